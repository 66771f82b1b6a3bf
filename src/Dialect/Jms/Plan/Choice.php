<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

/**
 * Which properties are written and read; an application names it {@see \Kiln\Bridge\Jms\Selection}.
 *
 * @internal
 */
readonly class Choice
{
    /** The group of properties that name none. */
    public const DEFAULT_GROUP = 'Default';

    /**
     * @param ?non-empty-array<mixed> $groups         names; an array under the name of a property holds the groups below it. Null for
     *                                                properties of any group
     * @param ?string                 $version        as for version_compare(); null for properties of any version
     * @param bool                    $maxDepthChecks whether `MaxDepth` counts
     * @param bool                    $serializeNull  whether null is written; only for writing
     */
    public function __construct(
        public ?array $groups = null,
        public ?string $version = null,
        public bool $maxDepthChecks = false,
        public bool $serializeNull = false,
    ) {}

    /**
     * Equal for choices that mean the same.
     */
    public function key(): string
    {
        return $this->groups === null && $this->version === null && !$this->maxDepthChecks
            ? ($this->serializeNull ? 'null' : '')
            : \serialize([$this->groups, $this->version, $this->maxDepthChecks, $this->serializeNull]);
    }

    /**
     * Whether objects of one class have other members at one place than at another.
     *
     * @internal
     */
    public function dependsOnPlace(): bool
    {
        return $this->maxDepthChecks || ($this->groups !== null && \array_filter($this->groups, \is_array(...)) !== []);
    }
}
