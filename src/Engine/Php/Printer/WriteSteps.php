<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write;

/**
 * Prints how the members of one object become an array: one literal where every key is sure to be there.
 *
 * @internal
 */
final readonly class WriteSteps
{
    public function __construct(
        private Write\WritePlan $plan,
        private Write\WriteObject $object,
        private Notation $notation,
        private WriterNames $names,
        private WriteValues $values,
        private Scopes $scopes,
        private CallsOut $calls,
    ) {}

    public function print(Code $code): void
    {
        if ($this->object->isRecursive) {
            $code->line($this->notation->guard($this->object)[0]);
        }
        $members = $this->notation->members($this->object, 'result', $code);
        $calls = \array_values(\array_filter($this->object->steps, static fn(Write\WriteStep $step): bool => $step instanceof Write\CallMethod || $step instanceof Write\TellListeners));
        // Calls are statements of their own: what is read comes after all of them, wherever the literal ends up.
        foreach ([$calls, \array_slice($this->object->steps, \count($calls))] as $which => $part) {
            if ($which === 1) {
                $this->refuseUninitialized($code);
            }
            foreach ($this->scopes->runs($part, $this->scopeOf(...)) as [$scope, $steps]) {
                $scope === null
                    ? $this->run($steps, $members, $code)
                    : (new ParentScope($this->scopes, $this->calls))->write($scope, $steps, $this->object, $this->notation, $this->run(...), $members, $code);
            }
        }
        $this->finish($members, $code);
    }

    private function scopeOf(Write\WriteStep $step): string
    {
        $member = WriterNames::memberOf($step);

        return $member === null ? $this->object->class : $this->scopes->toUse($member);
    }

    /**
     * @param non-empty-list<Write\WriteStep> $steps
     */
    private function run(array $steps, Members $members, Code $code): void
    {
        foreach ($steps as $step) {
            match ($step::class) {
                Write\CallMethod::class => UserCalls::hook($step->method, $code),
                Write\TellListeners::class => UserCalls::listeners($code),
                Write\ShowMembers::class => UserCalls::show($this->object, $members, $code),
                Write\Constant::class => $members->constant($step->key, $step->value, $this->object),
                Write\Splice::class => $this->sometimes($step, $members, $code),
                Write\WriteField::class => $step->omitWhen === [] || $this->isAssumed($step) ? $this->always($step, $members, $code) : $this->sometimes($step, $members, $code),
            };
        }
    }

    /**
     * Whether a member is written as if its property had a value.
     */
    private function isAssumed(Write\WriteField $field): bool
    {
        return $field->omitWhen === [Write\OmitWhen::Uninitialized] && $field->condition === null && $field->access instanceof Property && $this->notation->uninitialized($this->object) !== null;
    }

    private function refuseUninitialized(Code $code): void
    {
        $statement = $this->notation->uninitialized($this->object) ?? '';
        if ($statement === '') {
            return;
        }
        $assumed = [];
        foreach ($this->object->steps as $step) {
            if ($step instanceof Write\WriteField && $this->isAssumed($step)) {
                $assumed[] = $step;
            }
        }
        UninitializedCheck::print($assumed, $this->object->isRecursive ? [$this->notation->guard($this->object)[1], $statement] : [$statement], $code);
    }

    private function always(Write\WriteField $field, Members $members, Code $code): void
    {
        $block = $code->aside();
        $marker = $this->mark($field, $block);
        $value = $this->values->useOnce($field->value) ? self::source($field->access) : $this->inVariable($field->access, $field->key, $block);
        $written = $this->valuesOf($field, $block)->in($members->inside($field->key, $field))->print($field->value, $value, self::nameOf($field->access, $field->key), $block);
        if (!$block->isEmpty()) {
            $members->callFirst();
            $code->gap();
            $code->put($block);
        }
        $members->add($field->key, $written, Php::comment($field->origin), $field, $marker);
        if ($field->access instanceof Method || $this->calls->in($field->value)) {
            $members->noteCall();
        }
    }

    /**
     *     if (isset($object->name)) {
     *         $result['name'] = $object->name;
     *     }
     */
    private function sometimes(Write\WriteField|Write\Splice $step, Members $members, Code $code): void
    {
        $members->flush();
        $code->gap();
        $around = $code->block();
        $around->line(Php::comment($step->origin));
        $marker = $this->mark($step, $around);
        $block = self::openCondition($step, $around);
        $value = $this->inVariable($step->access, $step instanceof Write\WriteField ? $step->key : InlinedMembers::NAME, $block);
        $conditions = $step instanceof Write\WriteField
            ? new Conditions($step->access, $step->omitWhen, $step->value, $value, $step->default)
            : new Conditions($step->access, InlinedMembers::omitWhen($step), $step->value, $value);
        $conditions->open($block);
        $step instanceof Write\WriteField
            ? $this->underConditions($step, $value, $conditions, $marker, $members, $block)
            : (new InlinedMembers($this->plan, $this->names, $this, $this->calls))->print($step, $value, $members, $block);
        $conditions->close($block);
        self::closeCondition($step, $block, $around);
        $code->put($around);
    }

    private function underConditions(Write\WriteField $field, string $value, Conditions $conditions, string $marker, Members $members, Code $block): void
    {
        $node = $conditions->omitsNull && $field->value instanceof Write\Nullable ? $field->value->inner : $field->value;
        $name = self::nameOf($field->access, $field->key);
        if ($node instanceof Write\OptionalOf && \in_array(Write\OmitWhen::Missing, $field->omitWhen, true)) {
            $present = $block->variable($name);
            $block->line("{$present} = {$value}->value();");
            [$node, $value] = [$node->inner, $present];
        }
        $written = $this->valuesOf($field, $block)->in($members->inside($field->key, $field))->print($node, $value, $name, $block);
        if ($conditions->needsLookAtResult) {
            $this->unlessEmpty($field, $written, $marker, $name, $members, $block);
        } else {
            $members->put($field->key, $written, $block, $field, $marker);
        }
    }

    private static function openCondition(Write\WriteField|Write\Splice $step, Code $code): Code
    {
        if ($step->condition === null) {
            return $code;
        }
        $code->open('if (' . UserCalls::condition($step->condition) . ') {');

        return $code->block();
    }

    private static function closeCondition(Write\WriteField|Write\Splice $step, Code $block, Code $around): void
    {
        if ($step->condition !== null) {
            $around->put($block);
            $around->close('}');
        }
    }

    /**
     * What prints the values of a member, with the options that hold below it.
     */
    public function valuesOf(Write\WriteField|Write\Splice $step, Code $code): WriteValues
    {
        if ($step->below === null) {
            return $this->values;
        }
        $node = $step->value instanceof Write\Nullable ? $step->value->inner : $step->value;
        $isOne = $node instanceof Write\ObjectOf || $node instanceof Write\Polymorphic || $node instanceof Write\Dynamic || $node instanceof Write\Convert;

        return $this->values->with($isOne ? BelowCall::print($step->below) : BelowCall::inVariable($step->below, $code));
    }

    private function unlessEmpty(Write\WriteField $field, string $written, string $marker, string $name, Members $members, Code $code): void
    {
        if (\preg_match('/^\$[A-Za-z0-9_\x80-\xff]+$/D', $written) !== 1) {
            $variable = $code->variable($name);
            $code->line("{$marker}{$variable} = {$written};");
            $written = $variable;
        }
        $code->open("if (!\$kiln->isEmpty({$written})) {");
        $members->put($field->key, $written, $code, $field);
        $code->close('}');
    }

    /**
     * What follows is about a member.
     *
     * @return string to put before the expression of its value, where code of the user's is called for it
     */
    private function mark(Write\WriteField|Write\Splice $step, Code $code): string
    {
        if ($step instanceof Write\WriteField) {
            $code->step($step->key);
        }
        if (!$this->calls->inObject($this->object) || !$this->calls->in($step)) {
            return '';
        }
        $code->mark();

        return $code->marker();
    }

    private function finish(Members $members, Code $code): void
    {
        $result = $members->finish();
        if ($this->object->isRecursive) {
            $code->line($this->notation->guard($this->object)[1]);
        }
        $code->gap();
        $code->line("return {$result};");
    }

    private static function source(Property|Method $access): string
    {
        return match (true) {
            $access instanceof Method => "\$object->{$access->name}()",
            self::hasNativeType($access) => "\$object->{$access->name}",
            default => "\$object->{$access->name} ?? \$kiln->untyped(\$object, " . Php::classConstant($access->class) . ', ' . Php::literal($access->name) . ')',
        };
    }

    /**
     * The value as an expression that can be evaluated again: a property, or a variable.
     */
    private function inVariable(Property|Method $access, string $key, Code $code): string
    {
        if ($access instanceof Property && self::hasNativeType($access) && ($this->notation instanceof TreeNotation || !$access->hasHook())) {
            return "\$object->{$access->name}";
        }
        $variable = $code->variable(self::nameOf($access, $key));
        $code->line("{$variable} = " . self::source($access) . ';');

        return $variable;
    }

    public static function hasNativeType(Property $property): bool
    {
        return (new \ReflectionProperty($property->class, $property->name))->hasType();
    }

    /**
     * What a variable of the member is called.
     */
    public static function nameOf(Property|Method $access, string $otherwise): string
    {
        return $access instanceof Property ? $access->name : $otherwise;
    }
}
