<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Effects;

use JMS\Serializer\Annotation as JMS;
use JMS\Serializer\SerializerInterface;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;

final class Counting
{
    #[JMS\Exclude]
    private static int $calls = 0;

    #[JMS\Type('int')]
    #[JMS\Accessor(setter: 'setNumber')]
    public $number;

    public function setNumber($number): void
    {
        ++self::$calls;
        $this->number = $number;
    }

    /**
     * How often a number was set since this was asked last.
     */
    public static function calls(): int
    {
        $calls = self::$calls;
        self::$calls = 0;

        return $calls;
    }
}

#[JMS\Exclude(if: 'true')]
final class Hidden {}

/** Tells of every call of its methods. */
class Noisy
{
    #[JMS\Exclude]
    public static ?Recorder $recorder = null;

    #[JMS\Accessor(getter: 'getName', setter: 'setName')]
    #[JMS\Type('string')]
    protected $name = 'name';

    #[JMS\Type('Kiln\Tests\Fixture\Jms\Effects\Noisy')]
    #[JMS\Accessor(getter: 'getChild', setter: 'setChild')]
    protected $child;

    #[JMS\Type('array<Kiln\Tests\Fixture\Jms\Effects\Noisy>')]
    #[JMS\Accessor(getter: 'getChildren', setter: 'setChildren')]
    protected $children = [];

    #[JMS\Accessor(getter: 'getAny', setter: 'setAny')]
    #[JMS\Groups(['any', 'Default'])]
    #[JMS\Type('array')]
    protected $any;

    #[JMS\Accessor(getter: 'getLast', setter: 'setLast')]
    #[JMS\Type('int')]
    protected $last = 1;

    public static function named(string $name, ?self $child = null, array $children = [], $any = null): static
    {
        $noisy = new static();
        $noisy->name = $name;
        $noisy->child = $child;
        $noisy->children = $children;
        $noisy->any = $any;

        return $noisy;
    }

    protected function tell(string $what): void
    {
        self::$recorder?->add($this->name . ' ' . $what);
    }

    public function getName()
    {
        $this->tell('getName');

        return $this->name;
    }

    public function setName(string $name): void
    {
        $this->tell('setName');
        $this->name = $name;
    }

    public function getChild()
    {
        $this->tell('getChild');

        return $this->child;
    }

    public function setChild($child): void
    {
        $this->tell('setChild');
        $this->child = $child;
    }

    public function getChildren()
    {
        $this->tell('getChildren');

        return $this->children;
    }

    public function setChildren($children): void
    {
        $this->tell('setChildren');
        $this->children = $children;
    }

    public function getAny()
    {
        $this->tell('getAny');

        return $this->any;
    }

    public function setAny($any): void
    {
        $this->tell('setAny');
        $this->any = $any;
    }

    public function getLast()
    {
        $this->tell('getLast');

        return $this->last;
    }

    public function setLast($last): void
    {
        $this->tell('setLast');
        if ($last < 0) {
            throw new \DomainException('negative');
        }
        $this->last = $last;
    }

    #[JMS\VirtualProperty]
    public function virtual(): string
    {
        $this->tell('virtual');

        return 'virtual';
    }

    #[JMS\PreSerialize]
    private function before(): void
    {
        $this->tell('before');
    }

    #[JMS\PostSerialize]
    private function after(): void
    {
        $this->tell('after');
    }

    #[JMS\PostDeserialize]
    private function made(): void
    {
        $this->tell('made');
    }
}

final class NoisyChild extends Noisy
{
    #[JMS\VirtualProperty]
    public function ofTheChild(): string
    {
        $this->tell('ofTheChild');

        return 'child';
    }
}

final class NoisyThrower extends Noisy
{
    #[JMS\VirtualProperty]
    public function throwing(): string
    {
        $this->tell('throwing');

        throw new \DomainException('of the getter');
    }
}

/**
 * An object for which a list will do, as 7 is one of its keys.
 */
final class NumericName
{
    #[JMS\Exclude]
    public static int $calls = 0;

    #[JMS\Type('int'), JMS\Accessor(setter: 'setCount')]
    public int $count = 0;

    #[JMS\SerializedName('7'), JMS\Type('int')]
    public int $seventh = 0;

    #[JMS\Type(self::class), JMS\Accessor(getter: 'getNext', setter: 'setMissing')]
    public mixed $next = null;

    public function setCount(int $count): void
    {
        ++self::$calls;
        $this->count = $count;
    }

    public function getNext(): mixed
    {
        return $this->next;
    }
}

/** Its getters and setters use the serializer that is at work with it. */
final class Reentrant
{
    #[JMS\Exclude]
    public static ?SerializerInterface $serializer = null;

    #[JMS\Accessor(getter: 'getText', setter: 'setText')]
    #[JMS\Type('string')]
    private $text = 'text';

    #[JMS\Type('Kiln\Tests\Fixture\Jms\Effects\Reentrant')]
    public $child;

    #[JMS\Type('array<Kiln\Tests\Fixture\Jms\Common\Person>')]
    public $people = [];

    public function getText(): string
    {
        return $this->text . self::$serializer?->serialize([Person::of('inside'), $this->people], 'json');
    }

    public function setText($text): void
    {
        $person = self::$serializer?->deserialize('{"name":"' . $text . '"}', Person::class, 'json');
        $this->text = $person->name . ' read';
        $this->child = self::$serializer?->deserialize('{"people":[{"name":"inner"}]}', self::class, 'json');
    }
}

/** Counts the calls of its accessors, and has properties with which a call cannot be finished by generated code. */
class Ticking
{
    #[JMS\Exclude]
    public static int $calls = 0;

    #[JMS\Type('int')]
    #[JMS\Accessor(getter: 'getTicks', setter: 'setTicks')]
    public $ticks = 1;

    #[JMS\Type('int')]
    public $number;

    public int|string|null $union = null;

    #[JMS\Type('DateTime')]
    public $date;

    #[JMS\Type('Kiln\Tests\Fixture\Jms\Common\Person')]
    public $person;

    #[JMS\Type('Kiln\Tests\Fixture\Jms\Effects\Ticking')]
    public $ticking;

    #[JMS\Type('Kiln\Tests\Fixture\Jms\Effects\Hidden')]
    public $hidden;

    #[JMS\Type('Closure')]
    public $closure;

    #[JMS\Type('Missing')]
    public $missing;

    public $withoutType;

    public function getTicks()
    {
        ++self::$calls;

        return $this->ticks;
    }

    public function setTicks($ticks): void
    {
        ++self::$calls;
        $this->ticks = $ticks;
    }
}

final class TickingChild extends Ticking {}

final class Conditional
{
    #[JMS\ReadOnlyProperty]
    #[JMS\Type('int')]
    #[JMS\Exclude(if: 'true')]
    public $never;
}

final class TickingBeside extends Ticking
{
    #[JMS\Type('array<Kiln\Tests\Fixture\Jms\Effects\Conditional>')]
    public $conditional;

    #[JMS\Type("enum<'Kiln\Tests\Fixture\Jms\Enums\Suit', 'value'>")]
    public $suit;
}
