<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native;

use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\PhpView;

/**
 * Gives a native view the PHP engine, and counts the calls that it asks for it in.
 */
final class Fallback
{
    public int $encoded = 0;

    public int $decoded = 0;

    private ?PhpView $view = null;

    public function view(PhpEngine $engine, Context $context): PhpView
    {
        $callers = array_column(debug_backtrace(\DEBUG_BACKTRACE_IGNORE_ARGS, 5), 'function');
        match (($callers[3] ?? null) === 'afterFailure' ? $callers[4] ?? null : $callers[3] ?? null) {
            'encode' => ++$this->encoded,
            'decode' => ++$this->decoded,
            default => null,
        };

        return $this->view ??= new PhpView($engine, $context);
    }
}
