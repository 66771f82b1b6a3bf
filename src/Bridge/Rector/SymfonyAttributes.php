<?php

declare(strict_types=1);

namespace Kiln\Bridge\Rector;

use PhpParser\Node\Attribute;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\Variable;
use PhpParser\Node\Stmt\ClassLike;
use PhpParser\Node\Stmt\ClassMethod;

/**
 * From the attributes of symfony/serializer to Kiln's. What Kiln has no word for stays in place.
 *
 * @internal
 */
final class SymfonyAttributes
{
    private const NAME = '~^Symfony\\\\Component\\\\Serializer\\\\(?:Attribute|Annotation)\\\\(\w+)$~D';

    private const NORMALIZER = 'Symfony\Component\Serializer\Normalizer\DateTimeNormalizer';

    /** The one argument that has a translation, and may have no name. */
    private const FIRST = ['Groups' => 'groups', 'SerializedName' => 'serializedName', 'MaxDepth' => 'maxDepth', 'Context' => 'context', 'DiscriminatorMap' => 'typeProperty'];

    public function translate(ClassLike $class): bool
    {
        $hasChanged = Attributes::replace($class, $this->onClass(...));
        foreach ([...$class->getProperties(), ...$class->getMethod('__construct')->params ?? []] as $property) {
            $changes = Attributes::replace($property, $this->onMember(...));
            $hasChanged = $hasChanged || $changes;
        }
        foreach ($class->getMethods() as $method) {
            $changes = $this->method($class, $method);
            $hasChanged = $hasChanged || $changes;
        }

        return $hasChanged;
    }

    /**
     * @return ?list<Attribute>
     */
    private function onClass(Attribute $attribute): ?array
    {
        $arguments = Attributes::named($attribute->args, ['typeProperty', 'mapping']);

        return self::short($attribute) === 'DiscriminatorMap' && isset($arguments['typeProperty'], $arguments['mapping']) && \count($arguments) === 2
            ? [Attributes::kiln('Discriminator', ['field' => $arguments['typeProperty'], 'map' => $arguments['mapping']])]
            : null;
    }

    /**
     * Attributes of a getter make a virtual property of it, unless it belongs to a property: there they mean that.
     */
    private function method(ClassLike $class, ClassMethod $method): bool
    {
        if (\preg_match('/^(?:get|is|has)([A-Z]\w*)$/D', $method->name->name, $name) !== 1 || $method->isStatic()) {
            return false;
        }
        $property = \lcfirst($name[1]);
        if ($class->getProperty($property) !== null || \in_array($property, self::promoted($class), true)) {
            return false;
        }
        $hasChanged = Attributes::replace($method, $this->onMember(...));
        if ($hasChanged && Attributes::find($method, 'Kiln\Attribute\Ignore') === null) {
            Attributes::add($method, Attributes::kiln('VirtualProperty'));
        }

        return $hasChanged;
    }

    /**
     * @return list<string>
     */
    private static function promoted(ClassLike $class): array
    {
        $names = [];
        foreach ($class->getMethod('__construct')->params ?? [] as $parameter) {
            if ($parameter->isPromoted() && $parameter->var instanceof Variable && \is_string($parameter->var->name)) {
                $names[] = $parameter->var->name;
            }
        }

        return $names;
    }

    /**
     * @return ?list<Attribute>
     */
    private function onMember(Attribute $attribute): ?array
    {
        $name = self::short($attribute);
        $first = self::FIRST[$name] ?? null;
        $arguments = Attributes::named($attribute->args, $first === null ? [] : [$first]);
        $value = $first === null ? null : $arguments[$first] ?? null;
        if ($arguments === null || \count($arguments) !== ($value === null ? 0 : 1)) {
            return null;
        }

        return match ($name) {
            'Groups', 'SerializedName', 'MaxDepth' => [Attributes::kiln($name, [$value])],
            'Ignore' => [Attributes::kiln('Ignore')],
            'Context' => $this->context($value),
            default => null,
        };
    }

    /**
     * @return ?list<Attribute> the format of a date; null for every other context
     */
    private function context(?Expr $context): ?array
    {
        $members = Attributes::members($context) ?? [];
        $format = $members[self::NORMALIZER . '::FORMAT_KEY'] ?? $members['datetime_format'] ?? null;
        $timezone = $members[self::NORMALIZER . '::TIMEZONE_KEY'] ?? $members['datetime_timezone'] ?? null;
        $known = \count(\array_filter([$format, $timezone]));

        return $format !== null && \count($members) === $known ? [Attributes::kiln('DateFormat', [$format, 'timezone' => $timezone])] : null;
    }

    private static function short(Attribute $attribute): string
    {
        return \preg_match(self::NAME, $attribute->name->toString(), $name) === 1 ? $name[1] : '';
    }
}
