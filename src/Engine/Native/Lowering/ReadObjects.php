<?php

declare(strict_types=1);

namespace Kiln\Engine\Native\Lowering;

use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read;

/**
 * Objects that are read: how they are made, and what fills them.
 *
 * @internal
 */
final readonly class ReadObjects
{
    public function __construct(private ReadNodes $nodes) {}

    /**
     * @return non-empty-list<mixed>
     */
    public function lower(Read\ReadObject $object): array
    {
        $arguments = $others = [];
        foreach ($object->fields as $field) {
            if ($field->target instanceof Read\Argument) {
                $arguments[$field->target->position] = $this->field($field, $object->class);
            } else {
                $others[] = $this->field($field, $object->class);
            }
        }

        // PHP evaluates arguments in their order, and so calls the user's code.
        \ksort($arguments);

        return [
            $object->class,
            self::construction($object),
            [...$arguments, ...$others],
            \array_map(static fn(Method $method): array => [$method->class, $method->name], $object->lastCalls()),
            $object->allowedKeys,
            $object->mapPrefixes,
            $object->ownDiscriminator === null ? null : Guards::lower($object->ownDiscriminator),
        ];
    }

    /**
     * @return non-empty-list<mixed>
     */
    private static function construction(Read\ReadObject $object): array
    {
        if ($object->construction instanceof Read\ExistingObject) {
            throw new NotLowerable('no operation for filling an object that exists');
        }
        if ($object->construction instanceof Read\BlankObject) {
            return [Op::CONSTRUCTION_BLANK];
        }
        $count = 0;
        foreach ($object->fields as $field) {
            $count = $field->target instanceof Read\Argument ? \max($count, $field->target->position + 1) : $count;
        }

        if (!$object->construction instanceof Read\FactoryCall) {
            return [Op::CONSTRUCTION_ARGUMENTS, $count];
        }
        foreach ($object->fields as $field) {
            if (!$field->target instanceof Read\Argument) {
                throw new NotLowerable('no operation for filling what a factory has made');
            }
        }

        return $object->lastCalls() === []
            ? [Op::CONSTRUCTION_FACTORY, $count, $object->construction->method]
            : throw new NotLowerable('no operation for a call after a factory');
    }

    /**
     * @param class-string $class of the object
     *
     * @return non-empty-list<mixed>
     */
    private function field(Read\ReadField|Read\Splice $field, string $class): array
    {
        $target = self::target($field->target);

        return $field instanceof Read\Splice
            ? [Op::FIELD_SPLICE, $target, $this->nodes->lower($field->value), $field->prefix, $field->keys]
            : [Op::FIELD_FIELD, $field->keys, $target, $this->nodes->lower($field->value), self::missing($field->missing), $field->keepsValue, self::default($field, $class)];
    }

    /**
     * @return non-empty-list<mixed>
     */
    private static function target(Property|Method|Read\Argument $target): array
    {
        return match ($target::class) {
            Property::class => [Op::TARGET_SLOT, $target->class, $target->name],
            Method::class => [Op::TARGET_METHOD, $target->class, $target->name],
            Read\Argument::class => [Op::TARGET_ARGUMENT, $target->position],
        };
    }

    private static function missing(Read\Missing $missing): int
    {
        return match ($missing) {
            Read\Missing::Fail => Op::MISSING_FAIL,
            Read\Missing::Leave => Op::MISSING_LEAVE,
            Read\Missing::Null => Op::MISSING_NULL,
            Read\Missing::Default => Op::MISSING_DEFAULT,
            Read\Missing::Absent => Op::MISSING_ABSENT,
        };
    }

    /**
     * The default of a promoted property whose constructor is not called; the plan has it as PHP code, which a program cannot
     * hold, so the host asks the parameter.
     *
     * @param class-string $class of the object
     *
     * @return ?array{string, list<mixed>}
     */
    private static function default(Read\ReadField $field, string $class): ?array
    {
        return match (true) {
            $field->missing !== Read\Missing::Default, $field->target instanceof Read\Argument => null,
            $field->target instanceof Property => ['parameterDefault', [$class, $field->target->name]],
            default => throw new NotLowerable("{$field->origin} has a default that only its setter can be given"),
        };
    }
}
