<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/**
 * A probe in a process of its own has not measured anything.
 */
final class ProbeFailed extends \RuntimeException {}
