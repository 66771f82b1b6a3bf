<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run\Xml;

/**
 * How values look in XML below a property: texts, and the entries of arrays.
 *
 * @internal
 */
final readonly class Form
{
    /**
     * @param bool    $isCData         whether texts are CDATA sections
     * @param ?string $entryNamespace  null for none that is declared by it
     * @param ?string $keyAttribute    of an entry, that has its key
     * @param bool    $hasNamedEntries whether an entry has its key for a name, where that can be one
     */
    public function __construct(
        public bool $isCData = true,
        public string $entryName = 'entry',
        public ?string $entryNamespace = null,
        public ?string $keyAttribute = null,
        public bool $hasNamedEntries = false,
    ) {}
}
