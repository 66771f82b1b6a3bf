<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Shop;

use JMS\Serializer\Annotation as JMS;

/**
 * The ordinary answer: a page of a list, of six classes in all.
 */
final class Page
{
    public int $total;

    /** @var list<Shipment> */
    #[JMS\Type('array<' . Shipment::class . '>')]
    public array $shipments;
}
