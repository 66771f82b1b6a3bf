<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

#[Xml\Root('feed', namespace: 'http://www.w3.org/2005/Atom')]
#[Xml\Namespaces(['dc' => 'http://purl.org/dc/elements/1.1/'])]
final class Feed
{
    /** @param list<Entry> $entries */
    public function __construct(
        #[Xml\Attribute('lang', namespace: 'http://www.w3.org/XML/1998/namespace')]
        public ?string $language,
        public string $title,
        #[Xml\Element('entry')]
        public array $entries,
    ) {}
}
