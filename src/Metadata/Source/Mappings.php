<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Attribute\Converter;
use Kiln\Attribute\ExtendsSerializationFor;
use Kiln\Attribute\Value;
use Kiln\Error\InvalidMetadata;
use Kiln\Type\Parser\ClassName;
use Kiln\Type\Parser\Similar;

/**
 * Classes that speak for another one by {@see ExtendsSerializationFor}.
 *
 * @internal
 */
final class Mappings
{
    /** @var ?array<class-string, \ReflectionClass<object>> by the class they speak for; null as long as nobody asked */
    private ?array $known = null;

    /**
     * @param list<string> $classes as registered with the builder
     */
    public function __construct(private readonly array $classes) {}

    /**
     * @return ?\ReflectionClass<object>
     *
     * @throws InvalidMetadata when one of all mappings says what cannot be
     */
    public function of(string $class): ?\ReflectionClass
    {
        return ($this->known ??= $this->read())[$class] ?? null;
    }

    /**
     * @return array<class-string, \ReflectionClass<object>>
     */
    private function read(): array
    {
        $mappings = [];
        foreach ($this->classes as $name) {
            $mapping = new \ReflectionClass(ClassName::find($name) ?? throw self::invalid($name, 'It is registered as a mapping, but there is no such class.', 'Write it as Foo::class and import it.'));
            $place = Place::ofClass($mapping->name);
            $attributes = Attributes::of([$mapping], $place);
            $target = $attributes->get(ExtendsSerializationFor::class)
                ?? throw self::invalid($place, 'It is registered as a mapping, but does not say for which class.', 'Add #[ExtendsSerializationFor(Other::class)].');
            $class = ClassName::find($target->class)
                ?? throw self::invalid($place, "#[ExtendsSerializationFor] names the class {$target->class}, which does not exist.", 'Write it as Foo::class and import it.');
            if (isset($mappings[$class])) {
                throw self::invalid($place, "{$mappings[$class]->name} is a mapping for {$class} too.", 'Let one of them say all.');
            }
            if ($attributes->has(Converter::class) || $attributes->has(Value::class)) {
                throw self::invalid($place, 'What stands for objects as a whole does not belong into a mapping.', 'Register it by withConverter() or withValue().');
            }
            self::check($mapping, new \ReflectionClass($class));
            $mappings[$class] = $mapping;
        }

        return $mappings;
    }

    /**
     * @param \ReflectionClass<object> $mapping
     * @param \ReflectionClass<object> $class
     *
     * @throws InvalidMetadata when it names a member that the class does not have
     */
    private static function check(\ReflectionClass $mapping, \ReflectionClass $class): void
    {
        $methods = \array_map(static fn(\ReflectionMethod $method): string => $method->name, $class->getMethods());
        $names = [];
        foreach ($class->getProperties() as $property) {
            \array_push($names, ...$property->isStatic() ? [] : [$property->name]);
        }
        foreach ($class->getMethods() as $method) {
            // Parameters of what makes the objects are keys, too.
            foreach ($method->isConstructor() || $method->isStatic() ? $method->getParameters() : [] as $parameter) {
                $names[] = $parameter->name;
            }
        }
        foreach ($mapping->getProperties() as $property) {
            if (!\in_array($property->name, $names, true)) {
                throw self::unknown(Place::ofProperty($property), $class, "property \${$property->name}", Similar::to($property->name, $names));
            }
            self::refuseValue($property, Place::ofProperty($property));
        }
        foreach ($mapping->getMethods() as $method) {
            if (Attributes::areOn($method) && !$class->hasMethod($method->name)) {
                throw self::unknown(Place::ofMethod($method), $class, "method {$method->name}()", Similar::to($method->name, $methods));
            }
            self::refuseValue($method, Place::ofMethod($method));
        }
    }

    private static function refuseValue(\ReflectionProperty|\ReflectionMethod $member, string $place): void
    {
        if ($member->getAttributes(Value::class) !== []) {
            throw self::invalid($place, 'What stands for objects as a whole does not belong into a mapping.', 'Register it by withValue().');
        }
    }

    /**
     * @param \ReflectionClass<object> $class
     */
    private static function unknown(string $place, \ReflectionClass $class, string $member, ?string $similar): InvalidMetadata
    {
        return self::invalid($place, "The mapping names the {$member}, which {$class->name} does not have.", match (true) {
            $similar !== null => "Did you mean {$similar}?",
            $class->getParentClass() !== false => 'A private one of a parent needs a mapping for that parent.',
            default => 'Remove it, or correct its name.',
        });
    }

    private static function invalid(string $place, string $problem, string $hint): InvalidMetadata
    {
        return new InvalidMetadata('invalid_mapping', $place, $problem, $hint);
    }
}
