<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

/**
 * Thrown where generated code is not made for a call: jms/serializer does it, from the beginning.
 *
 * @internal
 */
final class GiveUp extends \RuntimeException {}
