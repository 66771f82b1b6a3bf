<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

/**
 * By the rules that are written down for a type, decoded data is none of its values.
 */
final class Refused extends \RuntimeException {}
