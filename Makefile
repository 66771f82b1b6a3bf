# Every task of the project. `make` alone lists them.
#
# Nothing but PHP 8.2, Composer and make is needed beforehand; each target
# installs what it needs.

PHP      ?= php
COMPOSER ?= composer

export COMPOSER_ALLOW_SUPERUSER := 1
export COMPOSER_NO_INTERACTION  := 1

PHPUNIT  := qa/in-scratch $(PHP) vendor/bin/phpunit
PHPSTAN  := $(PHP) vendor/bin/phpstan analyse --no-progress --memory-limit=1G
CS_FIXER := $(PHP) vendor/bin/php-cs-fixer

# The extension, and the one with the sanitizers.
NATIVE    := var/ext/kiln.so
SANITIZED := var/ext/kiln-sanitize.so

# Opcache as on a server; the just-in-time compiler off, so that figures compare.
WITH_OPCACHE := -d opcache.enable_cli=1 -d opcache.jit=disable -d opcache.jit_buffer_size=0

# As qa/require-caches has found them: tests compare with igbinary and yaml, and have entities in SQLite.
WITH_EXTENSIONS := PHP_INI_SCAN_DIR=:$(CURDIR)/var/caches/igbinary:$(CURDIR)/var/caches/sqlite:$(CURDIR)/var/caches/yaml

# How many checks run side by side. Each shows what it printed when it is done; a make that cannot wait with it (before 4.0)
# runs one after the other.
JOBS         ?= $(shell getconf _NPROCESSORS_ONLN)
SIDE_BY_SIDE := $(if $(filter output-sync,$(.FEATURES)),--jobs=$(JOBS) --output-sync=target)

heading = @printf '\n==> %s\n' '$(1)'

.DEFAULT_GOAL := help
.PHONY: help install extensions demo test test-long validate cs cs-fix stan unit phpunit phpunit-bridge phpunit-long fixtures fuzz bench bench-formats bench-graph bench-forms bench-request clean ext build-tools caches arginfo arginfo-check phpunit-native phpunit-bridge-native phpunit-long-native phpt valgrind sanitize fuzz-plain fuzz-native fuzz-sanitized test-php test-jms

help: ## List the targets
	@printf 'Usage: make TARGET\n\n'
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

install: extensions vendor/autoload.php ## Install the dependencies (only when they are missing or composer.json is newer)

extensions:
	@PHP='$(PHP)' COMPOSER='$(COMPOSER)' sh qa/require-extensions

# Some packages that jms/serializer rests on declare PHP 7 only but run on PHP 8,
# so an upper bound on the version of PHP is ignored; a lower bound is not.
vendor/autoload.php: composer.json
	$(call heading,Installing the dependencies)
	$(COMPOSER) install --prefer-dist --no-progress --ignore-platform-req=php+
	@touch $@

# FILE and TYPE reach the program as environment variables; make passes them on.
demo: install ## Run the main job on a real document; FILE=... TYPE=... for your own document and class
	$(call heading,Demo)
	@$(PHP) $(WITH_OPCACHE) examples/demo.php

# Runs side by side $(1) and what tests need, then the tests, the longest first: $(2), which need the extension, and $(3). Whether
# it can be built is asked before: who has no compiler may work on the rest.
define checks
	@failed=; extension=; native=; \
	if $(MAKE) --no-print-directory build-tools; then extension=ext; native='$(2)'; fi; \
	$(MAKE) --no-print-directory $(SIDE_BY_SIDE) --keep-going caches $$extension $(1) || failed=yes; \
	$(MAKE) --no-print-directory $(SIDE_BY_SIDE) --keep-going $(3) $$native || failed=yes; \
	if [ -n "$$failed" ]; then \
		exit 1; \
	elif [ -n "$$extension" ]; then \
		printf '\n==> All passed, without the extension and with it.\n'; \
	else \
		printf '\n==> NOT TESTED: the extension, and Kiln with it, which cannot be built here (see above). The rest passed.\n' >&2; \
		[ "$${CI:-}" != true ]; \
	fi
endef

test: install ## Run composer.json, code style, static analysis, and the tests, without the extension and with it
	$(call checks,stan cs validate,phpunit-native phpunit-bridge-native phpt arginfo-check,phpunit phpunit-bridge)

