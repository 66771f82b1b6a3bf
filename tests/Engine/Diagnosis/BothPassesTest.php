<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis;

use Kiln\Context;
use Kiln\Engine\Converters;
use Kiln\Engine\Diagnosis\Destination;
use Kiln\Engine\Diagnosis\ReadDiagnosis;
use Kiln\Engine\Diagnosis\WriteInterpreter;
use Kiln\Engine\Planning;
use Kiln\Engine\WritePlans;
use Kiln\Error\DeserializationException;
use Kiln\Error\ErrorCode;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Optional;
use Kiln\Plan\Write\WritePlan;
use Kiln\Serializer;
use Kiln\Tests\Engine\Diagnosis\Fixture\Both\Car;
use Kiln\Tests\Engine\Diagnosis\Fixture\Both\Everything;
use Kiln\Tests\Engine\Diagnosis\Fixture\Both\Truck;
use Kiln\Tests\Engine\Diagnosis\Fixture\Level;
use Kiln\Tests\Engine\Diagnosis\Fixture\Line;
use Kiln\Tests\Engine\Diagnosis\Fixture\Status;
use Kiln\Tests\Engine\Diagnosis\Fixture\Suit;
use Kiln\Tests\Format\Json\Seed;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The slow pass accepts exactly what generated code accepts, and writes exactly what it writes.
 */
#[CoversClass(ReadDiagnosis::class)]
#[CoversClass(WriteInterpreter::class)]
#[Group('fuzz')]
final class BothPassesTest extends TestCase
{
    private const CASES = 1000;

    #[Test]
    public function theyAcceptTheSameData(): void
    {
        $seed = Seed::for(__METHOD__);
        $counts = ['accepted' => 0, 'refused' => 0];

        foreach ([new Context(), new Context(strict: true)] as $context) {
            $serializer = Serializer::create()->with($context);
            $plan = self::planning()->read(Everything::class, $context);
            $diagnosis = new ReadDiagnosis(new Converters(), $context);

            for ($case = Seed::cases(self::CASES) / 2; $case > 0; --$case) {
                $data = self::mutated($seed);
                $violations = $diagnosis->find($plan, $data);
                $problems = array_map(static fn(Violation $violation): string => "{$violation->path}: {$violation->message}", $violations->items);
                try {
                    $serializer->fromArray($data, Everything::class);
                    self::assertSame([], $problems, 'accepted by generated code: ' . json_encode($data));
                    ++$counts['accepted'];
                } catch (DeserializationException $exception) {
                    // What a constructor could have set, only generated code can miss: it says where it stopped.
                    $missed = array_filter($exception->violations()->items, static fn(Violation $violation): bool => $violation->code === ErrorCode::MissingKey);
                    self::assertNotSame([], $problems === [] ? $missed : $problems);
                    ++$counts['refused'];
                }
            }
        }

        self::assertGreaterThan(Seed::cases(self::CASES) / 20, min($counts));
    }

    #[Test]
    public function theyFillAnObjectFromTheSameData(): void
    {
        $seed = Seed::for(__METHOD__);
        $serializer = Serializer::create();
        $plan = self::planning()->populate(Everything::class, new Context());
        $diagnosis = new ReadDiagnosis(new Converters(), new Context());
        $counts = ['accepted' => 0, 'refused' => 0];

        for ($case = Seed::cases(self::CASES) / 2; $case > 0; --$case) {
            $data = self::mutated($seed);
            if ($seed->chance->getInt(0, 1) === 0) {
                unset($data['id']);
            }
            $object = new Everything(7, 's', null, 'l');
            $object->child = $seed->oneOf([null, new Everything(8, 'c')]);
            $violations = $diagnosis->find($plan, $data, $object);
            $problems = array_map(static fn(Violation $violation): string => "{$violation->path}: {$violation->message}", $violations->items);
            try {
                $serializer->populate($object, json_encode($data, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION));
                self::assertSame([], $problems, 'accepted by generated code: ' . json_encode($data));
                ++$counts['accepted'];
            } catch (DeserializationException) {
                self::assertNotSame([], $problems, 'refused by generated code: ' . json_encode($data));
                ++$counts['refused'];
            }
        }

        self::assertGreaterThan(Seed::cases(self::CASES) / 40, min($counts));
    }

