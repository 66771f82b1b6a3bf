<?php

declare(strict_types=1);

namespace Kiln\Plan;

/**
 * A test that tells the members of a union apart.
 *
 * @internal
 *
 * @phpstan-sealed Guard\Always|Guard\HasKeys|Guard\HasValue|Guard\IsArray|Guard\IsBackedValue|Guard\IsInstance|Guard\IsList|Guard\IsObject|Guard\IsScalar
 */
interface Guard {}
