<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

/**
 * There is no program for a plan: its calls are for the PHP engine.
 *
 * @internal
 */
final class NotLowerable extends \DomainException {}
