<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Error\ConversionFailed;
use Kiln\Error\Violation;
use Kiln\Optional;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read;

/**
 * Makes what a walk over data has found to be right, and calls user code for it: what that throws of the classes that are
 * named is one of the problems of the document. Types are strict, as in generated code.
 *
 * @internal
 */
final class Building
{
    /** @var array<string, \Closure(array<string, mixed>): mixed> by id of the object plan */
    private array $makers = [];

    private readonly MemberAccess $access;

    /**
     * @param list<class-string<\Throwable>> $refusals
     */
    public function __construct(private readonly Findings $findings, private readonly array $refusals)
    {
        $this->access = new MemberAccess();
    }

    /**
     * @template T
     *
     * @param \Closure(): T $userCode
     *
     * @throws Mismatch|ConversionFailed which have meanings of their own
     *
     * @return ?T null when it has refused
     */
    public function attempt(\Closure $userCode, string $origin): mixed
    {
        try {
            return $userCode();
        } catch (Mismatch|ConversionFailed $thrown) {
            throw $thrown;
        } catch (\Throwable $thrown) {
            foreach ($this->refusals as $refusal) {
                if ($thrown instanceof $refusal) {
                    $this->findings->add(static fn(array $segments): Violation => Violation::refusal($segments, $thrown, $origin));

                    return null;
                }
            }

            // Without this class, the objects after the first problem would not have been made.
            return $this->findings->count() > 0 ? $this->findings->hide() : throw $thrown;
        }
    }

    /**
     * @param array<int, Given> $given by the number of the field
     * @param ?object           $existing
     */
    public function construct(Read\ReadObject $object, array $given, ?object $existing): object
    {
        $arguments = [];
        foreach ($object->fields as $index => $field) {
            if (!$field->target instanceof Read\Argument) {
                continue;
            }
            if (isset($given[$index])) {
                $arguments[$field->target->name] = $given[$index]->value;
            } elseif ($field instanceof Read\ReadField && $field->missing !== Read\Missing::Default) {
                $arguments[$field->target->name] = self::otherwise($field, $object->class);
            }
        }

        $made = $object->construction instanceof Read\ExistingObject
            ? $existing
            : ($this->makers[$object->id] ??= self::maker($object->class, $object->construction))($arguments);

        return \is_object($made) ? $made : throw new \LogicException("there is no {$object->class}");
    }

    public function assign(Property|Method|Read\Argument $target, object $object, mixed $value): null
    {
        match ($target::class) {
            Property::class => $this->access->write($target, $object, $value),
            Method::class => $this->access->call($target, $object, $value),
            Read\Argument::class => throw new \LogicException('an argument is not assigned'),
        };

        return null;
    }

    public function call(Method $method, object $object): mixed
    {
        return $this->access->call($method, $object);
    }

    public function hasValue(Property $property, object $object): bool
    {
        return $this->access->read($property, $object)->orElse(null) !== null;
    }

    /**
     * What a field has whose key is missing.
     *
     * @param class-string $class of the object
     */
    public static function otherwise(Read\ReadField $field, string $class): mixed
    {
        return match ($field->missing) {
            Read\Missing::Absent => Optional::missing(),
            // The parameter knows it that would have had the value.
            Read\Missing::Default => (new \ReflectionParameter([$class, '__construct'], \substr((string) \strrchr($field->origin, '$'), 1)))->getDefaultValue(),
            Read\Missing::Null, Read\Missing::Leave, Read\Missing::Fail => null,
        };
    }

    /**
     * @param class-string $class
     *
     * @return \Closure(array<string, mixed>): mixed
     */
    private static function maker(string $class, Read\NewObject|Read\FactoryCall|Read\BlankObject $construction): \Closure
    {
        if ($construction instanceof Read\BlankObject) {
            return static fn(array $arguments): object => (new \ReflectionClass($class))->newInstanceWithoutConstructor();
        }
        $factory = $construction instanceof Read\FactoryCall ? [$class, $construction->method] : null;

        return match (true) {
            $factory === null => \Closure::bind(static fn(array $arguments): object => new $class(...$arguments), null, $class),
            \is_callable($factory) => static fn(array $arguments): mixed => $factory(...$arguments),
            default => throw new \LogicException("{$class}::{$factory[1]}() cannot be called"),
        };
    }
}
