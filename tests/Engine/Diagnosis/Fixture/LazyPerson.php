<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Fixture;

/**
 * As proxies do it: a property is unset until it is asked for.
 */
final class LazyPerson
{
    public string $name = '';

    public string $never;

    public function __construct()
    {
        unset($this->name);
    }

    public function __get(string $property): mixed
    {
        return "loaded {$property}";
    }
}
