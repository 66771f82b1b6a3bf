<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

/**
 * Thrown by generated code that met something it was not made for. It never reaches the user: a slow pass over the same plan
 * then finds out what, or does the work after all.
 *
 * @internal
 */
final class Mismatch extends \UnexpectedValueException
{
    /**
     * @param string      $at      the key or type, for those who read a stack trace
     * @param ?\Throwable $refusal what user code has thrown to say that the value is wrong
     */
    public function __construct(public readonly string $at, ?\Throwable $refusal = null)
    {
        parent::__construct("generated code stopped at \"{$at}\"", previous: $refusal);
    }
}
