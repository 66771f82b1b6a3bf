<?php

declare(strict_types=1);

namespace Kiln\Graph;

require_once __DIR__ . '/Graph.php';

/**
 * By this name autoloaders find {@see GraphCalls}, which stands in the file of Graph so that plain PHP loads one file less.
 *
 * @internal
 */
final class PlainGraph extends GraphCalls {}
