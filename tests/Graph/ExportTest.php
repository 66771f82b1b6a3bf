<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Graph;
use Kiln\Graph\StaleData;
use Kiln\Graph\UnencodableValue;
use Kiln\Graph\UnwritableFile;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Random\GraphMaker;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The same values, as PHP files.
 */
#[CoversClass(Graph::class)]
final class ExportTest extends TestCase
{
    private const CASES = 400;

    private string $directory = '';

    protected function setUp(): void
    {
        $this->directory = TemporaryDirectory::create();
    }

    protected function tearDown(): void
    {
        TemporaryDirectory::remove($this->directory);
    }

    #[Test]
    #[DataProviderExternal(RoundTripTest::class, 'values')]
    public function aValueComesBack(mixed $value): void
    {
        $file = $this->directory . '/value.php';
        Graph::export($value, $file);
        $code = file_get_contents($file);

        self::assertSame(serialize(unserialize(serialize($value))), serialize(require $file));
        self::assertSame(serialize(unserialize(serialize($value))), serialize(require $file), 'a second time');

        Graph::export($value, $file);
        self::assertSame($code, file_get_contents($file), 'the same value gives the same file');
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function aRandomValueComesBack(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES);
        $file = $this->directory . '/random.php';
        for ($case = 0; $case < $cases; ++$case) {
            $maker = new GraphMaker($chance->forCase($case));
            // In every tenth there are so many objects of a class that a loop makes them.
            $value = $case % 10 === 0 ? array_map(static fn(): mixed => $maker->value(), range(1, 30)) : $maker->value();
            Graph::export($value, $file);
            $expected = serialize(unserialize(serialize($value)));
            $actual = serialize(require $file);
            if ($actual !== $expected) {
                self::fail("seed {$seed}, case {$case}:\n{$expected}\n{$actual}\n" . file_get_contents($file));
            }
        }
        self::assertGreaterThan(0, $cases);
    }

    #[Test]
    public function theFileIsPlainToRead(): void
    {
        $file = $this->directory . '/products.php';
        Graph::export([new Product(1, 'One', 1.5, true, Suit::Clubs), new Product(3, null, 0.25, false, Suit::Clubs, 'c')], $file);

        self::assertSame(
            <<<'PHP'
                <?php

                declare(strict_types=1);

                // Written by Kiln\Graph\Graph::export(). What is changed here is lost when it is written anew.

                \defined('kiln_NAME') || (static function (): void {
                    foreach (['Kiln\\Tests\\Graph\\Model\\Product' => LAYOUT] as $class => $layout) {
                        if (!\class_exists($class) || \crc32((\str_contains($facts = \implode('', ($reflection = new \ReflectionClass($class))->getProperties()), ' = ') ? \preg_replace('/ = .*? ]/s', '', $facts) : $facts) . \get_parent_class($class)
                            . $reflection->isAbstract() . '-' . \method_exists($class, '__wakeup') . '-' . \method_exists($class, '__unserialize') . '-' . \method_exists($class, '__clone') . '-' . \method_exists($class, '__destruct')) !== $layout) {
                            $changed = $class;
                        }
                    }
                    foreach ([['Kiln\\Tests\\Graph\\Model\\Suit', 'Clubs']] as [$enum, $case]) {
                        if (!\defined("{$enum}::{$case}")) {
                            $changed = $enum;
                        }
                    }
                    if (isset($changed)) {
                        $change = 'it has gone, or has other properties, other cases, or other methods that PHP calls by itself';
                        throw \class_exists(\Kiln\Graph\StaleData::class) ? new \Kiln\Graph\StaleData($changed, $change) : new \RuntimeException("The data were written when {$changed} was another: {$change}. Write them anew.");
                    }
                    \define('kiln_NAME', true);
                })();

                return (static function (): mixed {
                    $make0 = \Closure::bind(static function ($v0, $v1, $v2, $v3, $v4, $v5): object {
                        $object = (new \ReflectionClass('Kiln\\Tests\\Graph\\Model\\Product'))->newInstanceWithoutConstructor();
                        $object->id = $v0;
                        $object->name = $v1;
                        $object->price = $v2;
                        $object->active = $v3;
                        $object->suit = $v4;
                        $object->code = $v5;

                        return $object;
                    }, null, 'Kiln\\Tests\\Graph\\Model\\Product');

                    return [$make0(1, 'One', 1.5, true, \Kiln\Tests\Graph\Model\Suit::Clubs, null), $make0(3, null, 0.25, false, \Kiln\Tests\Graph\Model\Suit::Clubs, 'c')];
                })();

                PHP,
            preg_replace(['/kiln_[0-9a-f]{16}/', '/=> \d+\]/'], ['kiln_NAME', '=> LAYOUT]'], (string) file_get_contents($file)),
        );
    }

