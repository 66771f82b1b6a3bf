<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

/**
 * A text at each place that a text can have.
 */
final class Texts
{
    /**
     * @param list<string>          $list
     * @param array<string, string> $map
     */
    public function __construct(
        #[Xml\Attribute]
        public string $attribute,
        public string $element,
        public ?string $nullable,
        #[Xml\Items('item')]
        public array $list,
        #[Xml\Entries]
        public array $map,
        #[Xml\CData]
        public string $section,
        public Words $words,
    ) {}

    public static function all(string $text): self
    {
        return new self($text, $text, $text, ['a', $text], [$text => $text], $text, new Words($text, $text));
    }
}
