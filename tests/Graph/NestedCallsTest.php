<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Graph\UnencodableValue;
use Kiln\Tests\Graph\Model\Nested;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Values that are encoded and decoded while serialize() and unserialize() are at work around. PHP numbers values across such
 * calls, unless it is told not to.
 */
#[CoversClass(Graph::class)]
final class NestedCallsTest extends TestCase
{
    protected function tearDown(): void
    {
        Nested::$give = Nested::$take = null;
    }

    /**
     * @return iterable<string, array{class-string<Nested>, bool}> and whether the inner value has thousands of elements
     */
    public static function ways(): iterable
    {
        foreach ([false, true] as $isLarge) {
            $size = $isLarge ? 'large' : 'small';
            yield "Serializable, {$size}" => [self::serializable(), $isLarge];
            yield "__serialize(), {$size}" => [Model\NestedByArray::class, $isLarge];
        }
    }

    /**
     * @param class-string<Nested> $class
     */
    #[Test]
    #[DataProvider('ways')]
    public function nothingIsNumberedAcross(string $class, bool $isLarge): void
    {
        $shared = (object) ['a' => 1];
        $inner = self::inner($shared, $isLarge);
        $taken = null;
        $given = '';
        Nested::$give = static function () use ($inner, &$given): string {
            return $given = Graph::encode($inner);
        };
        Nested::$take = static function (string $bytes) use (&$taken, $inner): void {
            $taken = Graph::decode($bytes, Graph::ALL);
            // At once, and not when all is done around.
            self::assertSame(json_encode($inner), json_encode($taken));
        };

        self::assertOuterComesBack($class, $shared);

        self::assertSame(bin2hex(Graph::encode($inner)), bin2hex($given));
        self::assertSame(serialize($inner), serialize($taken));
    }

    /**
     * Decodes while something is written, and encodes while something is read.
     *
     * @param class-string<Nested> $class
     */
    #[Test]
    #[DataProvider('ways')]
    public function nothingIsNumberedAcrossTheOtherWayRound(string $class, bool $isLarge): void
    {
        $shared = (object) ['a' => 1];
        $inner = self::inner($shared, $isLarge);
        $bytes = Graph::encode($inner);
        $taken = null;
        $given = '';
        Nested::$give = static function () use ($bytes, &$taken): string {
            $taken = Graph::decode($bytes, Graph::ALL);

            return 'nothing';
        };
        Nested::$take = static function () use ($inner, &$given): void {
            $given = Graph::encode($inner);
        };

        self::assertOuterComesBack($class, $shared);

        self::assertSame(bin2hex($bytes), bin2hex($given));
        self::assertSame(serialize($inner), serialize($taken));
    }

    /**
     * PHP puts off what it would call within a call that is in another one.
     */
    #[Test]
    public function withinBothItIsRefused(): void
    {
        if (\extension_loaded('kiln')) {
            self::markTestSkipped('The extension uses neither.');
        }
        $message = '';
        Nested::$give = static function () use (&$message): string {
            try {
                Graph::encode([new \stdClass()]);
            } catch (\LogicException $exception) {
                $message = $exception->getMessage();
            }

            return 'nothing';
        };
        $class = self::serializable();
        Nested::$take = static function () use ($class): void {
            serialize(new $class());
        };

        unserialize(\sprintf('C:%d:"%s":0:{}', \strlen($class), $class));

        self::assertSame('Kiln cannot encode or decode while both serialize() and unserialize() wait for methods of Serializable.', $message);
    }

    /**
     * An error handler may write into a cache.
     */
    #[Test]
    public function noneAcrossAnErrorHandlerEither(): void
    {
        $shared = (object) ['a' => 1];
        $inner = self::inner($shared, false);
        $given = [];
        set_error_handler(static function () use ($inner, &$given): bool {
            $given[] = Graph::encode($inner);

            return true;
        });
        try {
            serialize([$shared, new Model\Forgetful(), $shared]);
        } finally {
            restore_error_handler();
        }

        self::assertSame([bin2hex(Graph::encode($inner))], array_map(bin2hex(...), $given));
    }

    /**
     * @param class-string<Nested> $class
     */
    #[Test]
    #[DataProvider('ways')]
    public function whatIsRefusedIsSaidInside(string $class): void
    {
        $refusals = [];
        Nested::$give = static function () use (&$refusals): string {
            try {
                Graph::encode([(object) ['of' => static fn(): int => 1]]);
            } catch (UnencodableValue $refusal) {
                $refusals[] = $refusal::class;
            }

            return 'nothing';
        };
        Nested::$take = static function () use (&$refusals): void {
            try {
                Graph::decode(Random\Damage::sealed("\xC1\x82\x01a:5:{i:0;i:1;}"));
            } catch (DamagedBytes $refusal) {
                $refusals[] = $refusal::class;
            }
        };

        self::assertOuterComesBack($class, (object) []);

        self::assertSame([UnencodableValue::class, DamagedBytes::class], $refusals);
    }

    /**
     * @param class-string<Nested> $class
     */
    private static function assertOuterComesBack(string $class, object $shared): void
    {
        $other = (object) ['b' => 2];
        $back = unserialize(serialize([$shared, new $class(), $shared, $other, $other]));

        self::assertIsArray($back);
        self::assertEquals($shared, $back[0]);
        self::assertSame($back[0], $back[2]);
        self::assertEquals($other, $back[3]);
        self::assertSame($back[3], $back[4]);
    }

    /**
     * @return list<mixed>
     */
    private static function inner(object $shared, bool $isLarge): array
    {
        $own = (object) ['c' => 3];

        return [$shared, [$own, $shared], $own, new \DateTimeImmutable('2024-02-29', new \DateTimeZone('UTC')), $isLarge ? array_map(static fn(int $n): array => [$n, $own], range(1, 3_000)) : 'small'];
    }

    /**
     * PHP calls such classes deprecated where it compiles them.
     *
     * @return class-string<Nested>
     */
    private static function serializable(string $name = 'NestedBySerializable'): string
    {
        if (!class_exists($name, false)) {
            @eval("final class {$name} extends " . Nested::class . ' implements \Serializable {
                public function serialize() { return self::give(); }
                public function unserialize($data) { self::take($data); }
            }');
        }
        \assert(is_a($name, Nested::class, true));

        return $name;
    }
}
