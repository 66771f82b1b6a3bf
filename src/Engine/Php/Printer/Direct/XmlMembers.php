<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Format\Xml\Syntax;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;

/**
 * Attributes, and what stands in the element.
 *
 * @internal
 */
final class XmlMembers implements Members
{
    use OrdinaryMembers;

    private readonly MemberChain $attributes;

    private readonly MemberChain $content;

    /** Whether there is sure to be something in the element. */
    private bool $hasContent = false;

    public function __construct(private readonly XmlNotation $notation, private readonly WriteObject|ShapeOf $of, Code $code)
    {
        $this->attributes = new MemberChain($code->variable('attributes'), $code);
        $this->content = new MemberChain($code->variable('content'), $code);
    }

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        return $field === null ? throw new \LogicException('Shapes are left to trees.') : $this->notation->at(XmlPlace::ofMember((string) $key, $field));
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void
    {
        $this->chain($field)->add($comment, Php::operand($expression), $marker);
        $this->hasContent = $this->hasContent || ($field !== null && !isset($field->notes['as'])
            && ($field->value instanceof Scalar || $field->value instanceof EnumCase || $field->value instanceof Date || $field->value instanceof ObjectOf));
    }

    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void
    {
        $text = Syntax::scalar($value ?? '');
        $as = $object->notes['facts']['discriminator'] ?? null;
        if ($as === 'attribute') {
            $this->attributes->add(Php::comment('discriminator'), Php::literal(" {$key}=\"" . Syntax::attribute($text) . '"'), '');
        } elseif ($as === Syntax::XSI_TYPE) {
            $this->attributes->add(Php::comment('discriminator'), "' ' . \$out->attribute(" . Php::literal(Syntax::XSI) . ') . ' . Php::literal('type="' . Syntax::attribute($text) . '"'), '');
        } else {
            $this->content->add(Php::comment('discriminator'), Php::literal($text === '' ? "<{$key}/>" : "<{$key}>" . Syntax::text($text) . "</{$key}>"), '');
            $this->hasContent = true;
        }
    }

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void
    {
        $block->line("{$marker}{$this->chain($field)->variable} .= {$expression};");
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        throw new \LogicException('Objects with inlined maps are left to trees.');
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
        if ($this->attributes->isInVariable() || $this->content->isInVariable() || ($this->of instanceof WriteObject && $this->of->isRecursive)) {
            $this->flush();
        } elseif (!$this->hasContent && !$this->content->isEmpty()) {
            $this->content->spill();
        }
        $tag = $this->attributes->behind('"<{$tag}"');
        if ($this->hasContent) {
            return $this->content->behind("{$tag} . '>'") . ' . "</{$tag}>"';
        }
        if ($this->content->isEmpty()) {
            return $this->content->behind("{$tag} . '/>'");
        }
        $content = $this->content->variable;

        return "{$tag} . ({$content} === '' ? '/>' : \">{{$content}}</{\$tag}>\")";
    }

    private function chain(?WriteField $field): MemberChain
    {
        return ($field->notes['as'] ?? null) === 'attribute' ? $this->attributes : $this->content;
    }
}
