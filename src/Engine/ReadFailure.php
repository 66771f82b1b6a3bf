<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Error\Violations;

/**
 * Plain data does not fit; what is known about the text it came from is not known here.
 *
 * @internal
 */
final class ReadFailure extends \RuntimeException
{
    public function __construct(public readonly Violations $violations)
    {
        parent::__construct(\count($violations) . ' problems in plain data');
    }
}