test-long: install ## Run the tests that take long: races of processes, large documents, and with the extension also console and documentation
	$(call checks,,phpunit-long-native,phpunit-long)

validate: install
	$(call heading,composer.json)
	$(COMPOSER) validate --strict

cs: install ## Check the code style
	$(call heading,Code style)
	$(CS_FIXER) check --diff --show-progress=none

cs-fix: install ## Repair the code style
	$(call heading,Code style (repairing))
	$(CS_FIXER) fix --show-progress=none

stan: install ## Analyse the code, and the generated code, with PHPStan
	$(call heading,Static analysis)
	$(PHPSTAN)
	$(call heading,Static analysis of generated code)
	$(PHPSTAN) --configuration=qa/phpstan-generated.neon

unit: install ## Run the unit tests alone
	$(call heading,Unit tests)
	$(PHPUNIT) --testsuite=unit,console,no-engine,bridge

# With opcache, as on a server: its optimizer may take `!($float < 1.0)` for `$float >= 1.0`, which differ for NAN.
PLAIN_TESTS  = $(WITH_EXTENSIONS) KILN_EXPECTS_NATIVE=0 qa/in-scratch $(PHP) $(WITH_OPCACHE) vendor/bin/phpunit --no-progress --do-not-cache-result
NATIVE_TESTS = $(WITH_EXTENSIONS) PHP='$(PHP)' qa/with-extension $(NATIVE) $(PHPUNIT) --no-progress --do-not-cache-result

phpunit: install caches
	$(call heading,Tests without the extension)
	@$(PLAIN_TESTS) --exclude-testsuite=bridge --exclude-group=long

# In a process of its own: its tests leave tens of thousands of classes behind, in which PHP then looks for new ones.
phpunit-bridge: install caches
	$(call heading,Tests in the place of other serializers without the extension)
	@$(PLAIN_TESTS) --testsuite=bridge --exclude-group=long

phpunit-long: install caches
	$(call heading,Long tests without the extension)
	@$(PLAIN_TESTS) --group=long

ext: build-tools ## Build the extension: var/ext/kiln.so
	$(call heading,The extension)
	@PHP='$(PHP)' qa/build-extension var/ext/build $(NATIVE) --enable-kiln-dev

# Tests that need what is missing here say so, and where CI=true nothing may be missing.
caches:
	@PHP='$(PHP)' qa/require-caches var/caches || [ "$${CI:-}" != true ]
	@PHP='$(PHP)' qa/require-web-servers var/web php-fpm || [ "$${CI:-}" != true ]
	@COMPOSER='$(COMPOSER)' qa/require-packages rector var/rector || [ "$${CI:-}" != true ]
	@COMPOSER='$(COMPOSER)' qa/require-packages psalm var/psalm || [ "$${CI:-}" != true ]
	@qa/require-suites var/suites || [ "$${CI:-}" != true ]
	@qa/require-typescript var/typescript || [ "$${CI:-}" != true ]
	@qa/require-go || [ "$${CI:-}" != true ]
	@qa/require-protoc || [ "$${CI:-}" != true ]

build-tools:
	@PHP='$(PHP)' qa/require-build-tools

arginfo: build-tools ## Write the extension's arginfo anew from its stub
	@PHP='$(PHP)' qa/arginfo

arginfo-check: build-tools
	$(call heading,Arginfo of the extension)
	@PHP='$(PHP)' qa/arginfo --check

# What is left out here, phpunit-long-native runs, where an engine takes part.
phpunit-native: install ext caches
	$(call heading,Tests with the extension)
	@$(NATIVE_TESTS) --exclude-testsuite=no-engine,architecture,bridge,console,docs --exclude-group=long

phpunit-bridge-native: install ext caches
	$(call heading,Tests in the place of other serializers with the extension)
	@$(NATIVE_TESTS) --testsuite=bridge --exclude-group=long

phpunit-long-native: install ext caches
	$(call heading,Long tests with the extension)
	@$(NATIVE_TESTS) --exclude-testsuite=no-engine --group=long
	$(call heading,Tests of the console and the documentation with the extension)
	@$(NATIVE_TESTS) --testsuite=console,docs --exclude-group=long

