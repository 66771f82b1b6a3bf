<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\CallsOut;
use Kiln\Engine\Php\Printer\ClassFrame;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\FlatRows;
use Kiln\Engine\Php\Printer\Loop;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriteSteps;
use Kiln\Engine\Php\Printer\WriteValues;
use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Columns;
use Kiln\Format\Csv\RowOutput;
use Kiln\Plan\Property;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * The cells of a row. Numbers, bools and dates never need quotes; a text is looked at.
 *
 *     $number = $object->number;
 *     $note = $object->note;
 *     $texts = "{$number}{$note}";
 *     if (\str_contains($texts, $separator) || \str_contains($texts, $quote) || \str_contains($texts, "\n") || \str_contains($texts, "\r")) {
 *         $number = $out->cell($number);
 *         $note = $out->cell($note);
 *     }
 *
 *     return "{$object->id}{$separator}{$number}{$separator}{$note}";
 *
 * @internal
 */
final readonly class CsvNotation extends DirectNotation
{
    /** What needs no look, whatever the dialect: a separator is no letter or digit. */
    private const PLAIN = '/\A[A-Za-z0-9]+\z/';

    private const DECLINES = 'throw new Mismatch(\'row\')';

    /**
     * @param int     $kind of the column: see {@see Columns}
     * @param ?string $seen the variable with the text of the cell, once it has been looked at
     */
    public function __construct(string $name, Levels $levels, private CallsOut $calls, private int $kind = Columns::PLAIN, private ?string $seen = null)
    {
        parent::__construct($name, 'CSV', $levels);
    }

    public function parameters(): string
    {
        return ', RowOutput $out, DirectWriting $kiln';
    }

    public function arguments(): string
    {
        return ', $out';
    }

    public function imports(): array
    {
        return [DirectWriting::class, RowOutput::class];
    }

    public function reserved(): array
    {
        return ['out', 'separator', 'quote', 'special'];
    }

    public function opening(string $code, Write\WriteObject|Write\WriteNode $written): array
    {
        return \array_values(\array_filter(
            ['$separator = $out->separator;', '$quote = $out->quote;', '$special = $out->special;'],
            static fn(string $line): bool => \str_contains($code, (string) \strstr($line, ' ', true)),
        ));
    }

    public function constants(Write\WriteObject|Write\WriteNode $written, ClassFrame $frame): void
    {
        parent::constants($written, $frame);
        if ($written instanceof Write\WriteObject) {
            $frame->member('/** Whether this code writes rows, or leaves all of them to trees. */', 'public const WRITES_ROWS = ' . Php::literal(self::isOfCells($written)) . ';');
        }
    }

    /**
     * An object is no cell, and what is left to a tree is a row that begins anew.
     */
    public function instead(Write\WriteObject $object, string $value): ?string
    {
        return self::isOfCells($object) ? null : self::DECLINES;
    }

    /**
     * A typed property throws by itself, where no method answers in its place.
     */
    public function uninitialized(Write\WriteObject $object): string
    {
        if (\method_exists($object->class, '__get')) {
            return self::DECLINES . ';';
        }
        foreach ($object->steps as $step) {
            if ($step instanceof Write\WriteField && $step->access instanceof Property && !WriteSteps::hasNativeType($step->access)) {
                return self::DECLINES . ';';
            }
        }

        return '';
    }

    private static function isOfCells(Write\WriteObject $object): bool
    {
        foreach ($object->steps as $step) {
            if ($step instanceof Write\WriteField && !FlatRows::isCell($step->value)) {
                return false;
            }
        }

        return !LeftToTree::isNeeded($object);
    }

    public function insteadOfRoot(Write\WriteNode $root): ?string
    {
        return $root instanceof Write\ListOf && $root->item instanceof Write\ObjectOf ? null : self::DECLINES;
    }

    /**
     * The notation of a cell.
     */
    public function ofColumn(int $kind, ?string $seen = null): self
    {
        return new self($this->name, $this->levels, $this->calls, $kind, $seen);
    }

    public function scalar(array $kinds, string $value, Code $code): string
    {
        return match (true) {
            $this->seen !== null => $this->seen,
            self::areBools($kinds) => "{$value} ? 'true' : 'false'",
            $kinds === [ScalarKind::Int] => $value,
            $kinds === [ScalarKind::Float] => "RowOutput::float({$value})",
            $kinds === [ScalarKind::String] => $this->text($value, $code),
            default => $this->any($value),
        };
    }

    public function null(): string
    {
        return "''";
    }

    public function utf8(string $value, Code $code): string
    {
        return $this->text($value, $code);
    }

    public function moment(string $date, Code $code): string
    {
        $date = self::inVariable($date, 'date', $code);

        // A class of the user's may have methods of its own.
        $isPlain = "\\in_array({$date}::class, [\\DateTimeImmutable::class, \\DateTime::class], true)";
        $usual = "\$out->dates->text(\\date_format({$date}, 'uT'), \\date_offset_get({$date}), \\date_timestamp_get({$date}))";

        return "({$isPlain} ? {$usual} : null) ?? Dates::rfc3339({$date})";
    }

    public function oneOf(array $texts, string $value, Code $code): string
    {
        return \preg_grep(self::PLAIN, $texts, \PREG_GREP_INVERT) === [] ? $value : $this->text($value, $code);
    }

    public function bytes(string $value): string
    {
        throw new \LogicException('CSV has text only.');
    }

    public function leaf(Write\Leaf $node, string $value): string
    {
        throw new \LogicException('CSV has text only.');
    }

    /**
     *     $items = '';
     *     foreach ($value as $item) {
     *         $items .= OrderCSVWriter_5f1c0a9b7e3d::write($item, $out, $kiln) . $out->lineEnd;
     *     }
     */
    public function list(Write\ListOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $list = $code->variable($value === "\${$name}" ? 'rows' : $name);
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $result = $values->print($node->item, $item, Php::singular($name), $loop);
        $code->line("{$list} = '';");
        $loop->line("{$list} .= " . MemberChain::operand($result) . ' . $out->lineEnd;');
        Loop::over($value, $item, $loop, $values->callOut($node->item), $code);

        return $list;
    }

    public function map(Write\MapOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        throw new \LogicException('A cell holds one value.');
    }

    public function emptyArray(Write\EmptyArray $node): string
    {
        throw new \LogicException('A cell holds one value.');
    }

    public function dynamic(string $kiln, string $call): string
    {
        return $this->any("{$kiln}->trees->{$call}");
    }

    /**
     * An object of a subclass has columns of its own.
     */
    public function object(string $kiln, string $value, string $class): string
    {
        return self::DECLINES;
    }

    public function members(Write\WriteObject|Write\ShapeOf $of, string $name, Code $code): Members
    {
        return new CsvMembers($this, new SeenTexts($of, $this->calls), $of instanceof Write\WriteObject && !$this->calls->inObject($of), $code->variable($name), $code);
    }

    /**
     * The cell of a constant.
     */
    public function constant(int|float|string|bool|null $value): string
    {
        return match (true) {
            \is_string($value) && \preg_match(self::PLAIN, $value) !== 1 => $this->ofColumn(Columns::ANY)->any(Php::literal($value)),
            \is_string($value), \is_int($value) => Php::literal((string) $value),
            default => $this->any(Php::literal($value)),
        };
    }

    private function text(string $value, Code $code): string
    {
        $text = self::inVariable($value, 'text', $code);
        // An empty text is told from null by its quotes.
        $isPlain = ($this->isNullable() ? "{$text} !== '' && " : '') . "\\preg_match(\$special, {$text}) === 0";

        return "{$isPlain} ? {$text} : \$out->quoted({$text})";
    }

    private function any(string $value): string
    {
        return '$out->cell(' . $value . ($this->isNullable() ? ', true' : '') . ')';
    }

    private function isNullable(): bool
    {
        return ($this->kind & Columns::NULL) !== 0;
    }

    protected function place(): string
    {
        return '';
    }
}
