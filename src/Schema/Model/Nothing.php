<?php

declare(strict_types=1);

namespace Kiln\Schema\Model;

/**
 * Null.
 *
 * @internal
 */
final readonly class Nothing implements Shape {}
