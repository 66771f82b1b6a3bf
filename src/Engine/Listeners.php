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
    private const WHAT = 'listeners';

    /** @var array<string, list<\Closure(object, Context): mixed>> by class of the object */
    private array $before = [];

    /** @var array<string, list<\Closure(object, Context): mixed>> by class of the object */
    private array $after = [];

    /**
     * @param list<Listener> $registered in the order in which they are told
     */
    public function __construct(private readonly array $registered = []) {}

    public function listened(): Listened
    {
        return new Listened($this->classes('beforeSerialize'), $this->classes('afterDeserialize'));
    }

    /**
     * Once in one call of the serializer.
     */
    public function beforeSerialize(object $object, Context $context, UserCalls $calls): void
    {
        if (!$calls->record()->hasCalled($object, self::WHAT)) {
            foreach ($this->before[$object::class] ??= $this->of($object, 'beforeSerialize') as $listener) {
                $listener($object, $context);
            }
        }
    }

    public function afterDeserialize(object $object, Context $context): null
    {
        foreach ($this->after[$object::class] ??= $this->of($object, 'afterDeserialize') as $listener) {
            $listener($object, $context);
        }

        return null;
    }

    /**
     * @param 'beforeSerialize'|'afterDeserialize' $when
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
        ksort($classes, SORT_STRING);

        return array_keys($classes);
    }

    /**
     * @param 'beforeSerialize'|'afterDeserialize' $when
     *
     * @return list<\Closure(object, Context): mixed>
     */
    private function of(object $object, string $when): array
    {
        $found = [];
        foreach ($this->registered as $listener) {
            if ($listener->{$when} !== null && $object instanceof $listener->class) {
                $found[] = $listener->{$when};
            }
        }

        return $found;
    }
}
