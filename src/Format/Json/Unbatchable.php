<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * A text cannot be decoded in {@see Batches}, for whatever reason.
 *
 * @internal
 */
final class Unbatchable extends \RuntimeException {}
