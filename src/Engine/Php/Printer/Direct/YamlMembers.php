<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Format\Yaml\Writer;
use Kiln\Format\Yaml\YamlOptions;
use Kiln\Plan\Property;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\OmitWhen;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;
use Kiln\System\PhpLiteral;

/**
 * Members on lines of their own. What comes before the first of them is known when the code is printed, or taken away from the lines
 * when it runs.
 *
 * @internal
 */
final class YamlMembers implements Members
{
    use ChainedMembers;

    private readonly bool $isList;

    /** Whether the first member is sure to be there, so that it has no line break before it. */
    private bool $isLed = false;

    private bool $isSure = false;

    /** Whether the value of a member has been added. */
    private bool $isGrown = false;

    public function __construct(private readonly YamlNotation $notation, private readonly WriteObject|ShapeOf $of, private readonly YamlTexts $texts, string $variable, private readonly Code $code)
    {
        $this->chain = new MemberChain($variable, $code);
        $this->isList = $of instanceof ShapeOf && $of->isTuple;
    }

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        if ($this->isList) {
            return $this->notation->inItem();
        }
        $this->lookAtTexts();
        $grows = $field !== null && ($field->value instanceof ListOf || $field->value instanceof MapOf) && self::isAlways($field);

        return $this->notation->inside($this->texts->of($field), $this->texts->arePlain($field), $grows ? fn(): string => $this->growing($field) : null);
    }

    private static function isAlways(WriteField $field): bool
    {
        return $field->omitWhen === [] || ($field->omitWhen === [OmitWhen::Uninitialized] && $field->condition === null && $field->access instanceof Property);
    }

    /**
     * The variable that has everything up to the colon of a member, for code that adds to it.
     */
    private function growing(WriteField $field): string
    {
        $this->add($field->key, '""', Php::comment($field->origin));
        $this->chain->spill();
        $this->isGrown = true;

        return $this->chain->variable;
    }

    private function lookAtTexts(): void
    {
        $this->texts->print($this->code, $this->notation->inside()->line);
    }

    public function flush(): void
    {
        $this->lookAtTexts();
        $this->chain->spill();
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void
    {
        if ($this->isGrown) {
            $this->isGrown = false;

            return;
        }
        $isFirst = $this->isEmpty();
        if ($isFirst) {
            $this->chain->begin($this->notation->lead);
            $this->isLed = true;
        }
        $this->isSure = true;
        $this->chain->add($comment, MemberChain::join($this->before($key, $isFirst), MemberChain::operand($expression)), $marker);
    }

    /**
     * Adds a member that is left out where its value is null.
     *
     * @param string $value an expression
     */
    public function addUnlessNull(string $key, string $value, string $expression): void
    {
        $this->chain->add('', "({$value} === null ? '' : " . MemberChain::join($this->before($key, false), $expression) . ')', '');
    }

    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void
    {
        $text = (new Writer(new YamlOptions(blockScalars: false), 1))->write($value);
        $this->add($key, '" ' . PhpLiteral::quoted(\substr($text, 0, -1)) . '"', Php::comment('discriminator'));
    }

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void
    {
        $block->line("{$marker}{$this->chain->variable} .= " . MemberChain::join($this->before($key, false), MemberChain::operand($expression)) . ';');
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        $block->line("{$this->chain->variable} .= {$this->notation->line} . {$this->notation->key($key)} . " . MemberChain::operand($expression) . ';');
    }

    public function finish(): string
    {
        $none = $this->isList ? "' []'" : "' {}'";
        if ($this->isEmpty()) {
            return $none;
        }
        if ($this->of instanceof WriteObject && $this->of->isRecursive) {
            $this->chain->spill();
        }
        if ($this->isLed) {
            return $this->chain->whole();
        }
        $this->chain->spill();
        $lines = $this->notation->led($this->chain->variable);

        return $this->isSure ? $lines : "({$this->chain->variable} === '' ? {$none} : {$lines})";
    }

    /**
     * The members of a small object.
     */
    public function onOneLine(): string
    {
        return $this->chain->onOneLine();
    }

    /**
     * What stands before a value, as a literal.
     */
    private function before(int|string $key, bool $isFirst): string
    {
        $line = $isFirst ? '' : "{{$this->notation->line}}";
        if ($this->isList) {
            return "\"{$line}-\"";
        }
        // PHP has numbers as keys of arrays, and then they are written as such.
        $key = \is_string($key) && Php::isIntegerKey($key) ? (int) $key : $key;

        return "\"{$line}" . PhpLiteral::quoted((new Writer(new YamlOptions(), 1))->key($key, "\n")) . '"';
    }
}
