<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Tells when it goes.
 */
final class Noisy
{
    /** @var list<string> */
    public static array $heard = [];

    public function __construct(public string $name, public mixed $value = null) {}

    public function __destruct()
    {
        self::$heard[] = $this->name . ($this->value instanceof Waking || $this->value instanceof Restless ? ' of ' . $this->value::class : '');
    }
}
