<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Json\PositionFinder;
use Kiln\Format\Position;
use Kiln\Format\SyntaxException;
use Kiln\Format\WantedValue;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(PositionFinder::class)]
#[CoversClass(WantedValue::class)]
final class PositionFinderTest extends TestCase
{
    private const DOCUMENT = <<<'JSON'
        {
          "id": 12345678901234567890,
          "name": "gr\u00fc\u00dfe",
          "größe": {"é": 1.50, "": [ ]},
          "lines": [
            {"price": "12,50"},
            {"price": [1, 2, {"deep": null}]}
          ]
        }
        JSON;

    #[Test]
    public function valuesAreFoundByTheirPaths(): void
    {
        self::assertEquals(
            [
                'root' => new Position(0, 1, 1),
                'id' => new Position(10, 2, 9),
                'accents' => new Position(81, 4, 18),
                'empty key' => new Position(91, 4, 28),
                'deep' => new Position(164, 7, 31),
                'object of a missing key' => new Position(114, 6, 5),
                'missing key' => null,
                'missing index' => null,
                'below a scalar' => null,
                'index of an object' => null,
                'key of an array' => null,
            ],
            (new PositionFinder())->positions(self::DOCUMENT, [
                'root' => [],
                'id' => ['id'],
                'accents' => ['größe', 'é'],
                'empty key' => ['größe', ''],
                'deep' => ['lines', 1, 'price', 2, 'deep'],
                'object of a missing key' => ['lines', 0],
                'missing key' => ['lines', 0, 'name'],
                'missing index' => ['lines', 2],
                'below a scalar' => ['id', 0],
                'index of an object' => [0],
                'key of an array' => ['lines', 'x'],
            ]),
        );
    }

    #[Test]
    public function valuesAreToldAsTheyAreWritten(): void
    {
        self::assertSame(
            ['12345678901234567890', '"gr\u00fc\u00dfe"', '1.50', '[ ]', null, '[1, 2, {"deep": null}]', '{"price": "12,50"}'],
            (new PositionFinder())->sources(self::DOCUMENT, [
                ['id'],
                ['name'],
                ['größe', 'é'],
                ['größe', ''],
                ['größe', 'x'],
                ['lines', '1', 'price'],
                ['lines', 0],
            ]),
        );
    }

    #[Test]
    public function aScalarAloneIsTheRoot(): void
    {
        self::assertEquals([new Position(2, 2, 2), null], (new PositionFinder())->positions("\n -0", [[], ['a']]));
        self::assertSame(['-0', null], (new PositionFinder())->sources("\n -0 ", [[], [0]]));
        self::assertSame([], (new PositionFinder())->positions('{}', []));
    }

    /** @return iterable<string, array{string, list<string|int>, ?string}> */
    public static function duplicates(): iterable
    {
        yield 'the last counts' => ['{"a":1,"a":2}', ['a'], '2'];
        yield 'also when it is written otherwise' => ['{"a":1,"\u0061":2}', ['a'], '2'];
        yield 'what is below the first is gone' => ['{"a":{"b":1},"a":{}}', ['a', 'b'], null];
        yield 'also under a scalar' => ['{"a":{"b":1},"a":2}', ['a', 'b'], null];
        yield 'also in another kind' => ['{"a":{"0":1},"a":[2]}', ['a', 0], '2'];
        yield 'what is below the last is found' => ['{"a":{"b":1},"a":{"b":2}}', ['a', 'b'], '2'];
        yield 'high above' => ['{"a":{"b":{"c":1}},"a":{"b":{"d":2}}}', ['a', 'b', 'c'], null];
        yield 'three times' => ['{"a":{"b":1},"a":{"c":2},"a":{"b":3}}', ['a', 'b'], '3'];
        yield 'in different objects' => ['[{"a":1},{"a":2}]', [0, 'a'], '1'];
    }

    /** @param list<string|int> $path */
    #[Test]
    #[DataProvider('duplicates')]
    public function ofDuplicateKeysTheLastCounts(string $json, array $path, ?string $expected): void
    {
        self::assertSame([$expected], (new PositionFinder())->sources($json, [$path]));

        $value = json_decode($json, true);
        foreach ($path as $segment) {
            $value = \is_array($value) ? $value[$segment] ?? null : null;
        }
        self::assertSame($expected, $value === null ? null : json_encode($value), 'json_decode() says otherwise.');
    }

