<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Plan\Leaves;

/**
 * What a format has a way to write.
 *
 * @api
 */
final readonly class Carries
{
    /**
     * @param bool  $null
     * @param bool  $bytes     strings that are not UTF-8, wherever a string may stand
     * @param bool  $nonFinite INF and NAN
     * @param Roots $roots     what a document may be as a whole; anything else is refused before the format sees it
     * @param list<class-string> $leaves classes of objects that may stand in a tree, for which the format has a way of its own:
     *                                   {@see \Kiln\Bytes} for strings of bytes beside those of text, \DateTimeInterface for
     *                                   dates (a tree that was decoded has \DateTimeImmutable), or classes of the format
     * @param bool  $leavesOutNull whether a member that is null is left out, where there is no null; a property is then refused
     *                             whose default is something else. Null elsewhere is an error
     * @param bool  $facts         whether a member of which an attribute says something for this format
     *                             ({@see \Kiln\Attribute\FormatFact}) stands in the tree as {@see Noted}
     * @param bool  $descriptions  whether `description` is such a fact: what the class says of a property in words
     * @param bool  $objects       whether an object of a class stands in the tree as {@see NotedObject}, with the facts of its class
     *                             and of all its members, in the place of {@see Noted} members
     */
    public function __construct(
        public bool $null = true,
        public bool $bytes = false,
        public bool $nonFinite = false,
        public Roots $roots = Roots::Any,
        public array $leaves = [],
        public bool $leavesOutNull = false,
        public bool $facts = false,
        public bool $descriptions = false,
        public bool $objects = false,
    ) {}

    /**
     * What of it a plan has to know.
     *
     * @internal
     *
     * @param string $format its name
     *
     * @return ?Leaves null for nothing
     */
    public function inPlans(string $format): ?Leaves
    {
        $leaves = new Leaves($this->leaves, $this->leavesOutNull, $this->facts ? $format : null, $this->descriptions, $this->objects);

        return $leaves->key() === '' ? null : $leaves;
    }
}
