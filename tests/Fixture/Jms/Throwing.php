<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Throwing;

use Doctrine\Persistence\Proxy;
use JMS\Serializer\Annotation as Jms;
use Kiln\Tests\Fixture\Throwing\Once;

final class Handled {}

/**
 * Listeners of all events are called for it, and an object constructor of the application makes it.
 */
final class Heard
{
    #[Jms\Type('int')]
    public int $number = 1;

    #[Jms\Type('int'), Jms\Exclude(if: 'decides()')]
    public int $conditional = 2;
}

class Owner
{
    #[Jms\Type('string')]
    public string $name = 'Ann';

    #[Jms\Type('int')]
    private int $age = 5;

    public static function named(string $name): self
    {
        $owner = new self();
        $owner->name = $name;

        return $owner;
    }

    #[Jms\VirtualProperty]
    public function upper(): string
    {
        Once::pass('upper');

        return strtoupper($this->name) . $this->age;
    }
}

/**
 * Has no value for a property until it is asked, as proxies of older mappers.
 */
final class MagicOwner extends Owner
{
    public function __construct()
    {
        unset($this->name);
    }

    public function __get(string $name): mixed
    {
        Once::pass('get');
        $this->name = 'Magic';

        return $this->name;
    }

    public function __isset(string $name): bool
    {
        Once::pass('isset');

        return $name === 'name';
    }
}

final class Owned
{
    public function __construct(public Owner $owner) {}
}

/**
 * @implements Proxy<Owner>
 */
final class OwnerProxy extends Owner implements Proxy
{
    private bool $isLoaded = false;

    public function __load(): void
    {
        Once::pass('load');
        $this->isLoaded = true;
        $this->name = 'Loaded';
    }

    public function __isInitialized(): bool
    {
        return $this->isLoaded;
    }
}

/**
 * User code of every kind that a class of its own can hold.
 */
class Part
{
    #[Jms\Type('string'), Jms\Accessor(getter: 'getText', setter: 'setText')]
    private string $text = 'a';

    #[Jms\Type('array<int>')]
    public array $numbers = [1]; // @phpstan-ignore missingType.iterableValue

    /** @var iterable<int> */
    #[Jms\Type('iterable<int>'), Jms\ReadOnlyProperty]
    public iterable $items = [];

    #[Jms\Type('string'), Jms\ReadOnlyProperty]
    public ?Stringable $stringable = null;

    #[Jms\Type('percent')]
    public mixed $percent = null;

    #[Jms\Type(Handled::class)]
    public ?Handled $handled = null;

    public static function full(): self
    {
        $part = new self();
        $part->items = (static function (): \Generator {
            yield 1;
            Once::pass('generator');
            yield 2;
        })();
        $part->stringable = new Stringable();
        $part->percent = 5;
        $part->handled = new Handled();

        return $part;
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

    #[Jms\VirtualProperty]
    public function virtual(): int
    {
        Once::pass('virtual');

        return 1;
    }

    #[Jms\PreSerialize]
    protected function before(): void
    {
        Once::pass('before');
    }

    #[Jms\PostSerialize]
    protected function after(): void
    {
        Once::pass('after');
    }

    #[Jms\PostDeserialize]
    protected function made(): void
    {
        Once::pass('made');
    }
}

final class ReadError extends \Error
{
    public string $note = '';
}

final class ReadException extends \Exception
{
    public string $note = '';
}

final class Stringable implements \Stringable
{
    public function __toString(): string
    {
        Once::pass('text');

        return 's';
    }
}

final class Whole
{
    /** @var list<Part> */
    #[Jms\Type('array<Kiln\Tests\Fixture\Jms\Throwing\Part>')]
    public array $parts = [];

    #[Jms\Type(Heard::class)]
    public ?Heard $heard = null;

    public static function of(Part ...$parts): self
    {
        $whole = new self();
        $whole->parts = array_values($parts);
        $whole->heard = new Heard();

        return $whole;
    }
}
