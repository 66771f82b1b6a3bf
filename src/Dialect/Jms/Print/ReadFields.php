<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print;

use Kiln\Dialect\Jms\Plan\Read;
use Kiln\Dialect\Jms\Plan\Reflected;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Scopes;
use Kiln\Plan\Read\BlankObject;
use Kiln\Plan\Read\ExistingObject;
use Kiln\Plan\Read\NewObject;
use Kiln\Type\ScalarKind;

/**
 * Prints how one object is made of the members of an array, or filled from them.
 *
 * @internal
 */
final readonly class ReadFields
{
    /** Where the object stands in {@see \Kiln\Dialect\Jms\Run\Reading::$open}. */
    private const LEVEL = '$frame';

    /** Whether null stands in place of the data; only where {@see needsNull()}. */
    private const IS_NULL = '$isNull';

    private string $class;

    public function __construct(
        private Read\ReadObject $object,
        private ReadValues $values,
        private Scopes $scopes,
    ) {
        $this->class = Php::classConstant($object->class);
    }

    public function print(Code $code): void
    {
        $code->variable('frame');
        $code->variable('isNull');
        $this->checkData($code);
        $construction = $this->object->construction;
        if ($construction instanceof BlankObject) {
            $new = "(new \\ReflectionClass({$this->class}))->newInstanceWithoutConstructor()";
            $code->line('$object = ' . ($construction->isCloneable ? "clone ({$this->object->id}::\$blank ??= {$new})" : $new) . ';');
        } elseif ($construction instanceof NewObject) {
            $code->line('$object = new ' . Php::className($this->object->class) . '();');
        } elseif ($construction instanceof Read\Constructed) {
            $this->construct($construction, $code);
        }
        $isBody = $construction instanceof ExistingObject;
        if ($this->object->isNoted) {
            $code->line(self::LEVEL . ' = \count($kiln->open)' . ($isBody ? ' - 1' : '') . ';');
        }
        if ($this->object->isNoted && !$isBody) {
            $code->line("\$kiln->open[] = [{$this->class}, \$object, null];");
        }
        foreach ($this->scopes->runs($this->object->fields, $this->scopeOf(...)) as [$scope, $fields]) {
            $scope === null ? $this->run($fields, $code) : $this->runInScope($scope, $fields, $code);
        }
        if ($this->object->isNoted && !$isBody) {
            $code->gap();
            $code->line('\array_pop($kiln->open);');
        }
        if ($this->object->afterwards !== [] || $this->object->isAnnounced) {
            $code->gap();
        }
        foreach ($this->object->afterwards as $method) {
            $code->line('$kiln->invoke($object, ' . Php::classConstant($method->class) . ', ' . Php::literal($method->name) . ');');
        }
        if ($this->object->isAnnounced) {
            $code->line("\$kiln->announce(\$object, {$this->class});");
        }
        if (!$isBody) {
            $code->gap();
            $code->line('return $object;');
        }
    }

    private function checkData(Code $code): void
    {
        if ($this->object->ignoresNull) {
            $code->line("\\is_array(\$data) || \$data === null || throw new Mismatch({$this->class});");
        } elseif ($this->object->fields !== []) {
            if ($this->needsNull()) {
                $code->line(self::IS_NULL . ' = $data === null;');
            }
            $code->open('if (!\is_array($data)) {');
            $code->line($this->withoutMembers());
            $code->close('}');
        }
    }

    /**
     *     $arguments = [];
     *     // App\Order::$id
     *     $id = $data['id'] ?? null;
     *     if ($id !== null) {
     *         $arguments['id'] = \is_int($id) ? $id : $kiln->int($id);
     *     }
     *     $object = new \App\Order(...$arguments);
     */
    private function construct(Read\Constructed $construction, Code $code): void
    {
        if ($construction->parameters === []) {
            $code->line('$object = new ' . Php::className($this->object->class) . '();');

            return;
        }
        $arguments = $code->variable('arguments');
        $code->line("{$arguments} = [];");
        foreach ($construction->parameters as $parameter) {
            $code->gap();
            $block = $code->block();
            $this->argument($parameter, "{$arguments}[" . Php::literal($parameter->name) . ']', $block);
            $code->put($block);
        }
        $code->gap();
        $code->line('$object = ' . ($construction->isExact ? 'new ' . Php::className($this->object->class) . "(...{$arguments})" : "\$kiln->construct({$this->class}, {$arguments})") . ';');
        if (\array_filter($this->object->fields, static fn(Read\Field|Read\Condition $field): bool => $field instanceof Read\Field && $field->isInline) !== []) {
            $code->line('$data = \array_diff_key($data ?? [], ' . Php::literal(\array_fill_keys($construction->keys(), true)) . ');');
        }
    }

    private function argument(Read\Parameter $parameter, string $argument, Code $code): void
    {
        if ($parameter->key === null) {
            $code->line('throw new \ArgumentCountError(' . Php::literal("\${$parameter->name} of the constructor of {$this->object->class} is no property") . ');');

            return;
        }
        $code->line(Php::comment($parameter->origin));
        $given = $code->variable($parameter->name);
        $code->line("{$given} = \$data[" . Php::literal($parameter->key) . '] ?? null;');
        $code->open("if ({$given} !== null) {");
        $value = $parameter->value === null ? $given : $this->values->print($parameter->value, $given, $parameter->name, $code);
        if ($parameter->value !== null && Read\ReadPlan::canBeSkipped($parameter->value)) {
            $taken = $code->variable($parameter->name);
            $code->line("{$taken} = {$value};");
            $code->line("{$taken} !== Skipped::Value || throw new Mismatch(" . Php::literal($parameter->key) . ');');
            $value = $taken;
        }
        $code->line("{$argument} = {$value};");
        if ($parameter->isRequired) {
            $code->turn('} else {');
            $code->line("{$argument} = null;");
        }
        $code->close('}');
    }

    /**
     * What stands for data that has no members: null sets every property to null.
     */
    private function withoutMembers(): string
    {
        $first = $this->object->fields[0];
        // About others user code is asked first.
        $told = Php::literal($first instanceof Read\Field && !$first->isConditional ? $first->property : '');
        $keys = [];
        foreach ($this->fields() as $field) {
            if (!self::isSetForNullAlone($field)) {
                $keys[] = $field->key;
            }
        }

        return '$data = $kiln->nulls($data, ' . Php::literal($keys) . ", {$this->class}, {$told});";
    }

    /**
     * Whether a property is set to null for null alone, not for members that are null.
     */
    private function needsNull(): bool
    {
        return !$this->object->ignoresNull && \array_filter($this->fields(), self::isSetForNullAlone(...)) !== [];
    }

    private static function isSetForNullAlone(Read\Field $field): bool
    {
        return $field->isInline || $field->value === null;
    }

    /**
     * @return list<Read\Field>
     */
    private function fields(): array
    {
        return \array_values(\array_filter($this->object->fields, static fn(Read\Field|Read\Condition $field): bool => $field instanceof Read\Field));
    }

    private function scopeOf(Read\Field|Read\Condition $field): string
    {
        foreach ($field instanceof Read\Field ? [$field->target, $field->default?->target] : [] as $target) {
            if ($target instanceof Read\Slot && !$target->isPublic) {
                return $target->class;
            }
        }

        return $this->object->class;
    }

    /**
     * @param non-empty-list<Read\Field|Read\Condition> $fields
     */
    private function runInScope(string $scope, array $fields, Code $code): void
    {
        $class = Php::classType($scope);
        $body = new Code();
        $body->variable('frame');
        $body->variable('isNull');
        $this->run($fields, $body);
        $code->gap();
        $variables = [...($this->object->isNoted ? [self::LEVEL => 'int'] : []), ...($this->needsNull() ? [self::IS_NULL => 'bool'] : [])];
        [$types, $parameters, $arguments] = ['', '', ''];
        foreach ($variables as $variable => $type) {
            $types .= "{$type}, ";
            $parameters .= "{$type} {$variable}, ";
            $arguments .= "{$variable}, ";
        }
        $code->line(
            $this->scopes->closure($scope, "({$class}, array<mixed>, {$types}Reading): void", "({$class} \$object, array \$data, {$parameters}Reading \$kiln): void", $body)
            . "(\$object, \$data, {$arguments}\$kiln);",
        );
    }

    /**
     * @param non-empty-list<Read\Field|Read\Condition> $fields
     */
    private function run(array $fields, Code $code): void
    {
        foreach ($fields as $field) {
            $code->gap();
            $block = $code->block();
            $block->line(Php::comment($field->origin));
            if ($field instanceof Read\Condition || $field->isConditional || $field->target instanceof Read\Entrusted) {
                $this->note('null', $block);
            }
            if ($field instanceof Read\Condition) {
                $block->line("\$kiln->includes({$this->class}, " . Php::literal($field->property) . ');');
                $code->put($block);

                continue;
            }
            if ($field->isConditional) {
                $block->open("if (\$kiln->includes({$this->class}, " . Php::literal($field->property) . ')) {');
            }
            $isApart = !$this->object->ignoresNull && self::isSetForNullAlone($field);
            if ($isApart) {
                $block->open('if (' . self::IS_NULL . ') {');
                $this->set($field, $field->target, 'null', $block);
                $block->turn('} else {');
            }
            $field->isInline ? $this->inline($field, $block) : $this->field($field, $block);
            if ($isApart) {
                $block->close('}');
            }
            if ($field->isConditional) {
                $block->close('}');
            }
            $code->put($block);
        }
    }

    /**
     *     $id = $data['id'] ?? null;
     *     if ($id !== null) {
     *         $object->id = \is_int($id) ? $id : $kiln->int($id);
     *     } elseif (\array_key_exists('id', $data)) {
     *         $object->id = null;
     *     } else {
     *         $object->id = 0;
     *     }
     */
    private function field(Read\Field $field, Code $code): void
    {
        $key = Php::literal($field->key);
        if ($field->value === null) {
            $code->line(($this->object->ignoresNull ? "isset(\$data[{$key}])" : "\\array_key_exists({$key}, \$data)") . " && throw new Mismatch({$key});");
            if ($field->default !== null) {
                $this->default($field, $field->default, $code);
            }

            return;
        }
        $given = $code->variable($field->property);
        $code->line("{$given} = \$data[{$key}] ?? null;");
        if ($field->value instanceof Read\Coerce && !$field->isNoted) {
            $kind = $field->value->kind;
            $code->open('if (' . Php::isOfKind($kind, $given) . ') {');
            $this->set($field, $field->target, $given, $code);
            $code->turn("} elseif ({$given} !== null) {");
            $this->set($field, $field->target, $kind === ScalarKind::Bool ? "(bool) {$given}" : "\$kiln->{$kind->value}({$given})", $code);
        } else {
            $code->open("if ({$given} !== null) {");
            $this->put($field, $given, $code);
        }
        if ($this->object->ignoresNull) {
            if ($field->default !== null) {
                $code->turn('} else {');
                $this->default($field, $field->default, $code);
            }
            $code->close('}');

            return;
        }
        $defaultsToNull = $field->default !== null && $field->default->isKnown && $field->default->value === null && \serialize($field->default->target) === \serialize($field->target);
        $code->turn($defaultsToNull ? '} else {' : "} elseif (\\array_key_exists({$key}, \$data)) {");
        $this->set($field, $field->target, 'null', $code);
        if ($field->default !== null && !$defaultsToNull) {
            $code->turn('} else {');
            $this->default($field, $field->default, $code);
        }
        $code->close('}');
    }

    /**
     * A value that is made of all data of the object.
     */
    private function inline(Read\Field $field, Code $code): void
    {
        if ($field->value === null) {
            $code->line('throw new Mismatch(' . Php::literal($field->property) . ');');
        } else {
            $this->put($field, '$data', $code);
        }
    }

    private function put(Read\Field $field, string $data, Code $code): void
    {
        if ($field->value === null) {
            return;
        }
        if ($field->isNoted) {
            $this->note(Php::literal($field->property), $code);
        }
        $value = $this->values->print($field->value, $data, $field->property, $code);
        if (!Read\ReadPlan::canBeSkipped($field->value)) {
            $this->set($field, $field->target, $value, $code);

            return;
        }
        $variable = $code->variable($field->property);
        $code->line("{$variable} = {$value};");
        $code->open("if ({$variable} !== Skipped::Value) {");
        $this->set($field, $field->target, $variable, $code);
        if ($field->default !== null) {
            $code->turn('} else {');
            $this->default($field, $field->default, $code);
        }
        $code->close('}');
    }

    private function default(Read\Field $field, Read\DefaultValue $default, Code $code): void
    {
        $value = $default->isKnown ? Php::literal($default->value) : "\$kiln->defaultOf({$this->class}, " . Php::literal($field->property) . ')';
        $this->set($field, $default->target, $value, $code);
    }

    private function set(Read\Field $field, Read\Slot|Read\Setter|Reflected|Read\Entrusted $target, string $value, Code $code): void
    {
        $code->line(match ($target::class) {
            Read\Slot::class => "\$object->{$target->name} = {$value};",
            Read\Setter::class => "\$object->{$target->name}({$value});",
            Reflected::class => '$kiln->reflect($object, ' . Php::classConstant($target->class) . ', ' . Php::literal($target->name) . ", {$value});",
            Read\Entrusted::class => "\$kiln->entrust(\$object, {$this->class}, " . Php::literal($field->property) . ", {$value});",
        });
    }

    /**
     * Keeps in mind which property is being read.
     */
    private function note(string $property, Code $code): void
    {
        $code->line('$kiln->open[' . self::LEVEL . "][2] = {$property};");
    }
}
