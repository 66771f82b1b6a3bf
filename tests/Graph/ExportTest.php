<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Graph;
use Kiln\Graph\UnencodableValue;
use Kiln\Graph\UnwritableFile;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\Node;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\Suit;
use Kiln\Tests\Graph\Random\GraphMaker;
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
        $this->directory = sys_get_temp_dir() . '/kiln-export-' . bin2hex(random_bytes(6));
        mkdir($this->directory);
    }

    protected function tearDown(): void
    {
        $files = glob($this->directory . '/*');
        array_map(unlink(...), $files === false ? [] : $files);
        rmdir($this->directory);
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
            $value = (new GraphMaker($chance->forCase($case)))->value();
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

                use Kiln\Graph\Export\Parts;

                return Parts::assemble(2, static function (Parts $parts): mixed {
                    $parts->cases([['Kiln\\Tests\\Graph\\Model\\Suit', 'Clubs']]);
                    $objects0 = $parts->objects('Kiln\\Tests\\Graph\\Model\\Product', 2, 0, LAYOUT, [['id'], ['name'], ['price'], ['active'], ['suit'], ['code']]);
                    $parts->arrays([[[null, null], [8 => [0, 1]]]]);
                    \Closure::bind(static function (array $objects, array $c0, array $c1, array $c2, array $c3, array $c4, array $c5): void {
                        foreach ($objects as $index => $object) {
                            $object->id = $c0[$index];
                            $object->name = $c1[$index];
                            $object->price = $c2[$index];
                            $object->active = $c3[$index];
                            $object->suit = $c4[$index];
                            $object->code = $c5[$index];
                        }
                    }, null, 'Kiln\\Tests\\Graph\\Model\\Product')(
                        $objects0,
                        [1, 3],
                        ['One', null],
                        [1.5, 0.25],
                        [true, false],
                        $parts->column([null, null], [9 => [0, 0]]),
                        [null, 'c'],
                    );

                    return $parts->column([null], [7 => [0]])[0];
                });

                PHP,
            preg_replace('/, 2, 0, \d+,/', ', 2, 0, LAYOUT,', (string) file_get_contents($file)),
        );
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
