<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Classes;

use Kiln\Attribute\BeforeSerialize;
use Kiln\Optional;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Enums\Priority;
use Kiln\Tests\Fixture\Integration\Enums\Status;

/**
 * Every visibility, in a class that others extend.
 */
abstract class Base
{
    public static int $count = 0;

    public string $public = 'base public';

    protected string $protected = 'base protected';

    private string $private = 'base private';

    public function private(): string
    {
        return $this->private;
    }
}

trait Labelled
{
    public string $label = '';

    /** @var list<Item> */
    private array $labelItems = [];

    /**
     * @return list<Item>
     */
    public function labelItems(): array
    {
        return $this->labelItems;
    }
}

class Child extends Base
{
    use Labelled;

    protected string $protected = 'child protected';

    private ?Child $child = null;

    protected readonly int $readonly;

    public function protected(): string
    {
        return $this->protected;
    }

    public function child(): ?Child
    {
        return $this->child;
    }

    public function readonly(): int
    {
        return $this->readonly;
    }
}

class Constructed
{
    public string $late = 'late';

    private string $upper;

    /** @var list<string> */
    private array $log = [];

    public function __construct(
        public readonly int $id,
        protected string $name,
        private float $ratio = 0.5,
        public readonly Priority $priority = Priority::High,
        private array $options = ['a' => 1, 'b' => [true, null]],
        public readonly ?Item $item = new Item(),
        string $upper = WithDefaults::LIMIT . '',
        private bool $internal = false,
    ) {
        $this->upper = strtoupper($upper);
        $this->log[] = 'constructed';
    }

    /**
     * @return array<string, mixed>
     */
    public function all(): array
    {
        return get_object_vars($this);
    }
}

/**
 * A constructor that wants what no document has.
 */
class Service
{
    public string $name = 'default';

    private readonly string $id;

    protected int $calls = 0;

    public function __construct(\Closure $clock, string $name = 'from the constructor')
    {
        $this->name = $name;
        $this->id = 'from the constructor';
        $this->calls = 1;
        $clock();
    }

    public function id(): string
    {
        return $this->id;
    }

    public function calls(): int
    {
        return $this->calls;
    }
}

/**
 * As Service, with a __clone() that wants a complete object.
 */
class Copied extends Service
{
    public ?Item $item = null;

    public int $copies = 0;

    public function __clone()
    {
        ++$this->copies;
        $this->item = clone $this->item;
    }
}

/**
 * Only its own methods make it.
 */
final class Factory
{
    public int $made = 0;

    private function __construct(private string $name)
    {
        ++$this->made;
    }

    public static function named(string $name): self
    {
        return new self($name);
    }

    public function name(): string
    {
        return $this->name;
    }
}

final class GrandChild extends Child
{
    private string $own = '';

    public function own(): string
    {
        return $this->own;
    }
}

abstract class Polite
{
    public string $greeting = 'hello';
}

final class Impolite extends Polite
{
    private string $remark = '';

    public static function saying(string $remark): self
    {
        $impolite = new self();
        $impolite->remark = $remark;

        return $impolite;
    }
}

/**
 * Whose magic must not be touched.
 */
class Magic
{
    public int $a = 1;

    private array $data = ['b' => 2];

    public function __get(string $name): mixed
    {
        throw new \LogicException("__get({$name})");
    }

    public function __set(string $name, mixed $value): void
    {
        throw new \LogicException("__set({$name})");
    }

    public function __isset(string $name): bool
    {
        throw new \LogicException("__isset({$name})");
    }

    public function __call(string $name, array $arguments): mixed
    {
        throw new \LogicException("{$name}()");
    }
}

class Meeting
{
    public Polite $host;

    /** @var list<Polite> */
    public array $guests = [];

    public ?Item $item = null;

    public ?Named $named = null;

    public ?object $thing = null;

    public mixed $mixed = null;
}

interface Named {}

final class NamedDate extends \DateTimeImmutable implements Named {}

