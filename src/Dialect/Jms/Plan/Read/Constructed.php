<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * By the constructor. What it has been given is not set once more.
 *
 * @internal
 */
final readonly class Constructed
{
    /**
     * @param list<Parameter> $parameters in the order of the constructor
     * @param bool            $isExact    whether each value is of the type that the parameter has. Where it is not, PHP converts
     *                                    it, as it does for calls from files without strict types
     */
    public function __construct(
        public array $parameters,
        public bool $isExact,
    ) {}

    /**
     * @return list<string>
     */
    public function keys(): array
    {
        $keys = [];
        foreach ($this->parameters as $parameter) {
            if ($parameter->key !== null) {
                $keys[] = $parameter->key;
            }
        }

        return $keys;
    }
}