    #[Test]
    public function theyWriteTheSame(): void
    {
        $seed = Seed::for(__METHOD__);
        $serializer = Serializer::create();
        $counts = ['written' => 0, 'refused' => 0];

        foreach ([new Context(), new Context(serializeNull: false)] as $context) {
            $planning = self::planning();
            $plans = new class ($planning) implements WritePlans {
                public function __construct(private readonly Planning $planning) {}

                public function forClass(string $class, Context $context): WritePlan
                {
                    return $this->planning->writeClass($class, $context);
                }
            };
            $plan = $planning->write(Everything::class, $context);

            for ($case = Seed::cases(self::CASES) / 2; $case > 0; --$case) {
                $object = self::filled($seed);
                $json = new WriteInterpreter(new Converters(), $plans, $context, Destination::json(), 512);
                $array = new WriteInterpreter(new Converters(), $plans, $context, Destination::plainArray(), 512);
                $interpreted = $json->interpret($plan, $object);
                $problems = array_map(static fn(Violation $violation): string => "{$violation->path}: {$violation->message}", $interpreted->violations->items);
                try {
                    $written = $serializer->serialize($object, context: $context, type: Everything::class);
                } catch (SerializationException) {
                    self::assertNotSame([], $problems);
                    ++$counts['refused'];
                    continue;
                }
                self::assertSame([], $problems, "written by generated code: {$written}");
                self::assertSame($written, json_encode($interpreted->data, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION));
                self::assertSame($serializer->toArray($object, $context, Everything::class), $array->interpret($plan, $object)->data);
                ++$counts['written'];
            }
        }

        self::assertGreaterThan(Seed::cases(self::CASES) / 20, min($counts));
    }

    private static function planning(): Planning
    {
        return new Planning();
    }

    /**
     * Valid data, of which up to three members are missing or something else.
     *
     * @return array<mixed>
     */
    private static function mutated(Seed $seed): array
    {
        $data = self::valid();
        for ($count = $seed->chance->getInt(1, 3); $count > 0; --$count) {
            $key = $seed->oneOf([...array_keys(self::valid()), 'nummer', 'numero', 'inline_sku', 'inline_price', 'unknown']);
            if ($seed->chance->getInt(0, 2) === 0) {
                unset($data[$key]);
            } elseif ($key === 'child' && $seed->chance->getInt(0, 1) === 0) {
                $data['child'] = self::mutated($seed);
            } else {
                $data[$key] = self::value($seed, 2);
            }
        }

        return $data;
    }

    private static function value(Seed $seed, int $depth): mixed
    {
        $value = $seed->oneOf([
            null, true, false, 0, 1, 7, -1, 1.0, 1.5, 1.0E+20, '', 'a', '1', 'open', 'Hearts', '2024-02-29T12:00:00Z', '2024-02-29',
            '2023-02-29', '12:30', 'P1D', '5 CHF', 'car', [], [1], ['a', 'b'], ['a' => 1], [1, 'a'], [1 => 'a', 5 => 'b'], ['width' => 1],
            ['width' => 1, 'unit' => null], ['sku' => 'a', 'price' => 1.5], [['sku' => 'a', 'price' => null]], ['type' => 'car', 'doors' => 2],
            ['type' => 'truck'], ['type' => 'truck', 'load' => 7], ['type' => 'bus'], ['a' => ['b' => []]], 'nested',
        ]);

        return $value !== 'nested' || $depth === 0 ? $value : [$seed->oneOf(['a', 0, 'sku']) => self::value($seed, $depth - 1)];
    }

    /**
     * @return array<string, mixed>
     */
    private static function valid(): array
    {
        return [
            'id' => 1, 'secret' => 's', 'label' => 'l', 'inline_sku' => 'a', 'inline_price' => 1,
            'int' => 1, 'float' => 1, 'text' => 'a', 'flag' => true, 'number' => '1', 'mixedUnion' => ['sku' => 'a'], 'status' => 'open',
            'level' => 2, 'suit' => 'Spades', 'at' => '2024-02-29T12:00:00.5+01:00', 'day' => '2024-02-29', 'interval' => 'PT1H',
            'clock' => '01:30', 'list' => [1, 2], 'map' => ['a' => 1], 'numbered' => [5 => 'a'], 'any' => ['a'],
            'shape' => ['width' => 1, 'unit' => 'm'], 'tuple' => [1, 'a'], 'object' => ['a' => [1]], 'arrayObject' => ['a' => 1],
            'iterable' => [1], 'child' => null, 'lines' => [['sku' => 'a', 'price' => 1]], 'vehicle' => ['type' => 'truck', 'load' => 1],
            'optional' => null, 'money' => '5 CHF', 'empty' => '', 'dynamic' => ['a'], 'never' => 1,
        ];
    }

