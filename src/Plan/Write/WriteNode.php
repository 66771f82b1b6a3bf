<?php

declare(strict_types=1);

namespace Kiln\Plan\Write;

/**
 * How one value becomes plain data: scalars, null and arrays.
 *
 * @internal
 *
 * @phpstan-sealed AnyArray|ArrayObjectOf|BytesOf|CollectionOf|Convert|Date|Dynamic|EmptyArray|EnumCase|Interval|IterableOf|LazyOf|Leaf|ListOf|MapOf|Milliseconds|Nullable|ObjectOf|OptionalOf|Polymorphic|RawOf|Scalar|ShapeOf|StdClassOf|Timestamp|Union|ValueOf
 */
interface WriteNode {}
