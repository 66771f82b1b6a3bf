<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Jms\Inheritance\Labelled;

/** Declarations of PHP, each of which jms/serializer makes something else of. */
final class Declared
{
    public ?int $nullableInt = null;

    public ?\stdClass $standard = null;

    public ?\ArrayObject $arrayObject = null;

    public ?\ArrayIterator $arrayIterator = null;

    public ?\Iterator $iterator = null;

    public ?\Generator $generator = null;

    public ?\Traversable $traversable = null;

    public ?\IteratorAggregate $aggregate = null;

    public ?\SplObjectStorage $storage = null;

    public ?\SplFixedArray $fixed = null;

    public ?iterable $iterable = null;

    public ?array $array = null;

    public ?Labelled $interface = null;

    public ?Person $person = null;

    public ?object $object = null;

    public ?self $self = null;

    public ?\Closure $closure = null;

    public ?\Throwable $throwable = null;

    public ?\Stringable $stringable = null;

    public (\Countable&\Traversable)|null $intersection = null;

    public ?false $nullOrFalse = null;

    public int|float|string|bool|null $scalar = null;

    public ?\UnitEnum $enum = null;

    public $größe;

    #[Jms\DeprecatedReadOnly]
    public int $oldReadOnly = 1;
}
