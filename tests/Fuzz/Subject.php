<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

/**
 * A type to read, and everything about it that is known without Kiln.
 */
interface Subject
{
    public function type(): string;

    /**
     * A random document that must be accepted, as lists and stdClass.
     */
    public function document(Chance $chance): mixed;

    /**
     * What must come of decoded data, in the words of {@see seen()}.
     *
     * @param mixed $data as json_decode() gives it, with arrays for objects
     *
     * @throws Refused when the data is no value of the type
     */
    public function expected(mixed $data): mixed;

    /**
     * What has come of it: objects taken apart to arrays, the class first.
     */
    public function seen(mixed $value): mixed;
}
