<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Shop;

final class Shipment
{
    public int $id;
    public \DateTimeImmutable $sent;
    public Place $place;
    public Order $order;
}
