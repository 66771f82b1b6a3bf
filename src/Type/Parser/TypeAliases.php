<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\Type;

/**
 * The names that a class gives to types by `@phpstan-type`, or imports from another class.
 *
 * @internal
 */
interface TypeAliases
{
    /**
     * @throws InvalidMetadata when there is an alias of that name, but what it stands for makes no sense
     */
    public function find(string $name): ?Type;

    /**
     * @return list<string>
     */
    public function names(): array;
}
