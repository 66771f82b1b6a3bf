<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

use Kiln\Plan\Condition;
use Kiln\Plan\Write\CallMethod;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\ShowMembers;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\TellListeners;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WritePlan;
use Kiln\Plan\Write\WriteStep;

/**
 * What a plan does to each property when writing, for people.
 *
 * @internal
 */
final readonly class WriteText
{
    private ObjectNames $names;

    private WriteValueText $values;

    public function __construct(private WritePlan $plan)
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

    public function object(WriteObject $object): string
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
                $member->leftOutWhen === [] ? 'never' : implode(', ', $member->leftOutWhen),
                $member->value,
            ]);
        }

        return $text . $table->text() . $last;
    }

    /**
     * @return list<string> methods, in calling order
     */
    public function callsFirst(WriteObject $object): array
    {
        $calls = [];
        foreach ($object->steps as $step) {
            if ($step instanceof TellListeners) {
                $calls[] = Words::LISTENERS;
            } elseif ($step instanceof CallMethod) {
                $calls[] = Words::member($step->method, $object->class);
            }
        }

        return $calls;
    }

    /**
     * @return list<WrittenMember> those of inlined objects in their place
     */
    public function members(WriteObject $object): array
    {
        $members = [];
        foreach ($object->steps as $step) {
            array_push($members, ...$this->step($step, $object));
        }

        return $members;
    }

    /**
     * @return list<WrittenMember>
     */
    private function step(WriteStep $step, WriteObject $object): array
    {
        return match ($step::class) {
            WriteField::class => [$this->field($step, $object)],
            Constant::class => [new WrittenMember($step->key, 'discriminator', [], 'always ' . Words::literal($step->value), null)],
            Splice::class => $this->splice($step, $object),
            CallMethod::class, ShowMembers::class, TellListeners::class => [],
        };
    }

    private function field(WriteField $field, WriteObject $object): WrittenMember
    {
        return new WrittenMember(
            $field->key,
            Words::member($field->access, $object->class),
            array_map(static fn(OmitWhen $case): string => self::omission($case, $field->condition), $field->omitWhen),
            $this->values->of($field->value) . Words::below($field->below),
            $field->origin,
        );
    }

    /**
     * @return list<WrittenMember>
     */
    private function splice(Splice $splice, WriteObject $object): array
    {
        $from = Words::member($splice->access, $object->class);
        $leftOutWhen = array_map(static fn(OmitWhen $case): string => ($case === OmitWhen::Unwanted ? '' : "{$from} is ") . self::omission($case, $splice->condition), $splice->omitWhen);
        if ($splice->value instanceof Nullable && !\in_array(OmitWhen::Null, $splice->omitWhen, true)) {
            $leftOutWhen[] = "{$from} is null";
        }
        $inner = $splice->value instanceof Nullable ? $splice->value->inner : $splice->value;
        if (!$inner instanceof ObjectOf) {
            return [new WrittenMember("{$splice->prefix}*", $from, $leftOutWhen, 'inlined: ' . $this->values->of($inner), $splice->origin)];
        }

        return array_map(
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

    private static function omission(OmitWhen $case, ?Condition $condition): string
    {
        return match ($case) {
            OmitWhen::Unwanted => $condition?->class === null ? "not {$condition?->name}" : 'not ' . ($condition->isOwn ? '' : "{$condition->class}::") . "{$condition->name}()",
            OmitWhen::Uninitialized => 'uninitialized',
            OmitWhen::Missing => 'missing',
            OmitWhen::Null => 'null',
            OmitWhen::Default => 'its default',
            OmitWhen::Empty => 'empty',
        };
    }
}
