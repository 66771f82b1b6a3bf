<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Classes\RawProperty;
use Kiln\Graph\Collect\LazyObject;
use Kiln\Graph\Graph;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhp;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

use function Kiln\Native\decode_graph;

/**
 * Hooks, visibility of its own for setting, and lazy objects. Older versions of PHP cannot read these classes.
 */
#[CoversClass(LazyObject::class)]
#[CoversClass(RawProperty::class)]
#[RequiresPhp('>= 8.4')]
final class Php84Test extends TestCase
{
    private const CODE = <<<'PHP'
        class Kiln84Hooked
        {
            public static int $calls = 0;
            public string $upper = 'X' { set(string $value) { ++self::$calls; $this->upper = strtoupper($value); } }
            protected string $read = 'y' { get { ++self::$calls; return $this->read; } }
            public string $virtual { get { ++self::$calls; return 'virtual'; } set { ++self::$calls; } }
            public private(set) int $asymmetric = 1;
            public protected(set) readonly array $list;
            private ?self $next;

            public function __construct(int $number, ?self $next = null)
            {
                $this->upper = "text {$number}";
                $this->read = "read {$number}";
                $this->asymmetric = $number;
                $this->list = [$number];
                $this->next = $next;
            }
        }
        final class Kiln84Child extends Kiln84Hooked
        {
            public int $own = 5 { set => $value + 1; }
        }
        final class Kiln84Sleeper
        {
            public int $kept = 3;
            public int $dropped = 4;
            public function __sleep(): array { return ['kept']; }
        }

        return [
            'hooked' => static function (int $count): array {
                $objects = [];
                for ($number = 1; $number <= $count; ++$number) {
                    $objects[] = $object = $number % 2 === 1 ? new Kiln84Hooked($number, $objects[0] ?? null) : new Kiln84Child($number, $objects[0]);
                    // Behind the hook stands what the hook would not have let through.
                    (new ReflectionProperty($object, 'upper'))->setRawValue($object, "lower {$number}");
                }
                Kiln84Hooked::$calls = 0;

                return $objects;
            },
            'ghost' => static fn(int $options): array => [new ReflectionClass('Kiln84Hooked')->newLazyGhost(static fn($object) => $object->__construct(7), $options)],
            'proxy' => static fn(int $options): array => [new ReflectionClass('Kiln84Hooked')->newLazyProxy(static fn() => new Kiln84Hooked(7), $options)],
            'sleeping ghost' => static fn(int $options): array => [new ReflectionClass('Kiln84Sleeper')->newLazyGhost(static function ($object) { $object->kept = 8; }, $options)],
            'sleeping proxy' => static fn(int $options): array => [new ReflectionClass('Kiln84Sleeper')->newLazyProxy(static fn() => new Kiln84Sleeper(), $options)],
            'failing' => static fn(): array => [new ReflectionClass('Kiln84Hooked')->newLazyGhost(static fn() => throw new DomainException('no database'))],
            'calls' => static fn(): array => [Kiln84Hooked::$calls],
        ];
        PHP;

    /** @var array<string, \Closure(int=): list<mixed>>|null */
    private static ?array $makers = null;

    /**
     * @return iterable<string, array{int}>
     */
    public static function counts(): iterable
    {
        yield 'one' => [1];
        yield 'a few' => [5];
        yield 'many' => [100];
    }

    #[Test]
    #[DataProvider('counts')]
    public function noHookIsCalled(int $count): void
    {
        $value = self::made('hooked', $count);
        $expected = serialize($value);
        $bytes = Graph::encode($value);

        self::assertSame($expected, serialize(Graph::decode($bytes, Graph::ALL)));
        if (\extension_loaded('kiln')) {
            self::assertSame($expected, serialize(decode_graph($bytes, Graph::ALL)));
        }
        $file = tempnam(sys_get_temp_dir(), 'kiln');
        Graph::export($value, $file);
        self::assertSame($expected, serialize(require $file));
        unlink($file);
        self::assertSame([0], self::made('calls'));
    }

    /**
     * @return iterable<string, array{string, int}>
     */
    public static function lazy(): iterable
    {
        foreach (['ghost', 'proxy', 'sleeping ghost', 'sleeping proxy'] as $maker) {
            yield $maker => [$maker, 0];
            // ReflectionClass::SKIP_INITIALIZATION_ON_SERIALIZE
            yield "{$maker}, left alone" => [$maker, 8];
        }
    }

    #[Test]
    #[DataProvider('lazy')]
    public function aLazyObjectIsWhatSerializeMakesOfIt(string $maker, int $options): void
    {
        $twice = static function () use ($maker, $options): array {
            $objects = self::made($maker, $options);

            return [$objects, 1, $objects];
        };

        self::assertSame(
            serialize(unserialize(serialize($twice()))),
            serialize(Graph::decode(Graph::encode($twice()), Graph::ALL)),
        );
    }

    #[Test]
    public function anInitializerThatFailsIsHeardOf(): void
    {
        $object = self::made('failing');

        $this->expectExceptionMessage('no database');
        Graph::encode($object);
    }

    /**
     * @return list<mixed>
     */
    private static function made(string $maker, int $argument = 0): array
    {
        if (self::$makers === null) {
            /** @var array<string, \Closure(int=): list<mixed>> $makers */
            $makers = eval(self::CODE);
            self::$makers = $makers;
        }

        return self::$makers[$maker]($argument);
    }
}
