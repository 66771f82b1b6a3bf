<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

/**
 * What stands in an element, and its attributes.
 *
 * @internal
 */
final class Content
{
    /** @var list<list<Particle>> in their order: elements of which each may stand there; none of them for elements that nobody knows */
    public array $groups = [];

    /** @var list<list<list<Particle>>> sequences of groups, one of which stands behind them */
    public array $endings = [];

    /** @var array<string, AttributeUse> by name */
    public array $attributes = [];

    /** The type of the text, where it is of one. */
    public ?Type $text = null;

    /** Whether texts stand between the elements. */
    public bool $isMixed = false;

    /** Whether any elements may stand there, whatever is known of some of them. */
    public bool $isOpen = false;

    /**
     * @param bool $isOrdered whether elements stand there in the order of the groups
     */
    public function __construct(public bool $isOrdered) {}

    public function add(Particle ...$particles): void
    {
        if ($particles !== []) {
            $this->groups[] = \array_values($particles);
        }
    }

    public function addUnknown(): void
    {
        $this->groups[] = [];
    }

    /**
     * What tells classes apart must be there.
     *
     * @param string $name of the element or attribute
     */
    public function require(string $name): void
    {
        foreach ($this->attributes as $key => $attribute) {
            if ($attribute->name === $name) {
                $this->attributes[$key] = $attribute->with($attribute->type, true);
            }
        }
        foreach ($this->groups as $index => $group) {
            if (\count($group) === 1 && $group[0]->name === $name) {
                $this->groups[$index] = [$group[0]->with($group[0]->type, true, false)];
            }
        }
    }

    /**
     * @return list<Particle> an element as often as it may stand in another place
     */
    public function particles(): array
    {
        return \array_merge(...$this->groups, ...\array_merge(...$this->endings));
    }

    public function hasUnknown(): bool
    {
        return \in_array([], $this->groups, true) || \array_filter($this->endings, static fn(array $groups): bool => \in_array([], $groups, true)) !== [];
    }

    public function hasElements(): bool
    {
        return $this->isOpen || $this->groups !== [] || $this->endings !== [];
    }
}
