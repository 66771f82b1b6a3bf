<?php

declare(strict_types=1);

namespace Kiln\Tests\Limits;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Fuzz\Folder;
use Kiln\Tests\Fixture\Fuzz\Ledger;
use Kiln\Tests\Fixture\Fuzz\Loose;
use Kiln\Tests\Fixture\Fuzz\Order;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What docs/limits.md says about memory, with documents made to take as much of it as they can.
 */
#[CoversClass(Serializer::class)]
#[Group('long')]
final class MemoryTest extends TestCase
{
    /** Large enough for batches, and for the multiple to outweigh what is constant. */
    private const BYTES = 34_000;

    /** Bytes of memory for a byte of the document: 108 measured, for `[[[[...]]]]` 400 levels deep. */
    private const DECODED = 120;

    /** As much again, where the result consists of arrays as well, and is not what was decoded. */
    private const WITH_RESULT = 240;

    /** Text that is long, and little as data. */
    private const LITTLE = 8;

    private const CONSTANT = 128 * 1024;

    /** What an exception keeps: its message, fifty problems, and none of the data. */
    private const RETAINED = 256 * 1024;

    /**
     * @return iterable<string, array{string, array<string, int>}> the multiple by type
     */
    public static function documents(): iterable
    {
        $asList = ['mixed' => self::DECODED, 'list<list<float>>' => self::WITH_RESULT, 'list<' . Order::class . '>' => self::DECODED, Ledger::class => self::DECODED];
        $asFolder = [Folder::class => self::DECODED];
        foreach ([
            'empty arrays' => '[]',
            'empty objects' => '{}',
            'arrays of one' => '[0]',
            'objects of one' => '{"":0}',
            'objects of an array' => '{"":[]}',
            'numbers' => '1',
            'long numbers' => '12345678901234567890',
            'strings' => '"ab"',
            'escapes' => '"\u0061\n"',
            'words' => 'null',
            'arrays in arrays' => str_repeat('[', 400) . str_repeat(']', 400),
            'objects in objects' => str_repeat('{"a":', 400) . '1' . str_repeat('}', 400),
            'orders' => '{"id":1,"status":"open","lines":[]}',
            'orders with a problem' => '{"id":1,"status":"opened","lines":[]}',
            'orders with many problems' => '{"id":"","status":0,"lines":{"a":1},"placed":"","ship_city":1,"rates":"","note":0}',
            'folders' => '{"name":""}',
            'entries' => '{"id":1,"amount":1}',
            'lists of many' => '[' . implode(',', array_fill(0, 9_000, '1')) . ']',
        ] as $name => $item) {
            $items = implode(',', array_fill(0, intdiv(self::BYTES, \strlen($item) + 1) + 1, $item));
            yield $name => ["[{$items}]", $asList];
            yield "{$name}, the last without an end" => ["[{$items},[", ['list<' . Order::class . '>' => self::DECODED]];
            yield "{$name} as folders" => ["{\"name\":\"\",\"children\":[{$items}]}", $asFolder + ['stdClass' => self::WITH_RESULT]];
            yield "{$name} as links" => ["{\"name\":\"\",\"links\":[{$items}]}", $asFolder];
            yield "{$name} in a ledger" => ["{\"title\":\"\",\"entries\":[{$items}]}", [Ledger::class => self::DECODED]];
            yield "{$name} as anything" => ["{\"any\":[{$items}]}", [Loose::class => self::DECODED]];
        }
        yield 'keys that no class has' => ['{' . implode(',', array_map(static fn(int $number): string => '"' . base_convert((string) $number, 10, 36) . '":1', range(1, intdiv(self::BYTES, 8)))) . '}', $asFolder];
        yield 'keys that are numbers' => ['{' . implode(',', array_map(static fn(int $number): string => "\"{$number}\":1", range(10_000, 10_000 + intdiv(self::BYTES, 10)))) . '}', $asFolder];
        yield 'folders in folders' => ['{"name":"","children":[' . implode(',', array_fill(0, 10, str_repeat('{"name":"","parent":', 400) . 'null' . str_repeat('}', 400))) . ']}', $asFolder];
    }

