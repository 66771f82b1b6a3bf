<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata\Attributes;

use Kiln\Error\InvalidMetadata;

/**
 * Finds the attributes of jms/serializer, without the classes that they name.
 *
 * @internal
 */
final class AttributeReader
{
    /** The attributes that an application may extend. */
    private const EXTENSIBLE = [AttributeKind::Discriminator, AttributeKind::ReadOnlyProperty];

    /** @var array<string, ?AttributeKind> by the class of an attribute */
    private array $kinds = [];

    /**
     * @param \ReflectionClass<object>|\ReflectionMethod|\ReflectionProperty $reflection
     *
     * @return list<JmsAttribute>
     *
     * @throws InvalidMetadata `invalid_attribute`
     */
    public function attributesOf(\ReflectionClass|\ReflectionMethod|\ReflectionProperty $reflection): array
    {
        $place = match (true) {
            $reflection instanceof \ReflectionClass => Place::ofClass($reflection->name),
            $reflection instanceof \ReflectionMethod => Place::ofMethod($reflection->class, $reflection->name),
            $reflection instanceof \ReflectionProperty => Place::ofProperty($reflection->class, $reflection->name),
        };
        $attributes = [];
        foreach ($reflection->getAttributes() as $attribute) {
            $kind = $this->kindOf($attribute->getName());
            if ($kind !== null) {
                $attributes[] = self::read($attribute, $kind, $place);
            }
        }

        return $attributes;
    }

    private function kindOf(string $class): ?AttributeKind
    {
        if (!\array_key_exists($class, $this->kinds)) {
            $this->kinds[$class] = AttributeKind::isName($class) ? AttributeKind::named($class) : self::kindBehind($class);
        }

        return $this->kinds[$class];
    }

    private static function kindBehind(string $class): ?AttributeKind
    {
        foreach (self::EXTENSIBLE as $kind) {
            try {
                if (\is_a($class, $kind->className(), true)) {
                    return $kind;
                }
            } catch (\Error) {
                // What it extends or implements does not exist. As long as nobody makes an object of it, that is nobody's concern.
                return null;
            }
        }

        return null;
    }

    /**
     * @param \ReflectionAttribute<object> $attribute
     */
    private static function read(\ReflectionAttribute $attribute, AttributeKind $kind, string $place): JmsAttribute
    {
        $name = $attribute->getName();
        if (AttributeKind::named($name) === null) {
            self::refuseOwnConstructor($name, $kind, $place);
        } elseif (($attribute->getTarget() & $kind->targets()) === 0) {
            throw new InvalidMetadata('invalid_attribute', $place, "#[{$kind->value}] may not stand here.");
        } elseif ($attribute->isRepeated() && !$kind->isRepeatable()) {
            throw new InvalidMetadata('invalid_attribute', $place, "#[{$kind->value}] stands here twice.");
        }
        $arguments = AttributeArguments::of($kind, self::argumentsOf($attribute, $kind, $place), $place);
        $options = $arguments['options'] ?? null;

        return new JmsAttribute($kind, $place, $arguments, \is_array($options) ? VirtualOptions::of($options, $place) : []);
    }

    private static function refuseOwnConstructor(string $class, AttributeKind $kind, string $place): void
    {
        $constructor = \method_exists($class, '__construct') ? new \ReflectionMethod($class, '__construct') : null;
        if ($constructor !== null && $constructor->class !== $kind->className()) {
            throw new InvalidMetadata('invalid_attribute', $place, "#[{$class}] has a constructor of its own, so that its arguments tell nothing.", "Write #[{$kind->value}].");
        }
    }

    /**
     * @param \ReflectionAttribute<object> $attribute
     *
     * @return array<mixed>
     */
    private static function argumentsOf(\ReflectionAttribute $attribute, AttributeKind $kind, string $place): array
    {
        try {
            return $attribute->getArguments();
        } catch (\Error $error) {
            // Of the constants in arguments, those of this attribute are by far the most usual, and its class may be missing.
            $constant = \preg_quote($attribute->getName(), '/');
            if ($kind === AttributeKind::ExclusionPolicy && \preg_match("/\\b{$constant}::(ALL|NONE)\\b/i", (string) $attribute, $found) === 1) {
                return [$found[1]];
            }
            throw new InvalidMetadata('invalid_attribute', $place, "The arguments of #[{$kind->value}] cannot be evaluated: {$error->getMessage()}.", 'Write values instead of constants and objects.');
        }
    }
}
