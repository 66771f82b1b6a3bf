<?php

declare(strict_types=1);

namespace Kiln\Plan\Shape;

/**
 * What a value looks like in a document, whichever language says it.
 *
 * @internal
 *
 * @phpstan-sealed Anything|Choice|Constant|Decision|Enumeration|Items|Members|Nothing|Nullable|Record|Reference|Scalars|Tagged|Text|Tuple
 */
interface Shape {}
