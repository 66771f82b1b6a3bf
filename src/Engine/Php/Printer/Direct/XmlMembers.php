<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Format\Xml\Syntax;
use Kiln\Plan\Property;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * Attributes, and what stands in the element: one text, where the attributes come first, else two.
 *
 * @internal
 */
final class XmlMembers implements Members
{
    use OrdinaryMembers;

    private readonly MemberChain $attributes;

    private readonly MemberChain $content;

    private readonly bool $isOneText;

    /** Whether something is sure to stand in the element. */
    private readonly bool $hasContent;

    /** Whether the attributes of the one text have their end. */
    private bool $isInside = false;

    /** The variable with the length of the one text where something may stand in the element or not; null where something is sure to. */
    private ?string $length = null;

    /** Whether code looks at the texts. */
    private bool $isLookedAt = false;

    public function __construct(private readonly XmlNotation $notation, private readonly Write\WriteObject|Write\ShapeOf $of, private readonly XmlTexts $texts, private readonly Code $code)
    {
        $this->hasContent = $of instanceof Write\WriteObject && self::hasContent($of, $texts);
        $this->isOneText = $of instanceof Write\WriteObject && self::isInOrder($of);
        $this->content = new MemberChain($code->variable($this->isOneText ? 'text' : 'content'), $code, $this->isOneText ? '"<{$start}"' : "''");
        $this->attributes = $this->isOneText ? $this->content : new MemberChain($code->variable('attributes'), $code);
    }

    public function inside(int|string $key, ?Write\WriteField $field = null): Notation
    {
        if ($field === null) {
            throw new \LogicException('Shapes are left to trees.');
        }
        $this->lookAtTexts();

        return $this->notation->at(XmlPlace::ofMember((string) $key, $field, $this->texts->of($field)), $this);
    }

    public function add(int|string $key, string $expression, string $comment = '', ?Write\WriteField $field = null, string $marker = ''): void
    {
        if ($expression !== "''") {
            $this->chain($field)->add($comment, MemberChain::operand($expression), $marker);
        }
    }

    public function constant(string $key, int|float|string|bool|null $value, Write\WriteObject $object): void
    {
        $this->lookAtTexts();
        $text = Syntax::scalar($value ?? '');
        $as = $object->notes['facts']['discriminator'] ?? null;
        if ($as === 'attribute') {
            $this->attributes->add(Php::comment('discriminator'), Php::literal(" {$key}=\"" . Syntax::attribute($text) . '"'), '');
        } elseif ($as === Syntax::XSI_TYPE) {
            $this->attributes->add(Php::comment('discriminator'), "' ' . \$out->attribute(" . Php::literal(Syntax::XSI) . ') . ' . Php::literal('type="' . Syntax::attribute($text) . '"'), '');
        } else {
            $this->inElement()->add(Php::comment('discriminator'), Php::literal($text === '' ? "<{$key}/>" : "<{$key}>" . Syntax::text($text) . "</{$key}>"), '');
        }
    }

    public function put(int|string $key, string $expression, Code $block, ?Write\WriteField $field = null, string $marker = ''): void
    {
        if ($expression !== "''") {
            $chain = $this->chain($field);
            $chain->spill();
            $block->line("{$marker}{$chain->variable} .= {$expression};");
        }
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        throw new \LogicException('Objects with inlined maps are left to trees.');
    }

    /**
     * The variable that has all that stands in the element so far, for code that adds to it.
     */
    public function growing(): string
    {
        $content = $this->inElement();
        $content->spill();

        return $content->variable;
    }

    public function noteCall(): void
    {
        $this->content->noteCall();
    }

    public function callFirst(): void
    {
        if ($this->content->hasCall()) {
            $this->flush();
        }
    }

    public function flush(): void
    {
        $this->lookAtTexts();
        if ($this->content->isEmpty() && $this->of instanceof Write\WriteObject && !self::hasAttributes($this->of)) {
            $this->inElement();
        }
        $this->attributes->spill();
        $this->content->spill();
    }

    public function isEmpty(): bool
    {
        return $this->attributes->isEmpty() && $this->content->isEmpty();
    }

    public function variable(): string
    {
        throw new \LogicException('Objects that are shown are left to trees.');
    }

