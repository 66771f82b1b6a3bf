<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Of which serialize() warns.
 */
final class Forgetful
{
    /**
     * @return list<string>
     */
    public function __sleep(): array
    {
        return ['nowhere'];
    }
}
