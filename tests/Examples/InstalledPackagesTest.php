<?php

declare(strict_types=1);

namespace Kiln\Tests\Examples;

use Kiln\Context;
use Kiln\Examples\Composer\InstallationSource;
use Kiln\Examples\Composer\InstalledPackages;
use Kiln\Examples\Composer\Package;
use Kiln\Serializer;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversNothing]
final class InstalledPackagesTest extends TestCase
{
    private const EVERY_KEY = <<<'JSON'
        {
            "name": "acme/all", "version": "1.2.0", "version_normalized": "1.2.0.0", "target-dir": "Acme/All",
            "source": {"type": "git", "url": "https://example.org/all.git", "reference": "0a1b2c", "mirrors": [{"url": "https://mirror.example.org", "preferred": true}]},
            "dist": {"type": "zip", "url": "https://example.org/all.zip", "reference": "0a1b2c", "shasum": "", "mirrors": [{"url": "https://mirror.example.org", "preferred": false}]},
            "require": {"php": ">=8.2", "acme/one": "^1.0 || ^2.0"},
            "conflict": {"acme/old": "<3"}, "provide": {"acme/log": "1.0"}, "replace": {"acme/parts": "self.version"},
            "require-dev": {"acme/tests": "*"}, "suggest": {"ext-apcu": "To keep things"},
            "time": "2024-02-29T13:45:00+00:00", "default-branch": true, "bin": ["bin/all", "bin/one"], "type": "library",
            "extra": {"branch-alias": {"dev-main": "1.x-dev"}, "acme": {"level": 3, "ratio": 1.0, "list": [1, "two", null, {"deep": [[]]}], "on": false}},
            "installation-source": "source",
            "autoload": {
                "psr-4": {"Acme\\All\\": "src/", "Acme\\Two\\": ["lib/", "more/"], "": "fallback/"}, "psr-0": {"Acme_": "old/"},
                "classmap": ["classes/"], "files": ["functions.php"], "exclude-from-classmap": ["/Tests/"]
            },
            "autoload-dev": {"psr-4": {"Acme\\Tests\\": "tests/"}, "new-kind": {"of": ["rule"]}},
            "notification-url": "https://example.org/downloads/", "include-path": ["include/"],
            "php-ext": {"extension-name": "all", "configure-options": [{"name": "with-all"}]},
            "archive": {"name": "all", "exclude": ["/tests"]},
            "scripts": {"post-install-cmd": ["@build", "echo done"]},
            "license": ["MIT", "GPL-2.0-or-later"],
            "authors": [{"name": "Zoë Ångström", "email": "zoe@example.org", "homepage": "https://example.org", "role": "Lead", "gitlab": "zoe"}, {"email": "nobody@example.org"}],
            "description": "Slash / quote \" line\nend, 日本", "homepage": "https://example.org", "keywords": ["a", "b"],
            "repositories": [{"type": "vcs", "url": "https://example.org"}, {"packagist.org": false}],
            "support": {"issues": "https://example.org/issues", "chat": "https://example.org/chat"},
            "funding": [{"type": "github", "url": "https://github.com/sponsors/acme"}, {"url": "https://example.org", "since": 2020}],
            "abandoned": "acme/new", "transport-options": {"symlink": false, "ssl": {"verify": true}}, "install-path": "../acme/all",
            "key-of-the-future": {"is": ["kept"]}
        }
        JSON;

    /** @return iterable<string, array{string}> */
    public static function documents(): iterable
    {
        yield 'every key' => ['{"packages": [' . self::EVERY_KEY . '], "dev": true, "dev-package-names": ["acme/all"], "also-new": [1]}'];
        yield 'a package without files' => [self::withPackage('"type": "metapackage", "install-path": null')];
        yield 'a path that is missing' => [self::withPackage('"type": "library"')];
        yield 'one file to run, as a string' => [self::withPackage('"bin": "run", "abandoned": true')];
        yield 'no packages' => ['{"packages": [], "dev": false, "dev-package-names": []}'];
        yield 'the one of this project' => [(string) file_get_contents(__DIR__ . '/../../vendor/composer/installed.json')];
    }

    #[Test]
    #[DataProvider('documents')]
    public function nothingIsLost(string $json): void
    {
        $serializer = self::serializer();

        $written = $serializer->serialize($serializer->deserialize($json, InstalledPackages::class));

        // As objects, so that {} and [] are told apart; the order of keys does not count.
        self::assertEquals(self::decode($json), self::decode($written));
        self::assertSame(self::sorted(json_decode($json, true)), self::sorted(json_decode($written, true)));
    }

