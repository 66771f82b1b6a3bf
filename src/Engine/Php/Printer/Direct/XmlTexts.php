<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\CallsOut;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Plan\Property;
use Kiln\Plan\Write;

/**
 * The texts of an object that are looked at together, before anything is written. Most need no second look:
 *
 *     $number = $object->number;
 *     $note = $object->note;
 *     if ($number === '' || $note === '' || \preg_match(Syntax::PLAIN, "{$number} {$note}") !== 1) {
 *         [$number, $note] = $out->texts($number, $note);
 *     }
 *
 * @internal
 */
final class XmlTexts
{
    /** @var array<string, array{string, bool, bool}> variable, whether it is an attribute, and whether it may be null; by property */
    private array $texts = [];

    /**
     * @param string $object an expression
     */
    public function __construct(Write\WriteObject|Write\ShapeOf $of, CallsOut $calls, private readonly string $object)
    {
        // What the user's code returns from one member may be other than what an earlier look has seen.
        if (!$of instanceof Write\WriteObject || $calls->inObject($of)) {
            return;
        }
        foreach ($of->steps as $step) {
            if ($step instanceof Write\WriteField && $step->access instanceof Property && self::isText($step, $of)) {
                $this->texts[$step->access->name] = ['', XmlMembers::isAttribute($step), $step->value instanceof Write\Nullable];
            }
        }
    }

    /**
     * The variable that has the text of a property; null where that has to be looked at by itself.
     */
    public function of(Write\WriteField $field): ?string
    {
        return $field->access instanceof Property ? $this->texts[$field->access->name][0] ?? null : null;
    }

    /**
     * Whether the text is among them, of which nothing is left empty.
     */
    public function has(Write\WriteField $field): bool
    {
        return $field->access instanceof Property && isset($this->texts[$field->access->name]) && !$field->value instanceof Write\Nullable;
    }

    public function print(Code $code): void
    {
        foreach ($this->texts as $name => [, $isValue, $canBeNull]) {
            $variable = $code->variable($name);
            $this->texts[$name] = [$variable, $isValue, $canBeNull];
            $code->line("{$variable} = {$this->object}->{$name};");
        }
        if ($this->texts === []) {
            return;
        }
        $variables = \array_column($this->texts, 0);
        $values = \array_column(\array_filter($this->texts, static fn(array $text): bool => $text[1]), 0);
        $pattern = 'Syntax::' . ($values === [] ? 'PLAIN' : 'PLAIN_VALUE');
        if (\count($variables) === 1) {
            [$variable] = $variables;
            $orNull = \reset($this->texts)[2] ? "{$variable} !== null && " : '';
            $code->open("if ({$orNull}\\preg_match({$pattern}, {$variable}) !== 1) {");
            $code->line("{$variable} = \$out->" . ($values === [] ? 'text' : 'value') . "({$variable});");
            $code->close('}');

            return;
        }
        $code->open('if (' . \implode('', \array_map(static fn(string $variable): string => "{$variable} === '' || ", \array_values(\array_diff($variables, $values)))) . "\\preg_match({$pattern}, \"" . \implode(' ', \array_map(static fn(string $variable): string => "{{$variable}}", $variables)) . '") !== 1) {');
        foreach (['values' => $values, 'texts' => \array_values(\array_diff($variables, $values))] as $function => $some) {
            if (\count($some) === 1 && \in_array([$some[0], $function === 'values', false], $this->texts, true)) {
                $code->line("{$some[0]} = \$out->" . ($function === 'values' ? 'value' : 'text') . "({$some[0]});");
            } elseif ($some !== []) {
                $list = \implode(', ', $some);
                $code->line("[{$list}] = \$out->{$function}({$list});");
            }
        }
        $code->close('}');
    }

    private static function isText(Write\WriteField $field, Write\WriteObject $of): bool
    {
        return SeenTexts::isText($field) && !isset($field->notes['cdata'])
            && (($field->notes['as'] ?? null) !== 'text' || self::isOnlyContent($field, $of));
    }

    /**
     * An empty text in an element is written otherwise where nothing else is in that.
     */
    private static function isOnlyContent(Write\WriteField $field, Write\WriteObject $of): bool
    {
        foreach ($of->steps as $step) {
            if ($step !== $field && !($step instanceof Write\WriteField && XmlMembers::isAttribute($step))) {
                return false;
            }
        }

        return true;
    }
}
