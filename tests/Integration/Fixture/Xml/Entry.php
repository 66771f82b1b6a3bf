<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

#[Xml\Root('entry', namespace: 'http://www.w3.org/2005/Atom')]
final class Entry
{
    public function __construct(
        public string $id,
        #[Xml\Element('creator', namespace: 'http://purl.org/dc/elements/1.1/')]
        public string $author,
        public ?Place $place = null,
    ) {}
}
