<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Shop;

use JMS\Serializer\Annotation as JMS;

final class Page
{
    public int $total;
    /** @var list<Shipment> */
    #[JMS\Type('array<' . Shipment::class . '>')] public array $shipments;
}
