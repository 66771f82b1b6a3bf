<?php

declare(strict_types=1);

namespace Kiln\Graph\Classes;

/**
 * Which property of an object is meant.
 *
 * @internal
 */
final readonly class PropertyKey
{
    /**
     * @param ?string $scope the ancestor whose private property it is; null for one that the class itself sees by its name
     */
    public function __construct(public string $name, public ?string $scope = null) {}
}
