<?php

declare(strict_types=1);

namespace Kiln\Tests\Architecture;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
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
        yield 'this checkout' => [SourceTree::root() . '/src', substr_count(SourceTree::root(), '/') > 1];
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
        $root = SourceTree::root();
        if (substr_count($root, '/') > 1) {
            // A checkout in a top-level folder such as /app has a name that texts may use as an example.
            $patterns[] = '~' . preg_quote($root, '~') . '\b~';
            // The optional documents lie beside the checkout and are named relative to it.
            $patterns[] = '~' . preg_quote(\dirname($root) . '/shared', '~') . '\b~';
        }

        return $patterns;
    }
}
