<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

/**
 * The words of an exception.
 */
final class Message
{
    /**
     * Without the place from which PHP says that a method was called: that is who called it.
     */
    public static function of(\Throwable $thrown): string
    {
        return (string) preg_replace('/, called in .+ on line \d+$/D', '', $thrown->getMessage());
    }
}
