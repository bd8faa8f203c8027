# make play starts the game, make test checks everything. ARGS="..." goes to the program or to pytest.
PYTHON ?= python3
RUN = $(PYTHON) packaging/bootstrap.py

.PHONY: play test lint translations deb fast clean
play test lint translations deb fast clean:
	@$(RUN) $@ $(ARGS)
