<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\CallsOut;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Plan\Property;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;
use Kiln\Type\ScalarKind;

/**
 * Two or more texts of an object that are looked at together, before anything is written. Most need no second look:
 *
 *     $number = $object->number;
 *     $note = $object->note;
 *     if (\str_contains("{$number}{$note}", $separator)) {
 *         $number = $out->cell($number);
 *         $note = $out->cell($note);
 *     }
 *
 * @internal
 */
final class SeenTexts
{
    /** @var array<string, bool> whether it may be null, by property */
    private array $texts = [];

    /** @var array<string, string> likewise, once they are printed */
    private array $variables = [];

    public function __construct(WriteObject|ShapeOf $of, CallsOut $calls)
    {
        // What the user's code returns from one member may be other than what an earlier look has seen.
        if (!$of instanceof WriteObject || $calls->inObject($of)) {
            return;
        }
        foreach ($of->steps as $step) {
            if ($step instanceof WriteField && $step->access instanceof Property && self::isText($step)) {
                $this->texts[$step->access->name] = $step->value instanceof Nullable;
            }
        }
        if (\count($this->texts) === 1) {
            $this->texts = [];
        }
    }

    /**
     * The variable that has the text of a property as it is to be written; null where that has to be looked at by itself.
     */
    public function of(?WriteField $field): ?string
    {
        return $field?->access instanceof Property ? $this->variables[$field->access->name] ?? null : null;
    }

    /**
     * @param \Closure(list<string> $variables, list<string> $nullable): string $condition under which each is looked at
     * @param \Closure(string $variable, bool $orNull): string                   $again     an expression for what becomes of it then
     */
    public function print(Code $code, \Closure $condition, \Closure $again): void
    {
        if ($this->texts === [] || $this->variables !== []) {
            return;
        }
        foreach (\array_keys($this->texts) as $name) {
            $this->variables[$name] = $code->variable($name);
            $code->line("{$this->variables[$name]} = \$object->{$name};");
        }
        $nullable = \array_values(\array_intersect_key($this->variables, \array_filter($this->texts)));
        $code->open('if (' . $condition(\array_values($this->variables), $nullable) . ') {');
        foreach ($this->variables as $name => $variable) {
            $code->line("{$variable} = {$again($variable, $this->texts[$name])};");
        }
        $code->close('}');
    }

    /**
     * Whether a member is a text, or null, that may be read before other members are written.
     */
    public static function isText(WriteField $field): bool
    {
        $value = $field->value instanceof Nullable ? $field->value->inner : $field->value;

        return $value instanceof Scalar && $value->isGuaranteed && $value->kinds === [ScalarKind::String] && self::isRead($field);
    }

    /**
     * Whether a property may be read before other members are written.
     */
    public static function isRead(WriteField $field): bool
    {
        // Otherwise it may not be read before it is known to have a value.
        return \in_array($field->omitWhen, [[], [OmitWhen::Null], [OmitWhen::Uninitialized]], true)
            && $field->condition === null && $field->access instanceof Property && !$field->access->hasHook();
    }
}
