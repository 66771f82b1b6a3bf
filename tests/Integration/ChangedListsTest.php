<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Attribute\VirtualProperty;
use Kiln\Engine;
use Kiln\Engine\Php\Printer\Loop;
use Kiln\Error\ThrownAt;
use Kiln\Serializer;
use Kiln\Tests\BothEngines;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Lists and maps that change, or cannot be read, while their items are written.
 */
#[CoversClass(Loop::class)]
final class ChangedListsTest extends TestCase
{
    use BothEngines;

    private const FORMATS = ['json', 'xml', 'yaml', 'toml', 'msgpack', 'cbor'];

    #[Test]
    #[DataProvider('engines')]
    public function whatAnItemThrowsComesOutThoughItHasEmptiedTheList(Engine $engine): void
    {
        $serializer = Serializer::create(engine: $engine);
        foreach (self::FORMATS as $format) {
            foreach (['listed' => '/listed/0/boom', 'named' => '/named/a/boom'] as $property => $place) {
                $emptied = new EmptiedByItem($property);
                try {
                    self::fail($serializer->serialize($emptied, $format));
                } catch (\Throwable $thrown) {
                    self::assertSame('mine', $thrown->getMessage(), $format);
                    self::assertSame($place, ThrownAt::find($thrown)?->pointer, $format);
                }
            }
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatIsReadByMagicIsReadOnce(Engine $engine): void
    {
        $serializer = Serializer::create(engine: $engine);
        foreach (self::FORMATS as $format) {
            $magic = new MagicList();
            try {
                self::fail($serializer->serialize($magic, $format));
            } catch (\Throwable $thrown) {
                self::assertSame('/items/0/boom', ThrownAt::find($thrown)?->pointer, $format);
                self::assertSame(1, $magic->calls, $format);
            }
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatCannotBeReadIsLeftOutWithoutAWarning(Engine $engine): void
    {
        $serializer = Serializer::create(engine: $engine);
        $unset = (new \ReflectionClass(NeverConstructed::class))->newInstanceWithoutConstructor();
        set_error_handler(static fn(int $level, string $message) => throw new \ErrorException($message));
        try {
            self::assertSame('{"n":5}', $serializer->serialize($unset));
            self::assertSame(['n' => 5], $serializer->toArray($unset));
            self::assertSame("'n': 5\n", $serializer->serialize($unset, 'yaml'));
            self::assertStringContainsString('<n>5</n></', $serializer->serialize($unset, 'xml'));
        } finally {
            restore_error_handler();
        }
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatReadingAMapThrowsIsOfTheMap(Engine $engine): void
    {
        try {
            self::fail(Serializer::create(engine: $engine)->serialize(new SecondMapIsMagic()));
        } catch (\Throwable $thrown) {
            self::assertSame('/second', ThrownAt::find($thrown)?->pointer);
        }
    }
}

class ThrowingItem
{
    public function __construct(private readonly ?EmptiedByItem $holder = null) {}

    #[VirtualProperty]
    public function boom(): int
    {
        if ($this->holder !== null) {
            $this->holder->listed = $this->holder->named = [];
        }
        throw new \DomainException('mine');
    }
}

final class EmptiedByItem
{
    /** @var list<ThrowingItem> */
    public array $listed = [];

    /** @var array<string, ThrowingItem> */
    public array $named = [];

    public function __construct(string $property)
    {
        $this->{$property} = $property === 'listed' ? [new ThrowingItem($this)] : ['a' => new ThrowingItem($this)]; // @phpstan-ignore property.dynamicName
    }
}

class MagicList
{
    /** @var list<ThrowingItem> */
    public array $items = [];

    public int $calls = 0;

    public function __construct()
    {
        unset($this->items);
    }

    public function __get(string $name): mixed
    {
        return ++$this->calls > 1 ? [] : [new ThrowingItem(), new ThrowingItem()];
    }
}

class PrivateItem
{
    private int $i = 1; // @phpstan-ignore property.onlyWritten
}

final class NeverConstructed
{
    public int $n = 5;

    /**
     * @param array<string, PrivateItem> $named
     * @param list<PrivateItem>          $listed
     */
    public function __construct(private readonly array $named, private readonly array $listed) {} // @phpstan-ignore property.onlyWritten, property.onlyWritten
}

final class SecondMapIsMagic
{
    /** @var array<string, PrivateItem> */
    public array $first;

    /** @var array<string, PrivateItem> */
    public array $second = [];

    public function __construct()
    {
        $this->first = ['k1' => new PrivateItem(), 'k2' => new PrivateItem()];
        unset($this->second);
    }

    public function __get(string $name): never
    {
        throw new \DomainException('mine');
    }
}
