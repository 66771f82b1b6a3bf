<?php

declare(strict_types=1);

namespace Kiln\Examples\Catalogue;

final class Catalogue
{
    /** @var array<string, Product> */
    private array $products = [];

    /** @var array<string, list<Product>> */
    private array $byDepartment = [];

    public function add(string $number, string $department, Product $product): void
    {
        $this->products[$number] = $product;
        $this->byDepartment[$department][] = $product;
    }

    public function product(string $number): ?Product
    {
        return $this->products[$number] ?? null;
    }

    /**
     * @return list<Product>
     */
    public function department(string $name): array
    {
        return $this->byDepartment[$name] ?? [];
    }
}
