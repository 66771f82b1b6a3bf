<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Classes\ClassAnatomy;
use Kiln\Graph\Classes\Restoring;
use Kiln\Graph\Graph;
use Kiln\Graph\UndecodableBytes;
use Kiln\Tests\Graph\Random\ByHand;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

use function Kiln\Native\decode_graph;

/**
 * What the extension makes of objects of PHP's own classes, of which each has ideas of its own.
 */
#[CoversClass(Graph::class)]
#[RequiresPhpExtension('kiln')]
final class BuiltInClassesTest extends TestCase
{
    private const STRINGS = 1;
    private const SHAPES = 4;

    /**
     * @return iterable<string, array{mixed}>
     */
    public static function ordinaryValues(): iterable
    {
        $start = new \DateTimeImmutable('2024-02-29 12:30:00.25', new \DateTimeZone('Europe/Berlin'));
        yield 'a date' => [$start];
        yield 'one that can be changed' => [new \DateTime('@17')];
        yield 'an offset' => [new \DateTimeZone('+05:30')];
        yield 'an interval' => [$start->diff(new \DateTimeImmutable('2025-01-01'))];
        yield 'a period' => [new \DatePeriod($start, new \DateInterval('P1D'), 3)];
        yield 'an ArrayObject' => [new \ArrayObject(['a' => $start, 'b' => [$start]])];
        yield 'an ArrayIterator' => [new \ArrayIterator([1, 2])];
        yield 'an iterator of several levels' => [new \RecursiveArrayIterator([[1], 2])];
        yield 'a fixed array' => [\SplFixedArray::fromArray([1, $start, null])];
        yield 'a stack' => [self::filled(new \SplStack())];
        yield 'a queue' => [self::filled(new \SplQueue())];
        yield 'a list' => [self::filled(new \SplDoublyLinkedList())];
        $storage = new \SplObjectStorage();
        $storage[$start] = $storage;
        yield 'a storage that holds itself' => [$storage];
        yield 'an exception' => [new \DomainException('no', 3, new \ErrorException('before'))];
        yield 'a class with a date for a parent' => [new Model\OwnDate('2024-01-01')];
        yield 'a class with an ArrayObject for a parent' => [new Model\OwnArray([1, 2])];
        yield 'an exception of one\'s own' => [new Model\OwnException('no')];
    }

    #[Test]
    #[DataProvider('ordinaryValues')]
    public function ordinaryOnesAreNotLeftToPhp(mixed $value): void
    {
        // As values of a property, of which there are three with the same object.
        $value = [(object) ['of' => $value], (object) ['of' => $value], $value];

        self::assertSame(serialize(unserialize(serialize($value))), serialize(decode_graph(Graph::encode($value), Graph::ALL)));
    }

    /**
     * PHP 8.5 calls it deprecated to make one, and says so in unserialize() as well.
     */
    #[Test]
    public function anArrayObjectAroundAnObjectIsMadeWithoutAWord(): void
    {
        $object = @new \ArrayObject((object) ['a' => 1]);
        $value = [(object) ['of' => $object], (object) ['of' => $object], $object];
        $bytes = Graph::encode($value);
        $heard = [];
        set_error_handler(static function (int $level, string $message) use (&$heard): bool {
            $heard[] = $message;

            return true;
        });
        try {
            $made = decode_graph($bytes, Graph::ALL);
        } finally {
            restore_error_handler();
        }

        self::assertSame([], $heard);
        self::assertSame(serialize(@unserialize(serialize($value))), serialize($made));
    }

    /**
     * @return iterable<string, array{class-string}>
     */
    public static function classes(): iterable
    {
        foreach (get_declared_classes() as $class) {
            $reflection = new \ReflectionClass($class);
            if (!$reflection->isInternal()) {
                continue;
            }
            yield $class => [$class];
            if (!$reflection->isFinal() && !$reflection->isAbstract() && !$reflection->isEnum()) {
                yield "a child of {$class}" => [self::childOf($class)];
            }
        }
    }

    /**
     * Of bytes that name any class, and know nothing of it.
     *
     * @param class-string $class
     */
    #[Test]
    #[DataProvider('classes')]
    public function whateverTheClassBothDecodersSayTheSame(string $class): void
    {
        foreach (Restoring::cases() as $restoring) {
            foreach ($restoring === Restoring::Data ? [false] : [false, true] as $hasProperty) {
                $bytes = self::object($class, $restoring, $hasProperty);
                self::assertSame(self::outcome($bytes, 'php'), self::outcome($bytes, 'auto'), bin2hex($bytes));
            }
        }
    }

    private static function outcome(string $bytes, string $engine): string
    {
        $before = ini_set('kiln.engine', $engine);
        try {
            $object = Graph::decode($bytes, Graph::ALL);

            return get_debug_type($object) . ' ' . implode(' ', array_keys((array) $object));
        } catch (UndecodableBytes|\Error $refusal) {
            return $refusal::class . ' ' . $refusal->getMessage();
        } finally {
            ini_set('kiln.engine', (string) $before);
        }
    }

    /**
     * One object of the class, whose only property is a dynamic one, or whose data are the empty array.
     *
     * @param class-string $class
     */
    private static function object(string $class, Restoring $restoring, bool $hasProperty): string
    {
        $names = $hasProperty ? [$class, 'dynamic'] : [$class];
        $isData = $restoring === Restoring::Data;

        return ByHand::graph(
            self::STRINGS | self::SHAPES,
            ByHand::strings(...$names)
            . "\x01" . ByHand::varint((\count($names) - 1) << 3 | $restoring->value << 1) . "\x6F"
            . ($isData ? '' : pack('V', ClassAnatomy::of($class)->layout()))
            . "\x01"
            . ($isData ? "\x30" : str_repeat("\x20", \count($names) - 1))
            . "\x80\x00",
        );
    }

    /**
     * @param class-string $class
     *
     * @return class-string
     */
    private static function childOf(string $class): string
    {
        $name = 'ChildOf' . str_replace('\\', '', $class);
        if (!class_exists($name, false)) {
            eval("class {$name} extends \\{$class} { public \$extra = 5; }");
        }
        \assert(class_exists($name, false));

        return $name;
    }

    /**
     * @template T of \SplDoublyLinkedList<mixed>
     *
     * @param T $list
     *
     * @return T
     */
    private static function filled(\SplDoublyLinkedList $list): \SplDoublyLinkedList
    {
        $list->push('a');
        $list->push([new \DateTimeZone('UTC')]);

        return $list;
    }
}
