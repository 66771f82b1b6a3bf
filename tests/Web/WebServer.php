<?php

declare(strict_types=1);

namespace Kiln\Tests\Web;

/**
 * Serves the PHP files of a folder, until this object is gone.
 */
interface WebServer
{
    /**
     * What a file prints, errors of PHP included; empty where the server gives no answer.
     *
     * @param string $path of the file in the folder, with a query behind it
     */
    public function get(string $path, string $cookie = ''): string;

    /**
     * What the server itself says.
     */
    public function log(): string;
}
