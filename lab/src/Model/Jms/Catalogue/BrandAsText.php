<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\Jms\Catalogue;

use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\SubscribingHandlerInterface;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Lab\Model\Jms\Catalogue\Closed\Brand;

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
        return "{$brand->getId()}|{$brand->getName()}|{$brand->getCountry()}|{$brand->getFoundedIn()}";
    }

    public function read(DeserializationVisitorInterface $visitor, string $text): Brand
    {
        [$id, $name, $country, $foundedIn] = explode('|', $text) + ['', '', '', ''];

        return Brand::of((int) $id, $name, $country, $foundedIn === '' ? null : (int) $foundedIn);
    }
}
