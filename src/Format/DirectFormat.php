<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Limits;

/**
 * A format that generated code writes without a tree, with the same text. What is odd is left to {@see Format::encode()}.
 *
 * @internal
 */
interface DirectFormat extends Format
{
    /**
     * @return ?string the name of what code is printed by: {@see \Kiln\Engine\Php\Printer\Direct\Notations}; null where options ask
     *                 for what generated code does not write
     */
    public function notation(): ?string;

    public function output(Limits $limits): DirectOutput;
}
