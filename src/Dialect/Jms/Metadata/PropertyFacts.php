<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata;

/**
 * What jms/serializer knows of a property, as far as JSON needs it.
 *
 * @internal
 */
final readonly class PropertyFacts
{
    /**
     * @param class-string    $class           that declares it, and whose scope sees it
     * @param string          $name            by which orders, groups and paths know it; of {@see PropertyKind::Property} also its PHP name
     * @param ?TypeName       $type            null where none is known
     * @param ?list<mixed>    $groups          null or empty for the group `Default`
     * @param ?int            $maxDepth        levels of properties below this one, itself included
     * @param bool            $isConditional   whether an expression decides about it
     * @param bool            $hasDefault      whether a missing key sets the default
     * @param bool            $needsReflection whether only reflection reaches it: it is static, or an internal class declares it
     * @param int|float|string|bool|null $fixed the value of {@see PropertyKind::Fixed}
     */
    public function __construct(
        public PropertyKind $kind,
        public string $class,
        public string $name,
        public string $serializedName,
        public ?TypeName $type = null,
        public ?string $getter = null,
        public ?string $setter = null,
        public bool $isInline = false,
        public bool $skipWhenEmpty = false,
        public bool $isReadOnly = false,
        public ?array $groups = null,
        public ?string $sinceVersion = null,
        public ?string $untilVersion = null,
        public ?int $maxDepth = null,
        public bool $isConditional = false,
        public bool $hasDefault = false,
        public mixed $default = null,
        public bool $needsReflection = false,
        public int|float|string|bool|null $fixed = null,
    ) {}
}
