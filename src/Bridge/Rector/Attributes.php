<?php

declare(strict_types=1);

namespace Kiln\Bridge\Rector;

use PhpParser\BuilderFactory;
use PhpParser\Node;
use PhpParser\Node\Arg;
use PhpParser\Node\Attribute;
use PhpParser\Node\AttributeGroup;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\Array_;
use PhpParser\Node\Expr\ClassConstFetch;
use PhpParser\Node\Identifier;
use PhpParser\Node\Name\FullyQualified;
use PhpParser\Node\Param;
use PhpParser\Node\Scalar\String_;
use PhpParser\Node\Stmt\ClassLike;
use PhpParser\Node\Stmt\ClassMethod;
use PhpParser\Node\Stmt\Property;

/**
 * The attributes of a member or class, as text of a program.
 *
 * @internal
 */
final class Attributes
{
    /**
     * Puts other attributes in the place of each.
     *
     * @param \Closure(Attribute): ?list<Attribute> $translate null leaves an attribute as it is
     */
    public static function replace(ClassLike|ClassMethod|Param|Property $node, \Closure $translate): bool
    {
        $hasChanged = false;
        $lists = [];
        foreach ($node->attrGroups as $group) {
            $attributes = [];
            foreach ($group->attrs as $attribute) {
                $others = $translate($attribute);
                $hasChanged = $hasChanged || $others !== null;
                \array_push($attributes, ...$others ?? [$attribute]);
            }
            if ($attributes !== []) {
                $lists[] = $attributes;
            }
        }
        if ($hasChanged) {
            // The last groups go: where the first one does, the printer of the parser makes the text of the whole class anew.
            $node->attrGroups = \array_slice($node->attrGroups, 0, \count($lists));
            foreach ($lists as $number => $attributes) {
                $node->attrGroups[$number]->attrs = $attributes;
            }
        }

        return $hasChanged;
    }

    public static function add(ClassLike|ClassMethod|Param|Property $node, Attribute $attribute): void
    {
        $node->attrGroups[] = new AttributeGroup([$attribute]);
    }

    public static function find(ClassLike|ClassMethod|Param|Property $node, string $name): ?Attribute
    {
        foreach ($node->attrGroups as $group) {
            foreach ($group->attrs as $attribute) {
                if ($attribute->name->toString() === $name) {
                    return $attribute;
                }
            }
        }

        return null;
    }

    /**
     * One of Kiln's.
     *
     * @param array<int|string, Expr|string|array<mixed>|null> $arguments see {@see arguments()}
     */
    public static function kiln(string $name, array $arguments = []): Attribute
    {
        return new Attribute(new FullyQualified("Kiln\\Attribute\\{$name}"), self::arguments($arguments));
    }

    /**
     * @param array<int|string, Expr|string|array<mixed>|null> $arguments expressions and plain values, by position or name; null is left out
     *
     * @return list<Arg>
     */
    public static function arguments(array $arguments): array
    {
        $made = [];
        foreach ($arguments as $name => $value) {
            if ($value !== null) {
                $value = $value instanceof Expr ? $value : (new BuilderFactory())->val($value);
                $made[] = new Arg($value, name: \is_string($name) ? new Identifier($name) : null);
            }
        }

        return $made;
    }

    /**
     * The arguments by parameter.
     *
     * @param list<Arg>    $arguments
     * @param list<string> $parameters what those without a name are for; others may have a name
     *
     * @return ?array<string, Expr> null where it cannot be told
     */
    public static function named(array $arguments, array $parameters): ?array
    {
        $named = [];
        foreach ($arguments as $position => $argument) {
            $name = $argument->name->name ?? $parameters[$position] ?? null;
            if ($name === null || $argument->unpack) {
                return null;
            }
            $named[$name] = $argument->value;
        }

        return $named;
    }

    public static function text(?Node $value): ?string
    {
        return $value instanceof String_ ? $value->value : null;
    }

    /**
     * The values of an array whose keys are all texts or constants.
     *
     * @return ?array<string, Expr> by key, `Some\Name::KEY` for a constant
     */
    public static function members(?Expr $array): ?array
    {
        $members = [];
        foreach ($array instanceof Array_ ? $array->items : [null] as $item) {
            $key = $item?->key;
            $name = $key instanceof ClassConstFetch && $key->class instanceof FullyQualified && $key->name instanceof Identifier
                ? "{$key->class->toString()}::{$key->name->name}"
                : self::text($key);
            if ($item === null || $name === null) {
                return null;
            }
            $members[$name] = $item->value;
        }

        return $members;
    }
}
