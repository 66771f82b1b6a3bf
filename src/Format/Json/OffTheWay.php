<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Error\Violation;

/**
 * A JSON text has no array where a pointer leads.
 *
 * @internal
 */
final class OffTheWay extends \RuntimeException
{
    public function __construct(public readonly Violation $violation)
    {
        parent::__construct($violation->message);
    }
}
