<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Engine;
use Kiln\Engine\Php\ThrownPlaces;
use Kiln\Error\ThrownAt;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Throwing\Twig;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * One word in a random tree is bad: what its converter throws tells the way to it, by which the tree was made.
 */
#[CoversClass(ThrownPlaces::class)]
#[Group('fuzz')]
final class ThrownByChanceTest extends TestCase
{
    private const CASES = 60;

    #[Test]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function thePathIsTheOneThatTheTreeWasMadeBy(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $serializers = self::serializers();
        for ($case = Chance::cases(self::CASES); $case > 0; --$case) {
            [$twig, $data, $path] = self::tree($chance, $chance->int(0, 6));
            $path[] = 'word';
            $json = json_encode($data, JSON_THROW_ON_ERROR);
            $around = $chance->percent(50);
            foreach ($serializers as $name => $kiln) {
                $calls = [
                    fn(): mixed => $around ? $kiln->deserialize("[{},{$json}]", 'list<' . Twig::class . '>') : $kiln->deserialize($json, Twig::class),
                    fn(): mixed => $around ? $kiln->fromArray([[], $data], Twig::class . '[]') : $kiln->fromArray($data, Twig::class),
                ];
                foreach (['json', 'yaml', 'msgpack', 'cbor'] as $format) {
                    $calls[] = fn(): string => $kiln->serialize($around ? [new Twig(), $twig] : $twig, $format);
                    $calls[] = fn(): string => $kiln->serialize($around ? [new Twig(), $twig] : $twig, $format, type: $around ? 'list<' . Twig::class . '>' : Twig::class);
                }
                $calls[] = fn(): mixed => $kiln->toArray($around ? [new Twig(), $twig] : $twig);
                foreach ($calls as $number => $call) {
                    self::assertSame($around ? [1, ...$path] : $path, self::placeOf($call), "{$name}, call {$number}: {$json}");
                }
            }
        }
    }

    /**
     * @return array{Twig, array<string, mixed>, list<string|int>} the object, the same as data, and the way to the word that is bad
     */
    private static function tree(Chance $chance, int $levels): array
    {
        if ($levels === 0) {
            return [new Twig(word: 'bad'), ['word' => 'bad'], []];
        }
        [$twig, $data, $path] = self::tree($chance, $levels - 1);
        $good = static fn(int $most): array => array_fill(0, $chance->int(0, $most), ['word' => 'x']);
        $object = static fn(array $one): Twig => $one === $data ? $twig : new Twig(word: 'x');
        $key = $chance->oneOf(['a', '7', '0', 'a b', 'ü', '']);
        switch ($chance->int(0, 5)) {
            case 0:
                $list = [...$good(3), $data, ...$good(2)];

                return [new Twig(list: array_map($object, $list)), ['list' => $list], ['list', (int) array_search($data, $list, true), ...$path]];
            case 1:
                $map = ['z' => ['word' => 'x'], $key => $data];
                /** @var array<string, Twig> $twigs PHP takes some keys for numbers */
                $twigs = array_map($object, $map);

                return [new Twig(map: $twigs), ['map' => $map], ['map', $key, ...$path]];
            case 2:
                return [new Twig(one: $twig), ['one' => $data], ['one', ...$path]];
            case 3:
                $list = [...$good(2), $data];
                $at = \count($list) - 1;

                return [new Twig(deep: [[], ['y' => [], 'k' => array_map($object, $list)]]), ['deep' => [[], ['y' => [], 'k' => $list]]], ['deep', 1, 'k', $at, ...$path]];
            case 4:
                return $chance->percent(50)
                    ? [new Twig(shape: ['first' => $twig]), ['shape' => ['first' => $data]], ['shape', 'first', ...$path]]
                    : [new Twig(shape: ['first' => new Twig(word: 'x'), 'rest' => [new Twig(), $twig]]), ['shape' => ['first' => ['word' => 'x'], 'rest' => [[], $data]]], ['shape', 'rest', 1, ...$path]];
            default:
                return [new Twig(one: new Twig(list: [$twig])), ['one' => ['list' => [$data]]], ['one', 'list', 0, ...$path]];
        }
    }

    /**
     * @param \Closure(): mixed $call
     *
     * @return ?list<string|int>
     */
    private static function placeOf(\Closure $call): ?array
    {
        try {
            $call();
        } catch (\LogicException $thrown) {
            return ThrownAt::find($thrown)?->segments;
        }

        return null;
    }

    /**
     * @return array<string, Serializer>
     */
    private static function serializers(): array
    {
        $serializers = ['plain' => Serializer::create(cacheDir: TemporaryDirectory::create(), engine: Engine::Php)];
        if (\extension_loaded('kiln')) {
            $serializers['native'] = Serializer::create(cacheDir: TemporaryDirectory::create(), engine: Engine::Native);
        }

        return $serializers;
    }
}
