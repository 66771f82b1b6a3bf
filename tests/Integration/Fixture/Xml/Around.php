<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

use Kiln\Attribute\Xml;

#[Xml\Namespaces(['x' => 'urn:x'])]
final class Around
{
    /** @param list<Inside> $all */
    public function __construct(
        #[Xml\Element(namespace: 'urn:x')]
        public Inside $one,
        #[Xml\Element(namespace: 'urn:x')]
        #[Xml\Items('each')]
        public array $all,
        #[Xml\CData]
        public string $text,
        #[Xml\Attribute(namespace: 'urn:x')]
        public string $mark,
        #[Xml\Attribute('lang', namespace: 'http://www.w3.org/XML/1998/namespace')]
        public string $language = 'en',
    ) {}
}
