<?php

declare(strict_types=1);

namespace Kiln\Graph;

/**
 * The bytes are not what {@see Graph::encode()} gives: cut off, changed, or something else altogether.
 *
 * @api
 */
final class DamagedBytes extends \RuntimeException implements UndecodableBytes {}
