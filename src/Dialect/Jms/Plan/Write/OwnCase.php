<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

/**
 * A case of whatever enum: by its value where it has one, else by its name.
 *
 * @internal
 */
final readonly class OwnCase implements WriteNode {}
