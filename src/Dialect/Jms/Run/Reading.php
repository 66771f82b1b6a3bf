<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\XmlItems;

/**
 * What generated readers ask for when something is not as usual. One per call.
 *
 * @internal
 */
final class Reading
{
    /** The constant of a generated class that answers a call: whether it may call user code. */
    public const CALLS_USER_CODE = 'CALLS_USER_CODE';

    /**
     * The objects being read that must be kept in mind, from the outermost to the innermost: the class, the object, and the
     * property being read.
     *
     * @var list<array{string, object, ?string}>
     */
    public array $open = [];

    /**
     * Levels of depth that user code counts besides the objects: collections, and every value that was left out, because it has never
     * ended.
     */
    public int $levels = 0;

    /**
     * @param ReadObservation|(\Closure(): ReadObservation) $observation calls user code; or what makes it when it is first needed
     */
    public function __construct(private ReadObservation|\Closure $observation) {}

    public function string(mixed $data): string
    {
        return \is_scalar($data) || $data === null || $data instanceof \Stringable ? (string) $data : $this->refuse($data, 'string');
    }

    public function int(mixed $data): int
    {
        if (\is_object($data) || \is_resource($data)) {
            $data = $this->delegate($data, ['name' => 'int', 'params' => []]);
        }

        return (int) $data; // @phpstan-ignore cast.int
    }

    public function float(mixed $data): float
    {
        if (\is_object($data) || \is_resource($data)) {
            $data = $this->delegate($data, ['name' => 'float', 'params' => []]);
        }

        return (float) $data; // @phpstan-ignore cast.double
    }

    /**
     * @param list<string> $formats see {@see Dates::immutable()}
     */
    public function immutable(mixed $data, array $formats = [], string $timezone = ''): ?\DateTimeImmutable
    {
        return Dates::immutable($data, $formats, $timezone) ?? ($formats !== [] && self::isNothing($data) ? null : throw new Mismatch(\DateTimeImmutable::class));
    }

    /**
     * @param list<string> $formats see {@see Dates::mutable()}
     */
    public function mutable(mixed $data, array $formats = [], string $timezone = ''): ?\DateTime
    {
        return Dates::mutable($data, $formats, $timezone) ?? ($formats !== [] && self::isNothing($data) ? null : throw new Mismatch(\DateTime::class));
    }

    public function duration(mixed $data): ?\DateInterval
    {
        if (self::isNothing($data)) {
            return null;
        }
        if (!\is_string($data)) {
            throw new Mismatch(\DateInterval::class);
        }
        $fraction = 0.0;
        if (\preg_match('~\.\d+~', $data, $match) === 1) {
            $data = \str_replace($match[0], '', $data);
            $fraction = (float) $match[0];
        }
        try {
            $duration = new \DateInterval($data);
        } catch (\Exception) {
            throw new Mismatch(\DateInterval::class);
        }
        $duration->f = $fraction;

        return $duration;
    }

    /**
     * @param class-string<\UnitEnum> $enum
     */
    public function enumCase(string $enum, mixed $data, bool $byName, bool $isIntBacked): \UnitEnum
    {
        $text = \is_scalar($data) || $data === null || $data instanceof \Stringable ? (string) $data : throw new Mismatch($enum);
        if ($byName) {
            foreach ($enum::cases() as $case) {
                if ($case->name === $text) {
                    return $case;
                }
            }

            throw new Mismatch($enum);
        }
        if (!\is_a($enum, \BackedEnum::class, true) || ($isIntBacked && !\is_numeric($text))) {
            throw new Mismatch($enum);
        }

        return $enum::from($isIntBacked ? (int) $text : $text);
    }

    /**
     * The same for a type whose spelling is deprecated.
     *
     * @param class-string<\UnitEnum>       $enum
     * @param array{string, string, string} $deprecation package, version and message
     */
    public function deprecatedEnumCase(mixed $data, string $enum, bool $byName, bool $isIntBacked, array $deprecation): \UnitEnum
    {
        \trigger_deprecation(...$deprecation);

        return $this->enumCase($enum, $data, $byName, $isIntBacked);
    }

