<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * How plain data (scalars, null, arrays) becomes a value.
 *
 * @internal
 *
 * @phpstan-sealed AnyArray|Anything|ArrayObjectOf|BytesFrom|Coerced|CollectionOf|Convert|DateFrom|Discriminated|EnumFrom|IntervalFrom|IteratorOf|ListOf|MapOf|NullOnly|Nullable|ObjectOf|OneOf|OptionalOf|PopulateOrCreate|RawFrom|RefillOrCreate|Scalar|ShapeOf|StdClassOf|ValueFrom
 */
interface ReadNode {}
