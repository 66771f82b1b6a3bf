<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A format whose messages generated code reads without a tree, with the same objects, and so does the extension. What is odd is left
 * to {@see Format::decode()}.
 *
 * @internal
 */
interface DirectMessageFormat extends MessageFormat
{
    /**
     * @return ?int the byte that the message begins at; null where that is not certain
     */
    public function beginning(string $text): ?int;

    /**
     * What stands before each message.
     */
    public function before(): string;
}
