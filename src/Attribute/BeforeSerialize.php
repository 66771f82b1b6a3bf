<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * A method without required parameters, of any visibility, called on an object before it is written. Parents' methods come first.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_METHOD)]
final readonly class BeforeSerialize {}
