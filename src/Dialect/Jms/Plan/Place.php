<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Dialect\Jms\Metadata\PropertyFacts;

/**
 * Where in a graph of objects a value stands, as far as it decides about what is selected: the groups that hold there, and the
 * levels left before a `MaxDepth` is reached.
 *
 * @internal
 */
final readonly class Place
{
    /**
     * @param ?array<mixed> $groups      those that hold here; null for any
     * @param bool          $isNested    whether groups differ from place to place
     * @param bool          $isSettled   whether they stay as they are from here on
     * @param int           $level       of properties above this place, while groups are not settled
     * @param ?int          $levels      left below; negative where nothing more is selected; null for any number
     * @param ?int          $outerLevels the same without the property just above, where that allows none at all
     */
    private function __construct(
        private Choice $choice,
        private ?array $groups,
        private bool $isNested,
        private bool $isSettled,
        private int $level,
        private ?int $levels,
        private ?int $outerLevels,
    ) {}

    public static function root(Choice $choice): self
    {
        $isNested = $choice->groups !== null && \array_filter($choice->groups, \is_array(...)) !== [];

        return new self($choice, $choice->groups, $isNested, !$isNested, 0, null, null);
    }

    /**
     * The place that {@see key()} stands for.
     */
    public static function fromKey(Choice $choice, string $key): self
    {
        $root = self::root($choice);
        if ($key === '') {
            return $root;
        }
        /** @var array{?array<mixed>, bool, int, ?int, ?int} $state */
        $state = \unserialize($key, ['allowed_classes' => false]);

        return new self($choice, $state[0], $root->isNested, ...\array_slice($state, 1));
    }

    /**
     * Equal for places of one selection that select the same.
     */
    public function key(): string
    {
        return ($this->isNested ? $this->level === 0 && !$this->isSettled : true) && $this->levels === null && $this->outerLevels === null
            ? ''
            : \serialize([$this->groups, $this->isSettled, $this->level, $this->levels, $this->outerLevels]);
    }

    /**
     * The place of a property's value.
     */
    public function below(PropertyFacts $property): self
    {
        [$groups, $isSettled] = $this->isSettled ? [$this->groups, true] : $this->groupsBelow($property->name);
        $levels = $outerLevels = null;
        if ($this->choice->maxDepthChecks) {
            $outerLevels = $this->levels === null ? null : $this->levels - 1;
            $levels = match (true) {
                $property->maxDepth === null => $outerLevels,
                $outerLevels === null => $property->maxDepth - 1,
                default => \min($outerLevels, $property->maxDepth - 1),
            };
            // A property that allows no level shows its value all the same, without any member.
            $outerLevels = $property->maxDepth === 0 ? $outerLevels : $levels;
        }

        return new self($this->choice, $groups, $this->isNested, $isSettled, $isSettled ? 0 : $this->level + 1, $levels, $outerLevels);
    }

    public function selects(PropertyFacts $property): bool
    {
        return $this->selectsVersion($property) && $this->selectsGroups($property) && ($this->levels === null || $this->levels >= 0);
    }

    /**
     * Whether objects are left out here altogether.
     */
    public function excludesObjects(): bool
    {
        return $this->outerLevels !== null && $this->outerLevels < 0;
    }

    private function selectsVersion(PropertyFacts $property): bool
    {
        $version = $this->choice->version;

        return $version === null
            || (($property->sinceVersion === null || !\version_compare($version, $property->sinceVersion, '<'))
                && ($property->untilVersion === null || !\version_compare($version, $property->untilVersion, '>')));
    }

    private function selectsGroups(PropertyFacts $property): bool
    {
        if ($this->groups === null) {
            return true;
        }
        $wanted = $property->groups === null || $property->groups === [] ? [Choice::DEFAULT_GROUP] : $property->groups;
        foreach ($wanted as $group) {
            // As loosely as jms/serializer compares where groups are nested: '1' is '01'.
            if ($this->isNested ? \in_array($group, $this->groups, true) : \is_scalar($group) && \in_array((string) $group, \array_map(self::text(...), $this->groups), true)) {
                return true;
            }
        }

        return false;
    }

    private static function text(mixed $group): string
    {
        return \is_scalar($group) ? (string) $group : '';
    }

    /**
     * @throws Unplannable
     *
     * @return array{array<mixed>, bool} the groups, and whether they are settled
     */
    private function groupsBelow(string $property): array
    {
        $groups = $this->groups ?? [];
        if (!\array_key_exists($property, $groups)) {
            $own = $this->level > 0 ? [] : \array_filter($groups, \is_string(...));

            return [$own === [] ? [Choice::DEFAULT_GROUP] : $own, true];
        }
        $below = $groups[$property];
        if (!\is_array($below)) {
            throw new Unplannable("the groups below \"{$property}\" are no array");
        }

        return [\array_filter($below, \is_string(...)) === [] ? $below + [Choice::DEFAULT_GROUP] : $below, false];
    }
}
