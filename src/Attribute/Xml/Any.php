<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * The property holds XML as a string, of elements that no other property is for. It is written as it is.
 *
 *     #[Xml\Any] public string $extensions = '';
 *
 * What is read declares itself each namespace that it uses.
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Any implements FormatFact
{
    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        return ['as' => 'any'];
    }
}
