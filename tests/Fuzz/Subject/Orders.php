<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz\Subject;

use Kiln\Tests\Fixture\Fuzz\Address;
use Kiln\Tests\Fixture\Fuzz\Line;
use Kiln\Tests\Fixture\Fuzz\Order;
use Kiln\Tests\Fixture\Fuzz\Status;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Expect;
use Kiln\Tests\Fuzz\Refused;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Tree;
use PHPUnit\Framework\Assert;

/**
 * A list of objects with private promoted properties, lists, maps, enums, dates and an inlined object.
 */
final readonly class Orders implements Subject
{
    public function type(): string
    {
        return 'list<' . Order::class . '>';
    }

    public function document(Chance $chance): mixed
    {
        return $chance->listOf(5, static fn(): \stdClass => self::order($chance));
    }

    public function expected(mixed $data): mixed
    {
        return Expect::listOf($data, $this->expectedOrder(...));
    }

    public function seen(mixed $value): mixed
    {
        Assert::assertIsList($value);

        return array_map($this->seenOrder(...), $value);
    }

    public static function order(Chance $chance): \stdClass
    {
        $members = ['id' => Tree::int($chance), 'status' => $chance->oneOf(Status::cases())->value, 'lines' => $chance->listOf(3, static fn(): \stdClass => self::line($chance))];
        if ($chance->percent(40)) {
            $members['ship_street'] = Tree::text($chance);
            if ($chance->percent(50)) {
                $members['ship_city'] = $chance->percent(50) ? null : Tree::text($chance);
            }
        }

        return Tree::object($chance, $members, [
            $chance->oneOf(['placed', 'placed_at']) => static fn(): ?string => $chance->percent(20) ? null : Calendars::date($chance),
            'rates' => static fn(): \stdClass => Tree::map($chance, static fn(): int|float => Tree::number($chance)),
            'note' => static fn(): string => Tree::text($chance),
        ]);
    }

    public static function line(Chance $chance): \stdClass
    {
        return Tree::object($chance, ['sku' => Tree::text($chance), 'price' => Tree::number($chance)], [
            'quantity' => static fn(): int => Tree::int($chance),
            'tags' => static fn(): array => $chance->listOf(3, static fn(): string => Tree::text($chance)),
        ]);
    }

    /**
     * @return array<string, mixed>
     */
    public static function expectedLine(mixed $data): array
    {
        $members = Expect::object($data);

        return [
            'class' => 'Line',
            'sku' => Expect::required($members, 'sku', Expect::string(...)),
            'price' => Expect::required($members, 'price', Expect::float(...)),
            'quantity' => Expect::optional($members, 'quantity', Expect::int(...), 1),
            'tags' => Expect::optional($members, 'tags', static fn(mixed $tags): array => Expect::listOf($tags, Expect::string(...)), []),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    public static function seenLine(mixed $line): array
    {
        Assert::assertInstanceOf(Line::class, $line);

        return ['class' => 'Line', 'sku' => $line->sku, 'price' => $line->price, 'quantity' => $line->quantity, 'tags' => $line->tags];
    }

    /**
     * @return array<string, mixed>
     */
    private function expectedOrder(mixed $data): array
    {
        $members = Expect::object($data);
        // Of several names the first that has a value counts.
        $placed = $members['placed_at'] ?? $members['placed'] ?? null;

        return [
            'class' => 'Order',
            'id' => Expect::required($members, 'id', Expect::int(...)),
            'status' => Expect::required($members, 'status', self::expectedStatus(...)),
            'lines' => Expect::required($members, 'lines', static fn(mixed $lines): array => Expect::listOf($lines, self::expectedLine(...))),
            'placedAt' => Expect::nullable($placed, Expect::date(...)),
            'shipTo' => self::expectedAddress($members),
            'rates' => Expect::optional($members, 'rates', static fn(mixed $rates): array => Expect::mapOf($rates, Expect::float(...)), []),
            'note' => Expect::optional($members, 'note', Expect::string(...), ''),
        ];
    }

    private static function expectedStatus(mixed $data): string
    {
        return match (Expect::string($data)) {
            'open' => 'Open',
            'paid' => 'Paid',
            'lost in transit' => 'Lost',
            default => throw new Refused('status'),
        };
    }

    /**
     * @param array<mixed> $members of the order
     *
     * @return ?array<string, mixed>
     */
    private static function expectedAddress(array $members): ?array
    {
        if (!\array_key_exists('ship_street', $members) && !\array_key_exists('ship_city', $members)) {
            return null;
        }

        return [
            'class' => 'Address',
            'street' => Expect::required($members, 'ship_street', Expect::string(...)),
            'city' => Expect::optional($members, 'ship_city', static fn(mixed $city): ?string => Expect::nullable($city, Expect::string(...)), null),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private function seenOrder(mixed $order): array
    {
        Assert::assertInstanceOf(Order::class, $order);

        return [
            'class' => 'Order',
            'id' => $order->id(),
            'status' => $order->status()->name,
            'lines' => array_map(self::seenLine(...), $order->lines()),
            'placedAt' => $order->placedAt() === null ? null : Expect::seenDate($order->placedAt()),
            'shipTo' => self::seenAddress($order->shipTo()),
            'rates' => $order->rates(),
            'note' => $order->note(),
        ];
    }

    /**
     * @return ?array<string, mixed>
     */
    private static function seenAddress(?Address $address): ?array
    {
        return $address === null ? null : ['class' => 'Address', 'street' => $address->street, 'city' => $address->city];
    }
}
