<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Purpose;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write\CallMethod;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\Convert;
use Kiln\Plan\Write\Dynamic;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\ShowMembers;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\TellListeners;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WritePlan;
use Kiln\Plan\Write\WriteStep;

/**
 * Prints how the members of one object become an array: one literal where every key is sure to be there.
 *
 * @internal
 */
final readonly class WriteSteps
{
    /**
     * @param ?string $notes an expression of what the format gets with the object; null for nothing
     */
    public function __construct(
        private WritePlan $plan,
        private WriteObject $object,
        private Purpose $target,
        private WriterNames $names,
        private WriteValues $values,
        private Scopes $scopes,
        private ?string $notes = null,
    ) {}

    /**
     * Whether json_encode() could take an object's array for a list: when no key is sure to be there that is not a number.
     */
    public static function canLookLikeList(WriteObject $object, Purpose $target): bool
    {
        if (!$target->tellsMaps()) {
            return false;
        }
        if ($object->isShown()) {
            return true;
        }
        foreach ($object->steps as $step) {
            if (($step instanceof Constant || ($step instanceof WriteField && $step->omitWhen === [])) && !Php::isIntegerKey($step->key)) {
                return false;
            }
        }

        return true;
    }

    public function print(Code $code): void
    {
        if ($this->object->isRecursive) {
            $code->line('++$kiln->depth > $kiln->maxDepth && throw new Mismatch(\'depth\');');
        }
        $array = new ArrayLiteral($code->variable('result'), $code);
        $calls = array_values(array_filter($this->object->steps, static fn(WriteStep $step): bool => $step instanceof CallMethod || $step instanceof TellListeners));
        // Calls are statements of their own: what is read comes after all of them, wherever the literal ends up.
        foreach ([$calls, \array_slice($this->object->steps, \count($calls))] as $part) {
            foreach ($this->scopes->runs($part, $this->scopeOf(...)) as [$scope, $steps]) {
                $scope === null ? $this->run($steps, $array, $code) : $this->runInScope($scope, $steps, $array, $code);
            }
        }
        $this->finish($array, $code);
    }

    private function scopeOf(WriteStep $step): string
    {
        $member = WriterNames::memberOf($step);

        return $member === null ? $this->object->class : $this->scopes->toUse($member);
    }

    /**
     * @param non-empty-list<WriteStep> $steps
     */
    private function runInScope(string $scope, array $steps, ArrayLiteral $array, Code $code): void
    {
        $class = Php::classType($scope);
        $body = new Code();
        $inner = new ArrayLiteral($body->variable('result'), $body);
        $this->run($steps, $inner, $body);
        if ($inner->isLiteral() && $inner->isEmpty()) {
            $code->line($this->scopes->closure($scope, "({$class}, Writing): void", "({$class} \$object, Writing \$kiln): void", $body) . '($object, $kiln);');

            return;
        }
        if (self::mayHaveNumbersAsKeys($steps)) {
            // PHP numbers such keys anew where an array is unpacked in another; from a variable it keeps them.
            $array->flush();
        }
        $result = $inner->result();
        $body->gap();
        $body->line("return {$result};");
        $array->spread($this->scopes->closure($scope, "({$class}, Writing): array<mixed>", "({$class} \$object, Writing \$kiln): array", $body) . '($object, $kiln)');
        if (array_filter($steps, static fn(WriteStep $step): bool => $step instanceof WriteField && $step->access instanceof Method) !== []) {
            $array->noteCall();
        }
    }

    /**
     * @param non-empty-list<WriteStep> $steps
     */
    private static function mayHaveNumbersAsKeys(array $steps): bool
    {
        foreach ($steps as $step) {
            if ($step instanceof Splice || (($step instanceof WriteField || $step instanceof Constant) && Php::isIntegerKey($step->key))) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param non-empty-list<WriteStep> $steps
     */
    private function run(array $steps, ArrayLiteral $array, Code $code): void
    {
        foreach ($steps as $step) {
            match ($step::class) {
                CallMethod::class => self::call($step, $code),
                TellListeners::class => $code->line('$kiln->tellListeners($object);'),
                ShowMembers::class => $this->show($array, $code),
                Constant::class => $array->add($step->key, Php::literal($step->value), Php::comment('discriminator')),
                Splice::class => $this->splice($step, $array, $code),
                WriteField::class => $step->omitWhen === [] ? $this->always($step, $array, $code) : $this->sometimes($step, $array, $code),
            };
        }
    }

    /**
     *     if (!$kiln->hasCalled($object, 'App\Order::prepare')) {
     *         $object->prepare();
     *     }
     */
    private static function call(CallMethod $step, Code $code): void
    {
        $code->open('if (!$kiln->hasCalled($object, ' . Php::literal("{$step->method->class}::{$step->method->name}") . ')) {');
        $code->line("\$object->{$step->method->name}();");
        $code->close('}');
    }

    /**
     *     $result = $kiln->show($object, $result, 'OrderWriter_5f1c0a9b7e3d');
     */
    private function show(ArrayLiteral $array, Code $code): void
    {
        $array->flush();
        $code->gap();
        $code->line("{$array->variable} = \$kiln->show(\$object, {$array->variable}, " . Php::literal($this->object->id) . ');');
    }

    private function always(WriteField $field, ArrayLiteral $array, Code $code): void
    {
        $block = $code->aside();
        $value = WriteValues::isUsedOnce($field->value) ? self::source($field->access) : self::inVariable($field->access, $field->key, $block);
        $written = $this->valuesOf($field, $block)->print($field->value, $value, self::nameOf($field->access, $field->key), $block);
        if (!$block->isEmpty()) {
            $array->callFirst();
            $code->gap();
            $code->put($block);
        }
        $array->add($field->key, $this->noted($field, $written), Php::comment($field->origin));
        if ($field->access instanceof Method) {
            $array->noteCall();
        }
    }

    /**
     *     if (isset($object->name)) {
     *         $result['name'] = $object->name;
     *     }
     */
    private function sometimes(WriteField $field, ArrayLiteral $array, Code $code): void
    {
        $around = $this->begin($field->origin, $array, $code);
        $block = self::openCondition($field, $around);
        $value = self::inVariable($field->access, $field->key, $block);
        $conditions = new Conditions($field->access, $field->omitWhen, $field->value, $value, $field->default);
        $conditions->open($block);
        $node = $conditions->omitsNull && $field->value instanceof Nullable ? $field->value->inner : $field->value;
        $name = self::nameOf($field->access, $field->key);
        if ($node instanceof OptionalOf && \in_array(OmitWhen::Missing, $field->omitWhen, true)) {
            $present = $block->variable($name);
            $block->line("{$present} = {$value}->value();");
            [$node, $value] = [$node->inner, $present];
        }
        $written = $this->valuesOf($field, $block)->print($node, $value, $name, $block);
        $key = $array->variable . '[' . Php::literal($field->key) . ']';
        if ($conditions->needsLookAtResult) {
            $this->unlessEmpty($field, $key, $written, $name, $block);
        } else {
            $block->line("{$key} = " . $this->noted($field, $written) . ';');
        }
        $conditions->close($block);
        self::closeCondition($field, $block, $around);
        $code->put($around);
    }

    /**
     *     if ($kiln->wants($object, \App\Post::class, 'isPublished', true)) {
     */
    private static function openCondition(WriteField|Splice $step, Code $code): Code
    {
        $condition = $step->condition;
        if ($condition === null) {
            return $code;
        }
        $class = $condition->class === null ? 'null' : Php::classConstant($condition->class);
        $code->open("if (\$kiln->wants(\$object, {$class}, " . Php::literal($condition->name) . ', ' . Php::literal($condition->isOwn) . ')) {');

        return $code->block();
    }

    private static function closeCondition(WriteField|Splice $step, Code $block, Code $around): void
    {
        if ($step->condition !== null) {
            $around->put($block);
            $around->close('}');
        }
    }

    private function valuesOf(WriteField|Splice $step, Code $code): WriteValues
    {
        if ($step->below === null) {
            return $this->values;
        }
        $node = $step->value instanceof Nullable ? $step->value->inner : $step->value;
        $isOne = $node instanceof ObjectOf || $node instanceof Polymorphic || $node instanceof Dynamic || $node instanceof Convert;

        return $this->values->with($isOne ? BelowCall::print($step->below) : BelowCall::inVariable($step->below, $code));
    }

    private function unlessEmpty(WriteField $field, string $key, string $written, string $name, Code $code): void
    {
        if (preg_match('/^\$[A-Za-z0-9_\x80-\xff]+$/D', $written) !== 1) {
            $variable = $code->variable($name);
            $code->line("{$variable} = {$written};");
            $written = $variable;
        }
        $code->open("if (!\$kiln->isEmpty({$written})) {");
        $code->line("{$key} = " . $this->noted($field, $written) . ';');
        $code->close('}');
    }

    /**
     *     new Noted($address, ['inline' => true])
     */
    private function noted(WriteField $field, string $written): string
    {
        // What is said of a member comes with the object where that is said of.
        return $field->notes === [] || $this->plan->notesObjects() ? $written : "new Noted({$written}, " . Php::literal($field->notes) . ')';
    }

    /**
     *     $result += AddressWriter_5f1c0a9b7e3d::write($object->address, $kiln);
     */
    private function splice(Splice $splice, ArrayLiteral $array, Code $code): void
    {
        $node = $splice->value instanceof Nullable ? $splice->value->inner : $splice->value;
        $omitWhen = $splice->value instanceof Nullable ? [...$splice->omitWhen, OmitWhen::Null] : $splice->omitWhen;
        $around = $this->begin($splice->origin, $array, $code);
        $block = self::openCondition($splice, $around);
        $value = self::inVariable($splice->access, 'inlined', $block);
        $conditions = new Conditions($splice->access, $omitWhen, $splice->value, $value);
        $conditions->open($block);
        if ($node instanceof ObjectOf) {
            $inlined = $this->plan->objects[$node->plan];
            $cast = self::canLookLikeList($inlined, $this->target) ? '(array) ' : '';
            $block->line("{$array->variable} += {$cast}{$this->names->with(BelowCall::print($splice->below))->call($inlined, $value)};");
        } elseif ($node instanceof MapOf) {
            $this->spliceMap($node, $splice, $value, $array, $block);
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
    private function spliceMap(MapOf $node, Splice $splice, string $value, ArrayLiteral $array, Code $code): void
    {
        $name = Php::singular(self::nameOf($splice->access, 'inlined'));
        if (!$node->isGuaranteed) {
            $code->line("\\is_array({$value}) || throw new Mismatch(" . Php::literal($name) . ');');
        }
        $taken = self::withoutPrefix($splice->keys, $splice->prefix);
        $own = $taken === [] ? $value : "\\array_diff_key({$value}, " . Php::literal(array_fill_keys($taken, true)) . ')';
        $loop = $code->block();
        [$key, $item] = [$loop->variable('key'), $loop->variable($name)];
        $written = $this->valuesOf($splice, $code)->print($node->value, $item, $name, $loop);
        $code->open("foreach ({$own} as {$key} => {$item}) {");
        $code->put($loop);
        $code->line($array->variable . '[' . ($splice->prefix === '' ? $key : Php::literal($splice->prefix) . " . {$key}") . "] = {$written};");
        $code->close('}');
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
     * Begins a part that stands there only sometimes.
     */
    private function begin(string $origin, ArrayLiteral $array, Code $code): Code
    {
        $array->flush();
        $code->gap();
        $block = $code->block();
        $block->line(Php::comment($origin));

        return $block;
    }

    private function finish(ArrayLiteral $array, Code $code): void
    {
        if ($this->notes !== null) {
            $this->finishWithNotes($array, $this->notes, $code);

            return;
        }
        $canLookLikeList = self::canLookLikeList($this->object, $this->target);
        if ($array->isLiteral() && $array->isEmpty() && $canLookLikeList) {
            $result = 'new \stdClass()';
        } elseif ($array->isLiteral() && !$this->object->isRecursive && !$canLookLikeList) {
            $result = $array->result();
        } else {
            $array->flush();
            $result = $canLookLikeList ? Php::ternary("\\array_is_list({$array->variable})", "(object) {$array->variable}", $array->variable) : $array->variable;
        }
        if ($this->object->isRecursive) {
            $code->line('--$kiln->depth;');
        }
        $code->gap();
        $code->line("return {$result};");
    }

    /**
     *     return new NotedObject([
     *         ...
     *     ], self::NOTES);
     */
    private function finishWithNotes(ArrayLiteral $array, string $notes, Code $code): void
    {
        if (!$array->isLiteral() || $this->object->isRecursive) {
            $array->flush();
        }
        $result = $array->isLiteral() ? ($array->isEmpty() ? '[]' : $array->result()) : $array->variable;
        if ($this->object->isRecursive) {
            $code->line('--$kiln->depth;');
        }
        $code->gap();
        $code->line("return new NotedObject({$result}, {$notes});");
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
    private static function inVariable(Property|Method $access, string $key, Code $code): string
    {
        $source = self::source($access);
        if ($access instanceof Property && self::hasNativeType($access)) {
            return $source;
        }
        $variable = $code->variable(self::nameOf($access, $key));
        $code->line("{$variable} = {$source};");

        return $variable;
    }

    private static function hasNativeType(Property $property): bool
    {
        return (new \ReflectionProperty($property->class, $property->name))->hasType();
    }

    private static function nameOf(Property|Method $access, string $otherwise): string
    {
        return $access instanceof Property ? $access->name : $otherwise;
    }
}
