<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

#[Xml\Root('note', namespace: 'urn:note', prefix: 'n')]
final class Note
{
    /**
     * @param array<array-key, string> $map
     * @param list<string>             $parts
     */
    public function __construct(
        #[Xml\Attribute(namespace: 'urn:note')]
        public string $by,
        public string $title,
        #[Xml\CData]
        public string $section,
        public array $map,
        public array $parts,
    ) {}
}
