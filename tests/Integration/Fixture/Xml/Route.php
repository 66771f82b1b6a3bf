<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Fixture\Xml;

final class Route
{
    public Stop $first; // @phpstan-ignore property.uninitialized

    public ?Place $place = null;

    /**
     * @param list<Stop>  $stops
     * @param list<Place> $places
     */
    public function __construct(public array $stops = [], public array $places = []) {}

    public static function from(Stop $first): self
    {
        $route = new self();
        $route->first = $first;

        return $route;
    }
}
