<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Tells when it wakes up.
 */
final class Alarm
{
    public int $armed = 0;

    public ?self $next = null;

    public function __wakeup(): void
    {
        Grenade::$bangs[] = __FUNCTION__;
        ++$this->armed;
    }
}

/**
 * A property of each type whose values have edges.
 */
final class Extreme
{
    public ?int $maybe = null;

    public function __construct(
        public readonly int $integer,
        private float $float,
        protected string $string,
        public int|string $key,
        public mixed $any,
        private \DateTimeImmutable $date,
    ) {}
}

/**
 * Of which serialize() warns.
 */
final class Forgetful
{
    /**
     * @return list<string>
     */
    public function __sleep(): array
    {
        return ['nowhere'];
    }
}

/**
 * Tells of every magic method that is called.
 */
/**
 * Tells of its calls.
 */
final class Counting
{
    /** @var list<string> */
    public static array $calls = [];

    public function __construct(private mixed $content) {}

    public function __serialize(): array
    {
        self::$calls[] = 'serialize';

        return $this->content instanceof \Throwable ? throw $this->content : [$this->content];
    }

    public function __unserialize(array $data): void
    {
        self::$calls[] = 'unserialize';
        $this->content = $data[0] ?? null;
    }
}

/**
 * Tells of its calls, too.
 */
final class CountingSleeper
{
    public function __construct(private mixed $content) {}

    public function __sleep(): array
    {
        Counting::$calls[] = 'sleep';

        return ['content'];
    }

    public function __wakeup(): void {}
}

class Grenade
{
    /** @var list<string> */
    public static array $bangs = [];

    public int $fuse = 3;

    public function __destruct()
    {
        self::$bangs[] = __FUNCTION__;
    }

    public function __set(string $name, mixed $value): void
    {
        self::$bangs[] = __FUNCTION__;
    }

    public function __get(string $name): mixed
    {
        self::$bangs[] = __FUNCTION__;

        return null;
    }

    public function __toString(): string
    {
        self::$bangs[] = __FUNCTION__;

        return '';
    }

    public function __call(string $name, array $arguments): mixed
    {
        self::$bangs[] = __FUNCTION__;

        return null;
    }
}

/**
 * What many libraries do so that nobody makes their objects of bytes.
 */
final class GuardedGrenade extends Grenade
{
    public function __wakeup(): void
    {
        throw new \BadMethodCallException('Cannot unserialize ' . self::class);
    }
}

class Node
{
    public mixed $value = null;

    protected ?Node $next = null;

    private array $children = [];

    public int $uninitialized;

    public function link(?Node $next): static
    {
        $this->next = $next;

        return $this;
    }

    public function add(mixed $child): static
    {
        $this->children[] = $child;

        return $this;
    }

    public function addReference(mixed &$child): static
    {
        $this->children[] = &$child;

        return $this;
    }
}

/**
 * Gives data, but takes properties.
 */
class HalfPacked extends Node
{
    private mixed $secret = 'default';

    public function __construct(private mixed $content = null) {}

    public function __serialize(): array
    {
        return ['content' => $this->content, 'secret' => [1, $this->value], "\0*\0next" => null];
    }
}

enum Level
{
    case Low;
    case High;
}

final class Leaf
{
    public function __construct(public int $number, protected string $text = 'r:1;') {}
}

#[\AllowDynamicProperties]
final class Loose
{
    public $a;

    protected $b = [1];

    private $c = 1.5;

    public function set(string $name, mixed $value): self
    {
        $this->{$name} = $value;

        return $this;
    }

    public function bind(string $name, mixed &$value): self
    {
        $this->{$name} = &$value;

        return $this;
    }

    public function remove(string $name): self
    {
        unset($this->{$name});

        return $this;
    }
}

class Pair
{
    public function __construct(public mixed $first = null, public mixed $second = null) {}
}

final class PairWithin extends Pair
{
    public function __construct(mixed $first, public mixed $third)
    {
        parent::__construct($first);
    }
}

#[\AllowDynamicProperties]
final class LooseScalars
{
    public int $number = 1;
}

/**
 * Magic methods that must not be called for a property that is being restored.
 */
#[\AllowDynamicProperties]
class Magic
{
    public ?string $declared = 'default';

    public array $calls = [];

    public static function with(string $name, mixed $value): self
    {
        $properties = 'a:1:{' . serialize($name) . serialize($value) . '}';
        $magic = unserialize(\sprintf('O:%d:"%s":%s', \strlen(self::class), self::class, substr($properties, 2)));
        \assert($magic instanceof self);

        return $magic;
    }

