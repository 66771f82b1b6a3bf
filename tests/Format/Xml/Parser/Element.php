<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Xml\Parser;

/**
 * An element of a document, with all that is in it.
 *
 * Names are `{uri}local`, or `local` outside of all namespaces. Comments and processing instructions are left out, and texts on both
 * sides of one are one text; so are CDATA sections and what is beside them.
 */
final readonly class Element
{
    /**
     * @param array<string, string> $attributes by name, without declarations of namespaces
     * @param list<self|string>     $children   elements and texts; no text is empty, and no two stand side by side
     * @param int                   $offset     of its first byte in the text of the {@see \Kiln\Format\Xml\Parser\Source}
     * @param int                   $end        of the byte behind its last one
     * @param array<string, string> $namespaces that are declared here: URI by prefix; '' for the default one, and for none
     */
    public function __construct(
        public string $name,
        public array $attributes,
        public array $children,
        public int $offset,
        public int $end,
        public array $namespaces = [],
    ) {}

    /**
     * All text that stands directly in it.
     */
    public function text(): string
    {
        $children = $this->children;
        if (!isset($children[1])) {
            $only = $children[0] ?? '';

            return \is_string($only) ? $only : '';
        }

        return implode('', array_filter($children, \is_string(...)));
    }
}
