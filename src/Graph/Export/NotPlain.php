<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

/**
 * A value is more than its constructors could make.
 *
 * @internal
 */
final class NotPlain extends \RuntimeException {}
