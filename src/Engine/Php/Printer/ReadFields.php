<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read;

/**
 * Prints how one object is made of the members of an array, or filled from them.
 *
 * @internal
 */
final readonly class ReadFields
{
    public function __construct(
        private Read\ReadPlan $plan,
        private Read\ReadObject $object,
        private ReadValues $values,
        private Scopes $scopes,
        private CallsOut $calls,
    ) {}

    /**
     * @return string the expression of the finished object
     */
    public function print(Code $code): string
    {
        $this->checkData($code);
        $arguments = $later = [];
        foreach ($this->object->fields as $field) {
            if ($field->target instanceof Read\Argument) {
                $arguments[$field->target->position] = $field;
            } else {
                $later[] = $field;
            }
        }
        $construction = $this->object->construction;
        if ($construction instanceof Read\NewObject || $construction instanceof Read\FactoryCall) {
            $new = $this->construct($construction, $arguments, $code);
            if ($later === [] && $this->object->afterwards === []) {
                return $new;
            }
            $code->line("\$object = {$new};");
            if (\str_contains($new, "\n")) {
                $code->gap();
            }
        } elseif ($construction instanceof Read\BlankObject) {
            $code->line("\$object = {$this->object->id}::blank();");
        }
        foreach ($this->scopes->runs($later, $this->scopeOf(...)) as [$scope, $run]) {
            $scope === null ? $this->fill($run, $code) : (new ParentScope($this->scopes, $this->calls))->fill($scope, $run, $this->fill(...), $code);
        }
        if ($this->object->afterwards !== []) {
            $code->gap();
            $code->mark();
        }
        foreach ($this->scopes->runs($this->object->lastCalls(), $this->scopes->toUse(...)) as [$scope, $methods]) {
            $this->call($scope, $methods, $code);
        }
        if ($this->object->tellsListeners()) {
            $code->line('$kiln->tellListeners($object);');
        }

        return '$object';
    }

    private function scopeOf(Read\ReadField|Read\Splice $field): string
    {
        return $field->target instanceof Property || $field->target instanceof Method ? $this->scopes->toSet($field->target) : $this->object->class;
    }

    /**
     * @param non-empty-list<Method> $methods
     */
    private function call(?string $scope, array $methods, Code $code): void
    {
        $body = $scope === null ? $code : new Code();
        foreach ($methods as $method) {
            $body->line("\$object->{$method->name}();");
        }
        if ($scope !== null) {
            $class = Php::classType($scope);
            $code->line($this->scopes->closure($scope, "({$class}): void", "({$class} \$object): void", $body) . '($object);');
        }
    }

    private function checkData(Code $code): void
    {
        if ($this->object->showsData) {
            $code->mark();
            $code->line('$data = $kiln->show(' . Php::classConstant($this->object->class) . ', $data);');
        }
        $mismatch = 'throw new Mismatch(' . Php::classConstant($this->object->class) . ');';
        $code->line('\is_array($data)' . ($this->hasRequiredKey() || $this->object->knowsKeyZero() ? '' : ' && ($data === [] || !\array_is_list($data))') . " || {$mismatch}");
        if ($this->object->allowedKeys !== null) {
            $known = Php::literal(\array_fill_keys($this->object->allowedKeys, true));
            $code->line($this->object->mapPrefixes === []
                ? "\\array_diff_key(\$data, {$known}) === [] || {$mismatch}"
                : "\$kiln->knows(\$data, {$known}, " . Php::literal($this->object->mapPrefixes) . ") || {$mismatch}");
        }
        if ($this->object->ownDiscriminator !== null) {
            $code->line(Guards::refuseOther($this->object->ownDiscriminator, '$data'));
        }
        foreach (DataTypes::comment($this->object->fields) as $line) {
            $code->line($line);
        }
        $code->gap();
    }

    /**
     * Whether a list is refused in any case, since it has no such key.
     */
    private function hasRequiredKey(): bool
    {
        foreach ($this->object->fields as $field) {
            if ($field instanceof Read\ReadField && $field->missing === Read\Missing::Fail && !$field->keepsValue && !Php::isIntegerKey($field->keys[0]) && \count($field->keys) === 1) {
                return true;
            }
        }

        return false;
    }

    /**
     *     new \App\Order(
     *         // App\Order::$id
     *         $data['id'] ?? throw new Mismatch('id'),
     *         // App\Order::$lines
     *         $lines,
     *     )
     *
     * @param array<int, Read\ReadField|Read\Splice> $fields by position
     */
    private function construct(Read\NewObject|Read\FactoryCall $construction, array $fields, Code $code): string
    {
        $class = Php::className($this->object->class);
        $call = $construction instanceof Read\NewObject ? "new {$class}" : "{$class}::{$construction->method}";
        $arguments = $construction->defaults === [] && $fields === [] ? [] : (new ConstructionArguments($this->plan, $this->object, $this))->print($construction->defaults, $fields, $code);
        if ($construction instanceof Read\FactoryCall || \method_exists($this->object->class, '__construct')) {
            $call = $code->marker() . $call;
        }

        return $arguments === [] ? "{$call}()" : Php::lines("{$call}(", $arguments, ')');
    }

    /**
     * What follows is about a field.
     *
     * @return string to put before the expression of its value, where code of the user's is called for it
     */
    public function begin(Read\ReadField|Read\Splice $field, Code $code): string
    {
        if ($field instanceof Read\ReadField) {
            $code->step(\count($field->keys) === 1 ? $field->keys[0] : $field->keys);
        }
        if (!$this->calls->inObject($this->object) || !$this->calls->in($field)) {
            return '';
        }
        $code->mark();

        return $code->marker();
    }

    /**
     * @param list<Read\ReadField|Read\Splice> $fields
     */
    private function fill(array $fields, Code $code): void
    {
        $wasLong = false;
        foreach ($fields as $index => $field) {
            $block = $code->aside();
            $marker = $this->begin($field, $block);
            $field instanceof Read\ReadField ? $this->field($field, $marker, $block) : (new InlinedFields($this->plan, $this->object, $this))->set($field, $marker, $block);
            $isLong = $block->length() > 1;
            if ($wasLong || ($isLong && $index > 0)) {
                $code->gap();
            }
            $wasLong = $isLong;
            $code->line(Php::comment($field->origin));
            $code->put($block);
        }
    }

    /**
     * @param string $marker see {@see begin()}
     */
    private function field(Read\ReadField $field, string $marker, Code $code): void
    {
        $name = self::nameOf($field->target, $field->keys[0]);
        if (!$field->keepsValue && ($field->missing === Read\Missing::Fail || $field->missing === Read\Missing::Null)) {
            $code->line($marker . self::assign($field->target, $this->valuesOf($field, $code)->print($field->value, $this->source($field, $code), $name, $code)));

            return;
        }
        (new GivenFields($this->plan, $this->object, $this))->print($field, $marker, $code);
    }

    /**
     * What prints the values of a field, with the options that hold below it.
     */
    public function valuesOf(Read\ReadField|Read\Splice $field, Code $code): ReadValues
    {
        if ($field->below === null) {
            return $this->values;
        }
        $node = $field->value instanceof Read\Nullable ? $field->value->inner : $field->value;
        $isOne = $node instanceof Read\ObjectOf || $node instanceof Read\PopulateOrCreate || $node instanceof Read\Convert;

        return $this->values->with($isOne ? BelowCall::print($field->below) : BelowCall::inVariable($field->below, $code));
    }

    public static function assign(Property|Method|Read\Argument $target, string $value): string
    {
        return match ($target::class) {
            Property::class => "\$object->{$target->name} = {$value};",
            Method::class => "\$object->{$target->name}({$value});",
            Read\Argument::class => throw new \LogicException('an argument is not assigned'),
        };
    }

    /**
     * Where a field is found that must be there, or is null otherwise.
     */
    public function source(Read\ReadField $field, Code $code): Datum
    {
        $path = self::found($field);
        $data = $field->missing === Read\Missing::Fail ? Datum::required($path, ReadValues::mismatch($field->keys[0])) : Datum::orNull($path);

        return \count($field->keys) === 1 || ReadValues::isTakenAsItIs($field->value)
            ? $data
            : $data->inVariable(self::nameOf($field->target, $field->keys[0]), $code);
    }

    /**
     * `$data['name'] ?? $data['alias']`
     */
    public static function found(Read\ReadField $field): string
    {
        return \implode(' ?? ', \array_map(static fn(string $key): string => '$data[' . Php::literal($key) . ']', $field->keys));
    }

    /**
     * What a variable of the field is called.
     */
    public static function nameOf(Property|Method|Read\Argument $target, string $otherwise): string
    {
        return $target instanceof Property || $target instanceof Read\Argument ? $target->name : $otherwise;
    }
}
