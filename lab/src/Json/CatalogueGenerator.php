<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/**
 * Makes up the catalogue of a shop. The same seed gives the same bytes on every machine and version of PHP.
 *
 * @phpstan-type Brand array{id: int, name: string, country: string, foundedIn: ?int}
 * @phpstan-type Category array{id: int, name: string, slug: string}
 */
final class CatalogueGenerator
{
    private const SEED = 20_240_229;

    private const NOUNS = ['Lamp', 'Chair', 'Jug', 'Kettle', 'Blanket', 'Rucksack', 'Bicycle bell', 'Teapot', 'Bookshelf', 'Notebook', 'Cable', 'Mirror'];

    private const ADJECTIVES = ['folding', 'oak', 'hand-thrown', 'Nordic', 'waterproof', 'small', 'striped', 'heavy', 'Café', 'quiet', '12" wide', 'recycled'];

    private const WORDS = ['made', 'to', 'last', 'and', 'easy', 'clean', 'with', 'a', 'matt', 'glaze', 'that', 'ages', 'well', 'für', 'die', 'Küche', 'from', 'one', 'piece', 'of', 'wood', 'w/', 'steel', 'fittings', '“soft”', 'touch', '½', 'litre', 'naïve', 'pattern'];

    private const COLORS = ['black', 'white', 'sand', 'moss', 'türkis', 'rust'];

    private const SIZES = ['S', 'M', 'L', 'XL'];

    private const MATERIALS = ['oak', 'steel', 'wool', 'stoneware', 'cotton', 'brass'];

    private const COUNTRIES = ['CH', 'DE', 'DK', 'PT', 'JP'];

    private const FIRST_DATE = 1_577_836_800;

    private readonly Randomizer $random;

    public function __construct()
    {
        $this->random = new Randomizer(new Xoshiro256StarStar(self::SEED));
    }

    public function json(int $products): string
    {
        $catalogue = [];
        $brands = $this->brands();
        $categories = $this->categories();
        for ($id = 1; $id <= $products; ++$id) {
            $catalogue[] = $this->product($id, $brands, $categories);
        }

        return json_encode($catalogue, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR);
    }

    /**
     * @param non-empty-list<Brand>    $brands
     * @param non-empty-list<Category> $categories
     *
     * @return array<string, mixed>
     */
    private function product(int $id, array $brands, array $categories): array
    {
        $name = $this->oneOf(self::ADJECTIVES) . ' ' . $this->oneOf(self::NOUNS);
        $sku = 'P-' . $this->hex(4);
        $createdAt = self::FIRST_DATE + $this->random->getInt(0, 120_000_000);
        $updatedAt = $createdAt + $this->random->getInt(0, 20_000_000);

        return [
            'id' => $id,
            'sku' => $sku,
            'name' => $name,
            'description' => $this->sentence(4, 12),
            'price' => $this->price(),
            'currency' => 'CHF',
            'active' => $this->chance(85),
            'stock' => $this->random->getInt(0, 500),
            'rating' => $this->chance(80) ? $this->random->getInt(10, 50) / 10.0 : null,
            'tags' => $this->several(1, 4, fn(): string => $this->oneOf(self::WORDS)),
            'attributes' => ['material' => $this->oneOf(self::MATERIALS), 'care' => $this->sentence(2, 4), 'origin' => $this->oneOf(self::COUNTRIES)],
            'brand' => $this->oneOf($brands),
            'categories' => $this->several(1, 3, fn(): array => $this->oneOf($categories)),
            'images' => $this->several(1, 4, fn(int $number): array => $this->image($sku, $number, $name)),
            'variants' => $this->several(2, 6, fn(int $number): array => $this->variant($sku, $number)),
            'createdAt' => $this->date($createdAt),
            'updatedAt' => $this->date($updatedAt),
            'discontinuedAt' => $this->chance(10) ? $this->date($updatedAt + 86_400) : null,
        ];
    }

    /**
     * @return non-empty-list<Brand>
     */
    private function brands(): array
    {
        $brands = [];
        foreach (['Törn & Söhne', 'Halden', 'Casa Azul', 'Kōbō', 'North/South', 'Brick Lane', 'Atelier 9', 'Vogt'] as $index => $name) {
            $foundedIn = $this->chance(75) ? $this->random->getInt(1850, 2020) : null;
            $brands[] = ['id' => $index + 1, 'name' => $name, 'country' => $this->oneOf(self::COUNTRIES), 'foundedIn' => $foundedIn];
        }

        return $brands;
    }

    /**
     * @return non-empty-list<Category>
     */
    private function categories(): array
    {
        $categories = [];
        foreach (['Kitchen', 'Living room', 'Garden & terrace', 'Office', 'On the road', 'Children', 'Lighting', 'Sale'] as $index => $name) {
            $slug = trim((string) preg_replace('/[^a-z]+/', '-', strtolower($name)), '-');
            $categories[] = ['id' => $index + 1, 'name' => $name, 'slug' => $slug];
        }

        return $categories;
    }

    /**
     * @return array<string, mixed>
     */
    private function image(string $sku, int $number, string $name): array
    {
        return [
            'url' => "https://images.example.com/catalogue/{$sku}/{$number}.webp",
            'width' => $this->random->getInt(4, 20) * 100,
            'height' => $this->random->getInt(4, 20) * 100,
            'alt' => $this->chance(70) ? $name : null,
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private function variant(string $sku, int $number): array
    {
        return [
            'sku' => "{$sku}-{$number}",
            'color' => $this->oneOf(self::COLORS),
            'size' => $this->chance(60) ? $this->oneOf(self::SIZES) : null,
            'price' => $this->price(),
            'stock' => $this->random->getInt(0, 99),
            'available' => $this->chance(90),
        ];
    }

    private function price(): float
    {
        return $this->random->getInt(100, 99_999) / 100.0;
    }

    private function date(int $time): string
    {
        return gmdate('Y-m-d\TH:i:s+00:00', $time);
    }

    private function sentence(int $fewest, int $most): string
    {
        return implode(' ', $this->several($fewest, $most, fn(): string => $this->oneOf(self::WORDS)));
    }

    /**
     * @param positive-int $bytes
     */
    private function hex(int $bytes): string
    {
        return bin2hex($this->random->getBytes($bytes));
    }

    private function chance(int $percent): bool
    {
        return $this->random->getInt(1, 100) <= $percent;
    }

    /**
     * @template T
     *
     * @param non-empty-list<T> $choices
     *
     * @return T
     */
    private function oneOf(array $choices): mixed
    {
        return $choices[$this->random->getInt(0, \count($choices) - 1)];
    }

    /**
     * @template T
     *
     * @param callable(int): T $make gets the number of the item, from 1
     *
     * @return list<T>
     */
    private function several(int $fewest, int $most, callable $make): array
    {
        $items = [];
        $count = $this->random->getInt($fewest, $most);
        for ($number = 1; $number <= $count; ++$number) {
            $items[] = $make($number);
        }

        return $items;
    }
}
