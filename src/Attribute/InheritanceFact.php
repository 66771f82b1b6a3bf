<?php

declare(strict_types=1);

namespace Kiln\Attribute;

/**
 * An attribute of another package that says by which key the classes below a base class are told apart.
 *
 * @api
 */
interface InheritanceFact
{
    /**
     * @param \ReflectionClass<object> $base that the attribute stands on
     */
    public function discriminator(\ReflectionClass $base): Discriminator;
}
