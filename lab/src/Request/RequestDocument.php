<?php

declare(strict_types=1);

namespace Kiln\Lab\Request;

use Kiln\Lab\Json\CatalogueGenerator;
use Kiln\Lab\Json\Reference;
use Kiln\Lab\Json\Workload;
use Kiln\Lab\Model\Catalogue\Open\Product;
use Kiln\Lab\Model\Shop\Customer;
use Kiln\Lab\Model\Shop\Line;
use Kiln\Lab\Model\Shop\Order;
use Kiln\Lab\Model\Shop\Page;
use Kiln\Lab\Model\Shop\Place;
use Kiln\Lab\Model\Shop\Shipment;

/**
 * What a request reads and writes.
 */
enum RequestDocument: string
{
    /** One order of ten lines, half a kilobyte. */
    case Order = 'order';

    /** Forty objects with lists and dates, of six classes, 20 kB. */
    case Page = 'page';

    /** 400 products, half a megabyte. */
    case Catalogue = 'catalogue';

    /**
     * @return class-string
     */
    public function type(): string
    {
        return match ($this) {
            self::Order => Order::class,
            self::Page => Page::class,
            self::Catalogue => Product::class,
        };
    }

    public function isList(): bool
    {
        return $this === self::Catalogue;
    }

    /**
     * Made by reflection, so that no contender has done anything before it is timed.
     */
    public function value(): mixed
    {
        return Reference::read(new Workload($this->value, $this->value, $this->json(), $this->type(), $this->isList(), true, \DATE_ATOM));
    }

    public function json(): string
    {
        return match ($this) {
            self::Order => self::encode(self::order(1, 10)),
            self::Page => self::encode(['total' => 1_204, 'shipments' => array_map(self::shipment(...), range(1, 40))]),
            self::Catalogue => (new CatalogueGenerator())->json(400),
        };
    }

    /**
     * The classes of the document, which are loaded before anything is timed.
     */
    public function loadModel(): void
    {
        foreach ([Order::class, Customer::class, Line::class, Page::class, Shipment::class, Place::class] as $class) {
            class_exists($class);
        }
    }

    /**
     * @return array<string, mixed>
     */
    private static function order(int $id, int $lines): array
    {
        return [
            'id' => $id,
            'number' => \sprintf('R-%06d', $id * 37),
            'customer' => ['name' => 'Anna Müller', 'email' => "anna{$id}@example.org"],
            'lines' => array_map(
                static fn(int $line): array => ['sku' => "K-{$line}", 'quantity' => $line % 3 + 1, 'price' => $line + 0.5],
                range(1, $lines),
            ),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private static function shipment(int $id): array
    {
        return [
            'id' => $id,
            'sent' => \sprintf('2026-03-%02dT10:30:00+00:00', $id % 28 + 1),
            'place' => ['street' => "Gartenweg {$id}", 'city' => 'Zürich', 'country' => 'CH'],
            'order' => self::order($id, 6),
        ];
    }

    /**
     * @param array<string, mixed> $data
     */
    private static function encode(array $data): string
    {
        return json_encode($data, \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR);
    }
}
