<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Subject;

use Kiln\Tests\Fixture\Fuzz\Loose;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Expect;
use Kiln\Tests\Fuzz\Refused;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Tree;
use PHPUnit\Framework\Assert;

/**
 * mixed, stdClass, shapes, and collections of PHP itself.
 */
final readonly class LooseValues implements Subject
{
    public function type(): string
    {
        return Loose::class;
    }

    public function document(Chance $chance): mixed
    {
        return Tree::object($chance, [], [
            'any' => static fn(): mixed => Tree::anything($chance),
            'object' => static fn(): ?\stdClass => $chance->percent(20) ? null : self::stdClass($chance),
            'list' => static fn(): array => $chance->listOf(3, static fn(): mixed => Tree::anything($chance)),
            'map' => static fn(): \stdClass => Tree::map($chance, static fn(): mixed => Tree::anything($chance, 1)),
            'shape' => static fn(): \stdClass => Tree::object($chance, ['width' => Tree::int($chance)], ['unit' => static fn(): ?string => $chance->percent(30) ? null : Tree::text($chance)]),
            'open' => static fn(): \stdClass => Tree::object($chance, ['id' => Tree::int($chance)], ['more' => static fn(): mixed => Tree::anything($chance)]),
            'tuple' => static fn(): array => [Tree::int($chance), Tree::text($chance), ...$chance->listOf(1, static fn(): mixed => Tree::anything($chance, 1))],
            'counts' => static fn(): ?\stdClass => $chance->percent(20) ? null : Tree::map($chance, static fn(): int => Tree::int($chance)),
            'numbers' => static fn(): array => $chance->listOf(4, static fn(): int => Tree::int($chance)),
            'numbered' => static fn(): \stdClass => Tree::stdClass([$chance->int(0, 2) => Tree::text($chance), -7 => Tree::text($chance)]),
            'answers' => static fn(): \stdClass => Tree::map($chance, static fn(): array => $chance->listOf(3, static fn(): ?bool => $chance->oneOf([null, true, false]))),
            'hidden' => static fn(): mixed => Tree::anything($chance),
        ]);
    }

    public function expected(mixed $data): mixed
    {
        $members = Expect::object($data);

        return [
            'class' => 'Loose',
            'any' => Expect::optional($members, 'any', static fn(mixed $any): mixed => $any, 1),
            'object' => Expect::optional($members, 'object', static fn(mixed $object): ?array => Expect::nullable($object, self::expectedStdClass(...)), null),
            'list' => Expect::optional($members, 'list', static fn(mixed $list): array => Expect::listOf($list, static fn(mixed $item): mixed => $item), []),
            'map' => Expect::optional($members, 'map', Expect::array(...), []),
            'shape' => Expect::optional($members, 'shape', self::expectedShape(...), ['width' => 1]),
            'open' => Expect::optional($members, 'open', self::expectedOpenShape(...), ['id' => 1]),
            'tuple' => Expect::optional($members, 'tuple', self::expectedTuple(...), [1, 'one']),
            'counts' => Expect::optional($members, 'counts', static fn(mixed $counts): ?array => Expect::nullable($counts, static fn(mixed $counts): array => Expect::mapOf($counts, Expect::int(...))), null),
            'numbers' => Expect::optional($members, 'numbers', static fn(mixed $numbers): array => Expect::listOf($numbers, Expect::int(...)), []),
            'numbered' => Expect::optional($members, 'numbered', self::expectedNumbered(...), []),
            'answers' => Expect::optional($members, 'answers', self::expectedAnswers(...), []),
            'hidden' => Expect::optional($members, 'hidden', static fn(mixed $hidden): mixed => $hidden, null),
        ];
    }

    public function seen(mixed $value): mixed
    {
        Assert::assertInstanceOf(Loose::class, $value);

        return [
            'class' => 'Loose',
            'any' => $value->any,
            'object' => $value->object === null ? null : self::seenStdClass($value->object),
            'list' => $value->list,
            'map' => $value->map,
            'shape' => $value->shape,
            'open' => $value->open,
            'tuple' => $value->tuple,
            'counts' => $value->counts?->getArrayCopy(),
            'numbers' => $value->numbers,
            'numbered' => $value->numbered,
            'answers' => $value->answers,
            'hidden' => $value->hidden(),
        ];
    }

    public static function stdClass(Chance $chance): \stdClass
    {
        // Not one with the keys 0, 1, 2, ... alone, which could be an array as well.
        $object = Tree::map($chance, static fn(): mixed => Tree::anything($chance));
        $object->{'a member'} = Tree::scalar($chance);

        return $object;
    }

    /**
     * @return array<mixed>
     */
    public static function expectedStdClass(mixed $data): array
    {
        return ['class' => 'stdClass'] + self::keysAsText(array_map(self::expectedMember(...), Expect::object($data)));
    }

    /**
     * @return array<mixed>
     */
    public static function seenStdClass(\stdClass $object): array
    {
        return ['class' => 'stdClass'] + self::keysAsText(array_map(self::seenMember(...), (array) $object));
    }

    /**
     * Within a stdClass, objects are stdClass as well, but for those that could be arrays.
     */
    private static function expectedMember(mixed $value): mixed
    {
        return match (true) {
            !\is_array($value) => $value,
            array_is_list($value) => array_map(self::expectedMember(...), $value),
            default => self::expectedStdClass($value),
        };
    }

    private static function seenMember(mixed $value): mixed
    {
        return match (true) {
            $value instanceof \stdClass => self::seenStdClass($value),
            \is_array($value) => array_map(self::seenMember(...), $value),
            default => $value,
        };
    }

    /**
     * @param array<mixed> $members
     *
     * @return array<string, mixed>
     */
    private static function keysAsText(array $members): array
    {
        $named = [];
        foreach ($members as $key => $value) {
            $named["member {$key}"] = $value;
        }

        return $named;
    }

    /**
     * @return array<string, mixed>
     */
    private static function expectedShape(mixed $data): array
    {
        $members = Expect::array($data);
        $shape = ['width' => Expect::required($members, 'width', Expect::int(...))];

        return \array_key_exists('unit', $members) ? $shape + ['unit' => Expect::nullable($members['unit'], Expect::string(...))] : $shape;
    }

    /**
     * @return array<mixed>
     */
    private static function expectedOpenShape(mixed $data): array
    {
        $members = Expect::array($data);

        return ['id' => Expect::required($members, 'id', Expect::int(...))] + $members;
    }

    /**
     * @return array{int, string}
     */
    private static function expectedTuple(mixed $data): array
    {
        $elements = Expect::array($data);

        return [Expect::required($elements, 0, Expect::int(...)), Expect::required($elements, 1, Expect::string(...))];
    }

    /**
     * @return array<string>
     */
    private static function expectedNumbered(mixed $data): array
    {
        $map = Expect::mapOf($data, Expect::string(...));
        foreach (array_keys($map) as $key) {
            if (!\is_int($key)) {
                throw new Refused('key');
            }
        }

        return $map;
    }

    /**
     * @return array<list<?bool>>
     */
    private static function expectedAnswers(mixed $data): array
    {
        return Expect::mapOf($data, static fn(mixed $answers): array => Expect::listOf($answers, static fn(mixed $answer): ?bool => Expect::nullable($answer, Expect::bool(...))));
    }
}