    public function __set(string $name, mixed $value): void
    {
        $this->calls[] = "set {$name}";
    }

    public function __get(string $name): mixed
    {
        $this->calls[] = "get {$name}";

        return null;
    }

    public function __clone()
    {
        $this->calls[] = 'clone';
    }
}

/**
 * Does something to others when it is encoded.
 */
final class Meddler
{
    /**
     * @param \Closure(): mixed $deed what it gives is kept
     */
    public function __construct(private \Closure $deed) {}

    public function __serialize(): array
    {
        return ['given' => ($this->deed)()];
    }

    public function __unserialize(array $data): void {}
}

/**
 * Calls something while it is serialized and unserialized.
 */
class Nested
{
    /** @var (\Closure(): string)|null what is kept */
    public static ?\Closure $give = null;

    /** @var (\Closure(string): void)|null */
    public static ?\Closure $take = null;

    protected static function give(): string
    {
        return self::$give === null ? '' : (self::$give)();
    }

    protected static function take(string $kept): void
    {
        if (self::$take !== null) {
            (self::$take)($kept);
        }
    }
}

final class NestedByArray extends Nested
{
    /**
     * @return array{string}
     */
    public function __serialize(): array
    {
        return [self::give()];
    }

    /**
     * @param array{string} $data
     */
    public function __unserialize(array $data): void
    {
        self::take($data[0]);
    }
}

/**
 * Tells when it goes.
 */
final class Noisy
{
    /** @var list<string> */
    public static array $heard = [];

    public function __construct(public string $name, public mixed $value = null) {}

    public function __destruct()
    {
        self::$heard[] = $this->name . ($this->value instanceof Waking || $this->value instanceof Restless ? ' of ' . $this->value::class : '');
    }
}

/**
 * @extends \ArrayObject<array-key, mixed>
 */
final class OwnArray extends \ArrayObject
{
    public string $place = 'here';

    private float $private = 1.5;
}

final class OwnDate extends \DateTimeImmutable
{
    public string $place = 'here';

    /** @var list<int> */
    private array $private = [1];
}

final class OwnException extends \DomainException
{
    public string $place = 'here';

    private ?self $private = null;
}

/**
 * @extends \ArrayIterator<array-key, mixed>
 */
final class OwnIterator extends \ArrayIterator {}

/**
 * Restores itself from data.
 */
final class Packed
{
    public array $log = [];

    public function __construct(private mixed $content) {}

    public function __serialize(): array
    {
        return ['content' => $this->content, 'version' => 2];
    }

    public function __unserialize(array $data): void
    {
        if (array_keys($data) !== ['content', 'version']) {
            throw new \UnexpectedValueException('These are the data of something else.');
        }
        $this->content = $data['content'];
        // Whether what is inside had been restored before.
        $this->log[] = serialize($data['version']) . ($this->content instanceof self ? \count($this->content->log) : '');
    }
}

final class Product
{
    public readonly string $sku;

    public function __construct(
        public readonly int $id,
        private readonly ?string $name,
        protected float $price,
        public bool $active,
        private Suit $suit,
        public int|string|null $code = null,
    ) {
        if ($id % 2 === 0) {
            $this->sku = "SKU-{$id}";
        }
    }
}

abstract class SerialGrenade extends Grenade
{
    public readonly int $serial;
}

/**
 * Declares a property again that its parent declares.
 */
final class RedeclaredGrenade extends SerialGrenade
{
    public readonly int $serial;

    public function __construct(int $serial)
    {
        $this->serial = $serial;
    }
}

final class Refusing
{
    public function __construct(private readonly \Throwable $throwable) {}

    /**
     * @return array<string, mixed>
     */
    public function __serialize(): array
    {
        throw $this->throwable;
    }
}

/**
 * Does what a test wants when it is restored.
 */
final class Restless
{
    /** @var (\Closure(self, array<array-key, mixed>): void)|null */
    public static ?\Closure $act = null;

    public mixed $kept = null;

    public function __construct(public mixed $value = null) {}

    public function __serialize(): array
    {
        return ['value' => $this->value];
    }

    public function __unserialize(array $data): void
    {
        $this->value = $data['value'];
        if (self::$act !== null) {
            (self::$act)($this, $data);
        }
    }
}

/**
 * When it wakes up, it lets go of what it can reach, and calls the collector: others of the same graph must not suffer.
 */
final class Saboteur
{
    public mixed $target = null;

    /** @var array<array-key, mixed> */
    public array $targets = [];

