<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Unusual;

use JMS\Serializer\Annotation as Jms;

final class ArrayChild extends \ArrayObject
{
    public int $own = 1;
}

#[\AllowDynamicProperties]
final class Dynamic
{
    public int $declared = 1;

    public static function withMore(): self
    {
        $dynamic = new self();
        $dynamic->added = 5;

        return $dynamic;
    }
}

final class ErrorChild extends \DomainException
{
    public string $detail = 'detail';
}

class JsonItself implements \JsonSerializable, \Stringable
{
    public int $a = 1;

    public function jsonSerialize(): mixed
    {
        return 'not asked';
    }

    public function __toString(): string
    {
        return 'text';
    }
}

/** Declares anew what its parent has, with other access and another type. */
class OverriddenBase
{
    protected $value = 'base';

    private string $same = 'of the base';

    public function __construct(protected int $promoted = 1) {}
}

final class Overriding extends OverriddenBase
{
    #[Jms\Type('int')]
    public $value = 'child';

    public string $same = 'of the child';

    public function __construct(public int $promoted = 2) {}
}

final readonly class ReadonlyClass
{
    public function __construct(public int $a = 1, protected array $b = ['x' => 1], private ?self $c = null) {}
}

final class References
{
    public array $list = [1];

    public $value = 1;
}

final class Walkable implements \IteratorAggregate, \Countable, \ArrayAccess
{
    public array $items = [1, 2];

    public function getIterator(): \Iterator
    {
        return new \ArrayIterator($this->items);
    }

    public function count(): int
    {
        return 0;
    }

    public function offsetExists(mixed $offset): bool
    {
        return true;
    }

    public function offsetGet(mixed $offset): mixed
    {
        return 'offset';
    }

    public function offsetSet(mixed $offset, mixed $value): void {}

    public function offsetUnset(mixed $offset): void {}
}

final class WithConstants
{
    public const A = 1;

    public static int $count = 3;

    private static ?string $hidden = null;

    public int $a = self::A;
}
