<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Context;
use Kiln\Metadata\Listened;

/**
 * What the application wants to be told of objects.
 *
 * @internal
 */
final class Listeners
{
    /** What {@see CallRecord} knows them by. */
    private const BEFORE = 'listeners';

    private const SHOWN = 'listeners after it: ';

    /** @var array<string, array<string, list<Listener>>> by moment and class of the object */
    private array $found = [];

    /**
     * @param list<Listener> $registered in the order in which they are told
     */
    public function __construct(private readonly array $registered = []) {}

    public function listened(): Listened
    {
        return new Listened($this->classes('beforeSerialize'), $this->classes('afterDeserialize'), $this->classes('afterSerialize'), $this->classes('beforeDeserialize'));
    }

    /**
     * Once in one call of the serializer.
     */
    public function beforeSerialize(object $object, Context $context, UserCalls $calls): void
    {
        if (!$calls->record()->hasCalled($object, self::BEFORE)) {
            foreach ($this->of($object::class, 'beforeSerialize') as $listener) {
                ($listener->beforeSerialize ?? throw new \LogicException())($object, $context);
            }
        }
    }

    /**
     * Once for an object, each time that a call comes by it.
     *
     * @param array<mixed> $members plain data
     * @param string       $plan    that they were written by: the same object may be written in several ways
     *
     * @return ?array<mixed> anything in the place of the members; null for them
     */
    public function afterSerialize(object $object, array $members, string $plan, Context $context, UserCalls $calls): ?array
    {
        $shown = $calls->record()->once($object, self::SHOWN . "{$plan} {$context->key()}", function () use ($object, $members, $context): ?array {
            $shown = null;
            foreach ($this->of($object::class, 'afterSerialize') as $listener) {
                $shown = ($listener->afterSerialize ?? throw new \LogicException())($object, $shown ?? $members, $context) ?? $shown;
            }

            return $shown;
        });

        return \is_array($shown) ? $shown : null;
    }

    /**
     * Once for what an object is read from.
     *
     * @param class-string $class
     *
     * @return mixed what to read
     */
    public function beforeDeserialize(string $class, mixed $data, Context $context, UserCalls $calls): mixed
    {
        return $calls->record()->once($this, [$class, $data], function () use ($class, $data, $context): mixed {
            foreach ($this->of($class, 'beforeDeserialize') as $listener) {
                $data = ($listener->beforeDeserialize ?? throw new \LogicException())($data, $context, $class) ?? $data;
            }

            return $data;
        });
    }

    public function afterDeserialize(object $object, Context $context): null
    {
        foreach ($this->of($object::class, 'afterDeserialize') as $listener) {
            ($listener->afterDeserialize ?? throw new \LogicException())($object, $context);
        }

        return null;
    }

    /**
     * @param 'beforeSerialize'|'afterSerialize'|'beforeDeserialize'|'afterDeserialize' $when
     *
     * @return list<class-string>
     */
    private function classes(string $when): array
    {
        $classes = [];
        foreach ($this->registered as $listener) {
            if ($listener->{$when} !== null) {
                $classes[$listener->class] = true;
            }
        }
        \ksort($classes, \SORT_STRING);

        return \array_keys($classes);
    }

    /**
     * @param 'beforeSerialize'|'afterSerialize'|'beforeDeserialize'|'afterDeserialize' $when
     *
     * @return list<Listener>
     */
    private function of(string $class, string $when): array
    {
        return $this->found[$when][$class] ??= \array_values(\array_filter(
            $this->registered,
            static fn(Listener $listener): bool => $listener->{$when} !== null && \is_a($class, $listener->class, true),
        ));
    }
}
