<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * A public static method that makes the objects of its class when they are read, in place of the constructor. Its parameters
 * are the keys.
 *
 *     #[Factory] public static function of(string $amount, string $currency): self { ... }
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_METHOD)]
final readonly class Factory {}