    /**
     * @param array<string, int> $multiples
     */
    #[Test]
    #[DataProvider('documents')]
    public function readingTakesAMultipleOfTheDocument(string $json, array $multiples): void
    {
        $kiln = Serializer::create();
        $strict = $kiln->with(new Context(strict: true));
        foreach ($multiples as $type => $multiple) {
            $most = $multiple * \strlen($json) + self::CONSTANT;
            $calls = [
                'a document' => static fn(): mixed => $kiln->deserialize($json, $type),
                'an item of a stream' => static fn(): array => iterator_to_array($kiln->read(['[', $json, ']'], $type)),
            ];
            if (class_exists($type) && $type !== \stdClass::class) {
                $calls['strictly'] = static fn(): mixed => $strict->deserialize($json, $type);
                $calls['into an object'] = static fn(): object => $kiln->populate(new $type(), $json);
            }
            foreach ($calls as $way => $call) {
                self::assertLessThan($most, Peak::of(static fn() => self::attempt($call)), "{$type}, {$way}");
            }
        }
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function textThatIsNoData(): iterable
    {
        yield 'a long string' => ['["' . str_repeat('a', self::BYTES) . '"]'];
        yield 'a string without an end' => ['["' . str_repeat('a', self::BYTES)];
        yield 'escapes without an end' => ['["' . str_repeat('\n', intdiv(self::BYTES, 2))];
        yield 'backslashes' => ['["' . str_repeat('\\', self::BYTES)];
        yield 'brackets without an end' => [str_repeat('[', self::BYTES)];
        yield 'objects without an end' => [str_repeat('{"a":', intdiv(self::BYTES, 5))];
        yield 'space' => ['[' . str_repeat(' ', self::BYTES) . ']'];
        yield 'digits' => ['[' . str_repeat('1', self::BYTES) . ']'];
        yield 'letters' => ['[' . str_repeat('a', self::BYTES) . ']'];
        yield 'commas' => ['[' . str_repeat(',', self::BYTES) . ']'];
        yield 'bytes that are no UTF-8' => ['["' . str_repeat("\xFF", self::BYTES) . '"]'];
        yield 'a long key' => ['{"' . str_repeat('k', self::BYTES) . '":1}'];
        yield 'a long key of a problem' => ['{"links":{"' . str_repeat('k', self::BYTES) . '":1},"name":1}'];
    }

    #[Test]
    #[DataProvider('textThatIsNoData')]
    public function textThatHoldsLittleTakesLittle(string $json): void
    {
        $kiln = Serializer::create();
        foreach (['mixed', 'list<' . Order::class . '>', 'list<string>', Folder::class, Ledger::class] as $type) {
            $peak = Peak::of(static fn() => self::attempt(static fn(): mixed => $kiln->deserialize($json, $type)));
            self::assertLessThan(self::LITTLE * \strlen($json) + self::CONSTANT, $peak, $type);
        }
    }

    #[Test]
    public function manyProblemsAreCountedAndNotKept(): void
    {
        $kiln = Serializer::create();
        $type = 'list<' . Order::class . '>';
        $json = '[' . implode(',', array_fill(0, 100_000, '{"id":1,"status":"opened"}')) . ']';
        $decoding = Peak::of(static function () use ($json): void {
            json_decode($json, true);
        });
        $reading = Peak::of(static fn() => self::attempt(static fn(): mixed => $kiln->deserialize($json, $type)));

        self::assertLessThan($decoding + \strlen($json) + self::CONSTANT, $reading, 'no more than the data itself');

        gc_collect_cycles();
        $before = memory_get_usage();
        $exception = self::attempt(static fn(): mixed => $kiln->deserialize($json, $type));
        self::assertLessThan(self::RETAINED, memory_get_usage() - $before);
        self::assertInstanceOf(DeserializationException::class, $exception);
        self::assertCount(200_000, $exception);
        self::assertCount(50, $exception->violations()->items);
        self::assertLessThan(20_000, \strlen($exception->getMessage()));
    }

    /**
     * @param \Closure(): mixed $call
     */
    private static function attempt(\Closure $call): ?DeserializationException
    {
        try {
            $call();
        } catch (DeserializationException $exception) {
            return $exception;
        }

        return null;
    }
}
