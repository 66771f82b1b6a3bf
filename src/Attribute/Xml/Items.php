<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * What the items of a list are called, and whether they stand in an element of their own.
 *
 *     #[Xml\Items('line')] public array $lines;                        // <lines><line/><line/></lines>
 *     #[Xml\Items('line', wrapped: false)] public array $lines;        // <line/><line/>
 *     #[Xml\Items(names: ['book' => Book::class, 'film' => Film::class])] public array $media;
 *
 * Without it, items are elements side by side, and each is called as the property is: `<lines/><lines/>`.
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Items implements FormatFact
{
    /**
     * @param ?string                     $name    of an item; `item` where neither this nor $names says it
     * @param array<string, class-string> $names   of items by their class: the names tell the classes apart
     * @param bool                        $wrapped whether the items stand in an element that is called as the property is
     */
    public function __construct(private ?string $name = null, private array $names = [], private bool $wrapped = true) {}

    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        $facts = ['item' => $this->name ?? 'item', 'wrapped' => $this->wrapped];
        foreach ($this->names as $name => $class) {
            $facts["item {$class}"] = $name;
        }

        return $facts;
    }
}
