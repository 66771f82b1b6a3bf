<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

use Kiln\Plan\Condition;
use Kiln\Plan\Write;

/**
 * What a plan does to each property when writing, for people.
 *
 * @internal
 */
final readonly class WriteText
{
    private ObjectNames $names;

    private WriteValueText $values;

    public function __construct(private Write\WritePlan $plan)
    {
        $this->names = new ObjectNames($plan->objects);
        $this->values = new WriteValueText($this->names);
    }

    /**
     * What is written for the value as a whole.
     */
    public function root(): string
    {
        return $this->values->of($this->plan->root);
    }

    public function object(Write\WriteObject $object): string
    {
        $text = 'Write ' . $this->names->of($object->id, $object->class) . "\n\n";
        foreach ($this->callsFirst($object) as $method) {
            $text .= "  calls {$method} first\n\n";
        }
        $members = $this->members($object);
        $last = $object->isShown() ? "\n  " . Words::CHANGES . " the members\n" : '';
        if ($members === []) {
            return "{$text}  {}, no member is selected\n{$last}";
        }
        $table = new Columns(['KEY', 'FROM', 'LEFT OUT WHEN', 'VALUE']);
        foreach ($members as $member) {
            $table->add([
                $member->key,
                $member->from,
                $member->leftOutWhen === [] ? 'never' : \implode(', ', $member->leftOutWhen),
                $member->value,
            ]);
        }

        return $text . $table->text() . $last;
    }

    /**
     * @return list<string> methods, in calling order
     */
    public function callsFirst(Write\WriteObject $object): array
    {
        $calls = [];
        foreach ($object->steps as $step) {
            if ($step instanceof Write\TellListeners) {
                $calls[] = Words::LISTENERS;
            } elseif ($step instanceof Write\CallMethod) {
                $calls[] = Words::member($step->method, $object->class);
            }
        }

        return $calls;
    }

    /**
     * @return list<WrittenMember> those of inlined objects in their place
     */
    public function members(Write\WriteObject $object): array
    {
        $members = [];
        foreach ($object->steps as $step) {
            \array_push($members, ...$this->step($step, $object));
        }

        return $members;
    }

    /**
     * @return list<WrittenMember>
     */
    private function step(Write\WriteStep $step, Write\WriteObject $object): array
    {
        return match ($step::class) {
            Write\WriteField::class => [$this->field($step, $object)],
            Write\Constant::class => [new WrittenMember($step->key, 'discriminator', [], 'always ' . Words::literal($step->value), null)],
            Write\Splice::class => $this->splice($step, $object),
            Write\CallMethod::class, Write\ShowMembers::class, Write\TellListeners::class => [],
        };
    }

    private function field(Write\WriteField $field, Write\WriteObject $object): WrittenMember
    {
        return new WrittenMember(
            $field->key,
            Words::member($field->access, $object->class),
            \array_map(static fn(Write\OmitWhen $case): string => self::omission($case, $field->condition), $field->omitWhen),
            $this->values->of($field->value) . Words::below($field->below),
            $field->origin,
        );
    }

    /**
     * @return list<WrittenMember>
     */
    private function splice(Write\Splice $splice, Write\WriteObject $object): array
    {
        $from = Words::member($splice->access, $object->class);
        $leftOutWhen = \array_map(static fn(Write\OmitWhen $case): string => ($case === Write\OmitWhen::Unwanted ? '' : "{$from} is ") . self::omission($case, $splice->condition), $splice->omitWhen);
        if ($splice->value instanceof Write\Nullable && !\in_array(Write\OmitWhen::Null, $splice->omitWhen, true)) {
            $leftOutWhen[] = "{$from} is null";
        }
        $inner = $splice->inlined();
        if ($inner instanceof Write\MapOf) {
            return [new WrittenMember("{$splice->prefix}*", $from, $leftOutWhen, 'inlined: ' . $this->values->of($inner), $splice->origin)];
        }

        return \array_map(
            static fn(WrittenMember $member): WrittenMember => new WrittenMember(
                $member->key,
                "{$from} -> {$member->from}",
                [...$leftOutWhen, ...$member->leftOutWhen],
                $member->value,
                $member->origin,
            ),
            $this->members($this->plan->objects[$inner->plan]),
        );
    }

    private static function omission(Write\OmitWhen $case, ?Condition $condition): string
    {
        return match ($case) {
            Write\OmitWhen::Unwanted => $condition?->class === null ? "not {$condition?->name}" : 'not ' . ($condition->isOwn ? '' : "{$condition->class}::") . "{$condition->name}()",
            Write\OmitWhen::Uninitialized => 'uninitialized',
            Write\OmitWhen::Missing => 'missing',
            Write\OmitWhen::Null => 'null',
            Write\OmitWhen::Default => 'its default',
            Write\OmitWhen::Empty => 'empty',
        };
    }
}
