<?php

declare(strict_types=1);

namespace Kiln\Attribute\Xml;

use Kiln\Attribute\FormatFact;

/**
 * The text of the property stands in a CDATA section. When it is read, that makes no difference.
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class CData implements FormatFact
{
    public function format(): string
    {
        return 'xml';
    }

    public function facts(): array
    {
        return ['cdata' => true];
    }
}
