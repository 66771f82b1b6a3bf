<?php

declare(strict_types=1);

namespace Kiln\Plan;

/**
 * That other options hold for the value of a property, and below it, than around it; see {@see ContextBelow}. What shows
 * only at run time is planned by them.
 *
 * @internal
 */
final readonly class Below
{
    /**
     * @param string               $property   its name
     * @param array<string, mixed> $named      what the property itself says, see {@see \Kiln\Context::named()}
     * @param bool                 $namesDates whether dates are written in another way than usual there
     */
    public function __construct(public string $property, public array $named, public bool $namesDates) {}
}
