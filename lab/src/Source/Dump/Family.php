<?php

declare(strict_types=1);

namespace Kiln\Lab\Source\Dump;

/**
 * The same three classes, as the comparison of 2022 had them, with different ways to be restored.
 */
enum Family
{
    /** Restored by their constructors, from what var_export() wrote. */
    case Plain;

    /** By reflection. */
    case Reflection;

    /** By __unserialize(). */
    case Restoring;

    /**
     * @return list<class-string> root, leaf, chain
     */
    public function classes(): array
    {
        return match ($this) {
            self::Plain => [Plain\Root::class, Plain\Leaf::class, Plain\Chain::class],
            self::Reflection => [Reflection\Root::class, Reflection\Leaf::class, Reflection\Chain::class],
            self::Restoring => [Restoring\Root::class, Restoring\Leaf::class, Restoring\Chain::class],
        };
    }
}
