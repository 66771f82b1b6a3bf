<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print;

use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Dialect\Jms\Plan\Write;
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
    private GivenProperty $given;

    public function __construct(
        private Write\WritePlan $plan,
        private Write\WriteObject $object,
        private WriteValues $values,
        private Scopes $scopes,
    ) {
        $this->given = new GivenProperty($object);
    }

    public function print(Code $code): void
    {
        $code->variable('frame');
        if ($this->object->isGuarded || $this->isNoted()) {
            $code->line(GivenProperty::ID . ' = \spl_object_id($object);');
        }
        if ($this->object->isGuarded) {
            $code->open('if (isset($kiln->open[' . GivenProperty::ID . '])) {');
            $code->line('return Skipped::Value;');
            $code->close('}');
            $code->line('$kiln->open[' . GivenProperty::ID . "] = [\$object, {$this->given->class}, null];");
        }
        $result = $code->variable('result');
        $code->line("{$result} = [];");
        foreach ($this->scopes->runs($this->object->steps, $this->given->scopeOf(...)) as [$scope, $steps]) {
            $scope === null ? $this->run($steps, $result, $code) : $this->runInScope($scope, $steps, $result, $code);
        }
        $code->gap();
        if ($this->object->isGuarded) {
            $code->line('unset($kiln->open[' . GivenProperty::ID . ']);');
        }
        foreach ($this->object->afterwards as $method) {
            GivenProperty::invoke($method, $code);
        }
        if ($this->object->isAnnounced) {
            $code->line("{$result} = \$kiln->announce(\$object, {$this->given->class}, {$result});");
        }
        $code->gap();
        $code->line('return ' . $this->result($result) . ';');
    }

    private function isNoted(): bool
    {
        foreach ($this->object->isBody ? $this->object->steps : [] as $step) {
            if ($step instanceof Write\Field && ($step->isNoted || $step->isConditional || $step->access instanceof Write\Asked)) {
                return true;
            }
        }

        return false;
    }

    private function result(string $result): string
    {
        return match (true) {
            $this->object->isBody, $this->object->shape === Write\Shape::ListOrMembers => $result,
            $this->object->shape === Write\Shape::Map => "new \\ArrayObject({$result})",
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

    /**
     * What only a parent class sees is added by a closure of its scope.
     *
     * @param non-empty-list<Write\Field|Invoke|Constant> $steps
     */
    private function runInScope(string $scope, array $steps, string $result, Code $code): void
    {
        $class = Php::classType($scope);
        $body = new Code();
        $body->variable('frame');
        $inner = $body->variable('result');
        $this->run($steps, $inner, $body);
        $code->gap();
        [$type, $parameter, $argument] = $this->object->isGuarded || $this->isNoted() ? ['int, ', 'int ' . GivenProperty::ID . ', ', GivenProperty::ID . ', '] : ['', '', ''];
        $code->line(
            $this->scopes->closure($scope, "({$class}, array<mixed>, {$type}Writing): void", "({$class} \$object, array &{$inner}, {$parameter}Writing \$kiln): void", $body)
            . "(\$object, {$result}, {$argument}\$kiln);",
        );
    }

    /**
     * @param non-empty-list<Write\Field|Invoke|Constant> $steps
     */
    private function run(array $steps, string $result, Code $code): void
    {
        foreach ($steps as $step) {
            match ($step::class) {
                Invoke::class => GivenProperty::invoke($step, $code),
                Constant::class => $this->constant($step, $result, $code),
                Write\Field::class => $this->field($step, $result, $code),
            };
        }
    }

    private function constant(Constant $step, string $result, Code $code): void
    {
        $code->gap();
        $code->line("{$result}[" . Php::literal($step->key) . '] = ' . Php::literal($step->value) . ';');
    }

    private function field(Write\Field $field, string $result, Code $code): void
    {
        $this->given->print(
            $field,
            fn(string $value, Code $code) => $this->put($field, $value, $result, $code),
            $this->object->writesNull && !$field->isInline ? static fn(Code $code) => $code->line("{$result}[" . Php::literal($field->key) . '] = null;') : null,
            $code,
        );
    }

    /**
     * The value under its key, or its members under theirs.
     */
    private function put(Write\Field $field, string $value, string $result, Code $code): void
    {
        $value = $this->given->take($field, $value, $code);
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
            $code->open('if (' . \implode(' && ', \array_map(static fn(string $condition): string => \count($conditions) > 1 && \str_contains($condition, ' || ') ? "({$condition})" : $condition, $conditions)) . ') {');
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