    public function __wakeup(): void
    {
        Grenade::$bangs[] = __FUNCTION__;
        if ($this->target instanceof self) {
            $this->target->target = null;
            $this->target->targets = [];
        }
        foreach (array_keys($this->targets) as $key) {
            $this->targets[$key] = null;
        }
        $this->target = null;
        $this->targets = [];
        gc_collect_cycles();
    }
}

/**
 * An exception that shares what it says with others.
 */
final class SharedException extends \DomainException
{
    public function share(string &$message, int &$code): self
    {
        $this->message = &$message;
        $this->code = &$code;

        return $this;
    }
}

final class Sleeper extends Node
{
    private int $awake = 0;

    private mixed $lost = 'default';

    public function __construct(private mixed $kept)
    {
        $this->lost = 'lost';
    }

    public function __sleep(): array
    {
        return ['kept', 'value', "\0" . Node::class . "\0children", 'uninitialized'];
    }

    public function __wakeup(): void
    {
        ++$this->awake;
    }
}

/**
 * Has a private property of the name that a private one of its parent has.
 */
final class SpecialNode extends Node
{
    private string $children = 'mine';

    public function rename(string $children): static
    {
        $this->children = $children;

        return $this;
    }
}

abstract class Stamped
{
    public function __construct(public readonly int $at, protected readonly ?string $by = null) {}
}

/**
 * Inherits readonly properties, which only the scope of the ancestor may set.
 */
final class StampedNote extends Stamped
{
    public string $text = 'note';
}

enum Suit: string
{
    case Hearts = 'h';
    case Spades = 's';
    case Clubs = 'c';
}

final class TypedReferences
{
    public ?int $number = null;

    public float|int $either = 0;

    private ?Node $node = null;

    public function bindNumber(?int &$number): self
    {
        $this->number = &$number;
        $this->either = &$number;

        return $this;
    }

    public function bindNode(?Node &$node): self
    {
        $this->node = &$node;

        return $this;
    }
}

final class Unwilling
{
    public function __serialize(): array
    {
        throw new \Error('I will not be kept.');
    }
}

/**
 * Does what a test wants when it wakes up.
 */
final class Waking
{
    /** @var (\Closure(self): void)|null */
    public static ?\Closure $act = null;

    public function __construct(public mixed $value = null) {}

    public function __wakeup(): void
    {
        if (self::$act !== null) {
            (self::$act)($this);
        }
    }
}

/**
 * Tells when it is given data, and keeps them.
 */
final class Ward
{
    /** @param array<array-key, mixed> $data */
    public function __construct(public array $data = []) {}

    /**
     * @return array<array-key, mixed>
     */
    public function __serialize(): array
    {
        return $this->data;
    }

    /**
     * @param array<array-key, mixed> $data
     */
    public function __unserialize(array $data): void
    {
        Grenade::$bangs[] = __FUNCTION__;
        $this->data = $data;
    }
}

/**
 * One property more than the text of an object covers.
 */
final class Nine
{
    /** @var null */
    public $a;
    /** @var null */
    public $b;
    /** @var null */
    public $c;
    /** @var null */
    public $d;
    /** @var null */
    public $e;
    /** @var null */
    public $f;
    /** @var null */
    public $g;
    /** @var null */
    public $h;
    /** @var null */
    public $i;
}

/**
 * Of whose objects most is where nothing has been set.
 */
final class Wide
{
    public int $p0;
    public int $p1;
    public int $p2;
    public int $p3;
    public int $p4;
    public int $p5;
    public int $p6;
    public int $p7;
    public int $p8;
    public int $p9;

    public int $p10;
    public int $p11;
    public int $p12;
    public int $p13;
    public int $p14;
    public int $p15;
    public int $p16;
    public int $p17;
    public int $p18;
    public int $p19;

    public int $p20;
    public int $p21;
    public int $p22;
    public int $p23;
    public int $p24;
    public int $p25;
    public int $p26;
    public int $p27;
    public int $p28;
    public int $p29;

    public int $p30;
    public int $p31;
    public int $p32;
    public int $p33;
    public int $p34;
    public int $p35;
    public int $p36;
    public int $p37;
    public int $p38;
    public int $p39;

    public int $p40;
    public int $p41;
    public int $p42;
    public int $p43;
    public int $p44;
    public int $p45;
    public int $p46;
    public int $p47;
    public int $p48;
    public int $p49;

    public int $p50;
    public int $p51;
    public int $p52;
    public int $p53;
    public int $p54;
    public int $p55;
    public int $p56;
    public int $p57;
    public int $p58;
    public int $p59;
}