    /**
     * @param list<string> $types    names of scalar types, `array`, and names that stand for nothing here
     * @param bool         $isStrict whether a scalar is refused that would have to become another one
     *
     * @return mixed {@see Skipped} where it is none of them
     */
    public function union(mixed $data, array $types, bool $isStrict = false): mixed
    {
        $value = ScalarUnions::resolve($data, $types, $this, $isStrict);
        if ($value === Skipped::Value) {
            ++$this->levels;
        }

        return $value;
    }

    /**
     * The value of the key that tells the class.
     *
     * @param bool $isUnion whether an empty value is none
     */
    public function discriminator(mixed $data, string $field, bool $isUnion): int|string
    {
        $value = \is_array($data) ? $data[$field] ?? null : null;

        return (\is_string($value) || \is_int($value)) && !($isUnion && self::isNothing($value)) ? $value : throw new Mismatch($field);
    }

    /**
     * What null stands for in place of the data of an object; nothing else does.
     *
     * @param list<string> $keys
     * @param string       $first see {@see refuseMembers()}
     *
     * @return array<string, null>
     */
    public function nulls(mixed $data, array $keys, string $class, string $first): array
    {
        return $data === null ? \array_fill_keys($keys, null) : $this->refuseMembers($data, $class, $first);
    }

    /**
     * What a list is read from that is no array; ends the call over anything else.
     */
    public function items(mixed $data): XmlItems
    {
        return $data instanceof XmlItems ? $data : $this->refuse($data, 'array');
    }

    /**
     * Ends the call over data that is not of a type, in the words of the one who is asked.
     *
     * @param string $type a scalar type or `array`
     */
    public function refuse(mixed $data, string $type): never
    {
        $this->delegate($data, ['name' => $type, 'params' => []]);

        throw new Mismatch($type);
    }

    /**
     * The same over data, not null, that no object can be read from.
     *
     * @param string $first the property that is read first; empty where it cannot be said
     */
    public function refuseMembers(mixed $data, string $class, string $first): never
    {
        if ($data !== null && $first !== '') {
            $this->observation()->refuseMembers($data, $class, $first, $this);
        }

        throw new Mismatch($class);
    }

    /**
     * Calls a constructor as files without strict types do: PHP converts scalars to the types of the parameters.
     *
     * @param class-string         $class
     * @param array<string, mixed> $arguments by name
     */
    public function construct(string $class, array $arguments): object
    {
        return (new \ReflectionClass($class))->newInstance(...$arguments);
    }

    /**
     * Sets a property as generated code does; PHP refuses what does not fit.
     *
     * @param class-string $class from which it can be seen
     */
    public function assign(object $object, string $class, string $property, mixed $value): void
    {
        $assign = \Closure::bind(static function (object $object) use ($property, $value): void {
            $object->{$property} = $value; // @phpstan-ignore property.dynamicName
        }, null, $class);
        $assign($object);
    }

    /**
     * Calls a setter as generated code does, likewise.
     */
    public function set(object $object, string $setter, mixed $value): void
    {
        $object->{$setter}($value); // @phpstan-ignore method.dynamicName
    }

    /**
     * @param class-string $class
     */
    public function reflect(object $object, string $class, string $property, mixed $value): void
    {
        Members::property($class, $property)->setValue($object, $value);
    }

    /**
     * Calls just the method that a class declares, whatever a subclass has in its place.
     */
    public function invoke(object $object, string $class, string $method): void
    {
        Members::method($class, $method)->invoke($object);
    }

    public function includes(string $class, string $property): bool
    {
        return $this->observation()->includes($class, $property, $this);
    }

    public function entrust(object $object, string $class, string $property, mixed $value): void
    {
        $this->observation()->entrust($object, $class, $property, $value, $this);
    }

    public function defaultOf(string $class, string $property): mixed
    {
        return $this->observation()->defaultOf($class, $property);
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    public function observed(mixed $data, array $type, string $place = ''): mixed
    {
        return $this->observation()->observed($data, $type, $place, $this);
    }

    public function announce(object $object, string $class): void
    {
        $this->observation()->announce($object, $class, $this);
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    public function delegate(mixed $data, array $type): mixed
    {
        return $this->observation()->delegate($data, $type, $this);
    }

    /**
     * As empty() says: what a date is not read from.
     */
    private static function isNothing(mixed $data): bool
    {
        return \in_array($data, [null, false, 0, 0.0, '', '0', []], true);
    }

    private function observation(): ReadObservation
    {
        return $this->observation instanceof \Closure ? $this->observation = ($this->observation)() : $this->observation;
    }
}
