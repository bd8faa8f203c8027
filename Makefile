# make play starts the game, make test checks everything. ARGS="..." goes to the program or to pytest.
PYTHON ?= python3
RUN = $(PYTHON) packaging/bootstrap.py

.PHONY: play test lint translations pictures-same deb fast clean
play test lint translations deb fast clean:
	@$(RUN) $@ $(ARGS)

# Fails if a picture differs from what the program drew at an earlier commit: make pictures-same BASE=v0.1.0
pictures-same:
	@$(RUN) $@ $(BASE) $(ARGS)
