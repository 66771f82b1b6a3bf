<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Engine\Converters;
use Kiln\Engine\Value\Elements;
use Kiln\Error\ErrorCode;
use Kiln\Error\ValueText;
use Kiln\Error\Violation;
use Kiln\Plan\Property;
use Kiln\Plan\Read;

/**
 * The members of an object by its plan: keys missing, unknown and present; and the object, if values are made.
 *
 * @internal
 */
final class ReadMembers
{
    /** Keys named in a message. */
    private const KEYS = 10;

    private readonly MemberAccess $access;

    /** @var \WeakReference<ReadWalk> which holds this: what failed goes without PHP's collector of cycles */
    private readonly \WeakReference $values;

    /** @var array<string, list<string>> keys that have a meaning, by id of the object plan */
    private array $known = [];

    /**
     * @param ?string $missed a key that is missed although the constructor could have given its property a value
     */
    public function __construct(
        private readonly Read\ReadPlan $plan,
        ReadWalk $values,
        private readonly Findings $findings,
        private readonly ?string $missed,
        private readonly ?Building $building,
        private readonly Converters $converters,
    ) {
        $this->access = new MemberAccess();
        $this->values = \WeakReference::create($values);
    }

    private function values(): ReadWalk
    {
        return $this->values->get() ?? throw new \LogicException('The pass has ended.');
    }

    /**
     * @param array<mixed> $data
     * @param ?object      $existing to fill
     * @param ?Read\ReadObject  $around   whose members these are, when the object is inlined
     */
    public function of(Read\ReadObject $object, array $data, ?object $existing, ?Read\ReadObject $around = null): ?object
    {
        $around ??= $object;
        $before = $this->findings->count();
        $discriminator = $object->ownDiscriminator;
        if ($discriminator !== null && isset($data[$discriminator->field]) && !GuardTest::holds($discriminator, $data)) {
            $this->values()->invalidDiscriminator($discriminator->field, $discriminator->values, $data[$discriminator->field], ValueText::classes($object->class));
        }
        $given = [];
        foreach ($object->fields as $index => $field) {
            $given[$index] = $field instanceof Read\ReadField
                ? $this->field($object, $field, $data, $existing, $around)
                : $this->values()->below($field->below, fn(): ?Given => $this->splice($object, $field, $data, $existing, $around));
        }
        if ($object->allowedKeys !== null) {
            $this->refuseUnknown($data, $object->allowedKeys, ValueText::classes($object->class), false, $object->mapPrefixes);
        }

        return $this->building === null || $this->findings->count() > $before
            ? null
            : $this->build($this->building, $object, \array_filter($given), $data, $existing, $around);
    }

    /**
     * @param array<int, Given> $given by the number of the field
     * @param array<mixed>      $data
     */
    private function build(Building $building, Read\ReadObject $object, array $given, array $data, ?object $existing, Read\ReadObject $around): ?object
    {
        $class = ValueText::classes($object->class);
        $made = $building->attempt(static fn(): object => $building->construct($object, $given, $existing), $class);
        if ($made === null) {
            return null;
        }
        foreach ($object->fields as $index => $field) {
            if ($field->target instanceof Read\Argument) {
                continue;
            }
            $value = $given[$index] ?? null;
            if ($value?->key !== null) {
                $this->findings->enter($value->key);
            }
            $building->attempt(fn(): null => $value !== null
                ? $building->assign($field->target, $made, $value->value)
                : $this->withoutKey($building, $object, $field, $made, $data, $around), $field->origin);
            if ($value?->key !== null) {
                $this->findings->leave();
            }
        }
        foreach ($object->lastCalls() as $method) {
            $building->attempt(static fn(): mixed => $building->call($method, $made), $class);
        }
        if ($object->tellsListeners()) {
            $building->attempt(fn(): null => $this->converters->listeners->afterDeserialize($made, $this->values()->context()), $class);
        }

        return $made;
    }

