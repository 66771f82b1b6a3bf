<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Bytes\GraphWriter;
use Kiln\Graph\Collect\Collector;
use Kiln\Graph\DamagedBytes;
use Kiln\Graph\ForbiddenClass;
use Kiln\Graph\Graph;
use Kiln\Graph\StaleData;
use Kiln\Graph\UndecodableBytes;
use Kiln\Tests\Graph\Model\Grenade;
use Kiln\Tests\Graph\Model\OwnArray;
use Kiln\Tests\Graph\Model\OwnIterator;
use Kiln\Tests\Graph\Random\Damage;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * PHP's own __unserialize() methods load classes that their data name: of iterators, and of private properties. No class may be
 * asked for that is not allowed.
 */
#[CoversClass(Graph::class)]
final class NamesInDataTest extends TestCase
{
    private const UNKNOWN = 'Nowhere\Evil';

    protected function tearDown(): void
    {
        Grenade::$bangs = [];
    }

    /**
     * @return iterable<string, array{string, class-string, string}> bytes, the only class of objects in them, a class in their data
     */
    public static function hostile(): iterable
    {
        foreach ([self::UNKNOWN, \LimitIterator::class, OwnIterator::class] as $name) {
            foreach ([\ArrayObject::class, \ArrayIterator::class, \RecursiveArrayIterator::class, OwnArray::class] as $class) {
                yield "columns, {$class} with the iterator {$name}" => [self::columns($class, [0, [], [], $name]), $class, $name];
            }
            foreach ([\ArrayObject::class, \ArrayIterator::class] as $class) {
                yield "direct, {$class} with the iterator {$name}" => [self::direct($class, "\x83\x00\xC3\xC3" . self::text($name)), $class, $name];
                yield "direct, {$class} as a map with the iterator {$name}" => [self::direct($class, "\x93\x00\x00\x03" . self::text($name) . "\x01\xC3\x02\xC3"), $class, $name];
            }
        }
        $key = "\0" . self::UNKNOWN . "\0secret";
        $date = ['date' => '2024-02-29 12:30:00.000000', 'timezone_type' => 3, 'timezone' => 'UTC'];
        $data = [
            \DateTimeImmutable::class => $date + [$key => 1],
            \DateTime::class => $date + [$key => 1],
            \DateTimeZone::class => ['timezone_type' => 3, 'timezone' => 'UTC', $key => 1],
            \DateInterval::class => (array) new \DateInterval('P1D') + [$key => 1],
            \SplFixedArray::class => [1, $key => 1],
            \ArrayObject::class => [0, [], [$key => 1], null],
            \ArrayIterator::class => [0, [], [$key => 1], null],
            \SplObjectStorage::class => [[], [$key => 1]],
            \SplDoublyLinkedList::class => [0, [], [$key => 1]],
            \SplQueue::class => [4, [], [$key => 1]],
        ];
        foreach ($data as $class => $array) {
            yield "columns, a private property in {$class}" => [self::columns($class, $array), $class, self::UNKNOWN];
        }
        foreach ([\DateTimeImmutable::class, \DateTime::class, \DateTimeZone::class, \ArrayObject::class, \ArrayIterator::class] as $class) {
            yield "direct, a private property in {$class}" => [self::direct($class, self::value($data[$class])), $class, self::UNKNOWN];
        }
        foreach ([\DateTimeImmutable::class, \DateTime::class, \DateTimeZone::class] as $class) {
            $escaped = strtr(substr(serialize($key), 2), ["\0" => '\00', '\\' => '\5c']);
            foreach (['plain' => serialize($data[$class]), 'escaped' => str_replace(serialize($key), "S:{$escaped}", serialize($data[$class]))] as $how => $text) {
                yield "what serialize() writes, {$how}, a private property in {$class}" => [self::serialized($class, $text), $class, self::UNKNOWN];
            }
        }
    }

    /**
     * @param class-string $class
     */
    #[Test]
    #[DataProvider('hostile')]
    public function noOtherClassIsAskedFor(string $bytes, string $class, string $name): void
    {
        foreach ([[$class], static fn(string $candidate): bool => $candidate === $class] as $rule) {
            [$refusal, $asked] = self::decode($bytes, $rule);

            self::assertInstanceOf(UndecodableBytes::class, $refusal);
            self::assertSame([], array_diff($asked, [$class]));
            self::assertTrue($refusal instanceof DamagedBytes ? $refusal->getPrevious() === null : $refusal instanceof ForbiddenClass && $refusal->class === $name, (string) $refusal);
        }
    }

    /**
     * In all forms, next to an object whose destructor would be heard.
     */
    #[Test]
    public function itIsSaidBeforeThereAreObjects(): void
    {
        $value = [new Grenade(), new \ArrayObject([], 0, OwnIterator::class)];
        $bytes = Graph::encode($value);
        unset($value);
        Grenade::$bangs = [];

        [$refusal] = self::decode($bytes, [Grenade::class, \ArrayObject::class]);

        self::assertInstanceOf(ForbiddenClass::class, $refusal);
        self::assertSame(OwnIterator::class, $refusal->class);
        self::assertSame([], Grenade::$bangs);
    }

