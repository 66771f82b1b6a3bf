<?php

declare(strict_types=1);

namespace Kiln\Tests\Architecture;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * What must not stand in any file of the project.
 */
#[CoversNothing]
final class TreeTest extends TestCase
{
    /** Files larger than this are data, not source. */
    private const LARGEST_SOURCE = 1_000_000;

    #[Test]
    public function nothingIsPutOff(): void
    {
        self::assertNothingMatches(self::reminder());
    }

    /**
     * A `default` would answer for a node that nobody thought of, and static analysis would not name the place.
     */
    #[Test]
    public function whatIsAskedOfNodesNamesAllOfThem(): void
    {
        $found = [];
        foreach (SourceTree::files('src', '.php') as $path => $content) {
            preg_match_all('/^( *)(?:.* )?match \(\$[\w>-]+::class\) \{\n(?:\1 .*\n)*?\1 {4}default => /m', $content, $ladders);
            array_push($found, ...array_fill(0, \count($ladders[0]), $path));
        }

        // Any part of a plan, most of which are no nodes.
        self::assertSame(['src/Engine/Php/Printer/CallsOut.php'], $found);
    }

    /**
     * Who reads it first reads it in ten minutes.
     */
    #[Test]
    public function theMapIsShort(): void
    {
        self::assertLessThanOrEqual(2000, preg_match_all('/\S+/', SourceTree::files('docs')['docs/architecture.md']));
    }

    #[Test]
    public function noFileNamesAPlaceOnOneMachine(): void
    {
        foreach (self::machinePaths() as $pattern) {
            self::assertNothingMatches($pattern);
        }
    }

    /** @return iterable<string, array{string, bool}> */
    public static function texts(): iterable
    {
        yield 'a reminder' => ['// to' . 'do', false];
        yield 'a reminder in capitals' => ['// TO' . 'DO: later', true];
        yield 'a repair reminder' => ['# FIX' . 'ME', true];
        yield 'a warning mark' => ['/* XX' . 'X */', true];
        yield 'a template of a file name' => ['mktemp -d kiln.XXXXXX', false];
        yield 'a home on Linux' => ['/home' . '/someone/kiln', true];
        yield 'a home on macOS' => ['/Users' . '/someone/kiln', true];
        yield 'a home on Windows' => ['C:' . '\Users\someone\kiln', true];
        yield 'a home that JSON holds' => ['C:' . '\\\\Users\\\\someone', true];
        yield 'the home of the superuser' => ['/root' . '/.cache/kiln', true];
        yield 'this checkout' => [SourceTree::root() . '/src', !self::isPlaceOfExamples(SourceTree::root())];
        yield 'a JSON pointer' => ['/root/home/users', false];
        yield 'a relative path' => ['var/kiln and ./home', false];
    }

    #[Test]
    #[DataProvider('texts')]
    public function aPlantedTextIsFound(string $text, bool $found): void
    {
        $matches = array_filter([self::reminder(), ...self::machinePaths()], static fn(string $pattern): bool => preg_match($pattern, $text) === 1);

        self::assertSame($found, $matches !== []);
    }

    #[Test]
    #[TestWith(['/srv/kiln', true])]
    #[TestWith(['/var/www/kiln', true])]
    #[TestWith(['/kiln', true])]
    #[TestWith(['/builds/kiln', false])]
    #[TestWith(['/data/checkouts/kiln', false])]
    public function whereExamplesLieTheCheckoutIsNotLookedFor(string $root, bool $isPlaceOfExamples): void
    {
        self::assertSame($isPlaceOfExamples, self::isPlaceOfExamples($root));
        self::assertMatchesRegularExpression(self::within($root), "see {$root}/src/Serializer.php");
        self::assertDoesNotMatchRegularExpression(self::within($root), "cd {$root} && make, or {$root}-old/src");
    }

    private static function assertNothingMatches(string $pattern): void
    {
        $found = [];
        foreach (SourceTree::files() as $path => $content) {
            if (\strlen($content) > self::LARGEST_SOURCE || preg_match($pattern, $content) !== 1) {
                continue;
            }
            foreach (explode("\n", $content) as $i => $line) {
                if (preg_match($pattern, $line) === 1) {
                    $found[] = $path . ':' . ($i + 1) . ': ' . trim(substr($line, 0, 120));
                }
            }
        }

        self::assertSame([], $found, implode("\n", $found));
    }

    private static function reminder(): string
    {
        // Put together here, so that this file passes its own test.
        return '~\b(?:TO' . 'DO|FIX' . 'ME|XX' . 'X)\b~';
    }

    /** @return list<string> patterns */
    private static function machinePaths(): array
    {
        $patterns = ['~/home/\w+/~', '~/Users/\w+/~', '~\b[A-Z]:(?:\\\\|/)+Users\b~', '~/root/\.~'];
        if (!self::isPlaceOfExamples(SourceTree::root())) {
            $patterns[] = self::within(SourceTree::root());
        }

        return $patterns;
    }

    /**
     * Whether texts may name a folder there as an example, and mean no machine.
     */
    private static function isPlaceOfExamples(string $root): bool
    {
        return preg_match('~^/(?:app|etc|opt|srv|usr|var)\b|^/[^/]*$~', $root) === 1;
    }

    /**
     * What lies in a checkout, and the optional documents beside it, which are named relative to it.
     */
    private static function within(string $root): string
    {
        $names = array_map(static fn(string|false $path): string => preg_quote(basename((string) $path)), (array) glob(SourceTree::root() . '/*'));

        return '~' . preg_quote($root) . '/(?:' . implode('|', $names) . ')\b|' . preg_quote(\dirname($root)) . '/shared/~';
    }
}
