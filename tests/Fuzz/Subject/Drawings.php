<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Subject;

use Kiln\Tests\Fixture\Fuzz\Circle;
use Kiln\Tests\Fixture\Fuzz\Colour;
use Kiln\Tests\Fixture\Fuzz\Group;
use Kiln\Tests\Fixture\Fuzz\Shape;
use Kiln\Tests\Fixture\Fuzz\Square;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Expect;
use Kiln\Tests\Fuzz\Refused;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Tree;
use PHPUnit\Framework\Assert;

/**
 * An interface whose classes are told by a key, and hold more of them.
 */
final readonly class Drawings implements Subject
{
    public function type(): string
    {
        return 'list<' . Shape::class . '>';
    }

    public function document(Chance $chance): mixed
    {
        return $chance->listOf(4, static fn(): \stdClass => self::shape($chance, 3));
    }

    public function expected(mixed $data): mixed
    {
        return Expect::listOf($data, self::expectedShape(...));
    }

    public function seen(mixed $value): mixed
    {
        Assert::assertIsList($value);

        return array_map(self::seenShape(...), $value);
    }

    /**
     * @return array<string, mixed>
     */
    public static function expectedCircle(mixed $data): array
    {
        $members = Expect::object($data);

        return [
            'class' => 'Circle',
            'radius' => Expect::required($members, 'radius', Expect::float(...)),
            'fill' => Expect::optional($members, 'fill', static fn(mixed $fill): ?string => Expect::nullable($fill, self::expectedColour(...)), null),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    public static function expectedSquare(mixed $data): array
    {
        $members = Expect::object($data);

        return [
            'class' => 'Square',
            'corner' => Expect::required($members, 'corner', self::expectedCorner(...)),
            'side' => Expect::optional($members, 'side', static fn(mixed $side): int|float => \is_int($side) || \is_float($side) ? $side : throw new Refused('side'), 1),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    public static function seenShape(mixed $shape): array
    {
        return match (true) {
            $shape instanceof Circle => ['class' => 'Circle', 'radius' => $shape->radius(), 'fill' => $shape->fill?->name],
            $shape instanceof Square => ['class' => 'Square', 'corner' => $shape->corner, 'side' => $shape->side],
            $shape instanceof Group => ['class' => 'Group', 'shapes' => array_map(self::seenShape(...), $shape->shapes), 'name' => $shape->name],
            default => Assert::fail(get_debug_type($shape)),
        };
    }

    public static function circle(Chance $chance): \stdClass
    {
        return Tree::object($chance, ['kind' => 'circle', 'radius' => Tree::number($chance)], ['fill' => static fn(): ?string => $chance->oneOf([null, ...array_column(Colour::cases(), 'name')])]);
    }

    public static function square(Chance $chance): \stdClass
    {
        return Tree::object($chance, ['kind' => $chance->oneOf([4, '4']), 'corner' => [Tree::number($chance), Tree::number($chance)]], ['side' => static fn(): int|float => Tree::number($chance)]);
    }

    private static function shape(Chance $chance, int $depth): \stdClass
    {
        return match ($chance->int(0, $depth > 0 ? 2 : 1)) {
            0 => self::circle($chance),
            1 => self::square($chance),
            default => Tree::object($chance, ['kind' => 'group', 'shapes' => $chance->listOf(3, static fn(): \stdClass => self::shape($chance, $depth - 1))], ['name' => static fn(): string => Tree::text($chance)]),
        };
    }

    /**
     * @return array<string, mixed>
     */
    private static function expectedShape(mixed $data): array
    {
        $members = Expect::object($data);

        return match ($members['kind'] ?? null) {
            'circle' => self::expectedCircle($members),
            'group' => [
                'class' => 'Group',
                'shapes' => Expect::required($members, 'shapes', static fn(mixed $shapes): array => Expect::listOf($shapes, self::expectedShape(...))),
                'name' => Expect::optional($members, 'name', Expect::string(...), 'group'),
            ],
            4, '4' => self::expectedSquare($members),
            default => throw new Refused('kind'),
        };
    }

    /**
     * A tuple: elements beyond the second are dropped.
     *
     * @return array{float, float}
     */
    private static function expectedCorner(mixed $data): array
    {
        $corner = Expect::array($data);

        return [Expect::required($corner, 0, Expect::float(...)), Expect::required($corner, 1, Expect::float(...))];
    }

    private static function expectedColour(mixed $data): string
    {
        return \in_array($data, ['Red', 'Green'], true) ? $data : throw new Refused('colour');
    }
}
