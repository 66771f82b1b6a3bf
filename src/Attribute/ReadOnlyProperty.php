<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * A property that is written but never read from a document: an id the server gives, a computed total.
 * It has nothing to do with PHP's `readonly`. On a class: all its properties.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_CLASS)]
final readonly class ReadOnlyProperty {}
