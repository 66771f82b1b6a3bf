<?php

declare(strict_types=1);

namespace Kiln\Examples\Demo;

use Kiln\Attribute\Groups;
use Kiln\Attribute\Since;
use Kiln\Attribute\Until;
use ReflectionAttribute;
use ReflectionClass;

/**
 * The groups and versions that the classes of some objects name.
 */
final class Views
{
    /** @var array<string, true> */
    private array $groups = [];

    /** @var array<string, true> */
    private array $versions = [];

    /** @var array<class-string, true> */
    private array $classes = [];

    /** @var array<int, true> the objects that were looked at, by id: they may refer to each other in circles */
    private array $objects = [];

    public static function of(mixed $value): self
    {
        $views = new self();
        $views->collect($value);

        return $views;
    }

    public function firstGroup(): ?string
    {
        return array_key_first($this->groups);
    }

    /**
     * @return list<string> from the oldest on, and then one that is older than all of them
     */
    public function versions(): array
    {
        $versions = array_map(strval(...), array_keys($this->versions));
        usort($versions, static fn(string $a, string $b): int => version_compare($a, $b));

        return $versions === [] ? [] : [...$versions, '0'];
    }

    private function collect(mixed $value): void
    {
        if (\is_object($value)) {
            if (isset($this->objects[spl_object_id($value)])) {
                return;
            }
            $this->objects[spl_object_id($value)] = true;
            if (!isset($this->classes[$value::class])) {
                $this->classes[$value::class] = true;
                $this->readAttributes(new ReflectionClass($value));
            }
            $value = (array) $value;
        }
        if (\is_array($value)) {
            array_map($this->collect(...), $value);
        }
    }

    /**
     * @param ReflectionClass<object> $class
     */
    private function readAttributes(ReflectionClass $class): void
    {
        foreach ([...$class->getProperties(), ...$class->getMethods()] as $member) {
            foreach ($member->getAttributes() as $attribute) {
                $this->note($attribute);
            }
        }
    }

    /**
     * @param ReflectionAttribute<object> $attribute
     */
    private function note(ReflectionAttribute $attribute): void
    {
        if (!\in_array($attribute->getName(), [Groups::class, Since::class, Until::class], true)) {
            return;
        }
        $found = $attribute->newInstance();
        if ($found instanceof Groups) {
            $this->groups += array_fill_keys($found->groups, true);
        } elseif ($found instanceof Since || $found instanceof Until) {
            $this->versions[$found->version] = true;
        }
    }
}
