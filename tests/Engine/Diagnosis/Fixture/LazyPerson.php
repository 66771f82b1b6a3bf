<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

/**
 * As proxies do it: a property is unset until it is asked for.
 */
final class LazyPerson
{
    public function __construct(public string $name = '')
    {
        unset($this->name);
    }

    public function __get(string $property): mixed
    {
        return "loaded {$property}";
    }
}
