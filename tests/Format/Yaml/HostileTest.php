<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Yaml;

use Kiln\Context;
use Kiln\Engine\Php\Printer\ExpectedTable;
use Kiln\Engine\Planning;
use Kiln\Format\Expected;
use Kiln\Format\LimitException;
use Kiln\Format\SyntaxException;
use Kiln\Format\Yaml\Documents;
use Kiln\Format\Yaml\LineReader;
use Kiln\Format\Yaml\Resolver;
use Kiln\Format\Yaml\Source;
use Kiln\Format\Yaml\Yaml;
use Kiln\Format\Yaml\YamlOptions;
use Kiln\Limits;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Integration\Fixture\Yaml\Machine;
use Kiln\Tests\Integration\YamlTest;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Whatever the bytes: a tree or a typed error, in a time that grows as the document does. The reader of lines gives what the
 * composer gives.
 */
#[CoversClass(LineReader::class)]
#[CoversClass(Resolver::class)]
#[CoversClass(Yaml::class)]
final class HostileTest extends TestCase
{
    private const DOCUMENT = <<<'YAML'
        %TAG !e! tag:example.com,2000:
        --- # A comment, with ümläuts
        title: "YAML \"example\" \u00e9\U0001F600 \
          goes on"
        'quoted key': &anchor
          - 1
          - 0x1F
          - -.inf
          - [a, 'b c', {d: e, "f":g}, *anchor2 ]
          - - nested
            - ? complex
              : value
        text: |+
          one

           two
        folded: >2-
            three
          four
        ? explicit
        : !!str 5
        merged:
          <<: [&anchor2 {x: 1}, {y: 2}]
          z: plain text
            of two lines # comment
        bytes: !!binary aGVsbG8=
        tagged: !e!thing [1]
        empty:
        alias: *anchor2
        ...
        YAML;

    private const LINES = <<<'YAML'
        ---
        # Lines
        name: Törn & Söhne # comment
        price: 1.10
        a: 'b' # c
        b: "d#"   # e: f
        none: # g
        comments: # h
          - x y  # i
          - "j" # k
        quoted: 'it''s'
        double: "a\tb"
        tags:
        - a
        - 'b'

        - - c
          - d: e
            f:
        list:
          - id: 1
            url: https://example.com/#top
            none: ~
          # comment
          -
            id: 0x1F
            text: |
              two
              lines
            long: goes
              on
        inline: {a: [b, c]}
        flow: { a: [b, 'c d', "e\"\u00e9\n"], "f":{}, 'g': [ 1, [2] ], h: x:y, i: [], j: -5, k: a b }
        json: {"a":1,"b":[true,null,{"c":"d\\e"}]}
        &k key: !!str 5
        last: -5

        YAML;

    /** @return iterable<string, array{string}> */
    public static function documents(): iterable
    {
        yield 'all of YAML' => [self::DOCUMENT . "\n"];
        yield 'lines' => [self::LINES];
    }

