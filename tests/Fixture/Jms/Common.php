<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Common;

use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Jms\Inheritance\Labelled;

final class BadlyTyped
{
    #[Jms\Type('array<')]
    public $value = 1;
}

final class Constructed
{
    public string $mark = 'default';

    public function __construct(public int $given, public string $optional = 'optional', public ?Person $person = null)
    {
        $this->mark = 'constructor ran';
    }
}

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

/** Types that JMS cannot read from the declarations. */
final class Described
{
    public array $array = [1];

    public mixed $mixed = 1;

    public object $object;

    public iterable $iterable = [1];

    public self $self;

    public static function filled(): self
    {
        $described = new self();
        $described->object = Person::of('o');
        $described->self = new self();
        $described->self->object = Person::of('p');

        return $described;
    }
}

final class Lists
{
    /** @var mixed */
    #[Jms\Type('array')]
    public $any;

    #[Jms\Type('list')]
    public $anyList;

    #[Jms\Type('array<string>')]
    public $strings;

    #[Jms\Type('list<int>')]
    public $ints;

    #[Jms\Type('array<string, int>')]
    public $map;

    #[Jms\Type('array<int, string>')]
    public $numbered;

    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Common\Person>')]
    public $people;

    #[Jms\Type('array<string, Kiln\Tests\Fixture\Jms\Common\Person>')]
    public $byName;

    #[Jms\Type('array<array<int>>')]
    public $matrix;

    #[Jms\Type('array<string, array<string, float>>')]
    public $table;

    #[Jms\Type('iterable<int>')]
    public $walk;

    #[Jms\Type('ArrayCollection<int>')]
    public $collection;

    #[Jms\Type('ArrayIterator<int>')]
    public $iterator;

    public static function filledWith(mixed $value): self
    {
        $lists = new self();
        foreach (array_keys(get_object_vars($lists)) as $name) {
            $lists->{$name} = $value;
        }

        return $lists;
    }
}

final class Nothing {}

final class OwnTypes
{
    #[Jms\Type('Money<2, \'EUR\', null, 1.5, [1, \'a\']>')]
    public $money = 12;

    #[Jms\Type('Kiln\Tests\Fixture\Jms\Common\Person<\'param\'>')]
    public $person;
}

final class Person
{
    public ?string $name = null;

    public ?int $age = null;

    /** @param mixed ...$values */
    public static function of(?string $name, ?int $age = null): self
    {
        $person = new self();
        $person->name = $name;
        $person->age = $age;

        return $person;
    }
}

final class PluralTyped
{
    #[Jms\Type('ints')]
    public $numbers = ['a' => '1'];
}

final class Protection
{
    private string $private = 'private';

    protected string $protected = 'protected';

    public string $public = 'public';

    public readonly string $readonly;

    public static string $static = 'static';

    public function __construct(string $readonly = 'readonly')
    {
        $this->readonly = $readonly;
    }
}

/** The order of its JSON members is not the order in which a document names them. */
final class Reordered
{
    public array $calls = [];

    #[Jms\Accessor(setter: 'setFirst')]
    public int $first = 0;

    #[Jms\Accessor(setter: 'setSecond')]
    public int $second = 0;

    public function setFirst(int $first): void
    {
        $this->calls[] = 'first';
        $this->first = $first;
    }

    public function setSecond(int $second): void
    {
        $this->calls[] = 'second';
        $this->second = $second;
    }
}

final class Scalars
{
    public string $string = 'a';

    public int $int = 1;

    public float $float = 1.0;

    public bool $bool = true;
}

/** One property for each spelling of a type that jms/serializer knows without a class. */
final class Typed
{
    #[Jms\Type('string')]
    public $string;

    #[Jms\Type('int')]
    public $int;

    #[Jms\Type('integer')]
    public $integer;

    #[Jms\Type('bool')]
    public $bool;

    #[Jms\Type('boolean')]
    public $boolean;

    #[Jms\Type('true')]
    public $true;

    #[Jms\Type('false')]
    public $false;

    #[Jms\Type('float')]
    public $float;

    #[Jms\Type('double')]
    public $double;

    #[Jms\Type('array')]
    public $array;

    #[Jms\Type('list')]
    public $list;

    #[Jms\Type('iterable')]
    public $iterable;

    #[Jms\Type('NULL')]
    public $null;

    public static function filledWith(mixed $value): self
    {
        $typed = new self();
        foreach (array_keys(get_object_vars($typed)) as $name) {
            $typed->{$name} = $value;
        }

        return $typed;
    }
}

final class Uninitialized
{
    public int $before = 1;

    public string $never;

    public ?string $neverOrNull;

    private int $hidden;

    public int $after = 2;
}

class Untyped
{
    public $value;

    public function __construct($value = null)
    {
        $this->value = $value;
    }
}
