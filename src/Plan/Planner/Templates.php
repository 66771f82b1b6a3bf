<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\ClassMetadata;
use Kiln\Type\ClassType;
use Kiln\Type\Substitution;

/**
 * The arguments of a generic class: in `Page<Product>` every `T` is a `Product`, in a bare `Page` it is its bound.
 *
 * @internal
 */
final readonly class Templates
{
    public static function substitution(ClassMetadata $class, ClassType $type): Substitution
    {
        $arguments = [];
        foreach ($class->templates as $position => $template) {
            // A bound may name the templates before it.
            $arguments[$template->name] = $type->arguments[$position] ?? (new Substitution($arguments))->apply($template->bound);
        }

        return new Substitution($arguments);
    }
}