    #[Test]
    public function manyObjectsAreMadeByALoopOfConstants(): void
    {
        $file = $this->directory . '/nodes.php';
        Graph::export(array_map(static fn(int $id): Product => new Product(2 * $id + 1, "p {$id}", 1.5, true, Suit::cases()[$id % 2]), range(0, 9)), $file);

        self::assertStringEndsWith(
            <<<'PHP'
                return (static function (): mixed {
                    $cases = [\Kiln\Tests\Graph\Model\Suit::Hearts, \Kiln\Tests\Graph\Model\Suit::Spades];
                    $objects0 = \Closure::bind(static function (array $c0, array $c1, array $cases, array $c4): array {
                        $objects = [];
                        $blank = (new \ReflectionClass('Kiln\\Tests\\Graph\\Model\\Product'))->newInstanceWithoutConstructor();
                        foreach ($c0 as $i => $ignored) {
                            $objects[] = $object = clone $blank;
                            $object->id = $c0[$i];
                            $object->name = $c1[$i];
                            $object->price = 1.5;
                            $object->active = true;
                            $object->suit = $cases[$c4[$i]];
                            $object->code = null;
                        }

                        return $objects;
                    }, null, 'Kiln\\Tests\\Graph\\Model\\Product')([1, 3, 5, 7, 9, 11, 13, 15, 17, 19], ['p 0', 'p 1', 'p 2', 'p 3', 'p 4', 'p 5', 'p 6', 'p 7', 'p 8', 'p 9'], $cases, [0, 1, 0, 1, 0, 1, 0, 1, 0, 1]);

                    return $objects0;
                })();

                PHP,
            (string) file_get_contents($file),
        );
    }

    #[Test]
    public function aFileOfBeforeIsStale(): void
    {
        $file = $this->directory . '/old.php';
        file_put_contents($file, "<?php\n\nuse Kiln\\Graph\\Export\\Parts;\n\nreturn Parts::assemble(2, static function (Parts \$parts): mixed {\n    return 1;\n});\n");

        $this->expectException(StaleData::class);
        require $file;
    }

    #[Test]
    public function whatCannotBeExportedLeavesTheFileAsItWas(): void
    {
        $file = $this->directory . '/value.php';
        Graph::export('before', $file);
        try {
            Graph::export(['after', \STDIN], $file);
            self::fail('exported');
        } catch (UnencodableValue) {
        }

        self::assertSame('before', require $file);
        self::assertSame([$file], glob($this->directory . '/*'));
    }

    #[Test]
    public function aPlaceWhereNothingCanBeWrittenIsAnError(): void
    {
        $this->expectException(UnwritableFile::class);
        Graph::export(1, $this->directory . '/absent/value.php');
    }

    #[Test]
    public function whatWasCastFromAnotherObjectKeepsTheNamesOfItsProperties(): void
    {
        $cast = static fn(int $id): object => (object) ["\0One\0name" => $id, "\0Two\0name" => [$id], "\0*\0name" => "p{$id}", 'name' => null];
        foreach ([1, 40] as $count) {
            $value = array_map($cast, range(1, $count));
            $value[] = $value[0];
            Graph::export($value, $file = "{$this->directory}/value.php");

            self::assertSame(serialize($value), serialize(require $file));
        }
    }

    #[Test]
    public function nothingButAnExpressionGivesThemSuchNames(): void
    {
        $ring = (object) ["\0*\0name" => 1];
        $ring->self = $ring;

        $this->expectException(UnencodableValue::class);
        $this->expectExceptionMessage('cannot stand in a file when it refers to itself');
        Graph::export($ring, $this->directory . '/value.php');
    }

    #[Test]
    #[Group('long')]
    public function aLongValueHasPartsBesideItsFile(): void
    {
        $make = static function (string $word): array {
            $nodes = array_map(static fn(int $number): Node => (new Node())->add("{$word} {$number}"), range(1, 60_000));

            return [$nodes, array_fill_keys(array_map(static fn(int $number): string => "{$word} {$number}", range(1, 40_000)), 1.5), array_reverse($nodes)];
        };
        $file = $this->directory . '/long.php';
        $parts = fn(): array => array_values(array_diff(scandir($this->directory), ['.', '..', 'long.php']));

        Graph::export($make('first'), $file);
        $first = $parts();
        self::assertGreaterThan(2, \count($first));
        self::assertLessThan(3 << 20, filesize($file));
        self::assertSame(md5(serialize($make('first'))), md5(serialize(require $file)));

        Graph::export($make('second'), $file);
        self::assertSame(md5(serialize($make('second'))), md5(serialize(require $file)));
        self::assertSame([], array_diff($first, $parts()), 'who has loaded the file before still finds its parts');

        foreach ($first as $part) {
            touch("{$this->directory}/{$part}", time() - 3_600);
        }
        touch("{$this->directory}/other.1234.part.php", time() - 3_600);
        Graph::export($make('second'), $file);
        self::assertNotSame([], array_diff($first, $parts()), 'nobody needs all of them any more');
        $second = $parts();
        foreach ($second as $name) {
            touch("{$this->directory}/{$name}", time() - 3_600);
        }
        Graph::export([1], $file);
        self::assertSame([], array_diff($second, $parts(), ['other.1234.part.php'], $first), 'parts that were old when their file was replaced');
        Graph::export($make('second'), $file);
        self::assertContains('other.1234.part.php', $parts());
        self::assertSame(md5(serialize($make('second'))), md5(serialize(require $file)));
    }

    #[Test]
    public function whatLooksLikeCodeIsText(): void
    {
        $file = $this->directory . '/value.php';
        $nasty = ["'; exit(1); //", '?>', '<?php exit(1);', "\\'", '$x {$y}', "\n\r\0", "'" => "\\"];
        $object = new \stdClass();
        foreach ($nasty as $key) {
            $object->{"x{$key}"} = $nasty;
        }
        Graph::export([$nasty, $object, $object], $file);

        self::assertEquals([$nasty, $object, $object], require $file);
    }
}
