<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Cache\Documented;
use Kiln\Lab\Cache\Entry;
use Kiln\Lab\Cache\Form;
use Kiln\Lab\Cache\Series;
use Kiln\Lab\Cache\Tree\Chain;
use Kiln\Lab\Cache\Tree\Root;
use Kiln\Lab\Cache\Value;
use Kiln\Lab\Measure\Timing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Filesystem\Filesystem;

/** The inputs are those of the sources, every form gives them back, and who gives back something else is found out. */
final class CacheTest extends TestCase
{
    private string $directory;

    protected function setUp(): void
    {
        $this->directory = sys_get_temp_dir() . '/kiln-lab-' . bin2hex(random_bytes(6));
        (new Filesystem())->mkdir($this->directory);
    }

    protected function tearDown(): void
    {
        (new Filesystem())->remove($this->directory);
    }

    public function testValuesAreThoseOfTheSources(): void
    {
        $lengths = [];
        $value = (array) (new Value('texts'))->make();
        array_walk_recursive($value, static function (string $text) use (&$lengths): void {
            $lengths[] = [mb_strlen($text), \strlen((string) preg_replace('/[^\x00-\x7F]/u', '', $text))];
        });
        self::assertSame([[65, 9], [105, 55], [184, 114]], $lengths);

        $root = (new Value('tree-1501'))->make();
        self::assertInstanceOf(Root::class, $root);
        self::assertSame([500, 500], [\count($root->list), \count($root->dict)]);
        self::assertMatchesRegularExpression('/^bench_[0-9a-f]{13}$/', (string) array_key_first($root->dict));
        $length = 0;
        for ($chain = $root->recurse; $chain instanceof Chain; $chain = $chain->next) {
            ++$length;
        }
        self::assertSame(501, $length);

        $integers = (array) (new Value('integers-1000'))->make();
        self::assertSame($integers, (new Value('integers-1000'))->make());
        self::assertGreaterThan(990, \count(array_unique(array_filter($integers, \is_int(...)))));
        self::assertSame(8_501 + 2, substr_count(serialize((new Value('tree-8501'))->make()), 'O:'), 'And the root, and the end of the chain.');
    }

    #[DataProvider('forms')]
    public function testEachFormGivesTheValueBack(Form $form): void
    {
        $missing = $form->isMissing();
        if ($missing !== null || (\in_array($form, [Form::Kiln, Form::KilnJson], true) && Form::decodesNatively())) {
            self::markTestSkipped($missing ?? 'Kiln runs natively.');
        }
        // JSON makes no objects, and the class of Symfony's items has no __set_state().
        $values = match ($form) {
            Form::Json, Form::JsonUnescaped, Form::KilnJson => ['texts'],
            Form::Required, Form::ByReflection, Form::FileFloor => array_diff([...Value::SMALL, 'tree-301'], ['item']),
            default => [...Value::SMALL, 'tree-301'],
        };
        foreach ($values as $value) {
            $entry = new Entry($form, new Value($value), $this->directory);

            self::assertSame(['problem' => null], $entry->examine(), $value);
            $sample = $entry->sample();
            self::assertGreaterThan(0.0, min($sample['read'] ?? 0.0, $sample['bytes'] ?? 0.0), $value);
        }
    }

    /** @return array<string, array{Form}> */
    public static function forms(): array
    {
        return array_map(static fn(Form $form): array => [$form], array_column(Form::cases(), null, 'value'));
    }

    public function testWhatIsNotGivenBackIsFoundOut(): void
    {
        [$longer, $damaged] = [new Entry(Form::Serialize, new Value('objects-3'), $this->directory), new Entry(Form::Json, new Value('texts'), $this->directory)];
        file_put_contents($longer->file, serialize([...(array) (new Value('objects-3'))->make(), 1]));
        file_put_contents($damaged->file, '[');

        self::assertSame(['problem' => 'gives back something else'], $longer->examine());
        self::assertStringStartsWith('fails: ', (string) $damaged->examine()['problem']);
    }

