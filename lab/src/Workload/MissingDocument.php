<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

/**
 * A workload rests on a document that is not on this machine.
 */
final class MissingDocument extends \RuntimeException {}