    #[Test]
    #[Group('fuzz')]
    public function everyValueOfRandomDocumentsIsFoundWhereItWasWritten(): void
    {
        $seed = Seed::for(__METHOD__);
        $finder = new PositionFinder();
        $found = 0;

        for ($case = Seed::cases(3_000); $case > 0; --$case) {
            $document = RandomDocument::value($seed, 4);
            $about = \sprintf('KILN_SEED=%d, %s', $seed->number, bin2hex($document->text));
            $paths = array_map(static fn(array $value): array => $value['path'], $document->values);
            $sources = array_map(static fn(array $value): string => substr($document->text, $value['start'], $value['end'] - $value['start']), $document->values);
            $positions = array_map(static fn(array $value): Position => Slow::position($document->text, $value['start']), $document->values);

            self::assertSame($sources, $finder->sources($document->text, $paths), $about);
            self::assertEquals($positions, $finder->positions($document->text, $paths), $about);

            // One alone: everything beside its path is jumped over.
            $one = $seed->oneOf(array_keys($paths) === [] ? [''] : array_keys($paths));
            self::assertEquals([$positions[$one]], $finder->positions($document->text, [$paths[$one]]), $about);
            self::assertSame([null], $finder->sources($document->text, [[...$paths[$one], 'nowhere', 99]]), $about);
            $found += \count($paths);
        }

        self::assertGreaterThan(0, $found);
    }

    #[Test]
    public function everyScalarOfRealDocumentsIsFound(): void
    {
        foreach (RealDocuments::texts() as $name => $json) {
            $scalars = [];
            $paths = [];
            self::collect(json_decode($json, true), [], $scalars, $paths);
            self::assertGreaterThan(1000, \count($scalars));

            foreach ((new PositionFinder())->sources($json, $paths) as $i => $source) {
                if ($source === null || json_decode($source, true) !== $scalars[$i]) {
                    self::fail("$name: " . json_encode($paths[$i]) . ' is not ' . $source);
                }
            }
        }
    }

    /**
     * @param list<string|int>       $path
     * @param list<mixed>            $scalars
     * @param list<list<string|int>> $paths
     */
    private static function collect(mixed $value, array $path, array &$scalars, array &$paths): void
    {
        if (!\is_array($value)) {
            $scalars[] = $value;
            $paths[] = $path;

            return;
        }

        foreach ($value as $key => $member) {
            self::collect($member, [...$path, $key], $scalars, $paths);
        }
    }

    #[Test]
    public function depthIsNoRecursion(): void
    {
        $levels = 1_000_000;
        $json = str_repeat('[', $levels) . '7' . str_repeat(']', $levels);

        self::assertSame(
            ['b' => $json, 'deep' => '[' . str_repeat('[', $levels - 3) . '7' . str_repeat(']', $levels - 3) . ']', 'c' => '8'],
            (new PositionFinder())->sources('{"a":' . $json . ',"b":' . $json . ',"c":8}', ['b' => ['b'], 'deep' => ['b', 0, 0], 'c' => ['c']]),
        );
    }

    #[Test]
    public function manyDuplicatesOfManyPathsAreNoBurden(): void
    {
        $paths = [];
        for ($i = 0; $i < 50; ++$i) {
            $paths[] = ['a', 'b' . $i];
        }
        $json = '{' . str_repeat('"a":{"b0":1},', 100_000) . '"a":{"b1":2}}';

        self::assertSame([null, '2', null], \array_slice((new PositionFinder())->sources($json, $paths), 0, 3));
    }

    #[Test]
    public function manyStringsAndEscapesAreJumpedOver(): void
    {
        // More than pcre.backtrack_limit.
        $strings = '[' . str_repeat('"",', 1_500_000) . '"' . str_repeat('\"', 1_500_000) . '"]';

        self::assertSame(['1'], (new PositionFinder())->sources('{"a":' . $strings . ',"b":1}', [['b']]));
    }

    /** @return iterable<array{string}> */
    public static function brokenTexts(): iterable
    {
        foreach (['', '[', '[1', '[1,', '{', '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a",', '{1:1}', '[1,[', '[1,[2', '["', "[\"\xFF\"]", ']', '[x]', '[:'] as $json) {
            yield [$json];
        }
    }

    #[Test]
    #[DataProvider('brokenTexts')]
    public function brokenTextIsRefusedWhereItIsMet(string $json): void
    {
        $this->expectException(SyntaxException::class);

        (new PositionFinder())->positions($json, [[5], ['b'], [1, 1]]);
    }

    #[Test]
    #[Group('fuzz')]
    public function damagedTextAlwaysComesToAnEnd(): void
    {
        $seed = Seed::for(__METHOD__);
        $ends = 0;

        for ($case = Seed::cases(3_000); $case > 0; --$case) {
            $document = RandomDocument::value($seed, 4);
            try {
                (new PositionFinder())->positions($document->damaged(), array_map(static fn(array $value): array => $value['path'], $document->values));
            } catch (SyntaxException) {
            }
            ++$ends;
        }

        self::assertGreaterThan(0, $ends);
    }
}