    #[Test]
    #[DataProvider('documents')]
    public function aDocumentMayEndAnywhere(string $document): void
    {
        $read = 0;
        for ($length = 0; $length <= \strlen($document); ++$length) {
            $read += self::isReadOrRefused(substr($document, 0, $length)) ? 1 : 0;
        }

        self::assertGreaterThan(50, $read);
        self::assertLessThan(\strlen($document) - 40, $read);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function aDocumentMayBeDamagedAnywhere(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $read = 0;
        for ($case = Chance::damaged(2); $case > 0; --$case) {
            $read += self::isReadOrRefused(self::damaged([self::DOCUMENT . "\n", self::LINES, self::LINES][$case % 3], $chance)) ? 1 : 0;
        }

        self::assertGreaterThan(0, $read);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function bothReadersResolveByTypeAlike(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $expected = ExpectedTable::of((new Planning())->read(Machine::class, new Context()));
        $read = 0;
        for ($case = Chance::damaged(2); $case > 0; --$case) {
            $text = self::damaged([YamlTest::MACHINE, YamlTest::BY_HAND][$case % 2], $chance);
            try {
                $tree = [serialize((new Yaml(new YamlOptions(ignoreUnknownTags: true)))->decodeAs($text, $expected, new Limits()))];
                ++$read;
            } catch (SyntaxException $exception) {
                $tree = $exception->getMessage();
            }
            self::assertSame(self::composed($text, $expected), $tree, $text);
        }

        self::assertGreaterThan(0, $read);
    }

    private static function damaged(string $text, Chance $chance): string
    {
        for ($times = $chance->int(1, 3); $times > 0; --$times) {
            $from = $chance->int(0, \strlen($text));
            $other = $chance->int(0, \strlen($text));
            $text = match ($chance->int(0, 4)) {
                0 => substr_replace($text, \chr($chance->int(0, 255)), $from, 1),
                1 => substr_replace($text, '', $from, $chance->int(1, 12)),
                2 => substr_replace($text, substr($text, $other, $chance->int(1, 40)), $from, 0),
                3 => self::moved($text, $chance->int(0, substr_count($text, "\n")), $chance->int(0, 6)),
                default => substr_replace($text, ['"', "'", '[', ']', '{', '}', ': ', '- ', "\n", '\\', '? ', '&a ', '*a ', '!!str ', '|', ' #', "\t", '---', "\r", "\n\n", ',', '<<: '][$chance->int(0, 21)], $from, 0),
            };
        }

        return $text;
    }

    /** @return iterable<string, array{string}> */
    public static function deep(): iterable
    {
        yield 'brackets' => [str_repeat('[', 100_000)];
        yield 'braces' => [str_repeat('{a: ', 100_000)];
        yield 'pairs' => [str_repeat('[a: ', 100_000)];
        yield 'dashes' => [str_repeat('- ', 100_000) . "a\n"];
        yield 'question marks' => [str_repeat('? ', 100_000) . "a\n"];
        yield 'maps' => [implode("\n", array_map(static fn(int $level): string => str_repeat(' ', $level) . 'a:', range(0, 1_000))) . " 1\n"];
        yield 'lists of maps' => [implode("\n", array_map(static fn(int $level): string => str_repeat('  ', $level) . '- a:', range(0, 600))) . " 1\n"];
    }

    #[Test]
    #[DataProvider('deep')]
    public function depthIsRefusedWhereverItComesFrom(string $text): void
    {
        try {
            (new Yaml())->decode($text, new Limits());
            self::fail('not refused');
        } catch (SyntaxException $exception) {
            self::assertSame('depth_exceeded', $exception->error->code);
        }
    }

    #[Test]
    public function aliasesMayLeadTooDeep(): void
    {
        $text = "- &a0 [1]\n" . implode('', array_map(static fn(int $level): string => "- &a{$level} [*a" . ($level - 1) . "]\n", range(1, 60)));
        self::assertNotNull((new Yaml())->decode($text, new Limits(depth: 62)));
        try {
            (new Yaml())->decode($text, new Limits(depth: 61));
            self::fail('not refused');
        } catch (SyntaxException $exception) {
            self::assertSame('depth_exceeded', $exception->error->code);
        }
    }

    /** @return iterable<string, array{string}> */
    public static function bombs(): iterable
    {
        $levels = range(1, 30);
        yield 'lists' => ["- &a0 [1, 2]\n" . implode('', array_map(static fn(int $level): string => "- &a{$level} [" . implode(', ', array_fill(0, 9, '*a' . ($level - 1))) . "]\n", $levels))];
        yield 'maps' => ["a0: &a0 {}\n" . implode('', array_map(static fn(int $level): string => "a{$level}: &a{$level} {x: *a" . ($level - 1) . ', y: *a' . ($level - 1) . "}\n", $levels))];
        yield 'merges of nothing' => ["a0: &a0 {}\n" . implode('', array_map(static fn(int $level): string => "a{$level}: &a{$level} {<<: [*a" . ($level - 1) . ', *a' . ($level - 1) . "]}\n", $levels))];
        yield 'merges' => ['a: &a {' . implode(', ', array_map(static fn(int $number): string => "k{$number}: 1", range(1, 500))) . "}\n" . implode('', array_map(static fn(int $number): string => "b{$number}:\n  <<: *a\n", range(1, 1_000)))];
    }

    /**
     * 3 members, 3 items, 2 items of 3 each, 2 items of 8 each: 32.
     *
     * @param int<0, max> $elements
     */
    #[Test]
    #[TestWith([31, 5])]
    #[TestWith([24, 5])]
    #[TestWith([23, 4])]
    public function theAliasInTheDocumentIsNamedThatRepeatsTooMuch(int $elements, int $line): void
    {
        try {
            (new Yaml())->decode("a: &a [1, 2, 3]\nb: &b [*a, *a]\nc:\n- *b\n- *b\n", new Limits(elements: $elements));
            self::fail('not refused');
        } catch (LimitException $exception) {
            self::assertSame([$line, 3], [$exception->exceeded->position->line, $exception->exceeded->position->column]);
        }
    }

    #[Test]
    #[DataProvider('bombs')]
    public function whatAliasesRepeatIsLimited(string $text): void
    {
        foreach ([new Limits(), new Limits(elements: 1_000)] as $limits) {
            try {
                (new Yaml())->decode($text, $limits);
                self::fail('not refused');
            } catch (LimitException $exception) {
                self::assertSame('too_many_elements', $exception->exceeded->code);
                self::assertSame($limits->elements ?? Resolver::REPEATED, $exception->exceeded->limit);
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
        $count = 30_000;
        foreach ([
            ["key%d: 1\n", '', ''],
            ["'k y%d': 0x1\n", '', ''],
            ["- &a%d 1\n", '', ''],
            ["- &a%1\$d b\n- *a%1\$d\n", '', ''],
            ["- a:\n  b: c\n", '', ''],
            ["-\n", '', ''],
            ["? a%d\n", '', ''],
            ["# %d\n\n", "a: 1\n", ''],
            [" a\n", "a:\n", ''],
            ["\n", "a: b\n", ''],
            ["\n", "a: |+\n", ''],
            ["  a\n\n", "a: >\n", ''],
            ['\n', 'a: "', '"'],
            ["\n", '"', '"'],
            [" \\\n", '"', '"'],
            ["a \n  ", "a: '", "'"],
            ['a:b#c', 'a: ', ''],
            ['a# ', 'a: b', ''],
            [', [%d]', 'a: [1', ']'],
            [', c%d: 1', 'a: {b: 1', '}'],
            [",\n  c: 1", 'a: [b', ']'],
            ["--- %d\n", '', ''],
        ] as [$line, $opening, $closing]) {
            $text = $opening . implode('', array_map(static fn(int $number): string => \sprintf($line, $number), range(1, $count))) . $closing . "\n";
            foreach ([$text, strtr($text, ["\n" => "\r\n"])] as $variant) {
                try {
                    self::assertNotNull((new Yaml())->decode($variant, new Limits()));
                } catch (SyntaxException $exception) {
                    self::assertStringContainsString('second document', $exception->getMessage());
                }
            }
        }
    }

    /**
     * Whether it is read, by both readers alike; what is read is written, read again, and the same, and has places.
     */
    private static function isReadOrRefused(string $text): bool
    {
        $format = new Yaml(new YamlOptions(ignoreUnknownTags: true));
        $expected = self::composed($text);
        try {
            $tree = $format->decode($text, new Limits());
        } catch (SyntaxException $exception) {
            self::assertSame($expected, $exception->getMessage(), $text);
            self::assertGreaterThanOrEqual(0, $exception->error->position->offset);
            self::assertLessThanOrEqual(\strlen($text), $exception->error->position->offset);

            return false;
        }
        self::assertSame($expected, [serialize($tree)], $text);
        self::assertSame(serialize($tree), serialize($format->decode($format->encode($tree, new Limits()), new Limits())), $text);
        self::assertNotContains(null, $format->positions($text, self::paths($tree)), $text);

        return true;
    }

    /**
     * @return string|array{string} a message, or what is read without the reader of lines
     */
    private static function composed(string $text, Expected $expected = new Expected()): string|array
    {
        try {
            $source = new Source($text, 512);
            $root = null;
            foreach ((new Documents($source))->all() as $document) {
                if ($root !== null) {
                    $source->fail('unexpected "---": this is a second document, and one is expected; a stream of them is read item by item', $document->start);
                }
                $root = $document->root;
            }

            return [serialize($root === null ? null : (new Resolver($source, $expected, new Limits(), true))->value($root, $expected->root))];
        } catch (SyntaxException $exception) {
            return $exception->getMessage();
        }
    }

    private static function moved(string $text, int $line, int $spaces): string
    {
        $lines = explode("\n", $text);
        $lines[$line] = str_repeat(' ', $spaces) . ltrim($lines[$line]);

        return implode("\n", $lines);
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
}
