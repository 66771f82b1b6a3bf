<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Leaves a property out in both directions.
 *
 *     #[Ignore] public ?string $internalNote = null;
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Ignore {}
