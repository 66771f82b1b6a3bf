<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\SerializedName;

/**
 * One property of a model class, as the lab's own reader sees it. It understands just what the models of the lab use:
 * native types, `list<Model>` in phpdoc, and a name by attribute.
 */
final readonly class PropertyShape
{
    /**
     * @param ?class-string $class the model class that the property, or each item of its list, is an instance of
     */
    private function __construct(
        public \ReflectionProperty $property,
        public string $key,
        public ?string $class,
        public bool $isDate,
    ) {}

    public static function of(\ReflectionProperty $property): self
    {
        $native = self::nativeClass($property);
        $isDate = $native === \DateTimeImmutable::class;

        return new self($property, self::key($property), $isDate ? null : $native ?? self::itemClass($property), $isDate);
    }

    private static function key(\ReflectionProperty $property): string
    {
        $attribute = $property->getAttributes(SerializedName::class)[0] ?? $property->getAttributes(JMS\SerializedName::class)[0] ?? null;

        return $attribute?->newInstance()->name ?? $property->getName();
    }

    /**
     * @return ?class-string
     */
    private static function nativeClass(\ReflectionProperty $property): ?string
    {
        $type = $property->getType();
        if (!$type instanceof \ReflectionNamedType || $type->isBuiltin()) {
            return null;
        }

        return self::existing($type->getName());
    }

    /**
     * @return ?class-string
     */
    private static function itemClass(\ReflectionProperty $property): ?string
    {
        $class = $property->getDeclaringClass();
        $pattern = '/@var list<([A-Z]\w*)>/';
        $phpdoc = $property->getDocComment();
        if ($property->isPromoted()) {
            $pattern = '/@param list<([A-Z]\w*)>(?:\|null)?\s+\$' . $property->getName() . '\b/';
            $phpdoc = $class->getConstructor()?->getDocComment();
        }
        if (!\is_string($phpdoc) || preg_match($pattern, $phpdoc, $match) !== 1) {
            return null;
        }

        return self::existing($class->getNamespaceName() . '\\' . $match[1]);
    }

    /**
     * @return class-string
     */
    private static function existing(string $class): string
    {
        return class_exists($class) ? $class : throw new \LogicException("A model of the lab names the class {$class}, which does not exist.");
    }
}
