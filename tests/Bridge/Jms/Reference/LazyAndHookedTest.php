<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\RuntimeException;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Dialect\Jms\Metadata\DeclaredText;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhp;
use PHPUnit\Framework\Attributes\Test;

/**
 * Lazy objects and property hooks, which there are from PHP 8.4 on.
 */
#[CoversClass(JmsSerializer::class)]
#[RequiresPhp('>= 8.4')]
final class LazyAndHookedTest extends ReferenceTestCase
{
    private const CLASSES = <<<'PHP'
        class Purchase {
            public int $id = 0;
            private string $secret = '';
            protected ?Node $node = null;
            #[Type('array<string>')]
            public array $tags = [];
            public ?string $note;
            public function fill(): static {
                $this->id = 7;
                $this->secret = 'x';
                $this->node = new Node();
                $this->tags = ['a'];
                $this->note = 'n';
                return $this;
            }
        }
        class Node {
            public ?Node $next = null;
            public int $value = 1;
        }
        class Hooked {
            public string $plain = 'p';
            public string $computed { get => 'computed of ' . $this->plain; }
            public string $both { get => $this->plain; set { $this->plain = "set to {$value}"; } }
            public string $stored = 'stored' { get => strtoupper($this->stored); }
            public string $trimmed = '' { set => trim($value); }
            public private(set) string $own = 'o';
            public protected(set) int $family = 1;
        }
        class Heir extends Hooked {
            public int $more = 1;
        }
        class Sink {
            public int $value = 1;
            public string $sink { set { $this->value = 5; } }
        }
        class Bell {
            public static int $rings = 0;
        }
        class Guest {
            public string $name = '' { set { ++Bell::$rings; $this->name = $value; } }
            public bool $isIn = false;
        }
        class Party {
            #[Type('array<' . Guest::class . '>')]
            #[XmlList(entry: 'guest', inline: true)]
            public array $guests = [];
        }
        final class Lazy {
            public static function rings(): int {
                [$rings, Bell::$rings] = [Bell::$rings, 0];
                return $rings;
            }
            public static function ghost(): object {
                return (new \ReflectionClass(Purchase::class))->newLazyGhost(static function (Purchase $purchase): void { $purchase->fill(); });
            }
            public static function proxy(): object {
                return (new \ReflectionClass(Purchase::class))->newLazyProxy(static fn() => (new Purchase())->fill());
            }
            public static function emptyGhost(): object {
                return (new \ReflectionClass(Purchase::class))->newLazyGhost(static function (): void {});
            }
            public static function failing(): object {
                return (new \ReflectionClass(Purchase::class))->newLazyGhost(static fn() => throw new \DomainException('not today'));
            }
            public static function ring(): object {
                $real = new Node();
                $real->next = (new \ReflectionClass(Node::class))->newLazyProxy(static fn() => $real);
                return $real;
            }
            public static function hooked(): object {
                return new Hooked();
            }
            public static function heir(): object {
                return new Heir();
            }
            public static function sink(): object {
                return new Sink();
            }
        }
        PHP;

    private static ?string $namespace = null;

    #[Test]
    public function lazyObjectsAreWrittenAsWhatTheyBecome(): void
    {
        $filled = '{"id":7,"secret":"x","node":{"value":1},"tags":["a"],"note":"n"}';

        self::assertWrites($filled, self::making('ghost'));
        self::assertWrites($filled, self::making('proxy'));
        self::assertWrites('{"id":0,"secret":"","tags":[]}', self::making('emptyGhost'));
        self::assertWrites('{"next":{"value":1},"value":1}', self::making('ring'));
        self::assertThrows(\DomainException::class, 'not today', static fn(Subject $subject): string => $subject->json(self::making('failing')()));
    }

    #[Test]
    public function hooksAreCalled(): void
    {
        $hooked = '"plain":"p","computed":"computed of p","both":"p","stored":"STORED","trimmed":"","own":"o","family":1';

        self::assertWrites("{{$hooked}}", self::making('hooked'));
        self::assertWrites("{{$hooked},\"more\":1}", self::making('heir'));
        self::assertThrows(\Error::class, 'Property ' . self::namespace() . '\Sink::$sink is write-only', static fn(Subject $subject): string => $subject->json(self::making('sink')()));
    }

    #[Test]
    public function hooksAreToldWhatIsRead(): void
    {
        $json = '{"plain":"a","both":"b","stored":"c","trimmed":"  d ","own":"e","family":2,"more":3}';
        $back = static fn(string $class): \Closure => static fn(Subject $subject): string => $subject->json($subject->fromJson($json, self::namespace() . '\\' . $class));
        $hooked = '"plain":"set to b","computed":"computed of set to b","both":"set to b","stored":"C","trimmed":"d","own":"e","family":2';

        self::assertGives("'{{$hooked}}'", $back('Hooked'));
        self::assertGives("'{{$hooked},\"more\":3}'", $back('Heir'));
        self::assertRefuses(\Error::class, 'Property ' . self::namespace() . '\Hooked::$computed is read-only', '{"computed":"x"}', self::namespace() . '\Hooked');
    }

    #[Test]
    public function hooksAreToldOnceWhereThereIsALongListOfWhichALaterItemIsRefused(): void
    {
        $guest = '<guest><name>' . str_repeat('x', 100) . '</name><is_in>%s</is_in></guest>';
        $xml = '<party>' . str_repeat(\sprintf($guest, 'true'), 400) . \sprintf($guest, 'maybe') . '</party>';
        $rings = [self::namespace() . '\Lazy', 'rings'];
        \assert(\is_callable($rings));

        self::assertGives('401', static function (Subject $subject) use ($xml, $rings): mixed {
            $rings();
            try {
                $subject->fromXml($xml, self::namespace() . '\Party');
                self::fail('It is no bool.');
            } catch (RuntimeException) {
                return $rings();
            }
        });
    }

    /**
     * @return \Closure(): object
     */
    private static function making(string $method): \Closure
    {
        $method = [self::namespace() . '\Lazy', $method];
        \assert(\is_callable($method));

        return static function () use ($method): object {
            $made = $method();
            \assert(\is_object($made));

            return $made;
        };
    }

    private static function namespace(): string
    {
        return self::$namespace ??= DeclaredText::declare(self::CLASSES);
    }
}
