<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * What generated writers ask for when something shows only at run time. One per call.
 *
 * @internal
 */
class Writing extends ObjectAccess
{
    /**
     * @param ClassWriters<\Closure(object, Writing): mixed>   $writers
     * @param bool                                            $writesNull  whether null is written
     * @param WriteObservation|(\Closure(): WriteObservation) $observation calls user code; or what makes it when it is first needed
     */
    public function __construct(
        private readonly ClassWriters $writers,
        private readonly bool $writesNull,
        private WriteObservation|\Closure $observation,
    ) {}

    /**
     * An object by its own class.
     *
     * @param ?class-string $class what it must be
     */
    public function object(mixed $object, ?string $class, string $place = ''): mixed
    {
        if ($class !== null && !$object instanceof $class) {
            return $this->delegate($object, ['name' => $class, 'params' => []]);
        }
        if (!\is_object($object)) {
            throw new Mismatch('object');
        }
        $writer = $this->writers->known[$place][$object::class] ?? $this->writers->load($object::class, $place);

        return $writer($object, $this);
    }

    public function value(mixed $value, string $place = ''): mixed
    {
        return match (true) {
            \is_scalar($value) => $value,
            $value === null => $this->writesNull ? null : Skipped::Value,
            \is_array($value) => $this->elements($value, $place),
            default => $this->object($value, null, $place),
        };
    }

    /**
     * @param array<mixed> $elements
     *
     * @return array<mixed>
     */
    public function elements(array $elements, string $place = ''): array
    {
        foreach ($elements as $key => $element) {
            if (\is_object($element)) {
                $written = $this->object($element, null, $place);
            } elseif (\is_array($element)) {
                $written = $this->elements($element, $place);
            } elseif ($element === null ? $this->writesNull : \is_scalar($element)) {
                continue;
            } else {
                $written = $this->value($element, $place);
            }
            if ($written === Skipped::Value) {
                unset($elements[$key]);
            } else {
                $elements[$key] = $written;
            }
        }

        return $elements;
    }

    /**
     * @return \ArrayObject<array-key, mixed>|array<mixed>|Skipped
     */
    public function members(mixed $object, string $place = ''): \ArrayObject|array|Skipped
    {
        if (!$object instanceof \stdClass) {
            throw new Mismatch(\stdClass::class);
        }
        $members = (array) $object;
        // The keys of an array can become properties; jms/serializer refuses them.
        foreach ($members as $name => $member) {
            if (\is_int($name)) {
                throw new Mismatch((string) $name);
            }
        }
        $id = \spl_object_id($object);
        if (isset($this->open[$id])) {
            return Skipped::Value;
        }
        $this->open[$id] = [$object, null, null];
        $members = $this->elements($members, $place);
        unset($this->open[$id]);

        return $members === [] ? new \ArrayObject() : $members;
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    public function observed(mixed $value, array $type, string $place = ''): mixed
    {
        return $this->observation()->observed($value, $type, $place, $this);
    }

    /**
     * @param array{name: string, params: array<mixed>} $type
     */
    public function artificial(mixed $value, array $type, string $place = ''): mixed
    {
        return $this->observation()->artificial($value, $type, $place, $this);
    }

    /**
     * @param array<mixed> $members
     *
     * @return array<mixed> with what listeners have added
     */
    public function announce(object $object, string $class, array $members): array
    {
        return $this->observation()->announce($object, $class, $members, $this);
    }

    /**
     * @param ?array{name: string, params: array<mixed>} $type
     */
    public function delegate(mixed $value, ?array $type): mixed
    {
        return $this->observation()->delegate($value, $type, $this);
    }

    /**
     * A value of a type that cannot be written.
     *
     * @return Skipped where the object is one of those around it, which are left out before all else
     */
    public function refuse(mixed $value, string $type): Skipped
    {
        return \is_object($value) && isset($this->open[\spl_object_id($value)]) ? Skipped::Value : throw new Mismatch($type);
    }

    /**
     * Whether an array or object has no member.
     */
    public function isEmpty(mixed $written): bool
    {
        return $written === [] || ($written instanceof \ArrayObject && \count($written) === 0);
    }

    /**
     * @return WriteObservation
     */
    protected function observation(): object
    {
        return $this->observation instanceof \Closure ? $this->observation = ($this->observation)() : $this->observation;
    }
}
