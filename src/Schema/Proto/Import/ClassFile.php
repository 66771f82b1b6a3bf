<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import;

/**
 * A class that a message or an enum becomes.
 *
 * @api
 */
final readonly class ClassFile
{
    /**
     * @param string $path below the folder of the namespace, such as `Shop/V1/Parcel.php`
     * @param string $code a whole file
     */
    public function __construct(public string $path, public string $code) {}
}