    /**
     * @param array<mixed> $data
     */
    private function withoutKey(Building $building, Read\ReadObject $object, Read\ReadField|Read\Splice $field, object $made, array $data, Read\ReadObject $around): null
    {
        if (!$field instanceof Read\ReadField || $field->missing === Read\Missing::Leave) {
            return null;
        }
        if ($field->keepsValue && $field->target instanceof Property && $building->hasValue($field->target, $made)) {
            return null;
        }
        if ($field->missing !== Read\Missing::Fail) {
            return $building->assign($field->target, $made, Building::otherwise($field, $object->class));
        }
        $this->missing($field->keys[0], $data, $this->known[$around->id] ??= $this->knownKeys($around), $field->origin);

        return null;
    }

    /**
     * @param array<mixed>     $data
     * @param list<int|string> $known keys that have a meaning, so that they cannot be the missing one misspelt
     */
    public function missing(string|int $key, array $data, array $known, string $origin): void
    {
        $this->findings->add(static function (array $segments) use ($key, $data, $known, $origin): Violation {
            $present = $data === [] ? 'No keys present.' : 'Keys present: ' . ValueText::list(\array_map(\strval(...), \array_keys($data)), self::KEYS) . '.';
            $isTuple = \is_int($key);
            $suggestion = $isTuple ? '' : ReadWalk::didYouMean($key, \array_keys(\array_diff_key($data, \array_flip($known))));

            return new Violation(
                ErrorCode::MissingKey,
                [...$segments, $key],
                $isTuple ? 'missing element' : 'missing key',
                origin: $origin,
                hint: \trim(($isTuple ? '' : $present) . ' ' . $suggestion),
            );
        });
    }

    /**
     * @param array<mixed>     $data
     * @param list<int|string> $known
     * @param bool             $isList   whether its keys are shown as those of a JSON array
     * @param list<string>     $prefixes of keys that an inlined map takes
     */
    public function refuseUnknown(array $data, array $known, string $origin, bool $isList, array $prefixes = []): void
    {
        foreach (\array_diff_key($data, \array_flip($known)) as $key => $value) {
            if (self::beginsWithOne((string) $key, $prefixes)) {
                continue;
            }
            $this->findings->enter($isList ? $key : (string) $key);
            $this->findings->add(static function (array $segments) use ($key, $data, $known, $origin): Violation {
                $unused = \array_values(\array_filter($known, static fn(int|string $name): bool => !\array_key_exists($name, $data)));

                return new Violation(ErrorCode::UnknownKey, $segments, 'unknown key', origin: $origin, hint: ReadWalk::didYouMean((string) $key, $unused));
            });
            $this->findings->leave();
        }
    }

