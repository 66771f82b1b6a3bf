<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A format that knows values by numbers of fields and not by keys, so that it takes the type to write or read anything.
 *
 * @api
 */
interface MessageFormat extends Format
{
    /**
     * @return Format for documents of one type
     */
    public function of(Messages $messages): Format;
}
