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
    private const ATTRIBUTES = 'attributes';
    private const CONTENT = 'content';

    /** @var array<self::*, list<array{string, string, string}>> comment, expression and marker of those not printed yet */
    private array $pending = [self::ATTRIBUTES => [], self::CONTENT => []];

    /** @var array<self::*, string> what those are in that are printed */
    private array $variables = [];

    /** Whether there is sure to be something in the element. */
    private bool $hasContent = false;

    private bool $hasCall = false;

    public function __construct(private readonly XmlNotation $notation, private readonly WriteObject|ShapeOf $of, private readonly Code $code) {}

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        return $field === null ? throw new \LogicException('Shapes are left to trees.') : $this->notation->at(XmlPlace::ofMember((string) $key, $field));
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void
    {
        $this->pending[self::kind($field)][] = [$comment, Php::operand($expression), $marker];
        $this->hasContent = $this->hasContent || ($field !== null && !isset($field->notes['as'])
            && ($field->value instanceof Scalar || $field->value instanceof EnumCase || $field->value instanceof Date || $field->value instanceof ObjectOf));
    }

    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void
    {
        $text = Syntax::scalar($value ?? '');
        $as = $object->notes['facts']['discriminator'] ?? null;
        if ($as === 'attribute') {
            $this->pending[self::ATTRIBUTES][] = [Php::comment('discriminator'), Php::literal(" {$key}=\"" . Syntax::attribute($text) . '"'), ''];
        } elseif ($as === Syntax::XSI_TYPE) {
            $this->pending[self::ATTRIBUTES][] = [Php::comment('discriminator'), "' ' . \$out->attribute(" . Php::literal(Syntax::XSI) . ') . ' . Php::literal('type="' . Syntax::attribute($text) . '"'), ''];
        } else {
            $this->pending[self::CONTENT][] = [Php::comment('discriminator'), Php::literal($text === '' ? "<{$key}/>" : "<{$key}>" . Syntax::text($text) . "</{$key}>"), ''];
            $this->hasContent = true;
        }
    }

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void
    {
        $block->line("{$marker}{$this->variables[self::kind($field)]} .= {$expression};");
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        throw new \LogicException('Objects with inlined maps are left to trees.');
    }

    public function splice(WriteObject $object, string $expression, Code $block): void
    {
        throw new \LogicException('Objects with inlined ones are left to trees.');
    }

    public function spread(string $expression, string $marker = ''): void
    {
        throw new \LogicException('Objects with members of several scopes are left to trees.');
    }

    public function noteCall(): void
    {
        $this->hasCall = true;
    }

    public function callFirst(): void
    {
        if ($this->hasCall) {
            $this->flush();
        }
    }

    public function flush(): void
    {
        $this->spill(self::ATTRIBUTES);
        $this->spill(self::CONTENT);
        $this->hasCall = false;
    }

    public function isEmpty(): bool
    {
        return $this->variables === [] && $this->pending[self::ATTRIBUTES] === [] && $this->pending[self::CONTENT] === [];
    }

    public function variable(): string
    {
        throw new \LogicException('Objects that are shown are left to trees.');
    }

    public function result(): string
    {
        throw new \LogicException('Objects with members of several scopes are left to trees.');
    }

    public function finish(): string
    {
        if ($this->variables !== [] || ($this->of instanceof WriteObject && $this->of->isRecursive)) {
            $this->flush();
        } elseif (!$this->hasContent && $this->pending[self::CONTENT] !== []) {
            $this->spill(self::CONTENT);
        }
        $content = $this->variables[self::CONTENT] ?? null;
        if ($content === null && !$this->hasContent) {
            return '"<{$tag}"' . $this->chain(self::ATTRIBUTES) . " . '/>'";
        }
        if ($this->hasContent) {
            return '"<{$tag}"' . $this->chain(self::ATTRIBUTES) . " . '>'" . $this->chain(self::CONTENT) . ' . "</{$tag}>"';
        }

        return '"<{$tag}"' . $this->chain(self::ATTRIBUTES) . " . ({$content} === '' ? '/>' : \">{{$content}}</{\$tag}>\")";
    }

    /**
     * @param self::* $kind
     */
    private function spill(string $kind): void
    {
        if (!isset($this->variables[$kind])) {
            $this->variables[$kind] = $this->code->variable($kind);
            $chain = $this->chained($kind);
            $this->code->line($chain === '' ? "{$this->variables[$kind]} = '';" : "{$this->variables[$kind]} = ''{$chain};");
        } elseif ($this->pending[$kind] !== []) {
            $this->code->gap();
            foreach ($this->pending[$kind] as [$comment, $expression, $marker]) {
                if ($comment !== '') {
                    $this->code->line($comment);
                }
                $this->code->line("{$marker}{$this->variables[$kind]} .= {$expression};");
            }
        }
        $this->pending[$kind] = [];
    }

    /**
     * @param self::* $kind
     */
    private function chain(string $kind): string
    {
        return isset($this->variables[$kind]) ? " . {$this->variables[$kind]}" : $this->chained($kind);
    }

    /**
     * @param self::* $kind
     */
    private function chained(string $kind): string
    {
        $lines = '';
        foreach ($this->pending[$kind] as [$comment, $expression, $marker]) {
            $lines .= ($comment === '' ? '' : "\n    {$comment}") . "\n    {$marker}. " . str_replace("\n", "\n    ", $expression);
        }

        return $lines;
    }

    /**
     * @return self::*
     */
    private static function kind(?WriteField $field): string
    {
        return ($field->notes['as'] ?? null) === 'attribute' ? self::ATTRIBUTES : self::CONTENT;
    }
}
