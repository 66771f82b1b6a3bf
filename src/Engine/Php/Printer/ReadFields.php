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
            if (str_contains($new, "\n")) {
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
            $known = Php::literal(array_fill_keys($this->object->allowedKeys, true));
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
        $arguments = array_map(static fn(string $default): string => "{$default},", $construction->defaults);
        ksort($fields);
        foreach ($fields as $position => $field) {
            $block = $code->aside();
            $marker = $this->begin($field, $block);
            $argument = $field instanceof Read\ReadField ? $this->argument($field, $block) : $this->spliced($field, $block);
            self::separate($block, $code);
            $arguments[$position] = Php::comment($field->origin) . "\n" . Marker::before($argument, $marker) . ',';
        }
        if ($construction instanceof Read\FactoryCall || method_exists($this->object->class, '__construct')) {
            $call = $code->marker() . $call;
        }
        if ($arguments === []) {
            return "{$call}()";
        }
        ksort($arguments);

        return Php::lines("{$call}(", array_values($arguments), ')');
    }

    /**
     * What follows is about a field.
     *
     * @return string to put before the expression of its value, where code of the user's is called for it
     */
    private function begin(Read\ReadField|Read\Splice $field, Code $code): string
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
     * Puts statements in, with an empty line around what is more than one.
     */
    private static function separate(Code $block, Code $code): void
    {
        $code->put($block);
        if (!$block->isEmpty()) {
            $code->gap();
        }
    }

    /**
     * A field as the expression of an argument.
     */
    private function argument(Read\ReadField $field, Code $code): string
    {
        $name = self::nameOf($field->target, $field->keys[0]);
        if ($field->missing === Read\Missing::Fail || $field->missing === Read\Missing::Null) {
            return $this->valuesOf($field, $code)->print($field->value, $this->source($field, $code), $name, $code);
        }
        $default = $field->missing === Read\Missing::Absent ? 'Optional::missing()' : $field->default ?? 'null';
        [$condition, $data] = $this->given($field, $code);
        $block = $code->block();
        $value = $this->valuesOf($field, $block)->print($field->value, $data, $name, $block);
        if ($block->isEmpty()) {
            return Php::ternary($condition, $value, $default);
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = {$default};");
        $code->open("if ({$condition}) {");
        $code->put($block);
        if ($variable !== $value) {
            $code->line("{$variable} = {$value};");
        }
        $code->close('}');

        return $variable;
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
            $field instanceof Read\ReadField ? $this->field($field, $marker, $block) : $this->splice($field, $marker, $block);
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
            $code->line($marker . $this->assign($field->target, $this->valuesOf($field, $code)->print($field->value, $this->source($field, $code), $name, $code)));

            return;
        }
        [$condition, $data] = $this->given($field, $code);
        $populates = $field->value instanceof Read\Nullable ? $field->value->inner : $field->value;
        if ($populates instanceof Read\PopulateOrCreate && $field->target instanceof Property) {
            $this->populateField($field, $populates, $field->target, $data, $condition, $code);

            return;
        }
        if ($populates instanceof Read\RefillOrCreate && $field->target instanceof Property) {
            $this->refillField($field, $populates, $field->target, $data, $condition, $code);

            return;
        }
        if ($this->object->construction instanceof Read\ExistingObject && $field->target instanceof Property && $field->target->isReadonly) {
            $code->line((\count($field->keys) === 1 ? $condition : "({$condition})") . ' && ' . ReadValues::mismatch($field->keys[0]) . ';');

            return;
        }
        $block = $code->block();
        $value = $this->valuesOf($field, $block)->print($field->value, $data, $name, $block);
        $code->open("if ({$condition}) {");
        $code->put($block);
        $code->line($marker . $this->assign($field->target, $value));
        $this->whenMissing($field, $code);
        $code->close('}');
    }

    /**
     * Ends the block for a key that is there, and begins the one for a key that is not.
     */
    private function whenMissing(Read\ReadField $field, Code $code): void
    {
        $otherwise = $field->missing === Read\Missing::Absent ? 'Optional::missing()' : $field->default ?? 'null';
        if ($field->keepsValue && $field->target instanceof Property) {
            $current = "\$object->{$field->target->name}";
            $code->turn($field->missing === Read\Missing::Fail ? "} elseif (!isset({$current})) {" : '} else {');
            $code->line($field->missing === Read\Missing::Fail ? ReadValues::mismatch($field->keys[0]) . ';' : "{$current} ??= {$otherwise};");
        } elseif ($field->missing !== Read\Missing::Leave) {
            $code->turn('} else {');
            $code->back();
            if ($field->target instanceof Method) {
                $code->mark();
            }
            $code->line($this->assign($field->target, $otherwise));
        }
    }

    /**
     *     if (isset($data['address'])) {
     *         if (isset($object->address)) {
     *             AddressReader_5f1c0a9b7e3d::populate($object->address, $data['address'], $kiln);
     *         } else {
     *             $object->address = AddressReader_687c0f412283::read($data['address'], $kiln);
     *         }
     *     } elseif (\array_key_exists('address', $data)) {
     *         $object->address = null;
     *     }
     */
    private function populateField(Read\ReadField $field, Read\PopulateOrCreate $node, Property $target, Datum $data, string $condition, Code $code): void
    {
        if (!$field->value instanceof Read\Nullable) {
            $code->open("if ({$condition}) {");
            $this->populateOrCreate($field, $node, $target, $data, $code);
            $code->close('}');

            return;
        }
        $code->open("if (isset({$data->path})) {");
        $this->populateOrCreate($field, $node, $target, $data, $code);
        $code->turn("} elseif ({$condition}) {");
        $code->line($target->isReadonly ? ReadValues::mismatch($field->keys[0]) . ';' : $this->assign($target, 'null'));
        $code->close('}');
    }

    /**
     *     if (isset($data['lines'])) {
     *         $lines = LineListReader_687c0f412283::read($data['lines'], $kiln);
     *         if (!Elements::refill($object->lines ?? null, $lines)) {
     *             $object->lines = new \App\Lines($lines);
     *         }
     *     } elseif (\array_key_exists('lines', $data)) {
     *         $object->lines = null;
     *     }
     */
    private function refillField(Read\ReadField $field, Read\RefillOrCreate $node, Property $target, Datum $data, string $condition, Code $code): void
    {
        $isNullable = $field->value instanceof Read\Nullable;
        $otherwise = fn(string $value): string => $target->isReadonly ? ReadValues::mismatch($field->keys[0]) . ';' : $this->assign($target, $value);
        $code->open('if (' . ($isNullable ? "isset({$data->path})" : $condition) . ') {');
        $elements = $this->valuesOf($field, $code)->print($node->create->array, $data, $target->name, $code);
        if (preg_match('/^\$\w+$/D', $elements) !== 1) {
            $variable = $code->variable($target->name);
            $code->line("{$variable} = {$elements};");
            $elements = $variable;
        }
        $code->open("if (!Elements::refill(\$object->{$target->name} ?? null, {$elements})) {");
        $code->line($otherwise(ReadConversions::gathered($node->create, $elements)));
        $code->close('}');
        if ($isNullable) {
            $code->turn("} elseif ({$condition}) {");
            $code->line($otherwise('null'));
        }
        $code->close('}');
    }

    private function populateOrCreate(Read\ReadField|Read\Splice $field, Read\PopulateOrCreate $node, Property $target, Datum $data, Code $code): void
    {
        $code->open("if (isset(\$object->{$target->name})) {");
        $code->line((new ReaderNames(BelowCall::print($field->below)))->callPopulate($this->plan->objects[$node->populate->plan], $data->path, "\$object->{$target->name}") . ';');
        $code->turn('} else {');
        $code->line($this->assign($target, $this->valuesOf($field, $code)->print($node->create, $data, $target->name, $code)));
        $code->close('}');
    }

    /**
     * @param string $marker see {@see begin()}
     */
    private function splice(Read\Splice $splice, string $marker, Code $code): void
    {
        if (!$this->object->construction instanceof Read\ExistingObject) {
            $code->line($marker . $this->assign($splice->target, $this->spliced($splice, $code)));

            return;
        }
        $node = $splice->inlined();
        if ($node instanceof Read\MapOf) {
            $rest = $this->rest($splice, $code);
            $code->open("if ({$rest} !== []) {");
            $code->line($marker . $this->assign($splice->target, $this->valuesOf($splice, $code)->inlinedMap($node, $rest, $splice->prefix, self::nameOf($splice->target, 'rest'), $code)));
            $code->close('}');

            return;
        }
        $code->open("if ({$this->hasKeyOf($splice)}) {");
        $populated = $splice->populated();
        $populated !== null && $splice->target instanceof Property
            ? $this->populateOrCreate($splice, $populated, $splice->target, Datum::at('$data'), $code)
            : $code->line($marker . $this->assign($splice->target, $this->valuesOf($splice, $code)->print($node, Datum::at('$data'), self::nameOf($splice->target, 'inlined'), $code)));
        $code->close('}');
    }

    /**
     *     AddressReader_5f1c0a9b7e3d::read($data, $kiln)
     */
    private function spliced(Read\Splice $splice, Code $code): string
    {
        $node = $splice->inlined();
        $name = self::nameOf($splice->target, 'inlined');
        if ($node instanceof Read\MapOf) {
            $map = $this->valuesOf($splice, $code)->inlinedMap($node, $this->rest($splice, $code), $splice->prefix, $name, $code);

            return $splice->value instanceof Read\Nullable ? Php::ternary("{$map} === []", 'null', $map) : $map;
        }
        $object = $this->valuesOf($splice, $code)->print($node, Datum::at('$data'), $name, $code);

        return $splice->value instanceof Read\Nullable ? Php::ternary($this->hasKeyOf($splice), $object, 'null') : $object;
    }

    /**
     * @return string the variable with the members that belong to an inlined map
     */
    private function rest(Read\Splice $splice, Code $code): string
    {
        $rest = $code->variable('rest');
        $arguments = ['$data', Php::literal(array_fill_keys($splice->keys, true))];
        if ($splice->prefix !== '') {
            $arguments[] = Php::literal($splice->prefix);
        }
        $code->line("{$rest} = \$kiln->rest(" . implode(', ', $arguments) . ');');

        return $rest;
    }

    /**
     * A condition that holds when the data has a member of an inlined object.
     */
    private function hasKeyOf(Read\Splice $splice): string
    {
        return '\array_intersect_key($data, ' . Php::literal(array_fill_keys($splice->keys, true)) . ') !== []';
    }

    private function valuesOf(Read\ReadField|Read\Splice $field, Code $code): ReadValues
    {
        if ($field->below === null) {
            return $this->values;
        }
        $node = $field->value instanceof Read\Nullable ? $field->value->inner : $field->value;
        $isOne = $node instanceof Read\ObjectOf || $node instanceof Read\PopulateOrCreate || $node instanceof Read\Convert;

        return $this->values->with($isOne ? BelowCall::print($field->below) : BelowCall::inVariable($field->below, $code));
    }

    private function assign(Property|Method|Read\Argument $target, string $value): string
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
    private function source(Read\ReadField $field, Code $code): Datum
    {
        $path = self::found($field);
        $data = $field->missing === Read\Missing::Fail ? Datum::required($path, ReadValues::mismatch($field->keys[0])) : Datum::orNull($path);

        return \count($field->keys) === 1 || ReadValues::isTakenAsItIs($field->value)
            ? $data
            : $data->inVariable(self::nameOf($field->target, $field->keys[0]), $code);
    }

    /**
     * The condition under which one of a field's keys is there, and where its value then is: the first that is not null.
     *
     * @return array{string, Datum}
     */
    private function given(Read\ReadField $field, Code $code): array
    {
        $conditions = array_map(static fn(string $key): string => '\array_key_exists(' . Php::literal($key) . ', $data)', $field->keys);
        $path = self::found($field);
        if (\count($field->keys) > 1) {
            $path = $code->variable(self::nameOf($field->target, $field->keys[0]));
            $code->line("{$path} = " . Datum::orNull(self::found($field))->value() . ';');
            array_unshift($conditions, "{$path} !== null");
        }
        $value = $field->value instanceof Read\OptionalOf ? $field->value->inner : $field->value;

        return [
            implode(' || ', $conditions),
            // Converters are not asked about null.
            $value instanceof Read\Convert ? Datum::required($path, ReadValues::mismatch($field->keys[0])) : Datum::at($path),
        ];
    }

    /**
     * `$data['name'] ?? $data['alias']`
     */
    private static function found(Read\ReadField $field): string
    {
        return implode(' ?? ', array_map(static fn(string $key): string => '$data[' . Php::literal($key) . ']', $field->keys));
    }

    private static function nameOf(Property|Method|Read\Argument $target, string $otherwise): string
    {
        return $target instanceof Property || $target instanceof Read\Argument ? $target->name : $otherwise;
    }
}
