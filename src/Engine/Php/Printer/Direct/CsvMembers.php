<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\FlatRows;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Format\Columns;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;

/**
 * Cells with separators between them. Where a member is left out, its cell is empty.
 *
 * @internal
 */
final class CsvMembers implements Members
{
    use ChainedMembers;

    /** Whether a separator comes before the next cell. */
    private bool $isSeparated = false;

    public function __construct(private readonly CsvNotation $notation, string $variable, private readonly Code $code)
    {
        $this->chain = new MemberChain($variable, $code);
    }

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        return $this->notation->ofColumn($field === null ? Columns::ANY : FlatRows::kindOf($field->value) ?? Columns::ANY);
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void
    {
        $this->chain->add($comment, ($this->isSeparated ? '$separator . ' : '') . Php::operand($expression), $marker);
        $this->isSeparated = true;
    }

    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void
    {
        $this->add($key, $this->notation->constant($value), Php::comment('discriminator'));
    }

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void
    {
        $block->line("{$marker}{$this->chain->variable} .= " . Php::operand($expression) . ';');
        $this->isSeparated = true;
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        throw new \LogicException('Only maps and open shapes have keys that are not known ahead.');
    }

    public function flush(): void
    {
        $this->chain->spill();
        if ($this->isSeparated) {
            // The cell is there, whatever comes into it.
            $this->code->line("{$this->chain->variable} .= \$separator;");
            $this->isSeparated = false;
        }
    }

    public function finish(): string
    {
        return $this->chain->behind("''");
    }
}
