<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * The property is an attribute, and no element.
 *
 *     #[Xml\Attribute] public string $currency;
 *     #[Xml\Attribute('lang', namespace: 'http://www.w3.org/XML/1998/namespace')] public ?string $language;
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Attribute implements FormatFact
{
    /**
     * @param ?string $name      without a prefix; the key of the property where it is not said
     * @param ?string $namespace URI; without one the attribute is in no namespace
     */
    public function __construct(private ?string $name = null, private ?string $namespace = null) {}

    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        return ['as' => 'attribute'] + ($this->name === null ? [] : ['name' => $this->name]) + ($this->namespace === null ? [] : ['namespace' => $this->namespace]);
    }
}
