<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

/**
 * What cannot be decided ahead; jms/serializer does it then.
 *
 * @internal
 */
final class Unplannable extends \RuntimeException {}
