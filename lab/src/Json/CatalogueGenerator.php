<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Random\Engine\Xoshiro256StarStar;
use Random\Randomizer;

/** Makes up the catalogue of a shop. The same seed gives the same bytes on every machine and version of PHP. */
final class CatalogueGenerator
{
    private const NOUNS = ['Lamp', 'Chair', 'Jug', 'Kettle', 'Blanket', 'Rucksack', 'Bicycle bell', 'Teapot', 'Bookshelf', 'Notebook', 'Cable', 'Mirror'];

    private const ADJECTIVES = ['folding', 'oak', 'hand-thrown', 'Nordic', 'waterproof', 'small', 'striped', 'heavy', 'Café', 'quiet', '12" wide', 'recycled'];

    private const WORDS = ['made', 'to', 'last', 'and', 'easy', 'clean', 'with', 'a', 'matt', 'glaze', 'that', 'ages', 'well', 'für', 'die', 'Küche', 'from', 'one', 'piece', 'of', 'wood', 'w/', 'steel', 'fittings', '“soft”', 'touch', '½', 'litre', 'naïve', 'pattern'];

    private const COUNTRIES = ['CH', 'DE', 'DK', 'PT', 'JP'];

    private const FIRST_DATE = 1_577_836_800;

    public function __construct(private readonly Randomizer $random = new Randomizer(new Xoshiro256StarStar(20_240_229))) {}

    public function json(int $products): string
    {
        $brands = $categories = [];
        foreach (['Törn & Söhne', 'Halden', 'Casa Azul', 'Kōbō', 'North/South', 'Brick Lane', 'Atelier 9', 'Vogt'] as $index => $name) {
            $foundedIn = $this->chance(75) ? $this->random->getInt(1850, 2020) : null;
            $brands[] = ['id' => $index + 1, 'name' => $name, 'country' => $this->oneOf(self::COUNTRIES), 'foundedIn' => $foundedIn];
        }
        foreach (['Kitchen', 'Living room', 'Garden & terrace', 'Office', 'On the road', 'Children', 'Lighting', 'Sale'] as $index => $name) {
            $categories[] = ['id' => $index + 1, 'name' => $name, 'slug' => trim((string) preg_replace('/[^a-z]+/', '-', strtolower($name)), '-')];
        }

        return json_encode(array_map(fn(int $id): array => $this->product($id, $brands, $categories), range(1, $products)), Contender::FLAGS);
    }

    /** An Atom feed. */
    public function feed(int $entries): string
    {
        $date = fn(int $day): string => gmdate(\DATE_ATOM, self::FIRST_DATE + 86_400 * $day + $this->random->getInt(0, 80_000));
        $link = static fn(string $path, string $relation): array => ['href' => "https://shop.example.com/{$path}", 'rel' => $relation];

        return json_encode([
            'id' => 'tag:shop.example.com,2020:news',
            'title' => 'News of the shop',
            'subtitle' => 'What is new & what is gone',
            'updated' => $date($entries),
            'link' => [$link('feed?page=1&size=' . $entries, 'self'), $link('', 'alternate')],
            'entry' => array_map(fn(int $id): array => [
                'id' => "tag:shop.example.com,2020:{$id}",
                'title' => $this->oneOf(self::ADJECTIVES) . ' ' . $this->oneOf(self::NOUNS),
                'published' => $date($id),
                'updated' => $date($id + 1),
                'link' => [$link("news/{$id}", 'alternate')],
                'author' => ['name' => $this->oneOf(['Ada', 'Zoë', 'Jørgen', 'María'])] + ($this->chance(50) ? ['email' => "editor{$id}@example.com"] : []),
                'category' => $this->several(1, 4, fn(): array => ['term' => $this->oneOf(self::WORDS)]),
                ...($this->chance(60) ? ['summary' => $this->sentence(6, 14)] : []),
                'content' => ['type' => 'html', 'text' => implode("\n", $this->several(2, 6, fn(): string => "<p>{$this->sentence(10, 40)} <a href=\"https://shop.example.com/?q={$id}&amp;p=1\">{$this->oneOf(self::NOUNS)}</a></p>"))],
            ], range(1, $entries)),
        ], Contender::FLAGS);
    }

    /** Flat rows. */
    public function movements(int $count): string
    {
        return json_encode(array_map(fn(int $id): array => [
            'id' => $id,
            'sku' => 'P-' . bin2hex($this->random->getBytes(4)),
            'name' => $this->oneOf(self::ADJECTIVES) . ' ' . $this->oneOf(self::NOUNS),
            'price' => $this->price(),
            'active' => $this->chance(85),
            'stock' => $this->random->getInt(-50, 500),
            'createdAt' => gmdate(\DATE_ATOM, self::FIRST_DATE + 60 * $id),
            'note' => $this->chance(20) ? $this->sentence(2, 6) : '',
        ], range(1, $count)), Contender::FLAGS);
    }

    /**
     * @param non-empty-list<array<string, mixed>> $brands
     * @param non-empty-list<array<string, mixed>> $categories
     *
     * @return array<string, mixed>
     */
    private function product(int $id, array $brands, array $categories): array
    {
        $name = $this->oneOf(self::ADJECTIVES) . ' ' . $this->oneOf(self::NOUNS);
        $sku = 'P-' . bin2hex($this->random->getBytes(4));
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
            'attributes' => [
                'material' => $this->oneOf(['oak', 'steel', 'wool', 'stoneware', 'cotton', 'brass']),
                'care' => $this->sentence(2, 4),
                'origin' => $this->oneOf(self::COUNTRIES),
            ],
            'brand' => $this->oneOf($brands),
            'categories' => $this->several(1, 3, fn(): array => $this->oneOf($categories)),
            'images' => $this->several(1, 4, fn(int $number): array => [
                'url' => "https://images.example.com/catalogue/{$sku}/{$number}.webp",
                'width' => $this->random->getInt(4, 20) * 100,
                'height' => $this->random->getInt(4, 20) * 100,
                'alt' => $this->chance(70) ? $name : null,
            ]),
            'variants' => $this->several(2, 6, fn(int $number): array => [
                'sku' => "{$sku}-{$number}",
                'color' => $this->oneOf(['black', 'white', 'sand', 'moss', 'türkis', 'rust']),
                'size' => $this->chance(60) ? $this->oneOf(['S', 'M', 'L', 'XL']) : null,
                'price' => $this->price(),
                'stock' => $this->random->getInt(0, 99),
                'available' => $this->chance(90),
            ]),
            'createdAt' => gmdate(\DATE_ATOM, $createdAt),
            'updatedAt' => gmdate(\DATE_ATOM, $updatedAt),
            'discontinuedAt' => $this->chance(10) ? gmdate(\DATE_ATOM, $updatedAt + 86_400) : null,
        ];
    }

    private function price(): float
    {
        return $this->random->getInt(100, 99_999) / 100.0;
    }

    private function sentence(int $fewest, int $most): string
    {
        return implode(' ', $this->several($fewest, $most, fn(): string => $this->oneOf(self::WORDS)));
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
        return array_map($make, range(1, $this->random->getInt($fewest, $most)));
    }
}
