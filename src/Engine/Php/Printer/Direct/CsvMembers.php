<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\FlatRows;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Format\Columns;
use Kiln\Plan\Property;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;

/**
 * Cells with separators between them. Where a member is left out, its cell is empty.
 *
 * Where no code of the user's runs, cells that follow each other are one text with variables in it.
 *
 * @internal
 */
final class CsvMembers implements Members
{
    use ChainedMembers;

    /** Whether a separator comes before the next cell. */
    private bool $isSeparated = false;

    /** Cells that are not in the chain yet, as a text in double quotes has them. */
    private string $cells = '';

    public function __construct(private readonly CsvNotation $notation, private readonly SeenTexts $texts, private readonly bool $isQuiet, string $variable, private readonly Code $code)
    {
        $this->chain = new MemberChain($variable, $code);
    }

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        $this->lookAtTexts();

        return $this->notation->ofColumn($field === null ? Columns::ANY : FlatRows::kindOf($field->value) ?? Columns::ANY, $this->texts->of($field));
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void
    {
        if ($this->isQuiet) {
            // null in a text is nothing, as in a cell.
            $this->cells .= ($this->isSeparated ? '{$separator}' : '') . $this->quoted($this->texts->of($field) ?? $expression, $comment, $field);
        } else {
            $this->chain->add($comment, ($this->isSeparated ? '$separator . ' : '') . MemberChain::operand($expression), $marker);
        }
        $this->isSeparated = true;
    }

    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void
    {
        $this->add($key, $this->notation->constant($value), Php::comment('discriminator'));
    }

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void
    {
        $block->line("{$marker}{$this->chain->variable} .= " . MemberChain::operand($expression) . ';');
        $this->isSeparated = true;
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        throw new \LogicException('Only maps and open shapes have keys that are not known ahead.');
    }

    public function flush(): void
    {
        $this->lookAtTexts();
        $this->chainCells();
        $this->chain->spill();
        if ($this->isSeparated) {
            // The cell is there, whatever comes into it.
            $this->code->line("{$this->chain->variable} .= \$separator;");
            $this->isSeparated = false;
        }
    }

    public function finish(): string
    {
        if ($this->isQuiet && $this->chain->isEmpty() && $this->cells !== '') {
            return "\"{$this->cells}\"";
        }
        $this->chainCells();

        return $this->chain->behind("''");
    }

    private function chainCells(): void
    {
        if ($this->cells !== '') {
            $this->chain->add('', "\"{$this->cells}\"", '');
            $this->cells = '';
        }
    }

    /**
     * A cell, as a text in double quotes has it.
     */
    private function quoted(string $expression, string $comment, ?WriteField $field): string
    {
        if (\preg_match('/^\'[A-Za-z0-9]*\'$/D', $expression) === 1) {
            return \substr($expression, 1, -1);
        }
        if (\preg_match('/^\$\w+(?:->\w+)*$/D', $expression) !== 1) {
            $variable = $this->code->variable($field?->access instanceof Property ? $field->access->name : 'cell');
            $this->code->line($comment);
            $this->code->line("{$variable} = {$expression};");
            $expression = $variable;
        }

        return "{{$expression}}";
    }

    private function lookAtTexts(): void
    {
        $this->texts->print($this->code, $this->needQuotes(...), static fn(string $text, bool $orNull): string => "\$out->cell({$text}" . ($orNull ? ', true' : '') . ')');
    }

    /**
     * @param list<string> $texts    variables
     * @param list<string> $nullable likewise
     */
    private function needQuotes(array $texts, array $nullable): string
    {
        $all = $this->code->variable('texts');
        $this->code->line("{$all} = \"" . \implode('', \array_map(static fn(string $text): string => "{{$text}}", $texts)) . '";');

        return \implode(' || ', [
            ...\array_map(static fn(string $text): string => "{$text} === ''", $nullable),
            ...\array_map(static fn(string $special): string => "\\str_contains({$all}, {$special})", ['$separator', '$quote', '"\n"', '"\r"']),
        ]);
    }
}
