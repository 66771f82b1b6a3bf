<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * By which prefixes namespaces are written, in a document that has an object of the class. They are declared once, at the root.
 *
 *     #[Xml\Namespaces(['dc' => 'http://purl.org/dc/elements/1.1/', 'content' => 'http://purl.org/rss/1.0/modules/content/'])]
 *     final class Item {}
 *
 * A document may have any other prefixes when it is read.
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS)]
final readonly class Namespaces implements FormatFact
{
    /**
     * @param array<string, string> $uris by prefix
     */
    public function __construct(private array $uris) {}

    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        $facts = [];
        foreach ($this->uris as $prefix => $uri) {
            $facts["prefix {$uri}"] = $prefix;
        }

        return $facts;
    }
}
