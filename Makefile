# make play starts the game, make quick checks a change, make test everything. ARGS="..." goes to the program or to pytest.
PYTHON ?= python3
RUN = $(PYTHON) packaging/bootstrap.py

.PHONY: play quick test lint translations texts-export texts-import texts-missing pictures-same packages deb wheel try-windows lock fast clean
play quick test lint translations packages deb wheel try-windows lock fast clean:
	@$(RUN) $@ $(ARGS)

# For translators, see docs/translating.md: make texts-export LANGUAGE=fr, make texts-import FILE=po/fr.po, make texts-missing
# LANGUAGE counts only here: some desktops have a variable of that name.
ASKED = $(if $(filter command,$(firstword $(origin LANGUAGE))),$(LANGUAGE))
texts-export texts-missing:
	@$(RUN) $@ $(ASKED) $(ARGS)

texts-import:
	@$(RUN) $@ $(FILE) $(ARGS)

# Fails if a picture differs from what the program drew at an earlier commit: make pictures-same BASE=v0.1.0
pictures-same:
	@$(RUN) $@ $(BASE) $(ARGS)
