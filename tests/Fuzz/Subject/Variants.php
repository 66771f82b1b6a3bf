<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Subject;

use Kiln\Tests\Fixture\Fuzz\Line;
use Kiln\Tests\Fixture\Fuzz\Status;
use Kiln\Tests\Fixture\Fuzz\Text;
use Kiln\Tests\Fixture\Fuzz\Variant;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Expect;
use Kiln\Tests\Fuzz\Refused;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Tree;
use PHPUnit\Framework\Assert;

/**
 * Unions: of scalars, of a scalar and an array, of classes told by keys or a discriminator, of a class and a map.
 */
final readonly class Variants implements Subject
{
    public function type(): string
    {
        return Variant::class;
    }

    public function document(Chance $chance): mixed
    {
        return Tree::object($chance, ['id' => $chance->percent(50) ? Tree::int($chance) : Tree::text($chance)], [
            'number' => static fn(): int|float|null => $chance->percent(20) ? null : Tree::number($chance),
            'flag' => static fn(): bool|string => $chance->percent(50) ? $chance->percent(50) : Tree::text($chance),
            'numbers' => static fn(): int|array => $chance->percent(30) ? Tree::int($chance) : $chance->listOf(4, static fn(): int => Tree::int($chance)),
            'entry' => static fn(): ?\stdClass => $chance->oneOf([null, Orders::line($chance), self::text($chance)]),
            'state' => static fn(): int|string => $chance->oneOf([Tree::int($chance), ...array_column(Status::cases(), 'value')]),
            'settings' => static fn(): string|\stdClass => $chance->percent(30) ? Tree::text($chance) : Tree::map($chance, static fn(): int => Tree::int($chance)),
            'thing' => static fn(): ?\stdClass => $chance->oneOf([null, Orders::line($chance), self::stdClass($chance)]),
            'shape' => static fn(): ?\stdClass => $chance->oneOf([null, Drawings::circle($chance), Drawings::square($chance)]),
        ]);
    }

    public function expected(mixed $data): mixed
    {
        $members = Expect::object($data);

        return [
            'class' => 'Variant',
            'id' => Expect::required($members, 'id', static fn(mixed $id): int|string => \is_int($id) || \is_string($id) ? $id : throw new Refused('id')),
            'number' => Expect::optional($members, 'number', static fn(mixed $number): int|float|null => $number === null || \is_int($number) || \is_float($number) ? $number : throw new Refused('number'), null),
            'flag' => Expect::optional($members, 'flag', static fn(mixed $flag): bool|string => \is_bool($flag) || \is_string($flag) ? $flag : throw new Refused('flag'), false),
            'numbers' => Expect::optional($members, 'numbers', static fn(mixed $numbers): int|array => \is_int($numbers) ? $numbers : Expect::listOf($numbers, Expect::int(...)), 0),
            'entry' => Expect::optional($members, 'entry', static fn(mixed $entry): ?array => Expect::nullable($entry, self::expectedEntry(...)), null),
            'state' => Expect::optional($members, 'state', self::expectedState(...), 0),
            'settings' => Expect::optional($members, 'settings', static fn(mixed $settings): array|string => \is_string($settings) ? $settings : Expect::mapOf($settings, Expect::int(...)), ''),
            'thing' => Expect::optional($members, 'thing', static fn(mixed $thing): ?array => Expect::nullable($thing, self::expectedThing(...)), null),
            'shape' => Expect::optional($members, 'shape', static fn(mixed $shape): ?array => Expect::nullable($shape, self::expectedShape(...)), null),
        ];
    }

    public function seen(mixed $value): mixed
    {
        Assert::assertInstanceOf(Variant::class, $value);

        return [
            'class' => 'Variant',
            'id' => $value->id,
            'number' => $value->number,
            'flag' => $value->flag,
            'numbers' => $value->numbers,
            'entry' => match (true) {
                $value->entry instanceof Line => Orders::seenLine($value->entry),
                $value->entry instanceof Text => ['class' => 'Text', 'text' => $value->entry->text, 'language' => $value->entry->language],
                default => null,
            },
            'state' => $value->state instanceof Status ? $value->state->name : $value->state,
            'settings' => $value->settings,
            'thing' => match (true) {
                $value->thing instanceof Line => Orders::seenLine($value->thing),
                $value->thing instanceof \stdClass => LooseValues::seenStdClass($value->thing),
                default => null,
            },
            'shape' => $value->shape === null ? null : Drawings::seenShape($value->shape),
        ];
    }

    private static function text(Chance $chance): \stdClass
    {
        return Tree::object($chance, ['text' => Tree::text($chance)], ['language' => static fn(): ?string => $chance->oneOf([null, 'de'])]);
    }

    /**
     * Not one that could be a Line.
     */
    private static function stdClass(Chance $chance): \stdClass
    {
        $object = LooseValues::stdClass($chance);
        unset($object->sku);

        return $object;
    }

    private static function expectedState(mixed $data): int|string
    {
        return match (true) {
            \is_int($data) => $data,
            $data === 'open' => 'Open',
            $data === 'paid' => 'Paid',
            $data === 'lost in transit' => 'Lost',
            default => throw new Refused('state'),
        };
    }

    /**
     * A Line requires sku and price, which Text does not know; it is one where both have a value.
     *
     * @return array<string, mixed>
     */
    private static function expectedEntry(mixed $data): array
    {
        $members = Expect::array($data);
        if (isset($members['sku'], $members['price'])) {
            return Orders::expectedLine($members);
        }
        $members = Expect::object($data);

        return [
            'class' => 'Text',
            'text' => Expect::required($members, 'text', Expect::string(...)),
            'language' => Expect::optional($members, 'language', static fn(mixed $language): ?string => Expect::nullable($language, Expect::string(...)), 'en'),
        ];
    }

    /**
     * @return array<mixed>
     */
    private static function expectedThing(mixed $data): array
    {
        $members = Expect::array($data);

        return isset($members['sku'], $members['price']) ? Orders::expectedLine($members) : LooseValues::expectedStdClass($data);
    }

    /**
     * @return array<string, mixed>
     */
    private static function expectedShape(mixed $data): array
    {
        $members = Expect::array($data);

        return match ($members['kind'] ?? null) {
            'circle' => Drawings::expectedCircle($data),
            4, '4' => Drawings::expectedSquare($data),
            default => throw new Refused('kind'),
        };
    }
}
