<?php

declare(strict_types=1);

namespace Kiln;

use Kiln\Attribute\NamingStrategy;

/**
 * Which part of an object is written or read, and how. Immutable; any combination works the moment it is asked for.
 *
 *     $view = new Context(groups: ['detail'], version: '2');
 *     $json = $serializer->serialize($order, context: $view);
 *
 * What a context does not name is as the serializer has it: see {@see SerializerBuilder::withContext()}. Where the serializer
 * says nothing either, the properties here tell what counts.
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

    public ?string $version;

    public bool $serializeNull;

    public bool|int $maxDepth;

    public bool $strict;

    /** Null for names as they are. */
    public ?NamingStrategy $naming;

    /** @var array<string, bool> by parameter: whether it is left to the serializer */
    private array $keeps;

    /**
     * @param string|list<string>|Keep|null $groups        only properties in one of these groups; null for all
     * @param string|Keep|null              $version       only properties that exist in this version, compared by
     *                                                     {@see version_compare()}; null for all
     * @param bool|Keep                     $serializeNull whether a null is written (`"key": null`) or its key left out
     * @param bool|int|Keep                 $maxDepth      true obeys the `MaxDepth` attributes, as in JMS and Symfony; a number
     *                                                     also leaves out objects nested deeper than that many levels (the root
     *                                                     is level 0)
     * @param bool|Keep                     $strict        when reading, whether an unknown key is an error instead of being ignored
     * @param NamingStrategy|Keep|null      $naming        how property names become keys where no attribute says so
     *
     * @throws \InvalidArgumentException when the list of groups is empty or the depth is negative
     */
    public function __construct(
        string|array|Keep|null $groups = Keep::Default,
        string|Keep|null $version = Keep::Default,
        bool|Keep $serializeNull = Keep::Default,
        bool|int|Keep $maxDepth = Keep::Default,
        bool|Keep $strict = Keep::Default,
        NamingStrategy|Keep|null $naming = Keep::Default,
    ) {
        if ($groups === []) {
            throw new \InvalidArgumentException('The groups must not be empty. Leave them out, or pass null, to include every property.');
        }
        if (\is_int($maxDepth) && $maxDepth < 0) {
            throw new \InvalidArgumentException("The depth must not be negative, got {$maxDepth}.");
        }
        $this->groups = $groups === null || $groups instanceof Keep ? null : self::sorted((array) $groups);
        $this->version = $version instanceof Keep ? null : $version;
        $this->serializeNull = $serializeNull !== false;
        $this->maxDepth = $maxDepth instanceof Keep ? false : $maxDepth;
        $this->strict = $strict === true;
        $this->naming = $naming === null || $naming instanceof Keep || $naming === NamingStrategy::AsIs ? null : $naming;
        $this->keeps = [
            'groups' => $groups === Keep::Default,
            'version' => $version === Keep::Default,
            'serializeNull' => $serializeNull === Keep::Default,
            'maxDepth' => $maxDepth === Keep::Default,
            'strict' => $strict === Keep::Default,
            'naming' => $naming === Keep::Default,
        ];
    }

    /**
     * This one, with what it does not name as another has it.
     *
     *     $list = (new Context(groups: 'list'))->over(new Context(serializeNull: false));
     */
    public function over(self $default): self
    {
        return new self(
            groups: $this->keeps['groups'] ? $default->groups : $this->groups,
            version: $this->keeps['version'] ? $default->version : $this->version,
            serializeNull: $this->keeps['serializeNull'] ? $default->serializeNull : $this->serializeNull,
            maxDepth: $this->keeps['maxDepth'] ? $default->maxDepth : $this->maxDepth,
            strict: $this->keeps['strict'] ? $default->strict : $this->strict,
            naming: $this->keeps['naming'] ? $default->naming : $this->naming,
        );
    }

    /**
     * The same text for contexts that mean the same.
     */
    public function key(): string
    {
        if ($this->groups === null && $this->version === null && $this->serializeNull && $this->maxDepth === false && !$this->strict
            && $this->naming === null) {
            return '';
        }

        return serialize([$this->groups, $this->version, $this->serializeNull, $this->maxDepth, $this->strict, $this->naming]);
    }

    /**
     * @param non-empty-array<string> $groups
     *
     * @return non-empty-list<string>
     */
    private static function sorted(array $groups): array
    {
        $groups = array_values(array_unique($groups));
        sort($groups, SORT_STRING);

        return $groups;
    }
}
