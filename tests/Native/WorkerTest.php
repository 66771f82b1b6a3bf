<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Native\ReadProgram;
use Kiln\Native\WriteProgram;
use Kiln\SerializerBuilder;
use Kiln\Tests\Bridge\Jms\Differential\Journal;
use Kiln\Tests\Engine\Native\NativeSetup;
use Kiln\Tests\Fixture\Fuzz\Order;
use Kiln\Tests\Fixture\Native\Cents;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * A process that lives long needs no more memory after many calls than after a few, however they end.
 */
#[CoversClass(ReadProgram::class)]
#[CoversClass(WriteProgram::class)]
#[RequiresPhpExtension('kiln')]
#[Group('long')]
#[Group('memory')]
final class WorkerTest extends TestCase
{
    private const CALLS = 100_000;

    private const WARM_UP = 2_000;

    private const RIGHT = '[{"id":7,"status":"open","lines":[{"sku":"a","price":12.5,"quantity":3,"tags":["a","b\u00e9"]},{"sku":"b","price":4}],"placed_at":"2024-02-29T13:45:00Z","ship_street":"x","ship_city":null,"rates":{"EUR":1,"USD":1.0843},"note":"two\nlines"}]';

    /** For the PHP engine, which finds nothing wrong. */
    private const DECLINED = '[{"id":7,"status":"open","lines":[],"placed_at":"+12024-02-29T13:45:00Z"}]';

    private const WRONG = '[{"id":7,"status":"open","lines":[{"sku":"a","price":12.5,"tags":["a"]},{"sku":"b","price":"4"}],"placed_at":"2024-02-29T13:45:00Z"}]';

    #[Test]
    public function memoryStaysFlat(): void
    {
        $setup = new NativeSetup(SerializerBuilder::create());
        $serializer = $setup->serializer;
        $type = 'list<' . Order::class . '>';
        $orders = $serializer->deserialize(self::RIGHT, $type);
        $json = $serializer->serialize($orders, type: $type);
        $ends = array_fill_keys(['read', 'written', 'declined', 'wrong', 'malformed', 'unwritable', 'thrown'], 0);
        $calls = [
            'read' => static fn(): bool => \count((array) $serializer->deserialize(self::RIGHT, $type)) === 1,
            'written' => static fn(): bool => $serializer->serialize($orders, type: $type) === $json,
            'declined' => static fn(): bool => \count((array) $serializer->deserialize(self::DECLINED, $type)) === 1,
            'wrong' => static fn(): bool => self::refuses(static fn(): mixed => $serializer->deserialize(self::WRONG, $type)),
            'malformed' => static fn(): bool => self::refuses(static fn(): mixed => $serializer->deserialize(substr(self::RIGHT, 0, -9), $type)),
            'unwritable' => static fn(): bool => self::refuses(static fn(): string => $serializer->serialize(['text', ['key' => ["\xFF"]]])),
            'thrown' => static fn(): bool => self::refuses(static fn(): mixed => $serializer->deserialize('[7,13]', 'list<' . Cents::class . '>')),
        ];
        // What is right is what a worker mostly does.
        $order = ['read', 'written', 'read', 'written', 'read', 'written', 'read', 'written', 'read', 'written', 'read', 'written', 'read', 'written', ...array_keys($calls)];

        // Failed calls leave cycles to the collector. PHP's table of objects doubles when it is full (php-src, zend_objects_API.c), and
        // whether these objects fill it depends on how many the tests before have left.
        array_map(static fn(int $number): \stdClass => (object) ['number' => $number], range(1, 20_000));

        $before = 0;
        for ($call = 0; $call < self::CALLS; ++$call) {
            $end = $order[$call % \count($order)];
            $ends[$end] += (int) $calls[$end]();
            if ($call === self::WARM_UP) {
                $before = self::memory();
            }
        }
        $grown = self::memory() - $before;

        self::assertSame(self::CALLS, array_sum($ends));
        self::assertGreaterThan(self::CALLS / 30, min($ends));
        self::assertLessThan(self::CALLS / 2, $setup->fallback->encoded + $setup->fallback->decoded);
        self::assertLessThanOrEqual(0, $grown, 'bytes more in use');
    }

    private static function memory(): int
    {
        Journal::taken();
        gc_collect_cycles();
        gc_mem_caches();

        return memory_get_usage();
    }

    /**
     * @param \Closure(): mixed $call
     */
    private static function refuses(\Closure $call): bool
    {
        try {
            $call();
        } catch (DeserializationException|SerializationException|\DomainException) {
            return true;
        }

        return false;
    }
}
