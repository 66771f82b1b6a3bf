<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * The key of a property, in place of its name (or of what the class's `Naming` makes of it).
 *
 *     #[SerializedName('bom-ref', aliases: ['bomRef'])] public string $reference;
 *
 * Aliases are keys that are understood when reading; the first key that is present, name first, wins.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class SerializedName
{
    /**
     * @param list<string> $aliases
     */
    public function __construct(public string $name, public array $aliases = []) {}
}
