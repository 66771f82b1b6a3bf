<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Differential;

/**
 * What is done in a case.
 */
enum Operation: string
{
    case Write = 'write';
    case WriteItems = 'write items';
    case Read = 'read';
    case ReadItems = 'read items';

    public function isWriting(): bool
    {
        return $this === self::Write || $this === self::WriteItems;
    }
}
