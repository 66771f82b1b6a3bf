<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class Variadic
{
    /** @var list<string> */
    private array $names;

    public function __construct(public int $id, string ...$names)
    {
        $this->names = array_values($names);
    }

    /**
     * @return list<string>
     */
    public function names(): array
    {
        return $this->names;
    }
}
