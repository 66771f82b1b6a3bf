<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Bytes;
use Kiln\Engine\Converters;
use Kiln\Error\ErrorCode;
use Kiln\Error\Path;
use Kiln\Error\Violation;
use Kiln\Format\Json\RawText;
use Kiln\Format\Noted;
use Kiln\Format\NotedObject;
use Kiln\Optional;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write;

/**
 * The members of an object by its plan, and the objects that are open at the moment.
 *
 * @internal
 */
final class WriteMembers
{
    private readonly MemberAccess $access;

    /** @var \WeakReference<WriteWalk> which holds this: what failed goes without PHP's collector of cycles */
    private readonly \WeakReference $values;

    /** @var array<int, array<string, list<string|int>>> where each open object stands, by its id and as what it is written */
    private array $open = [];

    public function __construct(WriteWalk $values, private readonly Findings $findings, private readonly Converters $converters)
    {
        $this->access = new MemberAccess();
        $this->values = \WeakReference::create($values);
    }

    private function values(): WriteWalk
    {
        return $this->values->get() ?? throw new \LogicException('The pass has ended.');
    }

    /**
     * @param ?string $as null for anything
     */
    public function isOpen(object $object, ?string $as): bool
    {
        return $as === null ? isset($this->open[\spl_object_id($object)]) : isset($this->open[\spl_object_id($object)][$as]);
    }

    public function open(object $object, string $as): void
    {
        $this->open[\spl_object_id($object)][$as] = $this->findings->segments();
    }

    public function close(object $object, string $as): void
    {
        unset($this->open[\spl_object_id($object)][$as]);
        if ($this->open[\spl_object_id($object)] === []) {
            unset($this->open[\spl_object_id($object)]);
        }
    }

    public function refuseCycle(object $object, string $as, string $origin): null
    {
        $open = $this->open[\spl_object_id($object)];
        $first = $open[$as] ?? \array_values($open)[0];
        $this->findings->add(static fn(array $segments): Violation => new Violation(
            ErrorCode::CircularReference,
            $segments,
            'the same ' . \get_debug_type($object) . ' as at ' . Path::toText($first) . self::wayRound($first, $segments),
            origin: $origin,
            hint: 'Leave the property out by #[Ignore] or #[Groups], limit it by #[MaxDepth], or write an identifier by #[Reference].',
        ));

        return null;
    }

    /**
     * @param list<string|int> $first
     * @param list<string|int> $again
     */
    private static function wayRound(array $first, array $again): string
    {
        // From the root, it is the path of the problem.
        return $first === [] || \count($first) === \count($again) ? '' : ', by way of ' . Path::toText(\array_slice($again, \count($first)));
    }

    /**
     * @return array<mixed>
     */
    public function of(Write\WriteObject $object, object $instance, Write\WritePlan $plan): array
    {
        $written = [];
        $before = $this->findings->count();
        foreach ($object->steps as $step) {
            if ($step instanceof Write\CallMethod) {
                if (!$this->converters->calls->record()->hasCalled($instance, "{$step->method->class}::{$step->method->name}")) {
                    $this->access->call($step->method, $instance);
                }
            } elseif ($step instanceof Write\TellListeners) {
                $this->converters->listeners->beforeSerialize($instance, $this->values()->context(), $this->converters->calls);
            } elseif ($step instanceof Write\ShowMembers) {
                // What is not whole is shown to nobody.
                $written = $this->findings->count() > $before ? $written : $this->shown($instance, $written, $plan, $object);
            } elseif ($step instanceof Write\Constant) {
                $written[$step->key] = $step->value;
            } elseif ($step instanceof Write\WriteField) {
                $value = $this->field($step, $instance, $plan);
                if ($value->isPresent) {
                    $written[$step->key] = $value->value();
                }
            } elseif ($step instanceof Write\Splice) {
                $written = $this->splice($step, $instance, $plan, $written);
            } else {
                throw new \LogicException('unknown step ' . $step::class);
            }
        }

        return $written;
    }

