<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

/**
 * What is taken out of an element.
 *
 * @phpstan-sealed Scalar|ObjectOf|ListOf|MapOf|ClassOf|NoEntries|Unreadable
 *
 * @internal
 */
interface Node {}
