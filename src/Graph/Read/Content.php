<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

/**
 * What the bytes say, checked as far as it can be without looking at classes.
 *
 * @internal
 */
final readonly class Content
{
    /**
     * @param list<string>                $cases      class, name, class, name, … of the enum cases
     * @param list<ReadShape>             $shapes
     * @param list<ReadSection>           $sections   in an order in which arrays hold only earlier ones
     * @param Column                      $referenced what each PHP reference refers to
     * @param list<int>                   $calls      objects to restore by a method, in this order
     * @param Column                      $root       one cell
     * @param Cover                       $cover      of the memory that all this takes
     */
    public function __construct(
        public array $cases,
        public array $shapes,
        public array $sections,
        public Column $referenced,
        public array $calls,
        public Column $root,
        public Cover $cover,
    ) {}
}
