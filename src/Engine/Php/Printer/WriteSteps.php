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
        $calls = array_values(array_filter($this->object->steps, static fn(Write\WriteStep $step): bool => $step instanceof Write\CallMethod || $step instanceof Write\TellListeners));
        // Calls are statements of their own: what is read comes after all of them, wherever the literal ends up.
        foreach ([$calls, \array_slice($this->object->steps, \count($calls))] as $which => $part) {
            if ($which === 1) {
                $this->refuseUninitialized($code);
            }
            foreach ($this->scopes->runs($part, $this->scopeOf(...)) as [$scope, $steps]) {
                $scope === null ? $this->run($steps, $members, $code) : $this->runInScope($scope, $steps, $members, $code);
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
    private function runInScope(string $scope, array $steps, Members $members, Code $code): void
    {
        $class = Php::classType($scope);
        $parameters = $this->notation->parameters();
        $types = ltrim((string) preg_replace('/ \$\w+/', '', $parameters), ', ');
        $arguments = "(\$object{$this->notation->arguments()}, \$kiln)";
        $body = new Code();
        $inner = $this->notation->members($this->object, 'result', $body);
        $this->run($steps, $inner, $body);
        $marker = $this->calls->in($steps) ? $code->marker() : '';
        if ($inner->isEmpty()) {
            $code->line($marker . $this->scopes->closure($scope, "({$class}, {$types}): void", "({$class} \$object{$parameters}): void", $body) . "{$arguments};");

            return;
        }
        if (self::mayHaveNumbersAsKeys($steps)) {
            // PHP numbers such keys anew where an array is unpacked in another; from a variable it keeps them.
            $members->flush();
        }
        $result = $inner->result();
        $body->gap();
        $body->line("return {$result};");
        $members->spread($this->scopes->closure($scope, "({$class}, {$types}): array<mixed>", "({$class} \$object{$parameters}): array", $body) . $arguments, $marker);
        if (array_filter($steps, static fn(Write\WriteStep $step): bool => $step instanceof Write\WriteField && $step->access instanceof Method) !== []) {
            $members->noteCall();
        }
    }

    /**
     * @param non-empty-list<Write\WriteStep> $steps
     */
    private static function mayHaveNumbersAsKeys(array $steps): bool
    {
        foreach ($steps as $step) {
            if ($step instanceof Write\Splice || (($step instanceof Write\WriteField || $step instanceof Write\Constant) && Php::isIntegerKey($step->key))) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param non-empty-list<Write\WriteStep> $steps
     */
    private function run(array $steps, Members $members, Code $code): void
    {
        foreach ($steps as $step) {
            match ($step::class) {
                Write\CallMethod::class => self::call($step, $code),
                Write\TellListeners::class => self::tellListeners($code),
                Write\ShowMembers::class => $this->show($members, $code),
                Write\Constant::class => $members->constant($step->key, $step->value, $this->object),
                Write\Splice::class => $this->splice($step, $members, $code),
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

    /**
     *     if (!isset($object->id, $object->name)) {
     *         return $kiln->byTree($object, 'OrderTreeWriter_5f1c0a9b7e3d');
     *     }
     */
    private function refuseUninitialized(Code $code): void
    {
        $statement = $this->notation->uninitialized($this->object) ?? '';
        if ($statement === '') {
            return;
        }
        $set = $known = [];
        foreach ($this->object->steps as $step) {
            if ($step instanceof Write\WriteField && $step->access instanceof Property && $this->isAssumed($step)) {
                $value = "\$object->{$step->access->name}";
                if (Conditions::canBeNull($step->value)) {
                    $known[] = "!(isset({$value}) || \$kiln->isInitialized(\$object, " . Php::classConstant($step->access->class) . ', ' . Php::literal($step->access->name) . '))';
                } else {
                    $set[] = $value;
                }
            }
        }
        $conditions = [...($set === [] ? [] : ['!isset(' . implode(', ', $set) . ')']), ...$known];
        if ($conditions !== []) {
            $code->gap();
            $code->open('if (' . implode(' || ', $conditions) . ') {');
            if ($this->object->isRecursive) {
                $code->line($this->notation->guard($this->object)[1]);
            }
            $code->line($statement);
            $code->close('}');
        }
    }

    /**
     *     if (!$kiln->hasCalled($object, 'App\Order::prepare')) {
     *         $object->prepare();
     *     }
     */
    private static function call(Write\CallMethod $step, Code $code): void
    {
        $code->mark();
        $code->open('if (!$kiln->hasCalled($object, ' . Php::literal("{$step->method->class}::{$step->method->name}") . ')) {');
        $code->line("\$object->{$step->method->name}();");
        $code->close('}');
    }

    private static function tellListeners(Code $code): void
    {
        $code->mark();
        $code->line('$kiln->tellListeners($object);');
    }

    /**
     *     $result = $kiln->show($object, $result, 'OrderWriter_5f1c0a9b7e3d');
     */
    private function show(Members $members, Code $code): void
    {
        $members->flush();
        $code->gap();
        $code->mark();
        $code->line("{$members->variable()} = \$kiln->show(\$object, {$members->variable()}, " . Php::literal($this->object->id) . ');');
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
        if ($field->access instanceof Method) {
            $members->noteCall();
        }
    }

    /**
     *     if (isset($object->name)) {
     *         $result['name'] = $object->name;
     *     }
     */
    private function sometimes(Write\WriteField $field, Members $members, Code $code): void
    {
        $around = $this->begin($field->origin, $members, $code);
        $marker = $this->mark($field, $around);
        $block = self::openCondition($field, $around);
        $value = $this->inVariable($field->access, $field->key, $block);
        $conditions = new Conditions($field->access, $field->omitWhen, $field->value, $value, $field->default);
        $conditions->open($block);
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
        $conditions->close($block);
        self::closeCondition($field, $block, $around);
        $code->put($around);
    }

    /**
     *     if ($kiln->wants($object, \App\Post::class, 'isPublished', true)) {
     */
    private static function openCondition(Write\WriteField|Write\Splice $step, Code $code): Code
    {
        $condition = $step->condition;
        if ($condition === null) {
            return $code;
        }
        $class = $condition->class === null ? 'null' : Php::classConstant($condition->class);
        $code->open("if (\$kiln->wants(\$object, {$class}, " . Php::literal($condition->name) . ', ' . Php::literal($condition->isOwn) . ')) {');

        return $code->block();
    }

    private static function closeCondition(Write\WriteField|Write\Splice $step, Code $block, Code $around): void
    {
        if ($step->condition !== null) {
            $around->put($block);
            $around->close('}');
        }
    }

    private function valuesOf(Write\WriteField|Write\Splice $step, Code $code): WriteValues
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
        if (preg_match('/^\$[A-Za-z0-9_\x80-\xff]+$/D', $written) !== 1) {
            $variable = $code->variable($name);
            $code->line("{$marker}{$variable} = {$written};");
            $written = $variable;
        }
        $code->open("if (!\$kiln->isEmpty({$written})) {");
        $members->put($field->key, $written, $code, $field);
        $code->close('}');
    }

    /**
     *     $result += AddressWriter_5f1c0a9b7e3d::write($object->address, $kiln);
     */
    private function splice(Write\Splice $splice, Members $members, Code $code): void
    {
        $node = $splice->inlined();
        $omitWhen = $splice->value instanceof Write\Nullable ? [...$splice->omitWhen, Write\OmitWhen::Null] : $splice->omitWhen;
        $around = $this->begin($splice->origin, $members, $code);
        $this->mark($splice, $around);
        $block = self::openCondition($splice, $around);
        $value = $this->inVariable($splice->access, 'inlined', $block);
        $conditions = new Conditions($splice->access, $omitWhen, $splice->value, $value);
        $conditions->open($block);
        if ($node instanceof Write\ObjectOf) {
            $inlined = $this->plan->objects[$node->plan];
            $members->splice($inlined, $this->names->with(BelowCall::print($splice->below))->call($inlined, $value), $block);
        } else {
            $this->spliceMap($node, $splice, $value, $members, $block);
        }
        $conditions->close($block);
        self::closeCondition($splice, $block, $around);
        $code->put($around);
    }

    /**
     *     foreach ($object->extra as $key => $extraItem) {
     *         $result[$key] = $extraItem;
     *     }
     */
    private function spliceMap(Write\MapOf $node, Write\Splice $splice, string $value, Members $members, Code $code): void
    {
        $name = Php::singular(self::nameOf($splice->access, 'inlined'));
        if (!$node->isGuaranteed) {
            $code->line("\\is_array({$value}) || throw new Mismatch(" . Php::literal($name) . ');');
        }
        $taken = self::withoutPrefix($splice->keys, $splice->prefix);
        $own = $value;
        if ($taken !== []) {
            $own = $code->variable('others');
            $code->line("{$own} = \\array_diff_key({$value}, " . Php::literal(array_fill_keys($taken, true)) . ');');
        }
        $loop = $code->block();
        $loop->step(null);
        [$key, $item] = [$loop->variable('key'), $loop->variable($name)];
        $written = $this->valuesOf($splice, $code)->print($node->value, $item, $name, $loop);
        $whole = $splice->prefix === '' ? $key : Php::literal($splice->prefix) . " . {$key}";
        $members->putAt($whole, $written, $loop);
        Loop::print("foreach ({$own} as {$key} => {$item}) {", $loop, $this->calls->in($node->value) ? ($splice->prefix === '' ? "(string) {$key}" : $whole) : null, $code);
    }

    /**
     * Keys of a map that would, with the prefix before them, be keys of the object around it.
     *
     * @param list<string> $keys
     *
     * @return list<string>
     */
    private static function withoutPrefix(array $keys, string $prefix): array
    {
        $found = [];
        foreach ($keys as $key) {
            if (str_starts_with($key, $prefix)) {
                $found[] = substr($key, \strlen($prefix));
            }
        }

        return $found;
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

    /**
     * Begins a part that stands there only sometimes.
     */
    private function begin(string $origin, Members $members, Code $code): Code
    {
        $members->flush();
        $code->gap();
        $block = $code->block();
        $block->line(Php::comment($origin));

        return $block;
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

    private static function nameOf(Property|Method $access, string $otherwise): string
    {
        return $access instanceof Property ? $access->name : $otherwise;
    }
}
