<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Metadata\ClassFacts;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\PropertyFacts;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Error\ErrorCode;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\ValueText;
use Kiln\Error\Violation;

/**
 * Finds out where in decoded data generated code has stopped, and says why: parts of the data are read again, one by one, until
 * the smallest one that fails is found.
 *
 * @internal
 */
final readonly class ReadDiagnosis
{
    private const NEEDS_JMS = 'It needs jms/serializer: keep the package, and use Kiln\Bridge\Jms\SerializerBuilder.';

    /** How many names a message lists. */
    private const NAMES = 10;

    /**
     * @param \Closure(mixed, TypeName): mixed $read
     */
    public function __construct(
        private Facts $facts,
        private Registrations $registrations,
        private \Closure $read,
    ) {}

    /**
     * @param \Throwable $failure what reading has thrown
     *
     * @throws InvalidMetadata when it is a class that is wrong, not the data
     */
    public function of(mixed $data, TypeName $type, \Throwable $failure): Violation
    {
        return $this->inside($data, $type, [], '', $failure);
    }

    /**
     * @param list<string|int> $segments
     * @param string           $origin   the property that the data is for, or part of what is for it
     */
    private function inside(mixed $data, TypeName $type, array $segments, string $origin, \Throwable $failure): Violation
    {
        $item = $type->param(isset($type->params[1]) ? 1 : 0);
        if (\is_array($data) && $item !== null && $this->hasElements($type->name)) {
            foreach ($data as $key => $element) {
                $inner = $this->failure($element, $item);
                if ($inner !== null) {
                    return $this->inside($element, $item, [...$segments, \array_is_list($data) ? $key : (string) $key], $origin, $inner);
                }
            }
        } elseif (\is_array($data) && $this->registrations->handling(Direction::Deserialization, $type->name) === null && (\class_exists($type->name) || \interface_exists($type->name))) {
            $facts = $this->facts->of($type->name);
            $discriminator = $facts->discriminator;
            $always = [];
            if ($discriminator !== null && $discriminator->baseClass === $facts->name) {
                $value = $data[$discriminator->field] ?? null;
                $class = \is_string($value) || \is_int($value) ? $discriminator->map[$value] ?? null : null;
                if ($class === null) {
                    return self::discriminator($discriminator->field, \array_keys($discriminator->map), $data, $segments, $facts->name);
                }
                $facts = $this->facts->of($class);
                $always = [$discriminator->field => $value];
            }
            $found = $this->amongKeys($data, $facts, $type, $always, $segments);
            if ($found !== null) {
                return $found;
            }
            if ($this->failure($always, $type) !== null) {
                return new Violation(ErrorCode::TypeMismatch, $segments, "no object of {$type->name} can be made", origin: $origin, hint: 'Name a class that is neither abstract nor derived from a final or internal one.');
            }
        }

        return $this->describe($data, $type, $segments, $origin, $failure);
    }

    /**
     * @param array<mixed>     $data
     * @param array<mixed>     $always   what tells the class
     * @param list<string|int> $segments
     */
    private function amongKeys(array $data, ClassFacts $class, TypeName $type, array $always, array $segments): ?Violation
    {
        $failure = $this->failure($always, $type);
        if ($failure !== null) {
            return $failure instanceof NeedsJms ? $this->needsJms($failure, $class, $segments) : null;
        }
        foreach ($class->properties as $property) {
            if (!\array_key_exists($property->serializedName, $data) || $property->isInline) {
                continue;
            }
            $value = $data[$property->serializedName];
            // As the object with just this key: what is wrong may be the value, or where it is put.
            $failure = $this->failure($always + [$property->serializedName => $value], $type);
            if ($failure !== null) {
                return $this->atKey($value, $property, [...$segments, $property->serializedName], $failure);
            }
        }

        return null;
    }

    /**
     * @param list<string|int> $segments
     */
    private function needsJms(NeedsJms $failure, ClassFacts $class, array $segments): Violation
    {
        foreach ($class->properties as $property) {
            if ($property->name === $failure->property && $class->name === $failure->class) {
                $segments[] = $property->serializedName;
            }
        }

        return new Violation(ErrorCode::TypeMismatch, $segments, $failure->getMessage(), origin: $failure->origin(), hint: self::NEEDS_JMS);
    }

    /**
     * @param list<string|int> $segments
     */
    private function atKey(mixed $value, PropertyFacts $property, array $segments, \Throwable $failure): Violation
    {
        $origin = "{$property->class}::\${$property->name}";
        if ($failure instanceof NeedsJms) {
            return new Violation(ErrorCode::TypeMismatch, $segments, $failure->getMessage(), origin: $failure->origin(), hint: self::NEEDS_JMS);
        }
        if ($property->type === null) {
            return new Violation(ErrorCode::TypeMismatch, $segments, 'nothing says what to make of it', origin: $origin, hint: 'Give the property a type with #[Type].');
        }
        $inner = $this->failure($value, $property->type);

        return $value === null || $inner === null
            ? $this->describe($value, $property->type, $segments, $origin, $failure)
            : $this->inside($value, $property->type, $segments, $origin, $inner);
    }

    /**
     * @return Mismatch|NeedsJms|\Error|null
     */
    private function failure(mixed $data, TypeName $type): ?\Throwable
    {
        try {
            ($this->read)($data, $type);
        } catch (Mismatch|NeedsJms|\Error $failure) {
            return $failure;
        }

        return null;
    }

    private function hasElements(string $type): bool
    {
        return \in_array($type, ['array', 'list', 'iterable'], true) || $this->registrations->handling(Direction::Deserialization, $type) !== null;
    }

    /**
     * @param list<array-key>  $known
     * @param array<mixed>     $data
     * @param list<string|int> $segments
     */
    private static function discriminator(string $field, array $known, array $data, array $segments, string $class): Violation
    {
        $expected = ValueText::list($known, self::NAMES);

        return \array_key_exists($field, $data)
            ? Violation::mismatch(ErrorCode::InvalidDiscriminator, [...$segments, $field], "one of {$expected}", $data[$field], $class)
            : new Violation(ErrorCode::MissingDiscriminator, [...$segments, $field], 'missing key that tells the class', "one of {$expected}", origin: $class);
    }

    /**
     * @param list<string|int> $segments
     */
    private function describe(mixed $data, TypeName $type, array $segments, string $origin, \Throwable $failure): Violation
    {
        if ($failure instanceof NeedsJms) {
            return new Violation(ErrorCode::TypeMismatch, $segments, $failure->getMessage(), origin: $failure->origin(), hint: self::NEEDS_JMS);
        }
        if (!self::isKnown($type->name) && $this->registrations->handling(Direction::Deserialization, $type->name) === null) {
            return new Violation(ErrorCode::TypeMismatch, $segments, "nothing is known of the type {$type}", origin: $origin, hint: $type->name === 'enum'
                ? 'Create the serializer with enumSupport: true.'
                : 'Correct the name. If the application has a handler for it: ' . \lcfirst(self::NEEDS_JMS));
        }

        return Violation::mismatch(
            $this->code($type),
            $segments,
            (string) $type,
            $data,
            $origin,
            // Which line of generated code has called it is of no interest.
            $failure instanceof Mismatch ? '' : 'PHP says: ' . \preg_replace('/, called in .+ on line \d+$/Ds', '', $failure->getMessage()) . '.',
        );
    }

    private function code(TypeName $type): ErrorCode
    {
        return match (true) {
            \is_a($type->name, \DateTimeInterface::class, true) => ErrorCode::InvalidDate,
            $type->name === \DateInterval::class => ErrorCode::InvalidDuration,
            $type->name === 'enum' => ErrorCode::InvalidEnum,
            default => ErrorCode::TypeMismatch,
        };
    }

    private static function isKnown(string $type): bool
    {
        return \class_exists($type) || \interface_exists($type) || \in_array($type, WriteDiagnosis::BUILT_IN, true);
    }
}
