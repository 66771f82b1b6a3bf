<?php

declare(strict_types=1);

namespace Kiln\Console\Verify;

use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\TypeName;

/**
 * The contexts that make a difference to a class and all that lies inside: each group on its own, each version at which something
 * changes, nulls, depth.
 *
 * @internal
 */
final class ContextCases
{
    private const DEFAULT_GROUP = 'Default';

    /** Of a class with hundreds of groups or versions the first ones must do. */
    private const MOST_OF_A_KIND = 12;

    /** Before every version. */
    private const VERSION_ZERO = '0';

    /** @var array<array-key, true> */
    private array $groups = [];

    /** @var array<array-key, true> */
    private array $versions = [];

    private bool $hasMaxDepth = false;

    /** @var array<string, true> */
    private array $seen = [];

    /**
     * @param class-string $class
     *
     * @throws \Throwable when jms/serializer refuses the class
     */
    public function __construct(string $class, private readonly Facts $facts)
    {
        $facts->of($class);
        $this->lookInto($class);
    }

    /**
     * @return non-empty-list<SerializationContext>
     */
    public function writing(): array
    {
        return [
            SerializationContext::create(),
            SerializationContext::create()->setSerializeNull(true),
            ...$this->selections(SerializationContext::create(...)),
        ];
    }

    /**
     * @return non-empty-list<DeserializationContext>
     */
    public function reading(): array
    {
        return [DeserializationContext::create(), ...$this->selections(DeserializationContext::create(...))];
    }

    /**
     * @template C of Context
     *
     * @param \Closure(): C $new
     *
     * @return list<C>
     */
    private function selections(\Closure $new): array
    {
        $contexts = [];
        $groups = $this->groups === [] ? [] : $this->groups + [self::DEFAULT_GROUP => true];
        foreach (\array_slice(\array_keys($groups), 0, self::MOST_OF_A_KIND) as $group) {
            $contexts[] = $context = $new();
            $context->setGroups([(string) $group]);
        }
        foreach ($this->versions() as $version) {
            $contexts[] = $context = $new();
            $context->setVersion($version);
        }
        if ($this->hasMaxDepth) {
            $contexts[] = $context = $new();
            $context->enableMaxDepthChecks();
        }

        return $contexts;
    }

    /**
     * @return list<string> each at which something begins or ends, the moment after it, and one before all
     */
    private function versions(): array
    {
        $versions = $this->versions === [] ? [] : [self::VERSION_ZERO];
        foreach (\array_slice(\array_keys($this->versions), 0, self::MOST_OF_A_KIND) as $version) {
            \array_push($versions, (string) $version, "{$version}.1");
        }

        return $versions;
    }

    private function lookInto(string $class): void
    {
        if (isset($this->seen[$class]) || (!\class_exists($class) && !\interface_exists($class))) {
            return;
        }
        $this->seen[$class] = true;
        try {
            $facts = $this->facts->of($class);
        } catch (\Throwable) {
            // It shows when an object of it is serialized.
            return;
        }
        foreach ($facts->discriminator->map ?? [] as $variety) {
            $this->lookInto($variety);
        }
        foreach ($facts->properties as $property) {
            foreach (\array_filter($property->groups ?? [], \is_string(...)) as $group) {
                $this->groups[$group] = true;
            }
            foreach (\array_filter([$property->sinceVersion, $property->untilVersion], \is_string(...)) as $version) {
                $this->versions[$version] = true;
            }
            $this->hasMaxDepth = $this->hasMaxDepth || $property->maxDepth !== null;
            $this->lookIntoType($property->type);
        }
    }

    private function lookIntoType(?TypeName $type): void
    {
        if ($type === null) {
            return;
        }
        $this->lookInto($type->name);
        foreach (\array_keys($type->params) as $position) {
            $this->lookIntoType($type->param((int) $position));
        }
    }
}
