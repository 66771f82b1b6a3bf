<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Context;
use Kiln\Plan\Below;
use Kiln\Plan\ContextBelow;

/**
 * The options that hold at the place where a slow pass is.
 *
 * @internal
 */
trait Around
{
    private Context $context;

    public function context(): Context
    {
        return $this->context;
    }

    /**
     * Goes where other options hold.
     *
     * @template T
     *
     * @param \Closure(): T $inside
     *
     * @return T
     */
    public function below(?Below $below, \Closure $inside): mixed
    {
        if ($below === null) {
            return $inside();
        }
        $around = $this->context;
        $this->context = ContextBelow::of($around, $below->property, $below->named);
        $result = $inside();
        $this->context = $around;

        return $result;
    }
}