/**
 * @extends \ArrayObject<int, string>
 */
final class NamedList extends \ArrayObject implements Named {}

/**
 * A constructor whose parameters are of other types than the properties of their names.
 */
class NotAsGiven
{
    private \DateTimeImmutable $created;

    /** @var list<string> */
    private array $tags;

    public function __construct(string $created, string $tags)
    {
        $this->created = new \DateTimeImmutable($created, new \DateTimeZone('UTC'));
        $this->tags = explode(',', $tags);
    }

    public function created(): \DateTimeImmutable
    {
        return $this->created;
    }

    /**
     * @return list<string>
     */
    public function tags(): array
    {
        return $this->tags;
    }
}

#[\AllowDynamicProperties]
class Open implements \IteratorAggregate, \Stringable
{
    public int $a = 1;

    public function getIterator(): \Generator
    {
        yield 'by IteratorAggregate';
    }

    public function __toString(): string
    {
        return 'by __toString()';
    }
}

/**
 * A constructor that does more than to take what it is given.
 */
class Prepared
{
    /** @var list<string> */
    private array $lines;

    public ?string $token = null;

    public ?string $late;

    public string $never;

    public mixed $mixed;

    protected \DateTimeImmutable $created;

    /** @var Optional<int> */
    public Optional $optional;

    public string $default = 'declared';

    public function __construct(public int $id = 0)
    {
        $this->lines = ['constructed'];
        $this->token = 'constructed';
        $this->late = 'constructed';
        $this->mixed = 'constructed';
        $this->created = new \DateTimeImmutable('2000-01-01T00:00:00Z');
        $this->optional = Optional::of(1);
        $this->default = 'constructed';
    }

    /**
     * @return array<string, mixed>
     */
    public function all(): array
    {
        return get_object_vars($this);
    }
}

class PreparedChild extends Prepared
{
    private ?Item $item;

    public function __construct(int $id = 0)
    {
        parent::__construct($id);
        $this->item = new Item();
    }

    public function item(): ?Item
    {
        return $this->item;
    }
}

class Referring
{
    public int $a = 1;

    /** @var list<int> */
    public array $list = [1];

    public ?Referring $self = null;
}

class Renewed
{
    private int $count = 0;

    /** @var list<Status> */
    public array $states = [];

    #[BeforeSerialize]
    private function renew(): void
    {
        $this->states = [Status::Open];
        $this->count = 1;
    }
}

final class RenewedChild extends Renewed
{
    /** @var list<?int> */
    public array $numbers = [null, 1];
}

class Unicode
{
    public string $straße = 'Hauptstraße';

    public int $データ = 1;

    public ?int $_GET = null;

    public int $GLOBALS = 5;

    public int $kiln = 1;

    public int $data = 2;

    public int $object = 3;

    public int $result = 4;

    /** @var list<int> */
    public array $list = [];

    /** @var list<int> */
    public array $lists = [];

    /** @var list<float> */
    public array $value = [];

    /** @var list<float> */
    public array $key = [];
}

class Uninitialized
{
    public int $number;

    public ?string $text;

    public mixed $anything;

    private ?Uninitialized $inner;

    /** @var list<int> */
    protected array $list;

    public function fill(?string $text, mixed $anything): static
    {
        $this->text = $text;
        $this->anything = $anything;
        $this->inner = null;

        return $this;
    }
}

class Variadic
{
    /** @var list<string> */
    private array $names;

    public function __construct(public int $id, string ...$names)
    {
        $this->names = array_values($names);
    }

    /**
     * @return list<string>
     */
    public function names(): array
    {
        return $this->names;
    }
}

class WithDefaults
{
    public const LIMIT = 10;

    private const HIDDEN = 'hidden';

    public int $limit = self::LIMIT;

    public string $hidden = self::HIDDEN;

    public Priority $priority = Priority::Default;

    /** @var array<string, list<int>> */
    public array $nested = ['a' => [1, 2]];

    public ?string $nullable = 'not null';
}