    /**
     * @return iterable<string, array{object, list<class-string>}>
     */
    public static function honest(): iterable
    {
        yield 'the iterator that it has anyway' => [new \ArrayObject([1]), [\ArrayObject::class]];
        yield 'an allowed one' => [new \ArrayObject([1], 0, OwnIterator::class), [\ArrayObject::class, OwnIterator::class]];
        yield 'an allowed one of a class of one\'s own' => [new OwnArray([1], 0, OwnIterator::class), [OwnArray::class, OwnIterator::class]];
        yield 'elements with such keys' => [new \ArrayObject([["\0" . self::UNKNOWN . "\0a" => 1], "\0" . self::UNKNOWN . "\0b" => 2]), [\ArrayObject::class]];
        yield 'an iterator' => [new \ArrayIterator(["\0" . self::UNKNOWN . "\0a" => 1]), [\ArrayIterator::class]];
    }

    /**
     * @param list<class-string> $classes
     */
    #[Test]
    #[DataProvider('honest')]
    public function honestValuesComeBack(object $value, array $classes): void
    {
        foreach ([$value, [$value, $value], [$value, range(1, 2_000)]] as $whole) {
            self::assertSame(serialize($whole), serialize(Graph::decode(Graph::encode($whole), $classes)));
            self::assertSame(serialize($whole), serialize(Graph::decode(Graph::encode($whole), Graph::ALL)));
        }
    }

    #[Test]
    public function theNameOfTheIteratorThatItHasAnywayMayStandThere(): void
    {
        foreach (['ArrayIterator', 'arrayITERATOR'] as $name) {
            $object = Graph::decode(self::direct(\ArrayObject::class, "\x83\x00\xC3\xC3" . self::text($name)), [\ArrayObject::class]);
            self::assertInstanceOf(\ArrayObject::class, $object);
            self::assertSame(\ArrayIterator::class, $object->getIteratorClass());
        }
    }

    #[Test]
    public function anIteratorThatIsGoneIsAMiss(): void
    {
        foreach ([self::UNKNOWN, \LimitIterator::class] as $name) {
            [$refusal] = self::decode(self::direct(\ArrayObject::class, "\x83\x00\xC3\xC3" . self::text($name)), Graph::ALL);
            self::assertInstanceOf(StaleData::class, $refusal);
        }
    }

    /**
     * @param list<string>|callable(string): bool|null $allowed
     *
     * @return array{UndecodableBytes|null, list<string>} and what the autoloader is asked for
     */
    private static function decode(string $bytes, array|callable|null $allowed): array
    {
        $asked = [];
        $autoloader = static function (string $class) use (&$asked): void {
            if (!str_starts_with($class, 'Kiln\\') || str_starts_with($class, 'Kiln\Tests\\')) {
                $asked[] = $class;
            }
        };
        spl_autoload_register($autoloader, prepend: true);
        try {
            Graph::decode($bytes, $allowed);
            $refusal = null;
        } catch (UndecodableBytes $refusal) {
        } finally {
            spl_autoload_unregister($autoloader);
        }

        return [$refusal, $asked];
    }

    /**
     * @param array<array-key, mixed> $data
     */
    private static function columns(string $class, array $data): string
    {
        // What an object gives whose class has a name of the same length.
        $name = str_repeat('X', \strlen($class));
        if (!class_exists($name, false)) {
            eval("final class {$name} { public static \$data = []; function __serialize(): array { return self::\$data; } function __unserialize(array \$data): void {} }");
        }
        \assert(class_exists($name, false));
        (new \ReflectionClass($name))->setStaticPropertyValue('data', $data);

        return Damage::sealed(str_replace($name, $class, Damage::unsealed(GraphWriter::write(Collector::collect(new $name())))));
    }

    private static function direct(string $class, string $data): string
    {
        $content = "\1\1" . \chr(\strlen($class)) . $class . "\xA0" . $data;

        return Damage::sealed("\xC1\x03" . $content);
    }

    private static function serialized(string $class, string $text): string
    {
        $names = "\1" . \chr(\strlen($class)) . $class;

        return Damage::sealed("\xC1\x02" . "\x81" . \chr(\strlen($names)) . $names . \sprintf('O:%d:"%s":%s', \strlen($class), $class, substr($text, 2)));
    }

    private static function value(mixed $value): string
    {
        if (\is_array($value) && $value !== []) {
            $bytes = \chr(0x90 + \count($value) - 1);
            foreach ($value as $key => $element) {
                $bytes .= self::value($key) . self::value($element);
            }

            return $bytes;
        }

        return match (true) {
            $value === null => "\xC0",
            $value === [] => "\xC3",
            \is_int($value) => \chr($value),
            default => self::text(\is_string($value) ? $value : throw new \LogicException('There is no form.')),
        };
    }

    private static function text(string $text): string
    {
        return "\xCC" . \chr(\strlen($text)) . $text;
    }
}
