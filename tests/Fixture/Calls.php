<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Calls;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\AfterDeserialize;
use Kiln\Attribute\BeforeSerialize;
use Kiln\Attribute\Converter;
use Kiln\Attribute\VirtualProperty;
use Kiln\Context;
use Kiln\Error\ConversionFailed;
use Kiln\ValueConverter;

/**
 * User code of every kind, which counts how often it is called.
 */
final class Counted
{
    /** @var array<string, int> */
    public static array $calls = [];

    #[Accessor(getter: 'getText', setter: 'setText')]
    private string $text = 'a';

    /** It may have no value: generated code is not made for that. */
    public int $number = 1;

    public mixed $any = null;

    public ?self $inner = null;

    public function __construct(#[Converter(CountingConverter::class)] public readonly mixed $first = 'f')
    {
        self::count('constructor');
    }

    #[Converter(CountingConverter::class)]
    public mixed $last = 'l';

    public static function of(mixed $any = null, ?int $number = 1, ?self $inner = null): self
    {
        $counted = new self();
        $counted->any = $any;
        $counted->inner = $inner;
        if ($number === null) {
            unset($counted->number);
        } else {
            $counted->number = $number;
        }

        return $counted;
    }

    public static function count(string $what): void
    {
        self::$calls[$what] = (self::$calls[$what] ?? 0) + 1;
    }

    public function getText(): string
    {
        self::count('getter');

        return $this->text;
    }

    public function setText(string $text): void
    {
        self::count('setter');
        $this->text = $text;
    }

    #[BeforeSerialize]
    public function before(): void
    {
        self::count('before');
    }

    #[AfterDeserialize]
    public function after(): void
    {
        self::count('after');
    }
}

final class CountingConverter implements ValueConverter
{
    public function serialize(mixed $value, Context $context): mixed
    {
        Counted::count('serialize');

        return $value === 'refused' ? throw new ConversionFailed('something else') : $value;
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        Counted::count('deserialize');

        return $data === 'refused' ? throw new ConversionFailed('something else') : $data;
    }
}

/**
 * Does what a test says, in a getter or before it is written.
 */
final class Doing
{
    #[Accessor(getter: 'getText')]
    public string $text = '';

    /** @var (\Closure(): string)|null */
    private static ?\Closure $getter = null;

    /** @var (\Closure(): mixed)|null */
    private static ?\Closure $before = null;

    /**
     * @param (\Closure(): string)|null $getter
     * @param (\Closure(): mixed)|null  $before
     */
    public static function what(?\Closure $getter, ?\Closure $before = null): self
    {
        [self::$getter, self::$before] = [$getter, $before];

        return new self();
    }

    public function getText(): string
    {
        return self::$getter === null ? 'text' : (self::$getter)();
    }

    #[BeforeSerialize]
    public function before(): void
    {
        self::$before === null ? null : (self::$before)();
    }
}

/**
 * Answers what a test says, one after the other.
 */
final class Answering
{
    /** @var list<\Closure(): mixed> */
    public static array $answers = [];

    #[VirtualProperty]
    public function answer(): mixed
    {
        return array_shift(self::$answers)?->__invoke();
    }
}

/**
 * No code of the user's is called for it, but for what it carries.
 */
final class Carrying
{
    public int $number = 1;

    public function __construct(public mixed $carried = null) {}
}

/**
 * PHP makes count() an instruction: what it refuses is thrown in the method itself, and says that it is of a function.
 */
final class Miscounting
{
    public static int $calls = 0;

    private static string $json = 'null';

    public int $number = 1;

    #[BeforeSerialize]
    public function before(): void
    {
        ++self::$calls;
        /** @var list<int> $none which it is not */
        $none = json_decode(self::$json);
        $this->number = \count($none);
    }

    #[AfterDeserialize]
    public function after(): void
    {
        ++self::$calls;
        /** @var list<int> $none which it is not */
        $none = json_decode(self::$json);
        $this->number = \count($none);
    }
}

/**
 * An object whose first members wait for others, and whose last may make a second pass necessary.
 */
final class Waiting
{
    #[Converter(SuspendingConverter::class)]
    public string $first = '';

    #[Converter(SuspendingConverter::class)]
    public string $second = '';

    public int $number = 0;

    public static function of(string $name): self
    {
        $waiting = new self();
        $waiting->first = "{$name} 1";
        $waiting->second = "{$name} 2";
        unset($waiting->number);

        return $waiting;
    }
}

/**
 * Suspends the fiber in which it is called.
 */
final class SuspendingConverter implements ValueConverter
{
    /** @var list<mixed> */
    public static array $asked = [];

    public function serialize(mixed $value, Context $context): mixed
    {
        return self::wait($value);
    }

    public function deserialize(mixed $data, Context $context): mixed
    {
        return self::wait($data);
    }

    private static function wait(mixed $value): mixed
    {
        self::$asked[] = $value;
        \Fiber::suspend();

        return $value;
    }
}

/** Members whose code is called one after the other, though each is written in another way. */
final class InOrder extends InOrderParent
{
    /** @var Noting */
    public $object;

    /** @var list<Noting> */
    public $list;

    /** @var array{any: mixed, list: list<Noting>} */
    public $shape;

    public mixed $last = null;

    public function __construct()
    {
        parent::__construct();
        $this->object = new Noting('object');
        $this->list = [new Noting('list 0'), new Noting('list 1')];
        $this->shape = ['any' => new Noting('shape any'), 'list' => [new Noting('shape list')]];
        $this->last = new Noting('last');
    }
}

abstract class InOrderParent
{
    // @phpstan-ignore property.onlyWritten
    private mixed $any;

    public function __construct()
    {
        $this->any = new Noting('any');
    }
}

class Noting
{
    /** @var list<string> */
    public static array $noted = [];

    public function __construct(private readonly string $name) {}

    #[VirtualProperty]
    public function said(): string
    {
        return self::$noted[] = $this->name;
    }
}
