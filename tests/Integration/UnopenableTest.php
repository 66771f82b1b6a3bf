<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Error\InvalidMetadata;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Unopenable\Customer;
use Kiln\Tests\Fixture\Integration\Unopenable\Lazy;
use Kiln\Tests\Fixture\Integration\Unopenable\Order;
use Kiln\Tests\Fixture\Integration\Unopenable\Repository;
use Kiln\Tests\Fixture\Integration\Unopenable\Services;
use Kiln\Tests\Fixture\Integration\Unopenable\Shop;
use Kiln\Tests\Fixture\Integration\Unopenable\State;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * What nobody wants opened is named by the way to it.
 */
#[CoversClass(Serializer::class)]
final class UnopenableTest extends IntegrationTestCase
{
    /** @return iterable<string, array{\Closure(): mixed, string, ?string}> */
    public static function values(): iterable
    {
        $connection = Repository::class . '::$connection: it holds PDO, a connection, which is no data. Mark it #[Ignore], or give it a #[Converter].';
        $wayToConnection = ' The way to it: ' . Order::class . '::$customer, ' . Customer::class . '::$repository.';
        $closure = State::class . '::$initializer: a closure cannot be written. Mark it #[Ignore]. The way to it: ' . Lazy::class . '::$state.';

        yield 'below a class' => [static fn(): mixed => self::kiln()->serialize(new Order()), "{$connection}{$wayToConnection} [internal_class]", null];
        yield 'when reading' => [static fn(): mixed => self::kiln()->deserialize('{}', Order::class), "{$connection}{$wayToConnection} [internal_class]", null];
        yield 'in an array of anything' => [
            static fn(): mixed => self::kiln()->serialize(['a' => [new State(), new \ReflectionClass(self::class)]]),
            State::class . '::$initializer: a closure cannot be written. Mark it #[Ignore]. The object stands at a[0]. [unsupported_type]',
            'a[0]',
        ];
        yield 'a class that shows only at run time' => [
            static fn(): mixed => self::kiln()->toArray(['a' => ['b' => new Lazy()]]),
            "{$closure} The object stands at a.b. [unsupported_type]",
            'a.b',
        ];
        yield 'reflection' => [
            static fn(): mixed => self::kiln()->serialize([1, new \ReflectionClass(self::class)]),
            'ReflectionClass: what reflection knows of code is no data. Write what you want of it, or register a converter for the class. The object stands at [1]. [internal_class]',
            '[1]',
        ];
        yield 'a class of PHP' => [
            static fn(): mixed => self::kiln()->serialize(['w' => new \Random\Randomizer()]),
            'Random\Randomizer: a class of PHP itself does not tell what it is made of. Write what you want of it, or register a converter for the class. The object stands at w. [internal_class]',
            'w',
        ];
        yield 'a service' => [
            static fn(): mixed => self::kiln()->serialize(new Shop()),
            Shop::class . '::$services: it holds ' . Services::class . ', a container of services, which is no data. Mark it #[Ignore], or give it a #[Converter]. [no_data]',
            null,
        ];
    }

    /** @param \Closure(): mixed $use */
    #[Test]
    #[DataProvider('values')]
    public function theWayIsNamed(\Closure $use, string $message, ?string $path): void
    {
        try {
            $use();
            self::fail('It was written.');
        } catch (InvalidMetadata $invalid) {
            self::assertSame([$message, $path], [$invalid->getMessage(), $invalid->path]);
        }
    }

    #[Test]
    public function aClosureOfNoTypeIsAProblemAmongTheOthers(): void
    {
        $order = new Order();
        $order->anything = ['f' => static fn(): int => 5, 'n' => NAN];

        self::assertCannotWrite(['not_serializable at /f', 'not_finite at /n'], $order->anything);
    }
}
