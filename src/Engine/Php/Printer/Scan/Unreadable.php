<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

/**
 * What only a parser can be asked about.
 *
 * @internal
 */
final readonly class Unreadable implements Node {}
