<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Graph;
use Kiln\Native\Declined;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\Loose;
use Kiln\Tests\Graph\Model\Meddler;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Random\Columns;
use Kiln\Tests\Graph\Random\GraphMaker;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

use function Kiln\Native\encode_graph;

/**
 * The extension writes, byte for byte, what plain PHP writes; the rest it leaves to PHP.
 */
#[CoversClass(Graph::class)]
#[RequiresPhpExtension('kiln')]
final class NativeEncoderTest extends TestCase
{
    private const CASES = 3_000;

    #[Test]
    public function theEngineIsTheOneThatIsSet(): void
    {
        $before = ini_set('kiln.engine', 'php');
        try {
            // What serialize() writes only plain PHP lets it write.
            self::assertSame("\x82", Graph::encode(['text'])[1]);
            $this->expectException(Declined::class);
            encode_graph('text');
        } finally {
            ini_set('kiln.engine', (string) $before);
        }
    }

    #[Test]
    #[DataProviderExternal(RoundTripTest::class, 'values')]
    public function bothEncodersWriteTheSame(mixed $value): void
    {
        if ($value instanceof \Throwable) {
            $this->expectException(Declined::class);
        }

        self::assertSame(bin2hex(self::plain($value)), bin2hex(Columns::byExtension($value)));
    }

    /**
     * More than the extension remembers from one request to the next, and some that differ in little.
     */
    #[Test]
    public function layoutsOfManyClassesAreThoseOfPlainPhp(): void
    {
        $types = ['', 'int ', '?int ', 'string ', 'iterable ', 'self ', '?\\ArrayObject ', '\\ArrayObject|int ', '\\ArrayObject|\\ArrayIterator|null ', 'mixed '];
        $names = ['a', 'b', 'Ez', 'FY', 'aVeryLongName', 'aVeryLongNamf'];
        $prefix = 'Laid' . bin2hex(random_bytes(4));
        $classes = [];
        eval("class {$prefix} { private int \$hidden = 1; }");
        foreach ($types as $type) {
            foreach ($names as $name) {
                foreach (['public', 'protected', 'private'] as $visibility) {
                    foreach (['', "extends {$prefix}"] as $extends) {
                        $class = $prefix . \count($classes);
                        eval("class {$class} {$extends} { {$visibility} {$type}\${$name}; " . (\count($classes) % 2 === 0 ? '' : 'public $more = 1; ') . '}');
                        $classes[] = $class;
                    }
                }
            }
        }
        for ($times = 2; $times > 0; --$times) {
            foreach ($classes as $class) {
                $object = new $class();

                self::assertSame(bin2hex(self::plain($object)), bin2hex(Columns::byExtension($object)), $class);
            }
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function bothEncodersWriteTheSameOfRandomValues(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES);
        for ($case = 0; $case < $cases; ++$case) {
            $value = (new GraphMaker($chance->forCase($case)))->value();
            try {
                $native = Columns::byExtension($value);
            } catch (Declined $declined) {
                self::fail("seed {$seed}, case {$case}: the extension leaves to PHP what it did before: {$declined->getMessage()}");
            }
            $plain = self::plain($value);
            if ($native !== $plain) {
                self::fail("seed {$seed}, case {$case}: " . bin2hex($native) . ' is not ' . bin2hex($plain));
            }
        }
        self::assertGreaterThan(0, $cases);
    }

    /**
     * @return iterable<string, array{\Closure(): mixed}>
     */
    public static function meddling(): iterable
    {
        yield 'a method gives an object that was met before' => [static function (): array {
            $child = new Node();
            $owner = (object) ['child' => $child, 'meddler' => null];
            $owner->meddler = new Meddler(static fn(): object => $owner->child);

            return [$owner, new Meddler(static fn(): array => [$owner, $owner->child])];
        }];
        yield 'a method drops and changes what was met, and what is to come' => [static function (): array {
            $texts = (object) ['first' => str_repeat('met ', 5), 'list' => [str_repeat('in a list ', 2), 'map' => [str_repeat('deeper ', 3)]]];
            $node = (new Node())->add(str_repeat('child ', 4))->add(new Node());
            $node->value = new Meddler(static function () use ($texts, $node): array {
                $texts->first = 'changed';
                $texts->list = null;
                unset($texts->more);
                $node->link(new Node())->add('more');
                $node->uninitialized = 7;
                gc_collect_cycles();

                return array_map(str_repeat(...), ['met ', 'x'], [5, 30]);
            });
            $texts->more = 'more';
            $texts->node = $node;
            $texts->last = str_repeat('last ', 4);

            return [$texts, $node, str_repeat('end ', 4), ['key' . \strlen(serialize($texts->first)) => 1]];
        }];
        yield 'a method makes references of what was met' => [static function (): array {
            $loose = (new Loose())->set('x', str_repeat('text ', 3));
            $slot = str_repeat('slot ', 3);

            return [$loose, &$slot, new Meddler(static function () use ($loose, &$slot): int {
                $loose->bind('x', $slot);
                $slot = 'other';

                return 1;
            }), [&$slot], $loose];
        }];
        yield 'a method encodes other objects of the same classes' => [static fn(): array => [
            new Node(), new Meddler(static fn(): string => bin2hex(Graph::encode([(new Node())->add(1), (object) ['a' => 1]]))), new Node(), (object) ['a' => 2],
        ]];
        yield 'an array with objects in itself' => [static function (): array {
            $endless = [new Node(), [new Node()]];
            $endless[] = &$endless;

            return $endless;
        }];
        yield 'an array with an object that holds it' => [static function (): array {
            $array = [new \stdClass(), new Node()];
            $array[0]->array = $array;

            return $array;
        }];
        yield 'an array that is the properties of an object' => [static function (): array {
            $object = (object) ['node' => new Node()];

            return [(array) $object, $object, $object];
        }];
        yield 'an object in arrays that are one' => [static function (): array {
            $array = [new Node(), [new Node()]];

            return [$array, 'again' => $array, (object) ['array' => $array]];
        }];
    }

    /**
     * @param \Closure(): mixed $make what code of users changes is made anew
     */
    #[Test]
    #[DataProvider('meddling')]
    public function codeOfUsersMakesNoDifference(\Closure $make): void
    {
        self::assertSame(bin2hex(self::plain($make())), bin2hex(Columns::byExtension($make())));
    }

    private static function plain(mixed $value): string
    {
        return Columns::of($value);
    }
}
