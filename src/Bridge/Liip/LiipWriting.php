<?php

declare(strict_types=1);

namespace Kiln\Bridge\Liip;

use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\ObjectAccess;
use Kiln\Dialect\Jms\Run\WriteObservation;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Dialect\Jms\Standalone\PropertyOf;
use Kiln\Dialect\Jms\Standalone\WritingWithoutUserCode;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * Writes as jms/serializer does without user code, but for `#[MaxDepth]`: it counts how often a class stands inside itself.
 *
 * @internal
 */
final readonly class LiipWriting implements WriteObservation
{
    private WritingWithoutUserCode $plain;

    /**
     * @param Facts $declared what the attributes say
     * @param Facts $facts    what is made of it
     */
    public function __construct(private Facts $declared, Facts $facts, Registrations $registrations)
    {
        $this->plain = new WritingWithoutUserCode($facts, $registrations);
    }

    public function includes(string $class, string $property, ObjectAccess $writing): bool
    {
        $declared = PropertyOf::named($this->declared, $class, $property);
        if ($declared->isConditional) {
            return $this->plain->includes($class, $property, $writing);
        }
        $leaf = self::leaf($declared->type);

        return \count(\array_filter($writing->open, static fn(array $open): bool => $open[1] === $leaf)) <= $declared->maxDepth;
    }

    public function ask(object $object, string $class, string $property, ObjectAccess $writing): mixed
    {
        return $this->plain->ask($object, $class, $property, $writing);
    }

    public function observed(mixed $value, array $type, string $place, Writing $writing): mixed
    {
        return $this->plain->observed($value, $type, $place, $writing);
    }

    public function artificial(mixed $value, array $type, string $place, Writing $writing): mixed
    {
        return $this->plain->artificial($value, $type, $place, $writing);
    }

    public function announce(object $object, string $class, array $members, Writing $writing): array
    {
        return $members;
    }

    public function delegate(mixed $value, ?array $type, Writing $writing): mixed
    {
        return $this->plain->delegate($value, $type, $writing);
    }

    /**
     * The class of what a property holds, in however many arrays.
     */
    private static function leaf(?TypeName $type): ?string
    {
        while ($type !== null && ($type->param(1) ?? $type->param(0)) !== null) {
            $type = $type->param(1) ?? $type->param(0);
        }

        return $type?->name;
    }
}
