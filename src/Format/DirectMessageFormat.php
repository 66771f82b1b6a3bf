<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Limits;

/**
 * A format whose messages generated code reads without a tree, with the same objects. What is odd is left to {@see Format::decode()}.
 *
 * @internal
 */
interface DirectMessageFormat extends MessageFormat
{
    /**
     * @return ?int the byte that the message begins at; null where generated code does not read it
     */
    public function beginning(string $text, Limits $limits): ?int;
}
