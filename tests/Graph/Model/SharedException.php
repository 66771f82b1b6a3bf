<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * An exception that shares what it says with others.
 */
final class SharedException extends \DomainException
{
    public function share(string &$message, int &$code): self
    {
        $this->message = &$message;
        $this->code = &$code;

        return $this;
    }
}
