<?php

declare(strict_types=1);

namespace Kiln\Tests\Architecture;

/**
 * @internal one place in a file that names a class, function or constant of another namespace
 */
final readonly class Reference
{
    /**
     * @param string $name fully qualified, without the leading backslash
     * @param int    $line 1-based
     */
    public function __construct(
        public string $name,
        public int $line,
    ) {}
}
