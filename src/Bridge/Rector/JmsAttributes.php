<?php

declare(strict_types=1);

namespace Kiln\Bridge\Rector;

use Kiln\Attribute\NamingStrategy;
use PhpParser\Node\Attribute;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\ClassConstFetch;
use PhpParser\Node\Expr\ConstFetch;
use PhpParser\Node\Expr\Variable;
use PhpParser\Node\Identifier;
use PhpParser\Node\Name\FullyQualified;
use PhpParser\Node\Param;
use PhpParser\Node\Stmt\ClassLike;
use PhpParser\Node\Stmt\ClassMethod;
use PhpParser\Node\Stmt\Property;

/**
 * From the attributes of jms/serializer to Kiln's. What Kiln has no word for stays in place.
 *
 * @internal
 */
final class JmsAttributes
{
    private const NAMESPACE = 'JMS\Serializer\Annotation\\';

    /** What an argument without a name is. */
    private const FIRST = [
        'SerializedName' => 'name', 'Type' => 'name', 'Groups' => 'groups', 'Since' => 'version', 'Until' => 'version',
        'MaxDepth' => 'depth', 'AccessorOrder' => 'order', 'ReadOnlyProperty' => 'readOnly', 'VirtualProperty' => 'name', 'ExclusionPolicy' => 'policy',
    ];

    public function translate(ClassLike $class): bool
    {
        $policy = self::of($class, 'ExclusionPolicy');
        $exposes = $policy !== null && $this->isExposing($class, $policy);
        $hasChanged = Attributes::replace($class, fn(Attribute $attribute): ?array => $this->onClass($attribute, $exposes));
        foreach ($this->properties($class) as [$property, $name]) {
            $changes = $this->property($property, $name, $exposes);
            $hasChanged = $hasChanged || $changes;
        }
        foreach ($class->getMethods() as $method) {
            $changes = Attributes::replace($method, fn(Attribute $attribute): ?array => $this->onMethod($attribute, $method));
            $hasChanged = $hasChanged || $changes;
        }

        return $hasChanged;
    }

    /**
     * @return iterable<array{Property|Param, string}>
     */
    private function properties(ClassLike $class): iterable
    {
        foreach ($class->getProperties() as $property) {
            if (!$property->isStatic()) {
                yield [$property, $property->props[0]->name->name];
            }
        }
        foreach ($class->getMethod('__construct')->params ?? [] as $parameter) {
            if ($parameter->isPromoted() && $parameter->var instanceof Variable && \is_string($parameter->var->name)) {
                yield [$parameter, $parameter->var->name];
            }
        }
    }

    /**
     * Whether `all` is excluded and what is exposed can be said by `Ignore` on the others: no condition decides, and no property
     * comes from a trait.
     */
    private function isExposing(ClassLike $class, Attribute $policy): bool
    {
        foreach ($this->properties($class) as [$property]) {
            if ((self::of($property, 'Expose')->args ?? []) !== []) {
                return false;
            }
        }

        return $class->getTraitUses() === [] && $this->policy($policy) === 'all';
    }

    private function policy(Attribute $attribute): string
    {
        $policy = Attributes::named($attribute->args, ['policy'])['policy'] ?? null;

        return \strtolower($policy instanceof ClassConstFetch && $policy->name instanceof Identifier ? $policy->name->name : (string) Attributes::text($policy));
    }

    /**
     * @return ?list<Attribute>
     */
    private function onClass(Attribute $attribute, bool $exposes): ?array
    {
        [$name, $arguments] = $this->parts($attribute);

        return match ($name) {
            'ExclusionPolicy' => $exposes || $this->policy($attribute) === 'none' ? [] : null,
            'ReadOnlyProperty' => $this->readOnly($arguments),
            'Discriminator' => \array_diff_key($arguments, ['field' => 1, 'map' => 1]) === [] && isset($arguments['map'])
                ? [Attributes::kiln('Discriminator', ['field' => $arguments['field'] ?? 'type', 'map' => $arguments['map']])]
                : null,
            'AccessorOrder' => $this->order($arguments),
            default => null,
        };
    }