    /**
     * @return Optional<mixed> missing when the key is left out
     */
    private function field(Write\WriteField $field, object $instance, Write\WritePlan $plan): Optional
    {
        // What they throw is for the member.
        $this->findings->enter($field->key);
        $value = $this->wants($field, $instance) ? $this->source($field->access, $field->omitWhen, $instance) : Optional::missing();
        $this->findings->leave();
        if (!$value->isPresent) {
            return $value;
        }
        if ($field->default !== null && $value->value() === $field->default->value) {
            return Optional::missing();
        }
        $written = $this->values()->below($field->below, fn(): mixed => $this->values()->member($field->key, $field->value, $value->value(), $plan, $field->origin));

        return \in_array(Write\OmitWhen::Empty, $field->omitWhen, true) && self::isEmpty($written) ? Optional::missing() : Optional::of($field->notes === [] || $plan->notesObjects() ? $written : new Noted($written, $field->notes));
    }

    /**
     * @param array<mixed> $written
     *
     * @return array<mixed>
     */
    private function splice(Write\Splice $splice, object $instance, Write\WritePlan $plan, array $written): array
    {
        if (!$this->wants($splice, $instance)) {
            return $written;
        }
        $source = $this->source($splice->access, $splice->omitWhen, $instance);
        if (!$source->isPresent && $splice->omitWhen !== []) {
            return $written;
        }
        $value = $source->orElse(null);
        $node = $splice->inlined();
        if ($value === null && $splice->value instanceof Write\Nullable) {
            return $written;
        }
        if ($node instanceof Write\ObjectOf && $value instanceof $node->class) {
            $members = $this->values()->below($splice->below, fn(): mixed => $this->values()->once($value, $node->plan, $splice->origin, fn(): array => $this->of($plan->objects[$node->plan], $value, $plan)));

            return \is_array($members) ? $written + $members : $written;
        }
        if ($node instanceof Write\MapOf && \is_array($value)) {
            foreach ($value as $key => $item) {
                if (!\in_array($splice->prefix . $key, $splice->keys, true)) {
                    $written[$splice->prefix . $key] = $this->values()->below($splice->below, fn(): mixed => $this->values()->member($splice->prefix . $key, $node->value, $item, $plan, $splice->origin));
                }
            }

            return $written;
        }
        $expected = $node instanceof Write\ObjectOf ? $node->class : 'array';
        $this->findings->add(static fn(array $segments): Violation => Violation::mismatch(ErrorCode::TypeMismatch, $segments, $expected, $value, $splice->origin));

        return $written;
    }

    /**
     * @param array<mixed> $written
     *
     * @return array<mixed>
     */
    private function shown(object $instance, array $written, Write\WritePlan $plan, Write\WriteObject $object): array
    {
        $shown = $this->converters->listeners->afterSerialize($instance, $written, $object->id, $this->values()->context(), $this->converters->calls);
        $members = [];
        foreach ($shown ?? [] as $key => $value) {
            $members[$key] = $this->values()->member((string) $key, new Write\Dynamic(), $value, $plan, $object->class);
        }

        return $shown === null ? $written : $members;
    }

    private function wants(Write\WriteField|Write\Splice $step, object $instance): bool
    {
        $condition = $step->condition;

        return $condition === null || $this->converters->conditions->hold($instance, $condition->class, $condition->name, $condition->isOwn, $this->values()->context(), $this->converters->calls);
    }

    /**
     * @return Optional<mixed> missing for a property without a value
     */
    public function given(Property|Method $member, object $object): Optional
    {
        return match ($member::class) {
            Property::class => $this->access->read($member, $object),
            Method::class => Optional::of($this->access->call($member, $object)),
        };
    }

    /**
     * @param list<Write\OmitWhen> $omitWhen
     *
     * @return Optional<mixed> missing when it is to be left out before it is looked at closer
     */
    private function source(Property|Method $access, array $omitWhen, object $instance): Optional
    {
        $value = $this->given($access, $instance);
        $found = $value->orElse(null);
        $isLeftOut = match (true) {
            $found instanceof Optional => \in_array(Write\OmitWhen::Missing, $omitWhen, true) && !$found->isPresent,
            $found === null => \in_array(Write\OmitWhen::Null, $omitWhen, true) || \in_array(Write\OmitWhen::Empty, $omitWhen, true),
            default => false,
        };

        return $isLeftOut ? Optional::missing() : $value;
    }

    /**
     * What makes an empty member: nothing, '', [] or an object that writes no member.
     */
    private static function isEmpty(mixed $written): bool
    {
        return $written === null || $written === '' || $written === [] || ($written instanceof Bytes && $written->bytes === '') || ($written instanceof RawText && $written->isEmpty()) || ($written instanceof NotedObject && $written->members === []) || ($written instanceof \stdClass && \get_object_vars($written) === []);
    }
}
