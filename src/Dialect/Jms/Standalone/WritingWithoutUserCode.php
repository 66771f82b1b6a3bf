<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\PropertyKind;
use Kiln\Dialect\Jms\Plan\ClassNames;
use Kiln\Dialect\Jms\Run\ObjectAccess;
use Kiln\Dialect\Jms\Run\WriteObservation;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;
use Kiln\Engine\Php\Runtime\Mismatch;

/**
 * Writes where there are no handlers, no listeners and no expression language.
 *
 * @internal
 */
final readonly class WritingWithoutUserCode implements WriteObservation
{
    public function __construct(private Facts $facts, private Registrations $registrations) {}

    /**
     * @throws NeedsJms
     */
    public function includes(string $class, string $property, ObjectAccess $writing): bool
    {
        throw new NeedsJms($class, $property, 'an expression decides whether it is written');
    }

    /**
     * @throws NeedsJms
     */
    public function ask(object $object, string $class, string $property, ObjectAccess $writing): mixed
    {
        $facts = PropertyOf::named($this->facts, $class, $property);
        if ($facts->getter !== null) {
            // Called from outside of the class, where __call() may answer for what is not there or not public.
            return $object->{$facts->getter}(); // @phpstan-ignore method.dynamicName
        }

        return match ($facts->kind) {
            PropertyKind::Fixed => $facts->fixed,
            PropertyKind::Expression => throw new NeedsJms($class, $property, 'an expression gives its value'),
            default => throw new NeedsJms($class, $property, 'its value is not in the object'),
        };
    }

    /**
     * @throws NeedsJms
     */
    public function observed(mixed $value, array $type, string $place, Writing $writing): mixed
    {
        if (ClassNames::exist($type['name']) && ClassNames::canonical($type['name']) !== $type['name']) {
            return $this->respelled($value, $type['name'], $writing);
        }

        throw new NeedsJms($type['name'], null, 'an expression decides whether objects of this class are written');
    }

    /**
     * A class may be spelled in capital or small letters, but a handler answers to one name.
     *
     * @throws Mismatch
     */
    private function respelled(mixed $value, string $class, Writing $writing): mixed
    {
        $isSame = \is_object($value) && \strcasecmp($value::class, $class) === 0 && $this->registrations->handling(Direction::Serialization, $value::class) === null;

        return $isSame ? $writing->object($value, null) : throw new Mismatch($class);
    }

    /**
     * @throws Mismatch
     */
    public function artificial(mixed $value, array $type, string $place, Writing $writing): mixed
    {
        throw new Mismatch($type['name']);
    }

    public function announce(object $object, string $class, array $members, Writing $writing): array
    {
        return $members;
    }

    /**
     * @throws Mismatch
     */
    public function delegate(mixed $value, ?array $type, Writing $writing): mixed
    {
        $name = $type['name'] ?? '';

        return $name === 'NULL' ? $writing->value(null) : throw new Mismatch($name);
    }
}