    private static function filled(Seed $seed): Everything
    {
        $object = new Everything(7, 's', $seed->oneOf([null, new Line('a', 1.5), new Line('b', ['c' => null])]), 'l');
        $written = [null, 1, 1.0, 1.5, 'a', '', true, [], ['a'], ['a' => 1], [1 => 2], (object) [], (object) ['a' => []], Status::Shipped, Level::Low, Suit::Spades,
            new \DateTimeImmutable('2024-02-29T12:00:00.25Z'), new \DateInterval('P1D'), new \ArrayObject([1]), Optional::of(['a']), new Line('x', [new Line()]), new Car()];
        $never = [INF, "\xFF", strlen(...)];
        for ($count = $seed->chance->getInt(0, 6); $count > 0; --$count) {
            match ($seed->chance->getInt(0, 23)) {
                0 => $object->float = $seed->oneOf([1.0, 0.1, -0.0, 1.0E+25, INF]),
                1 => $object->text = $seed->oneOf(['', 'é"/', "\u{2028}", "\xFF"]),
                2 => $object->union = $seed->oneOf([1, 'a']),
                3 => self::set($object, 'mixedUnion', $seed->oneOf([1, ['a'], [], new Line(), Status::Open, 'open', 1.5, ['a' => 'b'], new Car()])),
                4 => $object->level = Level::High,
                5 => $object->at = new \DateTimeImmutable('2024-02-29T12:00:00.25Z'),
                6 => $object->day = new \DateTime('2024-02-29 Asia/Tokyo'),
                7 => $object->interval = new \DateInterval('P1DT2H'),
                8 => $object->clock = new \DateInterval('PT2H'),
                9 => self::set($object, 'list', $seed->oneOf([[1], [3 => 1], ['a' => 1], ['x'], [null]])),
                10 => self::set($object, 'map', $seed->oneOf([['a' => 1.5], [1], [], ['a' => 'x'], ["\xFF" => 1.0]])),
                11 => self::set($object, 'any', [$seed->oneOf($written)]),
                12 => self::set($object, 'shape', $seed->oneOf([['width' => 1, 'unit' => null], ['width' => 'x'], [], ['unit' => 'a', 'width' => 1, 'more' => 1]])),
                13 => self::set($object, 'tuple', $seed->oneOf([[1, 'a'], [1], ['a', 1]])),
                14 => $object->object = $seed->oneOf([(object) [], (object) [1], (object) ['a' => (object) []]]),
                15 => self::set($object, 'arrayObject', new \ArrayObject($seed->oneOf([[], ['a' => 1], [1], ['x']]))),
                16 => $object->iterable = $seed->oneOf([[1], [3 => 4], new \ArrayIterator([1, 2])]),
                17 => $object->child = $seed->oneOf([new Everything(8, 'c'), $object]),
                18 => $object->lines = [new Line('a', $seed->oneOf([...$written, ...$never]))],
                19 => $object->vehicle = $seed->oneOf([new Car(), new Truck(1.0)]),
                20 => $object->optional = $seed->oneOf([Optional::of(1), Optional::of(null), Optional::missing()]),
                21 => $object->money = $seed->oneOf([5, 6, new Line()]),
                22 => $object->empty = $seed->oneOf(['', 'a', null]),
                default => $object->dynamic = $seed->oneOf([...$written, ...$never]),
            };
        }
        if ($seed->chance->getInt(0, 9) === 0) {
            unset($object->never);
        }

        return $object;
    }

    /** Past what its phpdoc promises. */
    private static function set(Everything $object, string $property, mixed $value): void
    {
        (new \ReflectionProperty($object, $property))->setValue($object, $value);
    }
}
