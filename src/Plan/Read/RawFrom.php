<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * A {@see \Kiln\Raw}: the text of a value as it stands in the document, or the value.
 *
 * @internal
 */
final readonly class RawFrom implements ReadNode {}
