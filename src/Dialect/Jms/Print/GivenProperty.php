<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print;

use Kiln\Dialect\Jms\Plan\Invoke;
use Kiln\Dialect\Jms\Plan\Reflected;
use Kiln\Dialect\Jms\Plan\Write;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Plan\Write\Constant;

/**
 * Prints how the value of a property is taken from its object, and whether there is one. What is done with it depends on the format.
 *
 *     // App\Order::$id
 *     if (isset($object->id)) {
 *         $result['id'] = $object->id;
 *     }
 *
 * @internal
 */
final readonly class GivenProperty
{
    /** The object's number; in every scope of the function. */
    public const ID = '$frame';

    public string $class;

    public function __construct(private Write\WriteObject $object)
    {
        $this->class = Php::classConstant($object->class);
    }

    /**
     * @param \Closure(string, Code): void  $put  prints what is done with a value that is not null, given as an expression
     * @param (\Closure(Code): void)|null   $null likewise with null; null where it is left out
     */
    public function print(Write\Field $field, \Closure $put, ?\Closure $null, Code $code): void
    {
        $code->gap();
        $block = $code->block();
        $block->line(Php::comment($field->origin));
        if ($field->isConditional || $field->access instanceof Write\Asked) {
            $this->note('null', $block);
        }
        if ($field->isConditional) {
            $block->open("if (\$kiln->includes({$this->class}, " . Php::literal($field->property) . ')) {');
        }
        $this->given($field, $put, $null, $block);
        if ($field->isConditional) {
            $block->close('}');
        }
        $code->put($block);
    }

    /**
     * Begins what is done with a value.
     *
     * @return string the value: a variable where the printed code would evaluate its expression more than once
     */
    public function take(Write\Field $field, string $value, Code $code): string
    {
        if ($field->isNoted) {
            $this->note(Php::literal($field->property), $code);
        }
        if (WriteValues::isUsedOnce($field->value) || !\str_contains($value, '->')) {
            return $value;
        }

        return WriteValues::inVariable($value, $field->property, $code);
    }

    public static function invoke(Invoke $step, Code $code): void
    {
        $code->line('$kiln->invoke($object, ' . Php::classConstant($step->class) . ', ' . Php::literal($step->name) . ');');
    }

    /**
     * The class that sees what a step reads.
     */
    public function scopeOf(Write\Field|Invoke|Constant $step): string
    {
        return $step instanceof Write\Field && $step->access instanceof Write\Slot && !$step->access->isPublic ? $step->access->class : $this->object->class;
    }

    /**
     * @param \Closure(string, Code): void $put
     * @param (\Closure(Code): void)|null  $null
     */
    private function given(Write\Field $field, \Closure $put, ?\Closure $null, Code $code): void
    {
        $access = $field->access;
        if ($access instanceof Write\Fixed) {
            $put(Php::literal($access->value), $code);

            return;
        }
        if ($access instanceof Write\Slot && !$access->canBeMagic && !$access->mustHaveValue) {
            $value = "\$object->{$access->name}";
            $condition = "isset({$value})";
            $otherwise = match (true) {
                !$access->canBeNull => null,
                $access->canBeWithout => '$kiln->isInitialized($object, ' . Php::classConstant($access->class) . ', ' . Php::literal($access->name) . ')',
                default => '',
            };
        } else {
            $value = $code->variable($field->property);
            $code->line("{$value} = " . $this->source($field, $access) . ';');
            $mayBeMissing = $access instanceof Write\Slot || $access instanceof Write\Asked;
            $condition = "{$value} !== null" . ($mayBeMissing ? " && {$value} !== Skipped::Value" : '');
            $otherwise = $mayBeMissing ? "{$value} === null" : '';
        }
        $code->open("if ({$condition}) {");
        $put($value, $code);
        if ($null !== null && $otherwise !== null) {
            $code->turn($otherwise === '' ? '} else {' : "} elseif ({$otherwise}) {");
            $null($code);
        }
        $code->close('}');
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

    private function source(Write\Field $field, Write\Slot|Write\Getter|Reflected|Write\Asked $access): string
    {
        return match ($access::class) {
            Write\Slot::class => $access->canBeMagic
                ? '$kiln->read($object, ' . Php::classConstant($access->class) . ', ' . Php::literal($access->name) . ')'
                : "\$object->{$access->name}",
            Write\Getter::class => "\$object->{$access->name}()",
            Reflected::class => '$kiln->reflect($object, ' . Php::classConstant($access->class) . ', ' . Php::literal($access->name) . ')',
            Write\Asked::class => "\$kiln->ask(\$object, {$this->class}, " . Php::literal($field->property) . ')',
        };
    }
}
