<?php

declare(strict_types=1);

namespace Kiln\Plan\Text;

use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read;

/**
 * What a plan does to each property when reading, for people.
 *
 * @internal
 */
final readonly class ReadText
{
    private const ERROR = 'error';

    private ObjectNames $names;

    private ReadValueText $values;

    public function __construct(private Read\ReadPlan $plan)
    {
        $this->names = new ObjectNames($plan->objects);
        $this->values = new ReadValueText($this->names);
    }

    /**
     * What the value as a whole is read from.
     */
    public function root(): string
    {
        return $this->values->of($this->plan->root);
    }

    public function object(Read\ReadObject $object): string
    {
        $text = 'Read ' . $this->names->of($object->id, $object->class) . "\n\n  {$this->construction($object)}\n\n";
        $members = $this->members($object);
        if ($members === []) {
            $text .= "  no key is selected\n";
        } else {
            $table = new Columns(['KEY', 'INTO', 'WHEN MISSING', 'WHEN NULL', 'VALUE']);
            foreach ($members as $member) {
                $table->add([\implode(', else ', $member->keys), $member->into, $member->whenMissing, $member->whenNull, $member->value]);
            }
            $text .= $table->text();
        }
        $text .= "\n  {$this->otherKeys($object)}\n";
        if ($object->showsData) {
            $text .= '  ' . Words::CHANGES . " the data first\n";
        }
        foreach ($this->callsLast($object) as $method) {
            $text .= "  calls {$method} at the end\n";
        }

        return $text;
    }

    public function construction(Read\ReadObject $object): string
    {
        return match ($object->construction::class) {
            Read\NewObject::class => $this->called('made by its constructor' . ($object->construction->isPublic ? '' : ', which is not public'), $object, $object->construction),
            Read\FactoryCall::class => $this->called("made by {$object->construction->method}()", $object, $object->construction),
            Read\BlankObject::class => 'made without its constructor, which asks for more than the data has',
            Read\ExistingObject::class => 'fills an object that exists already',
        };
    }

    public function otherKeys(Read\ReadObject $object): string
    {
        if ($object->allowedKeys === null) {
            return 'other keys are ignored';
        }
        $known = \array_merge(...\array_column($this->members($object), 'keys'));
        $alsoAllowed = \array_diff($object->allowedKeys, $known);

        return 'any other key is an error' . ($alsoAllowed === [] ? '' : '; allowed and ignored: ' . \implode(', ', $alsoAllowed));
    }

    /**
     * @return list<string> methods, in calling order
     */
    public function callsLast(Read\ReadObject $object): array
    {
        $calls = \array_map(static fn(Method $method): string => Words::member($method, $object->class), $object->lastCalls());

        return $object->tellsListeners() ? [...$calls, Words::LISTENERS] : $calls;
    }

    /**
     * @return list<ReadMember> those of inlined objects in their place
     */
    public function members(Read\ReadObject $object): array
    {
        $members = [];
        foreach ($object->fields as $field) {
            \array_push($members, ...($field instanceof Read\ReadField ? [$this->field($field, $object)] : $this->splice($field, $object)));
        }

        return $members;
    }

    private function called(string $how, Read\ReadObject $object, Read\NewObject|Read\FactoryCall $construction): string
    {
        foreach ($construction->defaults as $position => $default) {
            $how .= ', argument ' . ($position + 1) . " is {$default}";
        }
        $hasArguments = \array_filter($object->fields, static fn(Read\ReadField|Read\Splice $field): bool => $field->target instanceof Read\Argument) !== [];

        return $hasArguments || $construction->defaults !== [] ? $how : "{$how}, without arguments";
    }

    private function field(Read\ReadField $field, Read\ReadObject $object): ReadMember
    {
        return new ReadMember(
            $field->keys,
            $this->target($field->target, $object),
            $this->missing($field, $object),
            Read\Nullable::takesNull($field->value) ? 'null' : self::ERROR,
            $this->values->of($field->value instanceof Read\Nullable ? $field->value->inner : $field->value) . Words::below($field->below),
            $field->origin,
        );
    }

    private function missing(Read\ReadField $field, Read\ReadObject $object): string
    {
        return match ($field->missing) {
            Read\Missing::Fail => self::ERROR,
            Read\Missing::Leave => $object->construction instanceof Read\ExistingObject ? 'left as it is' : 'its default',
            Read\Missing::Null => 'null',
            Read\Missing::Default => (string) $field->default,
            Read\Missing::Absent => 'Optional::missing()',
        };
    }

    /**
     * @return list<ReadMember>
     */
    private function splice(Read\Splice $splice, Read\ReadObject $object): array
    {
        $into = $this->target($splice->target, $object);
        $isNullable = $splice->value instanceof Read\Nullable;
        $inner = $splice->inlined();
        if ($inner instanceof Read\MapOf) {
            return [new ReadMember(
                ["{$splice->prefix}*"],
                $into,
                $isNullable ? 'null' : 'empty',
                self::ERROR,
                'inlined: ' . $this->values->of($inner),
                $splice->origin,
            )];
        }

        return \array_map(
            static fn(ReadMember $member): ReadMember => new ReadMember(
                $member->keys,
                "{$into} -> {$member->into}",
                $member->whenMissing . ($isNullable ? " (all: {$into} is null)" : ''),
                $member->whenNull,
                $member->value,
                $member->origin,
            ),
            $this->members($this->plan->objects[$inner->plan]),
        );
    }

    private function target(Property|Method|Read\Argument $target, Read\ReadObject $object): string
    {
        return $target instanceof Read\Argument ? "argument \${$target->name}" : Words::member($target, $object->class);
    }
}
