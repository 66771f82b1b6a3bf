<?php

declare(strict_types=1);

namespace Kiln\Tests\Limits;

use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\MemoryStore;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Fuzz\Folder;
use Kiln\Tests\Fixture\Fuzz\Ledger;
use Kiln\Tests\Fixture\Fuzz\Loose;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Every limit, on every way in and out: at its value, and one above.
 */
#[CoversClass(Limits::class)]
#[CoversClass(Serializer::class)]
final class LimitsTest extends TestCase
{
    /** From so many bytes on, documents are decoded in batches. */
    private const LARGE = 32_768;

    /**
     * @return iterable<string, array{Limits, \Closure(Serializer): mixed, \Closure(Serializer): mixed, string, string, string, ?int}> the
     *     limits, a call at the limit, the same one above it, and of that the code, the pointer, the message and the byte
     */
    public static function ways(): iterable
    {
        $space = str_repeat(' ', self::LARGE);
        $arrays = static fn(int $levels): string => str_repeat('[', $levels) . str_repeat(']', $levels);
        $objects = static fn(int $levels): string => str_repeat('{"any":', $levels) . 'null' . str_repeat('}', $levels);
        $item = static fn(int $levels): string => '{"id":1,"amount":1,"unknown":' . $arrays($levels - 1) . '}';
        $nested = static function (int $levels): array {
            $value = [];
            for (; $levels > 1; --$levels) {
                $value = [$value];
            }

            return $value;
        };
        $deep = new Limits(depth: 4);
        $tooDeep = 'nested deeper than the 4 levels allowed';
        foreach ([
            'arrays' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize($arrays($n), 'mixed'), '', 4],
            'objects' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize($objects($n), Loose::class), '', 28],
            'a large array' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize("[1,{$arrays($n - 1)}]{$space}", 'list<mixed>'), '', 6],
            'a large array of objects' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize("[{$objects($n - 1)}]{$space}", 'list<' . Loose::class . '>'), '', 22],
            'the last item of a large array' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('[' . str_repeat('[],', 30_000) . "{$arrays($n - 1)}]", 'list<mixed>'), '', 90_004],
            'a large member' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize("{\"entries\":[{$item($n - 2)}{$space}]}", Ledger::class), '', 42],
            'beside a large member' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize("{\"more\":{$arrays($n - 1)},\"entries\":[{$space}]}", Ledger::class), '', 11],
            'an array to fill an object from' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->populate(new Loose(), $objects($n)), '', 28],
            'an item of an array in a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->read(["[1, {$arrays($n)}]"], 'mixed')), '/1', 8],
            'a large item of an array in a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->read(["[[], [[[{$space}{$arrays($n - 3)}]]]]"], 'list<mixed>')), '/1', 9 + self::LARGE],
            'a line of a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->read(["1\n{$arrays($n)}\n"], 'mixed', 'ndjson')), '/1', 6],
        ] as $name => [$call, $pointer, $byte]) {
            yield "depth of {$name}" => [$deep, $call(4), $call(5), 'depth_exceeded', $pointer, $tooDeep, $byte];
        }
        foreach ([
            'an array' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->serialize($nested($n)), '/0/0/0/0'],
            'an array by a type' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->serialize($nested($n), type: 'list<mixed>'), '/0/0/0/0'],
            'the last of many items' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->serialize([...array_fill(0, 40, 1), $nested($n - 1)]), '/40/0/0/0'],
            'a plain array' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->toArray($nested($n)), '/0/0/0/0'],
            'an item of an array in a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->write([1, $nested($n)])), '/1/0/0/0/0'],
            'a line of a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->write([1, $nested($n)], format: 'ndjson')), '/1/0/0/0/0'],
            'objects' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->serialize(self::folders($n)), '/parent/parent/parent/children'],
        ] as $name => [$call, $pointer]) {
            yield "depth of {$name} to write" => [$deep, $call(4), $call(5), 'depth_exceeded', $pointer, 'nested more than 4 levels deep', null];
        }

        $text = static fn(int $bytes): string => '"' . str_repeat('a', $bytes - 2) . '"';
        $small = new Limits(bytes: 20);
        foreach ([
            'a document' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize($text($n), 'string'), '', 'the text has 21 bytes, more than the 20 allowed', 20],
            'a document with space' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('1' . str_repeat(' ', $n - 1), 'int'), '', 'the text has 21 bytes, more than the 20 allowed', 20],
            'a document to fill an object from' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->populate(new Loose(), "{\"any\":{$text($n - 8)}}"), '', 'the text has 21 bytes, more than the 20 allowed', 20],
            'an item of an array in a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->read(["[{$text(20)}, {$text($n)}]"], 'string')), '', 'an item has more than the 20 bytes allowed', 23],
            'a line of a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->read(["{$text(20)}\n {$text($n)}\r\n"], 'string', 'ndjson')), '', 'an item has more than the 20 bytes allowed', 22],
        ] as $name => [$call, $pointer, $message, $byte]) {
            yield "bytes of {$name}" => [$small, $call(20), $call(21), 'too_large', $pointer, $message, $byte];
        }
        $large = self::LARGE + 10;
        yield 'bytes of a large document' => [
            new Limits(bytes: $large),
            static fn(Serializer $kiln): mixed => $kiln->deserialize('[1]' . str_repeat(' ', $large - 3), 'list<int>'),
            static fn(Serializer $kiln): mixed => $kiln->deserialize('[1]' . str_repeat(' ', $large - 2), 'list<int>'),
            'too_large', '', "the text has 32779 bytes, more than the {$large} allowed", $large,
        ];

        $short = new Limits(stringLength: 5);
        $tooLong = 'a string has 6 bytes, more than the 5 allowed';
        foreach ([
            'a string' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('[1, "' . str_repeat('a', $n) . '"]', 'mixed'), '', 4],
            'a string of escapes' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('"' . str_repeat('\u0061', $n) . '"', 'string'), '', 0],
            'a string of other letters' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('"éé' . str_repeat('a', $n - 4) . '"', 'string'), '', 0],
            'a key' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('{"any":{"' . str_repeat('k', $n) . '":1}}', Loose::class), '', 8],
            'a key that is ignored' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('{"' . str_repeat('k', $n) . '":1}', Loose::class), '', 1],
            'a string in a large document' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('[' . str_repeat('"abc",', 10_000) . '"' . str_repeat('a', $n) . '"]', 'list<string>'), '', 60_001],
            'a string to fill an object with' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->populate(new Loose(), '{"any":"' . str_repeat('a', $n) . '"}'), '', 7],
            'a string in a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->read(['["abc","', str_repeat('a', $n), '"]'], 'string')), '/1', 7],
            'a string in a line of a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->read(["\"abc\"\n\"", str_repeat('a', $n), '"'], 'string', 'ndjson')), '/1', 6],
        ] as $name => [$call, $pointer, $byte]) {
            yield "length of {$name}" => [$short, $call(5), $call(6), 'string_too_long', $pointer, $tooLong, $byte];
        }

        $few = new Limits(elements: 6);
        $tooMany = 'the text has more than the 6 elements and members allowed';
        foreach ([
            'elements' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('[' . implode(',', range(1, $n)) . ']', 'list<int>'), '', 13],
            // any, its two elements, a, more, its element: six; then an element in that
            'members and elements' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('{"any":[{"a":1},{}],"more":[[' . str_repeat('1', $n - 6) . ']]}', Loose::class), '', 29],
            'empty arrays' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('[' . implode(', ', array_fill(0, $n, '[]')) . ']', 'mixed'), '', 25],
            'nested arrays' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize($arrays($n + 1), 'mixed'), '', 7],
            'keys that stand twice' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('{' . implode(',', array_fill(0, $n, '"a":1')) . '}', Loose::class), '', 37],
            'elements of a large document' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->deserialize('[' . implode(',', range(1, $n)) . "]{$space}", 'list<int>'), '', 13],
            'elements to fill an object with' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => $kiln->populate(new Loose(), '{"any":[' . implode(',', range(1, $n - 1)) . ']}'), '', 18],
            'elements of an item of a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->read(['[[1,2,3,4,5,6],[' . implode(',', range(1, $n)) . ']]'], 'list<int>')), '/1', 28],
            'elements of a line of a stream' => [static fn(int $n): \Closure => static fn(Serializer $kiln): mixed => iterator_to_array($kiln->read(["[1,2,3,4,5,6]\n[" . implode(',', range(1, $n)) . ']'], 'list<int>', 'ndjson')), '/1', 27],
        ] as $name => [$call, $pointer, $byte]) {
            yield "number of {$name}" => [$few, $call(6), $call(7), 'too_many_elements', $pointer, $tooMany, $byte];
        }
    }

    /**
     * @return iterable<string, array{string, Limits}>
     */
    public static function endless(): iterable
    {
        foreach (['json', 'xml', 'yaml', 'csv', 'toml', 'msgpack', 'cbor'] as $format) {
            yield "depth of {$format}" => [$format, new Limits(\PHP_INT_MAX)];
            yield "others of {$format}" => [$format, new Limits(bytes: \PHP_INT_MAX, stringLength: \PHP_INT_MAX, elements: \PHP_INT_MAX)];
        }
    }

    #[Test]
    #[DataProvider('endless')]
    public function aLimitMayBeTheLargestNumber(string $format, Limits $limits): void
    {
        $kiln = SerializerBuilder::create()->withLimits($limits)->build();
        $rows = [['a' => 'x', 'b' => 'y']];
        $text = $kiln->serialize($format === 'toml' ? $rows[0] : $rows, $format);

        self::assertSame($format === 'toml' ? $rows[0] : $rows, $kiln->deserialize($text, 'mixed', $format));
        if ($format !== 'toml') {
            self::assertEquals($rows, iterator_to_array($kiln->read([implode('', [...$kiln->write($rows, null, $format)])], 'mixed', $format)));
        }
    }

    /**
     * The depth stands in two places, since a request without limits of its own does not load them.
     */
    #[Test]
    public function withoutLimitsTheDepthIsThatOfTheLimits(): void
    {
        $code = CodeLookup::over(new MemoryStore());

        self::assertSame((new PhpEngine($code, limits: new Limits()))->depth, (new PhpEngine($code))->depth);
    }

    /**
     * @param \Closure(Serializer): mixed $atLimit
     * @param \Closure(Serializer): mixed $above
     */
    #[Test]
    #[DataProvider('ways')]
    public function aLimitIsTheLastValueThatIsAllowed(Limits $limits, \Closure $atLimit, \Closure $above, string $code, string $pointer, string $message, ?int $byte): void
    {
        $kiln = SerializerBuilder::create()->withLimits($limits)->build();

        $atLimit($kiln);
        $violation = self::problem($above, $kiln);

        self::assertSame($code, $violation->code->value);
        self::assertSame($message, $violation->message);
        self::assertSame($pointer, $violation->pointer);
        self::assertSame($byte, $violation->offset);
    }

    /**
     * @param \Closure(Serializer): mixed $atLimit
     * @param \Closure(Serializer): mixed $above
     */
    #[Test]
    #[DataProvider('ways')]
    public function withoutALimitNothingIsRefused(Limits $limits, \Closure $atLimit, \Closure $above): void
    {
        $kiln = Serializer::create();
        $refused = [];
        foreach ([$atLimit, $above] as $call) {
            try {
                $call($kiln);
            } catch (DeserializationException|SerializationException $exception) {
                $refused[] = $exception->getMessage();
            }
        }

        self::assertSame([], $refused);
    }

    #[Test]
    public function thereAreFiveHundredAndTwelveLevelsByDefault(): void
    {
        $kiln = Serializer::create();
        self::assertEquals(new Limits(512, null, null, null), new Limits());

        $allowed = str_repeat('[', 512) . str_repeat(']', 512);
        self::assertSame($allowed, $kiln->serialize($kiln->deserialize($allowed, 'mixed')));
        self::assertSame(json_decode($allowed, true, 513), $kiln->deserialize($allowed, 'mixed'));

        $violation = self::problem(static fn(Serializer $kiln): mixed => $kiln->deserialize("[{$allowed}]", 'mixed'), $kiln);
        self::assertSame(['depth_exceeded', 512], [$violation->code->value, $violation->offset]);
        $violation = self::problem(static fn(Serializer $kiln): mixed => $kiln->serialize([json_decode($allowed, true, 513)]), $kiln);
        self::assertSame('depth_exceeded', $violation->code->value);
    }

    #[Test]
    public function theDepthOfObjectsOfAClassThatHoldsItselfIsLimitedToo(): void
    {
        $kiln = Serializer::create();
        // The innermost holds an empty list, which is a level too.
        $json = $kiln->serialize(self::folders(512));
        self::assertSame(512, substr_count($json, '"name"') + 1);
        self::assertInstanceOf(Folder::class, $kiln->deserialize($json, Folder::class));

        $violation = self::problem(static fn(Serializer $kiln): mixed => $kiln->serialize(self::folders(513)), $kiln);
        self::assertSame('depth_exceeded', $violation->code->value);
    }

    #[Test]
    public function manyLevelsCanBeAllowed(): void
    {
        $kiln = SerializerBuilder::create()->withLimits(new Limits(depth: 1_600))->build();
        $arrays = str_repeat('[', 1_600) . str_repeat(']', 1_600);
        $folders = str_repeat('{"name":"","parent":', 1_599) . 'null' . str_repeat('}', 1_599);

        self::assertSame($arrays, $kiln->serialize($kiln->deserialize($arrays, 'mixed')));
        $folder = $kiln->deserialize($folders, Folder::class);
        self::assertSame(1_599, substr_count($kiln->serialize($folder), '"name"'));
        $violation = self::problem(static fn(Serializer $kiln): mixed => $kiln->deserialize("[{$arrays}]", 'mixed'), $kiln);
        self::assertSame(['depth_exceeded', 1_600], [$violation->code->value, $violation->offset]);
    }

    /**
     * The stack of PHP's own parser is 10,000 entries deep (YYMAXDEPTH in the code that bison makes of php-src,
     * ext/json/json_parser.y), and what goes beyond it is called a syntax error there.
     */
    #[Test]
    public function moreLevelsThanPhpCanReadAreTooDeepHoweverManyAreAllowed(): void
    {
        $kiln = SerializerBuilder::create()->withLimits(new Limits(depth: 100_000))->build();
        $arrays = str_repeat('[', 20_000) . str_repeat(']', 20_000);
        json_decode($arrays, true, 100_000);
        self::assertSame(JSON_ERROR_SYNTAX, json_last_error());

        $violation = self::problem(static fn(Serializer $kiln): mixed => $kiln->deserialize($arrays, 'mixed'), $kiln);
        self::assertSame(['depth_exceeded', 'nested deeper than json_decode() can read'], [$violation->code->value, $violation->message]);
    }

    #[Test]
    public function problemsOfALimitAreToldToStrangersWithoutValues(): void
    {
        $kiln = SerializerBuilder::create()->withLimits(new Limits(stringLength: 3))->build();
        try {
            $kiln->deserialize('["geheim"]', 'list<string>');
            self::fail('accepted');
        } catch (DeserializationException $exception) {
            self::assertSame(
                [['code' => 'string_too_long', 'pointer' => '#', 'detail' => 'string too long, line 1, column 2']],
                $exception->toProblemDetails()['errors'],
            );
            self::assertStringNotContainsString('geheim', $exception->getMessage());
        }
    }

    /**
     * @param \Closure(Serializer): mixed $call
     */
    private static function problem(\Closure $call, Serializer $kiln): Violation
    {
        try {
            $call($kiln);
        } catch (DeserializationException|SerializationException $exception) {
            self::assertGreaterThan(0, \count($exception));

            return $exception->violations()->items[0];
        }
        self::fail('Nothing was refused.');
    }

    /**
     * Folders within folders, and the empty list of the innermost: so many levels.
     */
    private static function folders(int $levels): Folder
    {
        $outer = null;
        for ($level = 1; $level < $levels; ++$level) {
            $folder = new Folder();
            $folder->name = 'f';
            $folder->parent = $outer;
            $outer = $folder;
        }
        self::assertInstanceOf(Folder::class, $outer);

        return $outer;
    }
}
