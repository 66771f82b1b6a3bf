<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Throwing;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Converter;
use Kiln\Attribute\VirtualProperty;
use Kiln\Context;
use Kiln\ValueConverter;

/**
 * Throws what it is told to, at one place, the first time only: a second call would succeed, and hide the first.
 */
final class Once
{
    /** @var array<string, int> calls by place */
    public static array $calls = [];

    private static string $place = '';

    /** @var (\Closure(): \Throwable)|null */
    private static ?\Closure $make = null;

    /**
     * @param \Closure(): \Throwable $make
     */
    public static function at(string $place, \Closure $make): void
    {
        self::$calls = [];
        self::$place = $place;
        self::$make = $make;
    }

    public static function pass(string $place): void
    {
        self::$calls[$place] = (self::$calls[$place] ?? 0) + 1;
        $make = self::$make;
        if ($place === self::$place && $make !== null) {
            self::$make = null;

            throw $make();
        }
    }

    /**
     * @return iterable<string, \Closure(): \Throwable>
     */
    public static function kinds(): iterable
    {
        $prepared = new \Error('made long before');

        yield 'Error' => static fn(): \Throwable => new \Error('an error');
        yield 'TypeError' => static fn(): \Throwable => new \TypeError('a type error');
        yield 'TypeError of PHP' => static function (): \Throwable {
            try {
                return \strlen([]); // @phpstan-ignore argument.type, return.type
            } catch (\TypeError $error) {
                return $error;
            }
        };
        yield 'TypeError with the words of PHP' => static fn(): \Throwable => new \TypeError('A::b(): Argument #1 ($c) must be of type int, string given, called in ' . __FILE__ . ' on line 1');
        yield 'Error of a class of its own' => static fn(): \Throwable => new class ('of its own') extends \Error {};
        yield 'Error made elsewhere' => static fn(): \Throwable => $prepared;
        yield 'exception' => static fn(): \Throwable => new \DomainException('an exception');
        yield 'exception of jms/serializer' => static fn(): \Throwable => new \JMS\Serializer\Exception\RuntimeException('as jms/serializer throws');
    }
}

/**
 * User code of every kind that a class of its own can hold, in Kiln's own dialect.
 */
class Strict
{
    #[Accessor(getter: 'getText', setter: 'setText')]
    private string $text = 'a';

    /** @var iterable<int> */
    public iterable $items = [];

    #[Converter(ThrowingConverter::class)]
    public ?\stdClass $converted = null;

    public function __construct(public readonly int $number = 0)
    {
        Once::pass('constructor');
    }

    public static function full(): self
    {
        $full = new self();
        $full->converted = new \stdClass();
        $full->items = (static function (): \Generator {
            yield 1;
            Once::pass('generator');
            yield 2;
        })();

        return $full;
    }

    #[VirtualProperty]
    public function virtual(): int
    {
        Once::pass('virtual');

        return 1;
    }

    public function getText(): string
    {
        Once::pass('getter');

        return $this->text;
    }

    public function setText(string $text): void
    {
        Once::pass('setter');
        $this->text = $text;
    }

    #[BeforeSerialize]
    public function before(): void
    {
        Once::pass('before');
    }

    #[AfterDeserialize]
    public function after(): void
    {
        Once::pass('after');
    }
}

final class ThrowingConverter implements ValueConverter
{
    public function serialize(mixed $value, Context $context): string
    {
        Once::pass('converter');

        return 'converted';
    }

    public function deserialize(mixed $data, Context $context): \stdClass
    {
        Once::pass('converter');

        return new \stdClass();
    }
}