    /**
     * @param list<string> $prefixes
     */
    private static function beginsWithOne(string $key, array $prefixes): bool
    {
        foreach ($prefixes as $prefix) {
            if (\str_starts_with($key, $prefix)) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param array<mixed> $data
     */
    private function field(Read\ReadObject $object, Read\ReadField $field, array $data, ?object $existing, Read\ReadObject $around): ?Given
    {
        $key = self::presentKey($field, $data);
        if ($key === null) {
            if ($field->missing === Read\Missing::Fail && (!$field->keepsValue || $field->keys[0] === $this->missed)) {
                $this->missing($field->keys[0], $data, $this->known[$around->id] ??= $this->knownKeys($around), $field->origin);
            }

            return null;
        }
        $this->findings->enter($key);
        $given = $this->values()->below($field->below, fn(): ?Given => $this->present($object, $field, $key, $data[$key], $existing));
        $this->findings->leave();

        return $given;
    }

    /**
     * @return ?Given null when nothing is to be put there
     */
    private function present(Read\ReadObject $object, Read\ReadField $field, string $key, mixed $value, ?object $existing): ?Given
    {
        $populate = $field->value instanceof Read\Nullable ? $field->value->inner : $field->value;
        $isFixed = $object->construction instanceof Read\ExistingObject && $field->target instanceof Property && $field->target->isReadonly;
        $isFilled = $populate instanceof Read\PopulateOrCreate
            || ($populate instanceof Read\RefillOrCreate && Elements::isRefillable($this->current($field, $existing)));

        if ($isFixed && ($value === null || !$isFilled)) {
            $this->readonly($field);

            return null;
        }
        if ($value === null && ($field->missing === Read\Missing::Fail || !Read\Nullable::takesNull($field->value))) {
            return $this->values()->refuse(ErrorCode::TypeMismatch, $field->value, null, $field->origin);
        }
        if ($value !== null && $populate instanceof Read\PopulateOrCreate) {
            return $this->populateOrCreate($populate, $field, $key, $value, $existing);
        }
        if ($value !== null && $isFilled) {
            return $this->refill($populate, $field, $value, $existing);
        }

        return new Given($this->values()->value($field->value, $value, $field->origin), $key);
    }

    private function refill(Read\RefillOrCreate $node, Read\ReadField $field, mixed $value, ?object $existing): null
    {
        $before = $this->findings->count();
        $elements = $this->values()->value($node->create->array, $value, $field->origin);
        if (\is_array($elements) && $this->findings->count() === $before) {
            $this->building?->attempt(fn(): bool => Elements::refill($this->current($field, $existing), $elements), $field->origin);
        }

        return null;
    }

    private function readonly(Read\ReadField $field): void
    {
        $this->findings->add(static fn(array $segments): Violation => new Violation(
            ErrorCode::ReadonlyProperty,
            $segments,
            'the property is readonly and cannot be changed',
            origin: $field->origin,
            hint: 'Leave the key out.',
        ));
    }

    private function populateOrCreate(Read\PopulateOrCreate $node, Read\ReadField $field, string $key, mixed $value, ?object $existing): ?Given
    {
        $current = $this->current($field, $existing);
        if (!\is_object($current)) {
            return new Given($this->values()->value($node->create, $value, $field->origin), $key);
        }
        $this->values()->object($node->populate, $value, $field->origin, $current);

        return null;
    }

    private function current(Read\ReadField|Read\Splice $field, ?object $existing): mixed
    {
        return $existing !== null && $field->target instanceof Property ? $this->access->read($field->target, $existing)->orElse(null) : null;
    }

    /**
     * @param array<mixed> $data of the object around it
     */
    private function splice(Read\ReadObject $object, Read\Splice $splice, array $data, ?object $existing, Read\ReadObject $around): ?Given
    {
        $node = $splice->inlined();
        $taken = \array_fill_keys($splice->keys, true);
        $isOptional = $splice->value instanceof Read\Nullable || $object->construction instanceof Read\ExistingObject;
        $current = null;
        $populated = $splice->populated();
        if ($populated !== null) {
            $current = $this->current($splice, $existing);
            $current = \is_object($current) ? $current : null;
            $node = $current === null ? $node : $populated->populate;
        }

        $nothing = $object->construction instanceof Read\ExistingObject ? null : new Given(null);
        if ($node instanceof Read\ObjectOf) {
            if ($isOptional && \array_intersect_key($data, $taken) === []) {
                return $nothing;
            }
            $made = $this->of($this->plan->objects[$node->plan], $data, $current, $around);

            return $current === null ? new Given($made) : null;
        }
        $own = \array_filter(
            \array_diff_key($data, $taken),
            static fn(int|string $key): bool => \str_starts_with((string) $key, $splice->prefix),
            \ARRAY_FILTER_USE_KEY,
        );
        $members = $this->values()->mapMembers($node, $own, $splice->origin, $splice->prefix);

        return $members === [] && $isOptional ? $nothing : new Given($members);
    }

    /**
     * The first that is present and not null, or else the first that is present.
     *
     * @param array<mixed> $data
     */
    private static function presentKey(Read\ReadField $field, array $data): ?string
    {
        $null = null;
        foreach ($field->keys as $key) {
            if (isset($data[$key])) {
                return $key;
            }
            if ($null === null && \array_key_exists($key, $data)) {
                $null = $key;
            }
        }

        return $null;
    }

    /**
     * @return list<string>
     */
    private function knownKeys(Read\ReadObject $object): array
    {
        $keys = [];
        foreach ($object->fields as $field) {
            $part = $field instanceof Read\Splice ? $field->inlined() : $field;
            \array_push($keys, ...match ($part::class) {
                Read\ReadField::class => $part->keys,
                Read\ObjectOf::class => $this->knownKeys($this->plan->objects[$part->plan]),
                Read\MapOf::class => [],
            });
        }

        return $keys;
    }
}
