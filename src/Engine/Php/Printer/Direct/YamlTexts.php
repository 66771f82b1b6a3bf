<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\CallsOut;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriteSteps;
use Kiln\Plan\Property;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * The texts of an object, of small objects in it, and of lists and maps, which are looked at together before anything is written: a
 * look takes longer than a text. Only where one of them does not stand as it is, each is looked at by itself.
 *
 *     $texts = [$object->number, $object->note ?? 'x'];
 *     foreach ($object->lines as $line) {
 *         $texts[] = $line->name ?? 'x';
 *     }
 *     $arePlain = \preg_match(Texts::PLAIN_TOGETHER, \implode("\0", $texts)) === 1;
 *     unset($texts);
 *     $number = $object->number;
 *     $note = $object->note;
 *     if (!$arePlain) {
 *         $number = $out->seen($number, $below);
 *         $note = $out->seen($note, $below);
 *     }
 *
 * @internal
 */
final class YamlTexts
{
    /** @var array<string, bool> whether it may be null, by property */
    private array $own = [];

    /** @var array<string, string> likewise, the variable that has the text as it is to be written */
    private array $variables = [];

    /** @var array<string, Write\WriteNode> likewise, an object, a list or a map that has texts in it or may have */
    private array $inside = [];

    private bool $isPrinted = false;

    /**
     * @param string  $object   an expression
     * @param ?string $arePlain the variable that tells what the look has shown; null where there was none
     */
    public function __construct(Write\WriteObject|Write\ShapeOf $of, private readonly CallsOut $calls, private readonly Write\WritePlan $plan, private readonly string $object = '$object', private ?string $arePlain = null)
    {
        // What the user's code returns from one member may be other than what an earlier look has seen.
        if (!$of instanceof Write\WriteObject || $calls->inObject($of)) {
            return;
        }
        foreach ($of->steps as $step) {
            if (!$step instanceof Write\WriteField || !$step->access instanceof Property) {
                continue;
            }
            if (SeenTexts::isText($step)) {
                $this->own[$step->access->name] = $step->value instanceof Write\Nullable;
            } elseif (SeenTexts::isRead($step) && $step->below === null && WriteSteps::hasNativeType($step->access)) {
                $value = $step->value instanceof Write\Nullable ? $step->value->inner : $step->value;
                $isSeen = match (true) {
                    $value instanceof Write\ListOf => $value->isGuaranteed && (self::isText($value->item) || $this->isSmall($value->item)),
                    $value instanceof Write\MapOf => $value->isGuaranteed && self::isText($value->value),
                    default => $this->isSmall($value),
                };
                if ($isSeen) {
                    $this->inside[$step->access->name] = $value;
                }
            }
        }
        if ($arePlain === null && $this->inside === [] && \count($this->own) === 1) {
            $this->own = [];
        }
    }

    /**
     * The variable that has the text of a property as it is to be written; null where that has to be looked at by itself.
     */
    public function of(?Write\WriteField $field): ?string
    {
        return $field?->access instanceof Property ? $this->variables[$field->access->name] ?? null : null;
    }

    /**
     * What tells whether all texts inside of a property stand as they are; null where nothing does.
     */
    public function arePlain(?Write\WriteField $field): ?string
    {
        return $field?->access instanceof Property && isset($this->inside[$field->access->name]) ? $this->arePlain : null;
    }

    /**
     * @param string $line what stands before further lines of a text
     */
    public function print(Code $code, string $line): void
    {
        if ($this->isPrinted || ($this->own === [] && $this->inside === [])) {
            return;
        }
        $this->isPrinted = true;
        if ($this->arePlain === null) {
            $this->look($code);
        }
        foreach (\array_keys($this->own) as $name) {
            $this->variables[$name] = $code->variable($name);
            $code->line("{$this->variables[$name]} = {$this->object}->{$name};");
        }
        if ($this->own !== []) {
            $code->open("if (!{$this->arePlain}) {");
            foreach ($this->variables as $variable) {
                $code->line("{$variable} = \$out->seen({$variable}, {$line});");
            }
            $code->close('}');
        }
    }

    /**
     * @return list<Write\WriteField> those of an object that is written where it stands; none for another one
     */
    public static function small(Write\WriteObject $object, CallsOut $calls): array
    {
        $fields = SmallObject::fields($object, $calls);

        return $fields !== [] && !self::isOptional($fields[0]) && !LeftToTree::isNeeded($object) ? $fields : [];
    }

    public static function isOptional(Write\WriteField $field): bool
    {
        return $field->value instanceof Write\Nullable && $field->omitWhen === [Write\OmitWhen::Null];
    }

    private static function isText(Write\WriteNode $node): bool
    {
        return $node instanceof Write\Scalar && $node->kinds === [ScalarKind::String];
    }

    private function isSmall(Write\WriteNode $node): bool
    {
        return $node instanceof Write\ObjectOf && self::small($this->plan->objects[$node->plan], $this->calls) !== [];
    }

    private function look(Code $code): void
    {
        [$texts, $this->arePlain] = [$code->variable('texts'), $code->variable('arePlain')];
        $first = [];
        foreach ($this->own as $name => $canBeNull) {
            $first[] = "{$this->object}->{$name}" . ($canBeNull ? " ?? 'x'" : '');
        }
        $loops = $code->aside();
        foreach ($this->inside as $name => $node) {
            $value = "{$this->object}->{$name}";
            if ($node instanceof Write\ObjectOf) {
                \array_push($first, ...$this->ofObject($node, $value));
            } elseif ($node instanceof Write\ListOf) {
                $this->loop($node->item, $value, Php::singular($name), $texts, $loops);
            } elseif ($node instanceof Write\MapOf) {
                $this->loop($node->value, $value, Php::singular($name), $texts, $loops);
            }
        }
        $all = '[' . \implode(', ', $first) . ']';
        if (!$loops->isEmpty()) {
            $code->line("{$texts} = {$all};");
            $code->put($loops);
            $all = $texts;
        }
        $code->line("{$this->arePlain} = \\preg_match(Texts::PLAIN_TOGETHER, \\implode(\"\\0\", {$all})) === 1;");
        if (!$loops->isEmpty()) {
            $code->line("unset({$texts});");
        }
    }

    private function loop(Write\WriteNode $node, string $value, string $name, string $texts, Code $code): void
    {
        $loop = $code->block();
        $item = $loop->variable($name);
        if ($node instanceof Write\ObjectOf) {
            if (!$node->isExact) {
                $loop->line("{$item} instanceof " . Php::className($node->class) . ' || throw new Mismatch(' . Php::literal($name) . ');');
            }
            foreach ($this->ofObject($node, $item) as $text) {
                $loop->line("{$texts}[] = {$text};");
            }
        } else {
            if (!$node instanceof Write\Scalar || !$node->isGuaranteed) {
                $loop->line("\\is_string({$item}) || throw new Mismatch(" . Php::literal($name) . ');');
            }
            $loop->line("{$texts}[] = {$item};");
        }
        if (!$loop->isEmpty()) {
            $code->open("foreach ({$value} ?? [] as {$item}) {");
            $code->put($loop);
            $code->close('}');
        }
    }

    /**
     * @return list<string> expressions, of texts that may have no value
     */
    private function ofObject(Write\ObjectOf $node, string $value): array
    {
        $texts = [];
        foreach (self::small($this->plan->objects[$node->plan], $this->calls) as $field) {
            if ($field->access instanceof Property && SeenTexts::isText($field)) {
                $texts[] = "{$value}->{$field->access->name} ?? 'x'";
            }
        }

        return $texts;
    }
}
