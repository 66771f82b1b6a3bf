<?php

declare(strict_types=1);

namespace Kiln\Schema\Model;

/**
 * Any value.
 *
 * @internal
 */
final readonly class Anything implements Shape {}
