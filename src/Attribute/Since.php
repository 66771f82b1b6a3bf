<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * The first version that has the property, itself included; compared by {@see version_compare()}.
 *
 *     #[Since('2.0')] public ?string $nickname = null;
 *
 * It counts only when a {@see \Kiln\Context} names a version.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Since
{
    public function __construct(public string $version) {}
}
