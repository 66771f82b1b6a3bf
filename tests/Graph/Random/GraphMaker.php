<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\HalfPacked;
use Kiln\Tests\Graph\Model\Level;
use Kiln\Tests\Graph\Model\Loose;
use Kiln\Tests\Graph\Model\Magic;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Packed;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\Sleeper;
use Kiln\Tests\Graph\Model\SpecialNode;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Model\TypedReferences;

/**
 * Values of all kinds that serialize() can keep, with shared objects, cycles and PHP references.
 */
final class GraphMaker
{
    private const DEPTH = 4;

    /** @var list<object> for sharing, and for cycles: an object is here before it is filled */
    private array $objects = [];

    /** @var array<int, mixed> */
    private array $slots = [null, 1, 'slot', [1, 2]];

    private int $left;

    public function __construct(private readonly Chance $chance)
    {
        $this->left = $chance->oneOf([3, 20, 100, 300]);
    }

    public function value(int $depth = 0): mixed
    {
        --$this->left;
        if ($depth >= self::DEPTH || $this->left < 0) {
            return $this->scalar();
        }

        return match ($this->chance->int(0, 9)) {
            0, 1, 2 => $this->scalar(),
            3, 4 => $this->list($depth),
            5 => $this->map($depth),
            6 => $this->records($depth),
            7 => $this->objects === [] ? $this->object($depth) : $this->chance->oneOf($this->objects),
            default => $this->object($depth),
        };
    }

    private function scalar(): mixed
    {
        return match ($this->chance->int(0, 11)) {
            0 => null,
            1 => $this->chance->percent(50),
            2, 3 => $this->int(),
            4 => $this->float(),
            5 => $this->chance->oneOf([Suit::Hearts, Suit::Spades, Level::Low, Level::High]),
            6 => $this->chance->int(-5, 300),
            default => $this->text(),
        };
    }

    private function int(): int
    {
        return match ($this->chance->int(0, 4)) {
            0 => $this->chance->oneOf([\PHP_INT_MIN, \PHP_INT_MAX, -1, 0, 255, 256, 65_535, 65_536, 2 ** 32, 2 ** 32 - 1, -(2 ** 31), 2 ** 61, 2 ** 62]),
            1 => $this->chance->int(\PHP_INT_MIN, \PHP_INT_MAX),
            2 => $this->chance->int(1_700_000_000, 1_700_100_000),
            default => $this->chance->int(-100, 1_000),
        };
    }

    private function float(): float
    {
        return match ($this->chance->int(0, 4)) {
            0 => $this->chance->oneOf([0.0, -0.0, \INF, -\INF, 0.1, 1e300, 5e-324, 1.5, 2.0 ** 53, 1e15 + 0.3]),
            1 => $this->chance->int(-1_000, 1_000) / 7,
            2 => (float) $this->chance->int(-1_000, 1_000),
            default => $this->chance->int(-100_000, 100_000) / 100,
        };
    }

    private function text(): string
    {
        return match ($this->chance->int(0, 5)) {
            0 => $this->chance->oneOf(['', '0', '12', '-5', "\0", "a\0b", 'id', 'name', 'é漢', str_repeat('long ', 60)]),
            1 => $this->chance->bytes($this->chance->int(0, 12)),
            2 => $this->chance->oneOf(['open', 'paid', 'shipped']),
            default => 'text ' . $this->chance->int(0, 99),
        };
    }

    /**
     * @return list<mixed>
     */
    private function list(int $depth): array
    {
        $make = match ($this->chance->int(0, 6)) {
            0 => $this->int(...),
            1 => $this->float(...),
            2 => fn(): bool => $this->chance->percent(30),
            3 => fn(): ?int => $this->chance->percent(30) ? null : $this->chance->int(0, 9),
            default => fn(): mixed => $this->value($depth + 1),
        };
        $list = $this->chance->listOf($this->chance->oneOf([3, 3, 8, 40]), $make);
        if ($this->chance->percent(15)) {
            $list[] = &$this->slots[$this->slot()];
        }

        return $list;
    }

    /**
     * @return array<array-key, mixed>
     */
    private function map(int $depth): array
    {
        $map = [];
        for ($count = $this->chance->int(0, 5); $count > 0; --$count) {
            $map[$this->chance->percent(30) ? $this->chance->int(-3, 20) : $this->text()] = $this->value($depth + 1);
        }
        if ($this->chance->percent(15)) {
            $map[$this->chance->oneOf(['ref', 7])] = &$this->slots[$this->slot()];
        }

        return $map;
    }

    /**
     * @return list<array<array-key, mixed>>
     */
    private function records(int $depth): array
    {
        return $this->chance->listOf(4, function () use ($depth): array {
            $record = ['id' => $this->chance->int(1, 500), 'name' => $this->text(), 7 => $this->value($depth + 2)];
            if ($this->chance->percent(10)) {
                $record['name'] = &$this->slots[$this->slot()];
            }

            return $record;
        });
    }

