<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Toml;

use Kiln\Format\CannotEncode;
use Kiln\Format\SyntaxException;
use Kiln\Format\Toml\Reader;
use Kiln\Format\Toml\Toml;
use Kiln\Format\Toml\TomlVersion;
use Kiln\Format\Toml\Writer;
use Kiln\Limits;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Whatever the bytes: a tree or a typed error, in a time that grows as the document does.
 */
#[CoversClass(Reader::class)]
#[CoversClass(Writer::class)]
final class HostileTest extends TestCase
{
    private const DOCUMENT = <<<'TOML'
        # A comment, with ümläuts
        title = "TOML \"example\" \u00e9\U0001F600"
        'quoted key'."and another" = 'literal'
        numbers = [1, -2, 0xDEAD_BEEF, 0o755, 0b1101, 1_000, 3.14, 5e+22, -inf, nan,]
        times = [1979-05-27T07:32:00.999999-07:00, 1979-05-27 07:32:00Z, 1979-05-27T07:32:00, 1979-05-27, 07:32:00.5]
        text = """
        Roses \
            are "red"""""
        raw = '''
        C:\no\escape'''
        inline = { a.b = true, c = [ { d = {} }, "x" ], "e" = false }

        [owner.address]
        street = "Main"
        zip.code = "01234"

        [[products]]
        sku = 738594937
        [[products.variants]]
        color = "grey"
        [products.variants.size]
        width = 2

        [[products]]
        sku = 284758393
        [owner]
        name = "T"

        TOML;

    #[Test]
    public function aDocumentMayEndAnywhere(): void
    {
        $read = 0;
        for ($length = 0; $length < \strlen(self::DOCUMENT); ++$length) {
            $read += self::isReadOrRefused(substr(self::DOCUMENT, 0, $length)) ? 1 : 0;
        }

        self::assertGreaterThan(20, $read);
        self::assertLessThan(\strlen(self::DOCUMENT) - 300, $read);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function aDocumentMayBeDamagedAnywhere(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $read = 0;
        for ($case = Chance::damaged(); $case > 0; --$case) {
            $text = self::DOCUMENT;
            for ($times = $chance->int(1, 3); $times > 0; --$times) {
                $from = $chance->int(0, \strlen($text));
                $other = $chance->int(0, \strlen($text));
                $text = match ($chance->int(0, 3)) {
                    0 => substr_replace($text, \chr($chance->int(0, 255)), $from, 1),
                    1 => substr_replace($text, '', $from, $chance->int(1, 12)),
                    2 => substr_replace($text, substr($text, $other, $chance->int(1, 40)), $from, 0),
                    default => substr_replace($text, ['"', "'", '[', ']', '{', '}', '=', '.', "\n", '\\', '"""', '-', '_', '0'][$chance->int(0, 13)], $from, 0),
                };
            }
            $read += self::isReadOrRefused($text) ? 1 : 0;
        }

        self::assertGreaterThan(0, $read);
    }

    #[Test]
    public function depthIsRefusedWhereverItComesFrom(): void
    {
        foreach ([
            'a = ' . str_repeat('[', 100_000),
            'a = ' . str_repeat('{a=', 100_000),
            '[' . str_repeat('a.', 100_000) . 'a]',
            '[[' . str_repeat('a.', 100_000) . 'a]]',
            str_repeat('a.', 100_000) . 'a = 1',
            implode("\n", array_map(static fn(int $level): string => '[[' . substr(str_repeat('.a', $level), 1) . ']]', range(1, 400))),
        ] as $text) {
            try {
                self::read($text);
                self::fail('not refused: ' . substr($text, 0, 20));
            } catch (SyntaxException $exception) {
                self::assertSame('depth_exceeded', $exception->error->code);
            }
        }
    }

    /**
     * With what is quadratic in the number of lines this would not take a second but many minutes.
     */
    #[Test]
    #[Group('long')]
    public function manyLinesAreRead(): void
    {
        $count = 50_000;
        foreach ([
            ["key%d = 1\n", '', ''],
            ["'k y%d' = 0x1\n", '', ''],
            ["a.b.c%d = 1\n", '', ''],
            ["[a.b%d]\n", '', ''],
            ["[[a]]\nb = %d\n", '', ''],
            ["[[a.b]]\n", "[[a]]\n", ''],
            ["[a%d]\nb = 1\n[a%1\$d.c]\n", '', ''],
            ["# %d\n\n", '', ''],
            ['\n', 'a = "', '"'],
            ["\"\"\\\n", 'a = """', '"""'],
            [', [%d]', 'a = [1', ']'],
            [', c.d%d = 1', 'a = { b = 1', ' }'],
        ] as [$line, $opening, $closing]) {
            $lines = array_map(static fn(int $number): string => \sprintf($line, $number), range(1, $count));
            self::assertNotEquals([], (array) self::read($opening . implode('', $lines) . $closing . "\nend = true\n"));
        }
    }

    /**
     * Whether it is read; what is read is written, read again, and the same, and has places.
     */
    private static function isReadOrRefused(string $text): bool
    {
        try {
            $tree = self::read($text);
        } catch (SyntaxException $exception) {
            self::assertGreaterThanOrEqual(0, $exception->error->position->offset);
            self::assertLessThanOrEqual(\strlen($text), $exception->error->position->offset);

            return false;
        }
        try {
            self::assertEquals(Tagged::of($tree), Tagged::of(self::read((new Writer(512))->write($tree))), $text);
        } catch (CannotEncode $refusal) {
            self::fail("{$refusal->getMessage()}: {$text}");
        }
        self::assertNotContains(null, (new Toml())->positions($text, self::paths($tree)), $text);

        return true;
    }

    /**
     * @param list<int|string> $path
     *
     * @return list<list<int|string>>
     */
    private static function paths(mixed $tree, array $path = []): array
    {
        $paths = [$path];
        foreach (\is_array($tree) || $tree instanceof \stdClass ? (array) $tree : [] as $key => $value) {
            array_push($paths, ...self::paths($value, [...$path, $key]));
        }

        return $paths;
    }

    private static function read(string $text): mixed
    {
        return (new Reader($text, TomlVersion::V1_0, new Limits()))->read();
    }
}
