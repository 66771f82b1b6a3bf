<?php

declare(strict_types=1);

namespace Kiln\Type;

/**
 * What a value may be. Types are plain immutable data and know no format.
 *
 * `__toString()` gives the canonical phpdoc spelling with fully qualified class names and no leading backslash
 * (`list<App\Line>`, `?int`, `array{id: int, name?: string}`); parsing it again gives an equal type, and two types are
 * the same exactly when their spellings are.
 *
 * @internal
 *
 * @phpstan-sealed ArrayType|ClassType|IterableType|ListType|MapType|MixedType|NullType|NullableType|ObjectType|ScalarType|ShapeType|TemplateType|UnionType
 */
interface Type extends \Stringable {}
