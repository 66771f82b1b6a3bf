<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * The type of a property in phpdoc words, where the native type and phpdoc cannot say it.
 *
 *     #[Type('list<Line>')] public array $lines = [];
 *
 * Names are resolved as in a phpdoc of the same class. A type that contradicts the native type or phpdoc is an error.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_PROPERTY | \Attribute::TARGET_PARAMETER | \Attribute::TARGET_METHOD)]
final readonly class Type
{
    public function __construct(public string $type) {}
}
