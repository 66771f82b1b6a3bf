<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * What the element of a property is called, and its namespace.
 *
 *     #[Xml\Element('creator', namespace: 'http://purl.org/dc/elements/1.1/')] public string $author;
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Element implements FormatFact
{
    /**
     * @param ?string $name      without a prefix; the key of the property where it is not said
     * @param ?string $namespace URI; '' for none. Without one, it is the namespace of the class
     * @param bool    $nil       whether null is written as `xsi:nil="true"`, and not left out
     */
    public function __construct(private ?string $name = null, private ?string $namespace = null, private bool $nil = false) {}

    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        return ($this->name === null ? [] : ['name' => $this->name]) + ($this->namespace === null ? [] : ['namespace' => $this->namespace]) + ($this->nil ? ['nil' => true] : []);
    }
}
