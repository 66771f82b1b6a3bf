<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Workload\CatalogueGenerator;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\TestCase;

#[CoversClass(CatalogueGenerator::class)]
final class CatalogueGeneratorTest extends TestCase
{
    public function testTheCatalogueIsTheSameEverywhere(): void
    {
        $json = (new CatalogueGenerator())->json(400);

        self::assertSame(492_260, \strlen($json));
        self::assertSame('e98b290467d718be334f1a1c5c2d5e63', hash('xxh128', $json));
    }

    public function testPricesAreFloatsEvenWhenTheyAreWhole(): void
    {
        $catalogue = json_decode((new CatalogueGenerator())->json(400), true, 512, JSON_THROW_ON_ERROR);
        self::assertIsArray($catalogue);
        $prices = array_column($catalogue, 'price');
        self::assertCount(400, $prices);
        self::assertContainsOnlyFloat($prices);
    }
}
