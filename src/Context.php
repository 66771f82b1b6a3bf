<?php

declare(strict_types=1);

namespace Kiln;

/**
 * Which part of an object is written or read. Immutable; any combination works the moment it is asked for.
 *
 *     $view = new Context(groups: ['detail'], version: '2');
 *     $json = $serializer->serialize($order, context: $view);
 *
 * Groups and versions work in both directions and mean what they mean in jms/serializer: without groups (or without a
 * version) everything is included; a property without groups is in the group `Default`; `Since` and `Until` are inclusive.
 *
 * @api
 */
final readonly class Context
{
    /** @var ?non-empty-list<string> sorted, without duplicates; null for all properties */
    public ?array $groups;

    /**
     * @param string|list<string>|null $groups        only properties in one of these groups; null for all
     * @param ?string                  $version       only properties that exist in this version, compared by {@see version_compare()}
     * @param bool                     $serializeNull whether a null is written (`"key": null`) or its key left out
     * @param bool|int                 $maxDepth      true obeys the `MaxDepth` attributes, as in JMS and Symfony; a number also
     *                                                leaves out objects nested deeper than that many levels (the root is level 0)
     * @param bool                     $strict        when reading, whether an unknown key is an error instead of being ignored
     *
     * @throws \InvalidArgumentException when the list of groups is empty or the depth is negative
     */
    public function __construct(
        string|array|null $groups = null,
        public ?string $version = null,
        public bool $serializeNull = true,
        public bool|int $maxDepth = false,
        public bool $strict = false,
    ) {
        if ($groups === []) {
            throw new \InvalidArgumentException('The groups must not be empty. Leave them out, or pass null, to include every property.');
        }
        if (\is_int($maxDepth) && $maxDepth < 0) {
            throw new \InvalidArgumentException("The depth must not be negative, got {$maxDepth}.");
        }
        if ($groups !== null) {
            $groups = array_values(array_unique((array) $groups));
            sort($groups, SORT_STRING);
        }
        $this->groups = $groups;
    }

    /**
     * The same text for contexts that mean the same.
     */
    public function key(): string
    {
        if ($this->groups === null && $this->version === null && $this->serializeNull && $this->maxDepth === false && !$this->strict) {
            return '';
        }

        return serialize([$this->groups, $this->version, $this->serializeNull, $this->maxDepth, $this->strict]);
    }
}
