<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Catalogue\Open;

use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\SubscribingHandlerInterface;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;

/**
 * A handler as users of JMS write them: a brand is one string, "3|Casa Azul|PT|1901".
 */
final readonly class BrandAsText implements SubscribingHandlerInterface
{
    /**
     * @return list<array<string, int|string>>
     */
    public static function getSubscribingMethods(): array
    {
        return [
            ['direction' => GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'format' => 'json', 'type' => Brand::class, 'method' => 'write'],
            ['direction' => GraphNavigatorInterface::DIRECTION_DESERIALIZATION, 'format' => 'json', 'type' => Brand::class, 'method' => 'read'],
        ];
    }

    public function write(SerializationVisitorInterface $visitor, Brand $brand): string
    {
        return "{$brand->id}|{$brand->name}|{$brand->country}|{$brand->foundedIn}";
    }

    public function read(DeserializationVisitorInterface $visitor, string $text): Brand
    {
        [$id, $name, $country, $foundedIn] = explode('|', $text) + ['', '', '', ''];

        $brand = new Brand();
        $brand->id = (int) $id;
        $brand->name = $name;
        $brand->country = $country;
        $brand->foundedIn = $foundedIn === '' ? null : (int) $foundedIn;

        return $brand;
    }
}
