<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print;

use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Dialect\Jms\Plan\Reflected;
use Kiln\Dialect\Jms\Plan\Write\Asked;
use Kiln\Dialect\Jms\Plan\Write\Field;
use Kiln\Dialect\Jms\Plan\Write\Fixed;
use Kiln\Dialect\Jms\Plan\Write\Getter;
use Kiln\Dialect\Jms\Plan\Write\Shape;
use Kiln\Dialect\Jms\Plan\Write\Slot;
use Kiln\Dialect\Jms\Plan\Write\WriteObject;
use Kiln\Dialect\Jms\Plan\Write\WritePlan;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\Scopes;
use Kiln\Plan\Write\Constant;

/**
 * Prints how the members of one object become an array.
 *
 * @internal
 */
final readonly class WriteSteps
{
    /** In every scope of the function. */
    private const ID = '$frame';

    private string $class;

    public function __construct(
        private WritePlan $plan,
        private WriteObject $object,
        private WriteValues $values,
        private Scopes $scopes,
    ) {
        $this->class = Php::classConstant($object->class);
    }

    public function print(Code $code): void
    {
        $code->variable('frame');
        if ($this->object->isGuarded || $this->isNoted()) {
            $code->line(self::ID . ' = \spl_object_id($object);');
        }
        if ($this->object->isGuarded) {
            $code->open('if (isset($kiln->open[' . self::ID . '])) {');
            $code->line('return Skipped::Value;');
            $code->close('}');
            $code->line('$kiln->open[' . self::ID . "] = [\$object, {$this->class}, null];");
        }
        $result = $code->variable('result');
        $code->line("{$result} = [];");
        foreach ($this->scopes->runs($this->object->steps, $this->scopeOf(...)) as [$scope, $steps]) {
            $scope === null ? $this->run($steps, $result, $code) : $this->runInScope($scope, $steps, $result, $code);
        }
        $code->gap();
        if ($this->object->isGuarded) {
            $code->line('unset($kiln->open[' . self::ID . ']);');
        }
        foreach ($this->object->afterwards as $method) {
            $this->invoke($method, $code);
        }
        if ($this->object->isAnnounced) {
            $code->line("{$result} = \$kiln->announce(\$object, {$this->class}, {$result});");
        }
        $code->gap();
        $code->line('return ' . $this->result($result) . ';');
    }

    /**
     * Keeps in mind which property is being written.
     */
    private function note(string $property, Code $code): void
    {
        if ($this->object->isGuarded || $this->object->isBody) {
            $code->line('$kiln->open[' . self::ID . "][2] = {$property};");
        }
    }

    private function isNoted(): bool
    {
        foreach ($this->object->isBody ? $this->object->steps : [] as $step) {
            if ($step instanceof Field && ($step->isNoted || $step->isConditional || $step->access instanceof Asked)) {
                return true;
            }
        }

        return false;
    }

    private function result(string $result): string
    {
        return match (true) {
            $this->object->isBody, $this->object->shape === Shape::ListOrMembers => $result,
            $this->object->shape === Shape::Map => "new \\ArrayObject({$result})",
            $this->hasMember() => $result,
            default => "{$result} === [] ? new \\ArrayObject() : {$result}",
        };
    }

    /**
     * Whether one member is always there.
     */
    private function hasMember(): bool
    {
        foreach ($this->object->steps as $step) {
            if ($step instanceof Constant) {
                return true;
            }
        }

        return false;
    }

    private function scopeOf(Field|Invoke|Constant $step): string
    {
        return $step instanceof Field && $step->access instanceof Slot && !$step->access->isPublic ? $step->access->class : $this->object->class;
    }

    /**
     * What only a parent class sees is added by a closure of its scope.
     *
     * @param non-empty-list<Field|Invoke|Constant> $steps
     */
    private function runInScope(string $scope, array $steps, string $result, Code $code): void
    {
        $class = Php::classType($scope);
        $body = new Code();
        $body->variable('frame');
        $inner = $body->variable('result');
        $this->run($steps, $inner, $body);
        $code->gap();
        [$type, $parameter, $argument] = $this->object->isGuarded || $this->isNoted() ? ['int, ', 'int ' . self::ID . ', ', self::ID . ', '] : ['', '', ''];
        $code->line(
            $this->scopes->closure($scope, "({$class}, array<mixed>, {$type}Writing): void", "({$class} \$object, array &{$inner}, {$parameter}Writing \$kiln): void", $body)
            . "(\$object, {$result}, {$argument}\$kiln);",
        );
    }

    /**
     * @param non-empty-list<Field|Invoke|Constant> $steps
     */
    private function run(array $steps, string $result, Code $code): void
    {
        foreach ($steps as $step) {
            match ($step::class) {
                Invoke::class => $this->invoke($step, $code),
                Constant::class => $this->constant($step, $result, $code),
                Field::class => $this->field($step, $result, $code),
            };
        }
    }

    private function invoke(Invoke $step, Code $code): void
    {
        $code->line('$kiln->invoke($object, ' . Php::classConstant($step->class) . ', ' . Php::literal($step->name) . ');');
    }

    private function constant(Constant $step, string $result, Code $code): void
    {
        $code->gap();
        $code->line("{$result}[" . Php::literal($step->key) . '] = ' . Php::literal($step->value) . ';');
    }

    /**
     *     if (isset($object->name)) {
     *         $result['name'] = $object->name;
     *     }
     */
    private function field(Field $field, string $result, Code $code): void
    {
        $code->gap();
        $block = $code->block();
        $block->line(Php::comment($field->origin));
        if ($field->isConditional || $field->access instanceof Asked) {
            $this->note('null', $block);
        }
        if ($field->isConditional) {
            $block->open("if (\$kiln->includes({$this->class}, " . Php::literal($field->property) . ')) {');
        }
        $this->given($field, $result, $block);
        if ($field->isConditional) {
            $block->close('}');
        }
        $code->put($block);
    }

    private function given(Field $field, string $result, Code $code): void
    {
        $access = $field->access;
        if ($access instanceof Slot && !$access->canBeMagic && !$access->mustHaveValue) {
            $value = "\$object->{$access->name}";
            $condition = "isset({$value})";
            $otherwise = match (true) {
                !$access->canBeNull => null,
                $access->canBeWithout => '$kiln->isInitialized($object, ' . Php::classConstant($access->class) . ', ' . Php::literal($access->name) . ')',
                default => '',
            };
        } else {
            $value = $code->variable($field->property);
            $code->line("{$value} = " . $this->source($field) . ';');
            $mayBeMissing = $access instanceof Slot || $access instanceof Asked;
            $condition = "{$value} !== null" . ($mayBeMissing ? " && {$value} !== Skipped::Value" : '');
            $otherwise = $mayBeMissing ? "{$value} === null" : '';
        }
        $code->open("if ({$condition}) {");
        $this->put($field, $value, $result, $code);
        if ($this->object->writesNull && !$field->isInline && $otherwise !== null) {
            $code->turn($otherwise === '' ? '} else {' : "} elseif ({$otherwise}) {");
            $code->line("{$result}[" . Php::literal($field->key) . '] = null;');
        }
        $code->close('}');
    }

    private function source(Field $field): string
    {
        $access = $field->access;
        $name = Php::literal($field->property);

        return match ($access::class) {
            Slot::class => $access->canBeMagic
                ? '$kiln->read($object, ' . Php::classConstant($access->class) . ', ' . Php::literal($access->name) . ')'
                : "\$object->{$access->name}",
            Getter::class => "\$object->{$access->name}()",
            Reflected::class => '$kiln->reflect($object, ' . Php::classConstant($access->class) . ', ' . Php::literal($access->name) . ')',
            Asked::class => "\$kiln->ask(\$object, {$this->class}, {$name})",
            Fixed::class => Php::literal($access->value),
        };
    }

    /**
     * The value under its key, or its members under theirs.
     */
    private function put(Field $field, string $value, string $result, Code $code): void
    {
        if ($field->isNoted) {
            $this->note(Php::literal($field->property), $code);
        }
        if (!WriteValues::isUsedOnce($field->value) && str_contains($value, '->')) {
            $variable = $code->variable($field->property);
            $code->line("{$variable} = {$value};");
            $value = $variable;
        }
        $written = $this->values->print($field->value, $value, $field->property, $code);
        $canBeSkipped = $this->plan->canBeSkipped($field->value);
        if ($canBeSkipped || $field->skipWhenEmpty || $field->isInline) {
            $written = WriteValues::inVariable($written, 'written', $code);
        }
        $conditions = [];
        if ($canBeSkipped) {
            $conditions[] = "{$written} !== Skipped::Value";
        }
        if ($field->skipWhenEmpty) {
            $conditions[] = "!\$kiln->isEmpty({$written})";
        }
        if ($field->isInline) {
            $conditions = [...\array_slice($conditions, $canBeSkipped ? 1 : 0), "\\is_array({$written}) || {$written} instanceof \\ArrayObject"];
        }
        if ($conditions !== []) {
            $code->open('if (' . implode(' && ', array_map(static fn(string $condition): string => \count($conditions) > 1 && str_contains($condition, ' || ') ? "({$condition})" : $condition, $conditions)) . ') {');
        }
        if ($field->isInline) {
            $key = $code->variable('key');
            $member = $code->variable('member');
            $code->open("foreach ({$written} as {$key} => {$member}) {");
            $code->line("{$result}[{$key}] = {$member};");
            $code->close('}');
        } else {
            $code->line("{$result}[" . Php::literal($field->key) . "] = {$written};");
        }
        if ($conditions !== []) {
            $code->close('}');
        }
    }
}
