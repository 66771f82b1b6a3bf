<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Store;

/**
 * What PHP runs is not what stands in a file, so that code made from it must not outlive the process. It never leaves the store.
 *
 * @internal
 */
final class OutdatedClass extends \RuntimeException {}