phpt: ext caches ## Test the extension alone
	$(call heading,The extension alone)
	@PHP='$(PHP)' qa/phpt $(NATIVE) var/ext/phpt

valgrind: ext caches ## Test the extension alone, under valgrind
	$(call heading,The extension alone$(comma) under valgrind)
	@command -v valgrind >/dev/null || qa/apt-install valgrind
	@PHP='$(PHP)' VALGRIND_OPTS='--leak-check=full' qa/phpt $(NATIVE) var/ext/valgrind -m -d pcre.jit=0 -d auto_append_file=$(CURDIR)/qa/leave-nothing.php

# What the extension does most of.
MOSTLY_NATIVE := tests/Native tests/Graph tests/Bridge/Jms/NativeXmlTest.php

# PHP itself leaves objects behind when a script ends by exit(), as PHPUnit does, so leaks are looked for only in the first. How much
# memory something takes says nothing here, and takes very long.
sanitize: install build-tools caches ## Test the extension under AddressSanitizer and UndefinedBehaviorSanitizer; KILN_CASES=... sets how long
	$(call heading,The extension alone$(comma) with sanitizers)
	@PHP='$(PHP)' qa/build-extension var/ext/build-sanitize $(SANITIZED) --enable-kiln-dev --enable-kiln-asan
	@PHP='$(PHP)' qa/sanitize/run var/ext/sanitize qa/phpt $(SANITIZED) var/ext/sanitize/phpt --asan -d auto_append_file=$(CURDIR)/qa/leave-nothing.php
	$(call heading,The native engine against the plain one$(comma) with sanitizers)
	@PHP='$(PHP)' KILN_CASES=$${KILN_CASES:-5000} qa/sanitize/run var/ext/sanitize qa/with-extension $(SANITIZED) \
		sh -c 'ASAN_OPTIONS=detect_leaks=0 "$$PHP" vendor/bin/phpunit --exclude-group=memory $(MOSTLY_NATIVE)'

# A place for a Debian with that PHP; the packages that Composer has installed here are used there.
VERSION     ?= 8.4
DEBIAN_ROOT ?= var/php$(VERSION)

test-php: install ## Run all tests with another PHP, VERSION=8.4, 8.5 or 8.6, in a Debian that debootstrap makes in DEBIAN_ROOT (needs root)
	$(call heading,PHP $(VERSION))
	@qa/debian-root $(DEBIAN_ROOT) $(VERSION)
	@qa/in-debian-root $(DEBIAN_ROOT) make COMPOSER=true phpunit phpunit-bridge phpunit-long phpunit-native phpunit-bridge-native phpunit-long-native phpt

# A checkout of jms/serializer, whose tests are not in its package.
JMS ?=

test-jms: install ## Run the tests of jms/serializer on Kiln; JMS=... is a checkout of its sources
	$(call heading,The tests of jms/serializer on Kiln)
	@$(MAKE) --no-print-directory ext || true
	@PHP='$(PHP)' COMPOSER='$(COMPOSER)' qa/jms-suite/run '$(JMS)' var/jms $$([ ! -e $(NATIVE) ] || echo '$(abspath $(NATIVE))')

fixtures: install ## Write the golden files anew; read the diff before you commit it
	$(call heading,Golden files (writing))
	KILN_UPDATE_FIXTURES=1 $(PHPUNIT) --testsuite=golden

# One seed for all passes. Each prints it, and what fails says how that is repeated.
fuzz: install caches ## Run all tests in random order with new random cases; KILN_CASES=... sets how many, KILN_SEED=... repeats a run
	@passes=fuzz-plain; \
	if $(MAKE) --no-print-directory build-tools; then \
		passes="$$passes fuzz-native fuzz-sanitized"; \
	else \
		printf '\n==> NOT TESTED: the extension, which cannot be built here (see above).\n' >&2; \
	fi; \
	$(MAKE) --no-print-directory --keep-going KILN_CASES="$${KILN_CASES:-x20}" KILN_SEED="$${KILN_SEED:-$$($(PHP) -r 'echo random_int(1, 0x7FFFFFFF);')}" $$passes

FUZZ = $(PHPUNIT) --order-by=random --random-order-seed=$(KILN_SEED)

