<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Liip;

/**
 * Counts calls of its constructor, which refuses one number.
 */
class Counted
{
    public const REFUSED = 13;

    public static int $calls = 0;

    public function __construct(public int $number)
    {
        ++self::$calls;
        if ($number === self::REFUSED) {
            throw new \DomainException('refused by the constructor');
        }
    }
}