    #[Test]
    public function keysKeepTheOrderOfComposer(): void
    {
        $serializer = self::serializer();
        $package = $serializer->deserialize(self::EVERY_KEY, Package::class);

        self::assertSame(self::keys(self::EVERY_KEY), self::keys($serializer->serialize($package)));
    }

    #[Test]
    public function filesOfComposer1AreAListOfPackages(): void
    {
        $serializer = self::serializer();
        $json = '[' . self::EVERY_KEY . ']';

        $packages = $serializer->deserialize($json, 'list<' . Package::class . '>');

        self::assertEquals(self::decode($json), self::decode($serializer->serialize($packages)));
    }

    /**
     * Composer decodes to arrays, so that an empty object in a composer.json becomes `[]` in its list of packages. A map is
     * written as `{}`, by its type: the same array, but other brackets.
     */
    #[Test]
    public function anEmptyMapIsWrittenAsAnObject(): void
    {
        $serializer = self::serializer();
        $package = $serializer->deserialize(self::package('"autoload": {"psr-4": []}'), Package::class);

        self::assertStringContainsString('"autoload":{"psr-4":{}}', $serializer->serialize($package));
    }

    #[Test]
    public function objectsHoldWhatTheDocumentSays(): void
    {
        $package = self::serializer()->deserialize(self::EVERY_KEY, Package::class);

        self::assertSame('2024-02-29 13:45', $package->time?->format('Y-m-d H:i'));
        self::assertSame(InstallationSource::Source, $package->installationSource);
        self::assertSame(['Acme\\All\\' => 'src/', 'Acme\\Two\\' => ['lib/', 'more/'], '' => 'fallback/'], $package->autoload?->psr4);
        self::assertSame('Zoë Ångström', $package->authors[0]->name ?? null);
        self::assertSame(['gitlab' => 'zoe'], $package->authors[0]->other ?? null);
        self::assertSame('../acme/all', $package->installPath->value());
        self::assertSame(['key-of-the-future' => ['is' => ['kept']]], $package->other);
    }

    #[Test]
    public function groupsSelectAView(): void
    {
        $serializer = self::serializer();
        $packages = $serializer->deserialize('{"packages": [' . self::EVERY_KEY . '], "dev": true}', InstalledPackages::class);

        self::assertSame(
            '{"packages":[{"name":"acme/all","authors":[{"name":"Zoë Ångström","role":"Lead"},{}],'
            . '"funding":[{"url":"https://github.com/sponsors/acme"},{"url":"https://example.org"}]}]}',
            $serializer->serialize($packages, context: new Context(groups: ['people'], serializeNull: false)),
        );
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function versions(): iterable
    {
        yield 'before funding' => ['1.9', ['default-branch', 'php-ext', 'funding', 'install-path']];
        yield 'the first with funding' => ['1.10', ['default-branch', 'php-ext', 'install-path']];
        yield 'before php-ext' => ['2.8.1', ['php-ext']];
        yield 'the first with all' => ['2.8.2', []];
    }

    /** @param list<string> $missing */
    #[Test]
    #[DataProvider('versions')]
    public function versionsLeaveOutWhatCameLater(string $version, array $missing): void
    {
        $serializer = self::serializer();
        $package = $serializer->deserialize(self::EVERY_KEY, Package::class);
        $full = $serializer->toArray($package);

        $view = $serializer->toArray($package, new Context(version: $version, serializeNull: false));

        self::assertIsArray($full);
        self::assertIsArray($view);
        self::assertSame($missing, array_keys(array_diff_key($full, $view)));
    }

    private static function serializer(): Serializer
    {
        return Serializer::create()->with(new Context(serializeNull: false));
    }

    private static function withPackage(string $members): string
    {
        return '{"packages": [' . self::package($members) . '], "dev": true, "dev-package-names": []}';
    }

    private static function package(string $members): string
    {
        return '{"name": "acme/a", "version": "1.0", "version_normalized": "1.0.0.0", ' . $members . '}';
    }

    /** @return list<int|string> */
    private static function keys(string $json): array
    {
        return array_keys((array) json_decode($json, true));
    }

    private static function decode(string $json): mixed
    {
        return json_decode($json, flags: JSON_THROW_ON_ERROR);
    }

    /** By key at every level, where the keys are not those of a list. */
    private static function sorted(mixed $value): mixed
    {
        if (!\is_array($value)) {
            return $value;
        }
        if (!array_is_list($value)) {
            ksort($value);
        }

        return array_map(self::sorted(...), $value);
    }
}