    public function testKilnIsComparedWithTheBestOfTheOthersOfItsKind(): void
    {
        $series = new Series('s', ['16 objects' => [
            'serialize' => new Timing([8.0]), 'igbinary' => new Timing([4.0]), 'floor' => new Timing([3.0]), 'require' => new Timing([1.0]), 'require-reflection' => new Timing([2.0]),
            'kiln' => new Timing([12.0]), 'kiln-native' => new Timing([2.0]), 'kiln-file' => new Timing([1.5]),
        ]]);

        self::assertSame([3.0, 0.5, 1.5], array_map(static fn(Form $form): ?float => $series->ratio('16 objects', $form), [Form::Kiln, Form::KilnNative, Form::KilnFile]));
        self::assertSame(
            <<<'TEXT'

                ## s

                | value      | serialize | igbinary | floor | require | require-reflection | kiln | kiln-native | kiln-file | kiln : best other | kiln-native : best other | kiln-file : best other |
                | ---------- | --------: | -------: | ----: | ------: | -----------------: | ---: | ----------: | --------: | ----------------: | -----------------------: | ---------------------: |
                | 16 objects |      8.00 |     4.00 |  3.00 |    1.00 |               2.00 | 12.0 |        2.00 |      1.50 |              3.00 |                    0.500 |                   1.50 |

                - a note

                TEXT,
            $series->table(['a note'])->markdown(),
        );
        self::assertSame('reached', $series->goal(0.5, '16 objects', Form::KilnNative, Form::Igbinary)->state());
        self::assertSame('MISSED', $series->goal(1.49, '16 objects', Form::KilnFile)->state());
        self::assertSame('out of reach', $series->goal(0.5, '16 objects', Form::Kiln, Form::Igbinary, Form::Floor)->state());
        self::assertSame('not measured', $series->goal(1.0, '31 objects', Form::KilnNative, Form::Igbinary)->state());
    }

    public function testTablesForDocumentsAreAsTheyStandThere(): void
    {
        $figures = static fn(float $bytes, float $microseconds): array => ['bytes' => new Timing([$bytes]), 'read' => new Timing([$microseconds]), 'write' => new Timing([2 * $microseconds]), 'live' => new Timing([5.0e6])];

        self::assertSame(
            <<<'TEXT'
                | objects | | serialize | igbinary | msgpack | `require` of var_export | Kiln, bytes, native | Kiln, bytes, plain PHP | Kiln, file |
                |---|---|---|---|---|---|---|---|---|
                | 1,000 | size | 5.8 | 1 (1.3 MB) | | | **0.49** | | |
                | | read | 12 | 1 (0.34 ms) | | | **0.50** | | |
                | | write | 12 | 1 (0.68 ms) | | | **0.50** | | |
                | 20,000 | size | | 1 (1.3 MB) | | | | | |
                | | read | | 1 (1.2 s) | | | | | |
                | | write | | 1 (2.4 s) | | | | | |
                | | memory of the result | | 5.0 MB | | | | | |
                TEXT,
            Documented::forms('objects', ['objects-1000' => '1,000', 'objects-20000' => '20,000'], array_map(static fn(string $figure): Series => new Series('', [
                'objects-1000' => ['igbinary' => $figures(1.3e6, 340.0)[$figure], 'serialize' => $figures(7.54e6, 4_080.0)[$figure], 'kiln-native' => $figures(0.637e6, 170.0)[$figure]],
                'objects-20000' => ['igbinary' => $figures(1.3e6, 1.2e6)[$figure]],
            ]), ['bytes' => 'bytes', 'read' => 'read', 'write' => 'write', 'live' => 'live'])),
        );
        $rows = ['int' => ['igbinary' => new Timing([0.044]), 'kiln-native' => new Timing([0.05]), 'kiln' => new Timing([0.4]), 'serialize-allowed' => new Timing([0.1])], 'date' => ['igbinary' => new Timing([94.0]), 'kiln-native' => new Timing([89.0]), 'require' => new Timing([1.5]), 'kiln-file' => new Timing([0.7])]];
        self::assertSame(
            ['| an integer | 0.04, 0.05 | 0.04, 0.05 | 0.04, 0.05 | 0.10, 0.40 | 0.10, 0.40 | –, |', '| a date | 94, **89** | 94, **89** | 94, **89** | –, | –, | 1.5, **0.70** |'],
            \array_slice(explode("\n", Documented::small(array_fill_keys(['write', 'read', 'bytes'], new Series('', $rows)))), 2),
        );
        self::assertSame(
            ['| an integer | 1.1 | 1.1 | 1.1 | 4.0 | 4.0 | – |', '| a date | 0.95 | 0.95 | 0.95 | – | – | 0.47 |'],
            \array_slice(explode("\n", Documented::small(array_fill_keys(['write', 'read', 'bytes'], new Series('', $rows)), asRatios: true)), 2),
        );
    }
}
