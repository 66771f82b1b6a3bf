<?php

declare(strict_types=1);

namespace Kiln\Bridge\Doctrine;

use Doctrine\ORM\Mapping\DiscriminatorColumn;
use Doctrine\ORM\Mapping\DiscriminatorMap;
use Kiln\Attribute\Discriminator;
use Kiln\Attribute\InheritanceFact;

/**
 * Tells entities apart as Doctrine does, by its attributes `#[DiscriminatorMap]` and `#[DiscriminatorColumn]` on the same class.
 *
 * @api
 */
#[\Attribute(\Attribute::TARGET_CLASS)]
final readonly class EntityInheritance implements InheritanceFact
{
    /** As Doctrine calls the column where nobody names it. */
    private const FIELD = 'dtype';

    /**
     * @param ?string $field the key in documents; null for the name of the column
     */
    public function __construct(private ?string $field = null) {}

    public function discriminator(\ReflectionClass $base): Discriminator
    {
        [$column] = [...$base->getAttributes(DiscriminatorColumn::class), null];
        [$map] = [...$base->getAttributes(DiscriminatorMap::class), null];
        /** @var non-empty-array<int|string, class-string> $classes an empty one is refused, as it is in an attribute of Kiln's */
        $classes = $map?->newInstance()->value ?? [];

        return new Discriminator($this->field ?? $column?->newInstance()->name ?? self::FIELD, $classes);
    }
}
