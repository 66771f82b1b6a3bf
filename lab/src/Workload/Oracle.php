<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

/**
 * A serializer whose place is taken: it says what is to be written, byte for byte, and read, down to the zones of dates.
 */
interface Oracle
{
    /**
     * @return ?string where the text is another one, null when it is the same
     */
    public function differenceOfText(string $json): ?string;

    /**
     * @return ?string where the objects are others, null when they are the same
     */
    public function differenceOfValues(mixed $actual): ?string;
}
