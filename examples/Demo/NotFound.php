<?php

declare(strict_types=1);

namespace Kiln\Examples\Demo;

/**
 * A file or a class that does not exist, with words on what to do.
 */
final class NotFound extends \RuntimeException {}
