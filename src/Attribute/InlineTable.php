<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * In TOML, the object, map or list of them stands on the line of its key: `size = { width = 2, height = 3 }`.
 *
 *     #[InlineTable] public Size $size;
 *
 * Other formats take no notice of it.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class InlineTable implements FormatFact
{
    public function format(): string
    {
        return 'toml';
    }

    public function facts(): array
    {
        return ['inline' => true];
    }
}
