<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * Writes the identifier of the object that a property refers to in place of the object, and reads the object of that identifier;
 * of a list, a map or a collection, those of its elements. The application tells how: {@see \Kiln\SerializerBuilder::withReferences()}.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_METHOD)]
final readonly class Reference {}
