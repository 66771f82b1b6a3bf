<?php

declare(strict_types=1);

namespace Kiln\Tests\Console\Convert;

use Kiln\Console\Convert\CaseStandIn;
use Kiln\Console\Convert\ObjectStandIn;
use Kiln\Console\Convert\Reading\GraphContent;
use Kiln\Console\Convert\Reading\IgbinaryBytes;
use Kiln\Console\Convert\Reading\SerializedText;
use Kiln\Console\Convert\Unreadable;
use Kiln\Graph\Graph;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Random\GraphMaker;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What was written of one value, read three ways without its classes, is the same.
 */
#[CoversClass(GraphContent::class)]
#[CoversClass(IgbinaryBytes::class)]
#[CoversClass(SerializedText::class)]
final class ReadingTest extends TestCase
{
    private const CASES = 400;

    #[Test]
    #[Group('fuzz')]
    #[RequiresPhpExtension('igbinary')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function allThreeAgree(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $compared = 0;
        for ($case = 0; $case < Chance::cases(self::CASES); ++$case) {
            $value = (new GraphMaker($chance->forCase($case)))->value();
            try {
                $igbinary = (string) igbinary_serialize($value);
            } catch (\Error) {
                // It reads what __sleep() names though it has no value.
                continue;
            }
            $expected = $this->inOneOrder(SerializedText::read(serialize($value)));

            self::assertSame($expected, $this->inOneOrder(GraphContent::read(Graph::encode($value))), "seed {$seed}, case {$case}");
            self::assertSame($expected, $this->inOneOrder(IgbinaryBytes::read($igbinary)), "seed {$seed}, case {$case}");
            ++$compared;
        }
        self::assertGreaterThan(0, $compared);
    }

    /**
     * The class of an object says in which order its properties stand, so the direct form sorts them.
     */
    private function inOneOrder(mixed $value): string
    {
        $seen = new \SplObjectStorage();
        $sort = static function (mixed &$value) use (&$sort, $seen): void {
            if ($value instanceof ObjectStandIn && !$seen->offsetExists($value)) {
                $seen->offsetSet($value);
                ksort($value->properties, SORT_STRING);
                array_walk($value->properties, $sort);
            } elseif (\is_array($value)) {
                array_walk($value, $sort);
            }
        };
        $sort($value);

        return serialize($value);
    }

    #[Test]
    public function whatSerializeWritesIsReadWithoutClasses(): void
    {
        $object = new ObjectStandIn('App\Gone');
        $object->properties = ['public' => 1, 'protected' => 2, 'private' => 3, "\0App\\Older\0private" => $object];
        $written = "O:8:\"App\\Gone\":4:{s:6:\"public\";i:1;s:12:\"\0*\0protected\";i:2;s:17:\"\0App\\Gone\0private\";i:3;s:18:\"\0App\\Older\0private\";r:1;}";
        self::assertEquals($object, SerializedText::read($written));

        $old = new ObjectStandIn('App\Old');
        $old->payload = 'as {it} likes';
        self::assertEquals(
            [-5, 0.1, -\INF, true, null, "a\";\0", new CaseStandIn('App\Suit', 'Hearts'), $old, -7 => []],
            SerializedText::read("a:9:{i:0;i:-5;i:1;d:0.1;i:2;d:-INF;i:3;b:1;i:4;N;i:5;s:4:\"a\";\0\";i:6;E:15:\"App\\Suit:Hearts\";i:7;C:7:\"App\\Old\":13:{as {it} likes}i:-7;a:0:{}}"),
        );
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function damaged(): iterable
    {
        yield 'nothing' => [''];
        yield 'cut off' => ['a:1:{i:0;i:1;'];
        yield 'too long' => ['i:1;i:2;'];
        yield 'a string that is longer than all' => ['s:99:"a";'];
        yield 'a number that is none' => ['d:abc;'];
        yield 'a value that is none' => ['x:1;'];
        yield 'a value that does not exist' => ['a:1:{i:0;R:9;}'];
        yield 'a key that is none' => ['a:1:{b:1;i:1;}'];
        yield 'nested without end' => [str_repeat('a:1:{i:0;', 20_000)];
    }

    #[Test]
    #[DataProvider('damaged')]
    public function whatSerializeDoesNotWriteIsRefused(string $bytes): void
    {
        $this->expectException(Unreadable::class);
        SerializedText::read($bytes);
    }

    #[Test]
    #[RequiresPhpExtension('igbinary')]
    public function everyCutIsNoticed(): void
    {
        $value = ['list' => [1, -300, 1.5, 'text'], 'object' => new \DateTimeImmutable('2020-01-01')];
        foreach ([[IgbinaryBytes::read(...), (string) igbinary_serialize($value)], [SerializedText::read(...), serialize($value)]] as [$read, $bytes]) {
            for ($length = 4; $length < \strlen($bytes); ++$length) {
                try {
                    $read(substr($bytes, 0, $length));
                    self::fail("{$length} bytes were enough.");
                } catch (Unreadable) {
                    // As it should be.
                }
            }
        }
        $this->expectException(Unreadable::class);
        IgbinaryBytes::read("\0\0\0\2\x77");
    }
}
