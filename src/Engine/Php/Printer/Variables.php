<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

/**
 * The names of the variables in one generated function.
 *
 * @internal
 */
final class Variables
{
    /** @var array<string, int> */
    private array $taken = ['this' => 1, 'kiln' => 1, 'data' => 1, 'object' => 1];

    public function take(string $wish): string
    {
        $name = preg_replace('/[^A-Za-z0-9_]+/', '_', $wish);
        if ($name === null || $name === '' || preg_match('/^[0-9]/', $name) === 1) {
            $name = 'value';
        }
        $count = $this->taken[$name] = ($this->taken[$name] ?? 0) + 1;

        return $count === 1 ? "\${$name}" : $this->take($name . $count);
    }
}