    public function finish(): string
    {
        $isRecursive = $this->of instanceof Write\WriteObject && $this->of->isRecursive;
        if ($this->isOneText) {
            if ($this->length === null) {
                $this->content->add('', $this->isInside ? '"</{$tag}>"' : "'/>'", '');
                if ($isRecursive) {
                    $this->content->spill();
                }
            } else {
                $this->content->spill();
                $this->code->gap();
                $this->code->open("if (\\strlen({$this->content->variable}) === {$this->length}) {");
                $this->code->line("{$this->content->variable} = \\substr({$this->content->variable}, 0, -1) . '/>';");
                $this->code->turn('} else {');
                $this->code->line("{$this->content->variable} .= \"</{\$tag}>\";");
                $this->code->close('}');
            }

            return $this->content->whole();
        }
        if ($this->attributes->isInVariable() || $this->content->isInVariable() || $isRecursive) {
            $this->flush();
        } elseif (!$this->hasContent && !$this->content->isEmpty()) {
            $this->content->spill();
        }
        $tag = $this->attributes->behind('"<{$start}"');
        if ($this->hasContent) {
            return $this->content->behind("{$tag} . '>'") . ' . "</{$tag}>"';
        }
        if ($this->content->isEmpty()) {
            return $this->content->behind("{$tag} . '/>'");
        }
        $content = $this->content->variable;

        return "{$tag} . ({$content} === '' ? '/>' : \">{{$content}}</{\$tag}>\")";
    }

    private function chain(?Write\WriteField $field): MemberChain
    {
        return self::isAttribute($field) ? $this->attributes : $this->inElement();
    }

    private function inElement(): MemberChain
    {
        if ($this->isOneText && !$this->isInside) {
            $this->isInside = true;
            $this->content->isEmpty() ? $this->content->begin('"<{$start}>"') : $this->content->add('', "'>'", '');
            if (!$this->hasContent) {
                $this->content->spill();
                $this->length = $this->code->variable('length');
                $this->code->line("{$this->length} = \\strlen({$this->content->variable});");
            }
        }

        return $this->content;
    }

    private function lookAtTexts(): void
    {
        if (!$this->isLookedAt) {
            $this->isLookedAt = true;
            $this->texts->print($this->code);
        }
    }

    public static function isAttribute(?Write\WriteField $field): bool
    {
        return ($field->notes['as'] ?? null) === 'attribute';
    }

    private static function isDiscriminatorAttribute(Write\WriteObject $object): bool
    {
        return \in_array($object->notes['facts']['discriminator'] ?? null, ['attribute', Syntax::XSI_TYPE], true);
    }

    private static function hasAttributes(Write\WriteObject $object): bool
    {
        foreach ($object->steps as $step) {
            if ($step instanceof Write\Constant || ($step instanceof Write\WriteField && self::isAttribute($step))) {
                return true;
            }
        }

        return false;
    }

    /**
     * Whether all attributes come before what stands in the element.
     */
    public static function isInOrder(Write\WriteObject $object): bool
    {
        $isInside = false;
        foreach ($object->steps as $step) {
            if ($step instanceof Write\WriteField || $step instanceof Write\Constant) {
                $isAttribute = $step instanceof Write\WriteField ? self::isAttribute($step) : self::isDiscriminatorAttribute($object);
                if ($isAttribute && $isInside) {
                    return false;
                }
                $isInside = !$isAttribute;
            }
        }

        return true;
    }

    public static function hasContent(Write\WriteObject $object, XmlTexts $texts): bool
    {
        foreach ($object->steps as $step) {
            if ($step instanceof Write\Constant && !self::isDiscriminatorAttribute($object)) {
                return true;
            }
            $isAlways = $step instanceof Write\WriteField && ($step->omitWhen === [] || ($step->omitWhen === [Write\OmitWhen::Uninitialized] && $step->condition === null && $step->access instanceof Property));
            if (!$isAlways || self::isAttribute($step)) {
                continue;
            }
            if (isset($step->notes['as']) ? $texts->has($step) || ($step->value instanceof Write\Scalar && !\in_array(ScalarKind::String, $step->value->kinds, true)) : ($step->value instanceof Write\Scalar || $step->value instanceof Write\EnumCase || $step->value instanceof Write\Date || $step->value instanceof Write\ObjectOf)) {
                return true;
            }
        }

        return false;
    }
}
