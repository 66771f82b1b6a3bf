<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Whether values are also read from text, as they come from a query string, a form or the environment; on a class, those of
 * its properties that do not say it themselves. It goes before the context.
 *
 *     #[Coerce] public int $page = 1;        // 2 and "2"
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_CLASS)]
final readonly class Coerce
{
    public function __construct(public bool $coerce = true) {}
}
