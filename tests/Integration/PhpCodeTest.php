<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Graph\PhpCode;
use Kiln\Serializer;
use Kiln\Tests\Integration\Fixture\Leaves\Photo;
use Kiln\Tests\Integration\Fixture\OwnFormat\Line;
use Kiln\Tests\Integration\Fixture\OwnFormat\Order;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Code that makes a value makes that value.
 */
#[CoversClass(PhpCode::class)]
final class PhpCodeTest extends TestCase
{
    /** @return iterable<string, array{mixed, ?string}> a value, and its code where that is known */
    public static function values(): iterable
    {
        $line = '\\' . Line::class;
        $shared = new Line('A', 1);
        $object = new \stdClass();
        $object->self = $object;

        yield 'scalars' => [[null, true, -1, PHP_INT_MIN, 0.1, -0.0, INF, "it's \\ \n\0 \$x é"], null];
        yield 'a list' => [[1, 'a'], "[1, 'a']"];
        yield 'a map' => [['a' => [], 5 => null], "['a' => [], 5 => null]"];
        yield 'an object' => [new Line("it's", null), "new {$line}(sku: 'it\\'s', quantity: null)"];
        yield 'objects, and what is as by default' => [
            new Order(1, [new Line('A', 2)], 1.5, []),
            null,
        ];
        yield 'dates' => [[new \DateTimeImmutable('2024-02-29 12:00:00.5', new \DateTimeZone('Europe/Zurich')), new \DateTime('2024-02-29T12:00:00+02:00'), new \DateTimeImmutable('2024-02-29T12:00:00Z')], null];
        yield 'an hour that is twice' => [(new \DateTimeImmutable('2024-10-27 00:30:00', new \DateTimeZone('UTC')))->setTimezone(new \DateTimeZone('Europe/Zurich')), null];
        yield 'the same hour, later' => [(new \DateTimeImmutable('2024-10-27 01:30:00', new \DateTimeZone('UTC')))->setTimezone(new \DateTimeZone('Europe/Zurich')), null];
        yield 'one object twice' => [[$shared, $shared], null];
        yield 'an object inside itself' => [$object, null];
        yield 'no constructor' => [[new \ArrayObject([1]), (object) ['a' => 1]], null];
        yield 'a property without a value' => [(new \ReflectionClass(Photo::class))->newInstanceWithoutConstructor(), null];
        yield 'a reference' => [(static function (): array {
            $one = 1;

            return [&$one, &$one];
        })(), null];
    }

    #[Test]
    #[DataProvider('values')]
    public function theCodeMakesTheValue(mixed $value, ?string $expected): void
    {
        $code = Serializer::create()->serialize($value, 'php');
        $made = eval("return {$code};");

        self::assertSame(serialize($value), serialize($made), $code);
        if ($expected !== null) {
            self::assertSame($expected, $code);
        }
    }

    /** @return iterable<string, array{\Closure(Serializer): mixed, string}> */
    public static function callsWithoutPhp(): iterable
    {
        yield 'a document' => [static fn(Serializer $serializer): mixed => $serializer->deserialize('1', 'int', 'php'), 'PHP code is only written: whoever reads it has to run it'];
        yield 'populate' => [static fn(Serializer $serializer): mixed => $serializer->populate(new \stdClass(), '[]', 'php'), 'PHP code is only written: whoever reads it has to run it'];
        yield 'a stream' => [static fn(Serializer $serializer): mixed => $serializer->read(['[1]'], 'int', 'php'), 'PHP code is only written: whoever reads it has to run it'];
        yield 'a part of a document' => [static fn(Serializer $serializer): mixed => $serializer->read(['[1]'], 'int', 'php', at: '/a'), 'PHP code is only written: whoever reads it has to run it'];
        yield 'a stream that is written' => [static fn(Serializer $serializer): mixed => $serializer->write([1], null, 'php'), 'PHP code is one expression, and no stream: give all items to serialize() at once.'];
    }

    /**
     * @param \Closure(Serializer): mixed $call
     */
    #[Test]
    #[DataProvider('callsWithoutPhp')]
    public function whatThereIsNoWayToDoIsSaid(\Closure $call, string $message): void
    {
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage($message);

        $call(Serializer::create());
    }

    #[Test]
    public function theSameObjectTwiceIsOne(): void
    {
        $shared = new Line('A', 1);
        $made = eval('return ' . Serializer::create()->serialize([$shared, $shared], 'php') . ';');

        self::assertIsArray($made);
        self::assertSame($made[0], $made[1]);
    }
}