    private function object(int $depth): object
    {
        return match ($this->chance->int(0, 15)) {
            0, 1, 2 => $this->product(),
            3 => $this->node(new SpecialNode(), $depth)->rename($this->text()),
            4 => $this->kept(new Packed($this->value($depth + 1))),
            5 => $this->kept(new HalfPacked($this->value($depth + 1))),
            6 => $this->node(new Sleeper($this->value($depth + 1)), $depth),
            7 => $this->kept(Magic::with($this->chance->oneOf(['extra', '12', 'declared', 'é']), $this->text())),
            8 => $this->loose($depth),
            9 => $this->standard($depth),
            10 => $this->builtIn($depth),
            11 => $this->typed(),
            default => $this->node(new Node(), $depth),
        };
    }

    private function product(): Product
    {
        $product = new Product(
            $this->chance->int(0, 99),
            $this->chance->percent(20) ? null : $this->text(),
            $this->float(),
            $this->chance->percent(50),
            $this->chance->oneOf(Suit::cases()),
            $this->chance->oneOf([null, 5, 'five']),
        );
        $this->kept($product);

        return $product;
    }

    /**
     * @template T of Node
     *
     * @param T $node
     *
     * @return T
     */
    private function node(Node $node, int $depth): Node
    {
        $this->objects[] = $node;
        $node->value = $this->value($depth + 1);
        if ($this->chance->percent(30)) {
            $node->uninitialized = $this->int();
        }
        if ($this->chance->percent(40)) {
            $next = $this->chance->oneOf([$node, ...$this->objects]);
            $node->link($next instanceof Node ? $next : null);
        }
        if ($this->chance->percent(40)) {
            $node->add($this->value($depth + 1));
        }
        if ($this->chance->percent(10)) {
            $node->addReference($this->slots[$this->slot()]);
        }

        return $node;
    }

    private function loose(int $depth): Loose
    {
        $loose = new Loose();
        $this->kept($loose);
        foreach ($this->chance->shuffled(['a', 'b', 'c', 'dynamic', '5']) as $name) {
            if ($this->chance->percent(30)) {
                $loose->set($name, $this->value($depth + 1));
            } elseif ($this->chance->percent(10)) {
                $loose->bind($name, $this->slots[$this->slot()]);
            } elseif ($this->chance->percent(10)) {
                $loose->remove($name);
            }
        }

        return $loose;
    }

    private function standard(int $depth): \stdClass
    {
        $object = new \stdClass();
        $this->kept($object);
        foreach ($this->chance->shuffled(['id', 'name', '0', 'reference']) as $name) {
            if ($name === 'reference') {
                if ($this->chance->percent(10)) {
                    $object->reference = &$this->slots[$this->slot()];
                }
            } elseif ($this->chance->percent(60)) {
                $object->{$name} = $this->value($depth + 1);
            }
        }

        return $object;
    }

    private function typed(): TypedReferences
    {
        $typed = new TypedReferences();
        $this->kept($typed);
        $number = $this->chance->int(0, 5);
        $typed->bindNumber($number);
        $this->slots[$this->chance->int(4, 9)] = &$number;
        if ($this->chance->percent(50)) {
            $node = new Node();
            $node->value = [&$node];
            $typed->bindNode($node);
        }

        return $typed;
    }

    private function builtIn(int $depth): object
    {
        return $this->kept(match ($this->chance->int(0, 6)) {
            0 => new \DateTimeImmutable('@' . $this->chance->int(0, 2_000_000_000)),
            1 => new \DateTime('2024-02-29 12:00:00.5', new \DateTimeZone($this->chance->oneOf(['Europe/Berlin', '+05:30', 'EST']))),
            2 => new \DateInterval('P1DT' . $this->chance->int(0, 50) . 'H'),
            3 => new \ArrayObject(['x' => $this->value($depth + 1)]),
            4 => \SplFixedArray::fromArray([$this->value($depth + 1), 2]),
            5 => $this->storage($depth),
            default => new \DateTimeZone('America/New_York'),
        });
    }

    /**
     * @return \SplObjectStorage<object, mixed>
     */
    private function storage(int $depth): \SplObjectStorage
    {
        $storage = new \SplObjectStorage();
        foreach ($this->chance->listOf(3, fn(): object => $this->object($depth + 1)) as $object) {
            $storage[$object] = $this->scalar();
        }

        return $storage;
    }

    private function slot(): int
    {
        return $this->chance->oneOf([0, 1, 2, 3, ...array_keys($this->slots)]);
    }

    private function kept(object $object): object
    {
        $this->objects[] = $object;

        return $object;
    }
}