fuzz-plain:
	$(call heading,Random tests without the extension: KILN_SEED=$(KILN_SEED) KILN_CASES=$(KILN_CASES))
	@KILN_EXPECTS_NATIVE=0 $(FUZZ)

fuzz-native: ext
	$(call heading,Random tests with the extension: KILN_SEED=$(KILN_SEED) KILN_CASES=$(KILN_CASES))
	@PHP='$(PHP)' qa/with-extension $(NATIVE) $(FUZZ)

fuzz-sanitized: build-tools
	$(call heading,Random tests of the extension$(comma) with sanitizers: KILN_SEED=$(KILN_SEED) KILN_CASES=$(KILN_CASES))
	@PHP='$(PHP)' qa/build-extension var/ext/build-sanitize $(SANITIZED) --enable-kiln-dev --enable-kiln-asan
	@PHP='$(PHP)' qa/sanitize/run var/ext/sanitize qa/with-extension $(SANITIZED) \
		sh -c 'ASAN_OPTIONS=detect_leaks=0 qa/in-scratch "$$PHP" vendor/bin/phpunit --group=fuzz $(MOSTLY_NATIVE) tests/Bridge/Jms/Differential/XmlDifferentialTest.php tests/Fuzz/DamagedXmlTest.php'

# A folder with checkouts of liip/serializer and liip/metadata-parser, whose packages ask for one that is not everywhere.
LIIP ?=

# Without a compiler, web servers or other extensions the rest is measured; the lab says what it leaves out.
LAB     = PHP='$(PHP)' PHP_INI_SCAN_DIR=:$(CURDIR)/var/caches/igbinary:$(CURDIR)/var/caches/sqlite:$(CURDIR)/var/caches/more $$([ -e $(NATIVE) ] && echo qa/with-extension $(NATIVE)) $(PHP)
LAB_WEB = PHP='$(PHP)' qa/require-web-servers var/lab/web

bench: install ext lab/vendor/autoload.php ## Run the benchmarks against other serializers; ARGS=... goes to lab/bench, LIIP=... holds checkouts of Liip
	-@PHP='$(PHP)' qa/require-caches var/caches
	@$(PHP) lab/add-liip '$(LIIP)' '$(COMPOSER)'
	$(call heading,Benchmarks)
	$(LAB) $(WITH_OPCACHE) lab/bench $(ARGS)

bench-formats: install ext lab/vendor/autoload.php ## Measure the formats beside json_encode and other libraries; fails where a goal is missed; ARGS=... goes to lab/bench
	-@PHP='$(PHP)' qa/require-caches var/caches yaml msgpack
	-@qa/require-protoc
	-@[ -d var/lab/python/root/usr ] || qa/unpack-packages var/lab/python python3-cbor2 python3-msgpack
	$(call heading,Formats)
	$(LAB) $(WITH_OPCACHE) lab/bench formats $(ARGS)

bench-graph: install lab/vendor/autoload.php ## Repeat three published comparisons of caches, and compare their forms; fails where a goal is missed; ARGS=... goes to lab/bench
	-@$(LAB_WEB)
	-@PHP='$(PHP)' qa/require-caches var/caches msgpack
	-@$(MAKE) --no-print-directory ext
	$(call heading,Caches)
	$(LAB) $(WITH_OPCACHE) lab/bench sources $(ARGS)

bench-request: install lab/vendor/autoload.php ## Measure a request behind PHP-FPM that starts from nothing; ARGS='REQUESTS DOCUMENT,...'
	-@$(LAB_WEB)
	-@$(MAKE) --no-print-directory ext
	$(call heading,Requests)
	$(LAB) lab/bench request $(ARGS)

bench-forms: ## Compare the forms of caches alone, and see which goals are reached; ARGS=... goes to lab/bench
	@$(MAKE) --no-print-directory bench-graph ARGS='--source=forms $(ARGS)'

lab/vendor/autoload.php: lab/composer.json
	$(call heading,Installing the peers of the benchmarks)
	$(COMPOSER) update --working-dir=lab --prefer-dist --no-progress --ignore-platform-req=php+
	@touch $@

clean: ## Remove caches and generated code; the installed packages stay
	rm -rf var .phpunit.cache

comma := ,