    private function property(Property|Param $property, string $name, bool $exposes): bool
    {
        $isExposed = self::of($property, 'Expose') !== null;
        $isExcluded = self::of($property, 'Exclude') !== null;
        $hasChanged = Attributes::replace($property, fn(Attribute $attribute): ?array => $this->onProperty($attribute, $property, $exposes));
        if ($exposes && !$isExposed && !$isExcluded) {
            Attributes::add($property, Attributes::kiln('Ignore'));

            return true;
        }
        // jms/serializer takes a run of capitals for one word.
        $key = \strtolower((string) \preg_replace('/[A-Z]+/', '_\0', $name));
        if ($hasChanged && $key !== NamingStrategy::Snake->translate($name) && !$isExcluded
            && Attributes::find($property, 'Kiln\Attribute\SerializedName') === null) {
            Attributes::add($property, Attributes::kiln('SerializedName', [$key]));
        }

        return $hasChanged;
    }

    /**
     * @return ?list<Attribute>
     */
    private function onProperty(Attribute $attribute, Property|Param $property, bool $exposes): ?array
    {
        [$name, $arguments] = $this->parts($attribute);

        return match ($name) {
            'Expose' => $exposes ? [] : null,
            'Exclude' => $arguments === [] ? [Attributes::kiln('Ignore')] : null,
            'Type' => JmsType::of($arguments['name'] ?? null, $property->type),
            'Accessor' => \array_diff_key($arguments, ['getter' => 1, 'setter' => 1]) === [] ? [Attributes::kiln('Accessor', $arguments)] : null,
            'ReadOnlyProperty' => $this->readOnly($arguments),
            default => $this->onMember($name, $arguments),
        };
    }

    /**
     * @return ?list<Attribute>
     */
    private function onMethod(Attribute $attribute, ClassMethod $method): ?array
    {
        [$name, $arguments] = $this->parts($attribute);

        return match ($name) {
            // jms/serializer takes no other word than "get" from the name of the method.
            'VirtualProperty' => [Attributes::kiln('VirtualProperty', \preg_match('/^(is|has)[A-Z]/', $method->name->name) === 1 ? [$method->name->name] : [])],
            'PreSerialize' => [Attributes::kiln('BeforeSerialize')],
            'PostDeserialize' => [Attributes::kiln('AfterDeserialize')],
            'Exclude' => null,
            'Type' => JmsType::of($arguments['name'] ?? null, $method->returnType),
            default => $this->onMember($name, $arguments),
        };
    }

    /**
     * @param array<string, Expr> $arguments
     *
     * @return ?list<Attribute>
     */
    private function onMember(string $name, array $arguments): ?array
    {
        $value = $arguments[self::FIRST[$name] ?? ''] ?? null;

        return match ($name) {
            'SerializedName', 'Groups', 'Since', 'Until', 'MaxDepth' => $value === null ? null : [Attributes::kiln($name, [$value])],
            'Inline' => [Attributes::kiln('Inline')],
            'SkipWhenEmpty' => [Attributes::kiln('OmitEmpty')],
            default => null,
        };
    }

    /**
     * @param array<string, Expr> $arguments
     *
     * @return ?list<Attribute>
     */
    private function readOnly(array $arguments): ?array
    {
        $value = $arguments['readOnly'] ?? null;

        return match (true) {
            $value === null => [Attributes::kiln('ReadOnlyProperty')],
            $value instanceof ConstFetch => \strtolower($value->name->toString()) === 'false' ? [] : [Attributes::kiln('ReadOnlyProperty')],
            default => null,
        };
    }

    /**
     * @param array<string, Expr> $arguments
     *
     * @return ?list<Attribute>
     */
    private function order(array $arguments): ?array
    {
        return match (\strtolower((string) Attributes::text($arguments['order'] ?? null))) {
            'alphabetical' => [Attributes::kiln('Order', [new ClassConstFetch(new FullyQualified('Kiln\Attribute\Order'), 'ALPHABETICAL')])],
            'custom' => isset($arguments['custom']) ? [Attributes::kiln('Order', [$arguments['custom']])] : null,
            'undefined' => [],
            default => null,
        };
    }

    /**
     * @return array{string, array<string, Expr>} its name, '' for one of somebody else or with arguments that are not understood
     */
    private function parts(Attribute $attribute): array
    {
        $name = $attribute->name->toString();
        $short = \str_starts_with($name, self::NAMESPACE) ? \substr($name, \strlen(self::NAMESPACE)) : '';
        $arguments = Attributes::named($attribute->args, isset(self::FIRST[$short]) ? [self::FIRST[$short]] : []);

        return $arguments === null || isset($arguments['values']) ? ['', []] : [$short, $arguments];
    }

    private static function of(ClassLike|ClassMethod|Param|Property $node, string $name): ?Attribute
    {
        return Attributes::find($node, self::NAMESPACE . $name);
    }
}
