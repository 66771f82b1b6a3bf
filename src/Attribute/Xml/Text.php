<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * The property is the text of the element that its object is: `<price currency="EUR">9.90</price>`.
 *
 *     #[Xml\Attribute] public string $currency;
 *     #[Xml\Text] public float $amount;
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Text implements FormatFact
{
    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        return ['as' => 'text'];
    }
}
