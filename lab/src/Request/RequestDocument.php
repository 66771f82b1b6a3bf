<?php

declare(strict_types=1);

namespace Kiln\Lab\Request;

use Kiln\Lab\Json\CatalogueGenerator;
use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Json\Workload;
use Kiln\Lab\Model\Catalogue\Open\Product;
use Kiln\Lab\Model\Shop\Order;
use Kiln\Lab\Model\Shop\Page;

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

    public function workload(): Workload
    {
        [$class, $json] = match ($this) {
            self::Order => [Order::class, json_encode(self::order(1, 10), Contender::FLAGS)],
            self::Page => [Page::class, json_encode(['total' => 1_204, 'shipments' => array_map(self::shipment(...), range(1, 40))], Contender::FLAGS)],
            self::Catalogue => [Product::class, (new CatalogueGenerator())->json(400)],
        };

        return new Workload($this->value, $this->value, $json, $class, isList: $this === self::Catalogue, writesNull: true);
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
            'lines' => array_map(static fn(int $line): array => ['sku' => "K-{$line}", 'quantity' => $line % 3 + 1, 'price' => $line + 0.5], range(1, $lines)),
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
}
