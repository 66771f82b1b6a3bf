<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Status;

/**
 * @api
 */
final readonly class ClassStatus
{
    /**
     * @param class-string         $class
     * @param Treatment            $writing    of objects as such, whatever is done with their properties
     * @param Treatment            $reading    likewise
     * @param list<PropertyStatus> $properties in the order in which they are written; none where something else than their
     *                                         properties decides about objects
     */
    public function __construct(
        public string $class,
        public Treatment $writing,
        public Treatment $reading,
        public array $properties,
    ) {}
}
