<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Attribute\Converter;
use Kiln\Attribute\Groups;
use Kiln\Attribute\Ignore;
use Kiln\Attribute\NamingStrategy;
use Kiln\Attribute\VirtualProperty;
use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\Php\ShortWay;
use Kiln\JsonOptions;
use Kiln\Serializer;
use Kiln\Tests\TemporaryDirectory;
use Kiln\ValueConverter;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * A serializer without an engine does what one does that has an engine, which is tested elsewhere.
 */
#[CoversClass(ShortWay::class)]
#[CoversClass(Serializer::class)]
final class ShortWayTest extends TestCase
{
    private const DOCUMENTS = [
        '{"id":"7","placedAt":"2024-05-06T07:08:09Z","placed_at":"06.05.2024","note":null,"lines":[{"sku":"a"}],"open":{},"more":1}',
        '{"id":7,"lines":{"0":{"sku":"a"}}}',
        '{"id":7,"lines":[{"sku":1}]}',
        'null',
        '[]',
        '{"id":7',
        '{"context":1}',
    ];

    /** @return iterable<string, array{?Context, ?Context}> of the application and of a call */
    public static function contexts(): iterable
    {
        $contexts = [
            'none' => null,
            'groups' => new Context(groups: ['list', 'lines' => ['Default']]),
            'no nulls' => new Context(serializeNull: false),
            'names' => new Context(naming: NamingStrategy::Snake),
            'dates' => new Context(dateFormats: ['d.m.Y'], timezone: 'Europe/Zurich'),
            'lines of text' => new Context(json: new JsonOptions(pretty: true)),
            'strict' => new Context(strict: true),
            'values from text' => new Context(coerce: true),
            'empty objects' => new Context(keepEmptyObjects: true),
            'a selection' => new Context(properties: ['id', 'lines' => ['sku']]),
        ];
        foreach ($contexts as $name => $context) {
            yield "call: {$name}" => [null, $context];
            yield "application: {$name}" => [$context, null];
            yield "both: {$name}" => [new Context(serializeNull: false, strict: true), $context];
        }
    }

    #[Test]
    #[DataProvider('contexts')]
    public function whatIsWrittenAndReadIsThatOfAnEngine(?Context $default, ?Context $context): void
    {
        $directory = TemporaryDirectory::create();
        $line = new Line('a');
        $order = new Order(7, new \DateTimeImmutable('2024-05-06T07:08:09Z'), null, [$line, new Line("\xFF")]);
        $right = new Order(8, new \DateTimeImmutable('2024-12-31T23:30:00Z'), 1.0, [$line], new \stdClass());
        $values = [
            [$right, null], [$right, Order::class], [$order, null], [[$right, $line], null], [[$right], 'list<' . Order::class . '>'], [array_fill(0, 17, $line), null],
            [['a' => $line, 'b' => [$order]], null], [[$right, NAN], null], [[1 => $right], 'array<int, ' . Order::class . '>'], [[$line], 'list<' . Order::class . '>'], [$line, 'None'],
            [1.0, null], ['a', null], [null, null], [[], null], [new \stdClass(), null], [new \DateTimeImmutable('2024-05-06T07:08:09Z'), null], [\STDIN, null], [new Told(), null],
        ];
        foreach (['without code', 'with code'] as $way) {
            foreach ($values as $number => [$value, $type]) {
                $write = static fn(Serializer $serializer): string => $serializer->serialize($value, context: $context, type: $type);
                self::assertSame(self::outcome($write, $directory, $default, true), self::outcome($write, $directory, $default, false), "{$way}, value {$number}");
            }
            foreach (self::DOCUMENTS as $number => $document) {
                foreach ([Order::class, 'list<' . Order::class . '>', 'array<string, mixed>', Told::class, '?' . Line::class] as $type) {
                    $read = static fn(Serializer $serializer): mixed => $serializer->deserialize($document, $type, context: $context);
                    self::assertSame(self::outcome($read, $directory, $default, true), self::outcome($read, $directory, $default, false), "{$way}, {$type}, document {$number}");
                }
            }
        }
    }

