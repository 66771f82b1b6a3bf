<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * A method without required parameters, of any visibility, called on an object after it was read, once everything inside it is
 * complete. Parents' methods come first.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_METHOD)]
final readonly class AfterDeserialize {}
