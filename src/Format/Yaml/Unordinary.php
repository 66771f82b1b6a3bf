<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

/**
 * A text is not of the kind that {@see LineReader} reads.
 *
 * @internal
 */
final class Unordinary extends \Exception {}