    #[Test]
    public function whatWritesInAnotherContextMeanwhileDoesNotMix(): void
    {
        $names = new Context(naming: NamingStrategy::Pascal);
        $few = new Context(groups: 'few');
        $directory = TemporaryDirectory::create();
        foreach (['without code', 'with code'] as $way) {
            $serializer = Serializer::create($directory, engine: Engine::Php);
            $inner = static fn(): string => $serializer->serialize(new Line('b'), context: $names) . $serializer->serialize([new Line('c')]);

            self::assertSame('{"said":"{\"Sku\":\"b\"}[{\"sku\":\"c\"}]","id":1}', $serializer->serialize(new Talking($inner)), $way);
            self::assertSame('{"said":"{\"Sku\":\"b\"}[{\"sku\":\"c\"}]"}', $serializer->serialize(new Talking($inner), context: $few), $way);
            self::assertSame('{"Said":"{\"Sku\":\"b\"}[{\"sku\":\"c\"}]","Id":1}', $serializer->serialize(new Talking($inner), context: $names), $way);
            self::assertSame('[{"Sku":"d"}]', $serializer->serialize([new Line('d')], context: $names), $way);
        }
    }

    #[Test]
    public function aContextIsTheSameObjectInAllCalls(): void
    {
        $directory = TemporaryDirectory::create();
        foreach (['without code', 'with code'] as $way) {
            $serializer = Serializer::create($directory, engine: Engine::Php);
            $seen = [];
            TellsTheContext::$tell = static function (Context $context) use (&$seen): void {
                $seen[] = $context;
            };
            $first = new Context(groups: 'list');
            $serializer->serialize(new Line('a'), context: $first);
            foreach ([new Context(groups: 'list', serializeNull: true), new Context(groups: 'list'), $first] as $context) {
                $serializer->serialize(new Telling(), context: $context);
                $serializer->with($context)->serialize(new Telling());
            }
            self::assertSame(array_fill(0, 6, $first), $seen, $way);
        }
    }

    #[Test]
    public function contextsOfOneMeaningAreMadeReadyOnce(): void
    {
        $directory = TemporaryDirectory::create();
        $inOne = static fn(Serializer $serializer): string => $serializer->with(new Context(groups: 'list'))->serialize(new Line('a'));
        $inOne(Serializer::create($directory, engine: Engine::Php));
        $serializer = Serializer::create($directory, engine: Engine::Php);
        $inOne($serializer);
        gc_collect_cycles();
        $inOne($serializer);

        self::assertSame(0, gc_collect_cycles());
    }

    /**
     * @param \Closure(Serializer): mixed $do
     */
    private static function outcome(\Closure $do, string $directory, ?Context $default, bool $hasEngine): string
    {
        $serializer = Serializer::create($directory, engine: Engine::Php);
        $serializer = $default === null ? $serializer : $serializer->with($default);
        if ($hasEngine) {
            $serializer->toArray(1);
        }
        $outcomes = [];
        while (\count($outcomes) < 2) {
            try {
                $outcomes[] = var_export($do($serializer), true);
            } catch (\Throwable $exception) {
                $outcomes[] = $exception::class . ': ' . $exception->getMessage();
            }
        }

        return implode("\n", $outcomes);
    }
}

final class Order
{
    /**
     * @param list<Line> $lines
     */
    public function __construct(
        #[Groups('list')]
        public int $id,
        public ?\DateTimeImmutable $placedAt = null,
        #[Groups('list')]
        public ?float $note = null,
        #[Groups('list')]
        public array $lines = [],
        public ?\stdClass $open = null,
    ) {}
}

final class Line
{
    public function __construct(public string $sku) {}
}

final class Told
{
    #[Converter(WithTheGroups::class)]
    #[Groups('list')]
    public mixed $context = 1;
}

final class Telling
{
    #[Groups('list')]
    #[Converter(TellsTheContext::class)]
    public int $number = 1;
}

final class TellsTheContext implements ValueConverter
{
    /** @var \Closure(Context): void */
    public static \Closure $tell;

    public function serialize(mixed $value, Context $context): mixed
    {
        (self::$tell)($context);

        return $value;
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        return $data;
    }
}

final class WithTheGroups implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        return [$value, $context->groups, $context->strict];
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        return $this->serialize($data, $context);
    }
}

final class Talking
{
    /**
     * @param \Closure(): string $says
     */
    public function __construct(#[Ignore] private \Closure $says) {}

    #[VirtualProperty]
    #[Groups('few')]
    public function said(): string
    {
        return ($this->says)();
    }

    #[VirtualProperty]
    public function id(): int
    {
        return 1;
    }
}
