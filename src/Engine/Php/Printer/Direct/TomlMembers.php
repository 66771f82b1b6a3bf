<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Format\Toml\Writer;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WriteStep;
use Kiln\System\PhpLiteral;

/**
 * Members of a table: those that stand on one line, and behind them the tables.
 *
 * @internal
 */
final readonly class TomlMembers implements Members
{
    use OrdinaryMembers;

    private MemberChain $lines;

    private MemberChain $tables;

    private bool $hasTables;

    public function __construct(private TomlNotation $notation, private WriteObject|ShapeOf $of, string $variable, string $tables, Code $code)
    {
        $this->hasTables = $of instanceof WriteObject && \array_filter($of->steps, static fn(WriteStep $step): bool => $step instanceof WriteField && TomlKind::ofField($step) !== TomlKind::Line) !== [];
        $this->lines = new MemberChain($variable, $code);
        $this->tables = new MemberChain($tables, $code);
    }

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        return $this->notation->inside(self::key($key));
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void
    {
        foreach ($this->parts($key, $expression, $field) as [$chain, $text]) {
            $chain->add($comment, $text, $marker);
        }
    }

    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void
    {
        if ($value !== null) {
            $this->lines->add(Php::comment('discriminator'), '"\n' . self::key($key) . ' = ' . PhpLiteral::quoted((new Writer(1))->line($value)) . '"', '');
        }
    }

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void
    {
        foreach ($this->parts($key, $expression, $field) as [$chain, $text]) {
            $block->line("{$marker}{$chain->variable} .= {$text};");
        }
    }

    /**
     * Only an array that is a document as a whole comes here: see {@see finish()}.
     */
    public function putAt(string $key, string $expression, Code $block): void
    {
        $block->line("{$this->notation->null()};");
    }

    public function noteCall(): void
    {
        $this->lines->noteCall();
    }

    public function callFirst(): void
    {
        if ($this->lines->hasCall()) {
            $this->flush();
        }
    }

    public function flush(): void
    {
        $this->lines->spill();
        if ($this->hasTables) {
            $this->tables->spill();
        }
    }

    public function isEmpty(): bool
    {
        return $this->lines->isEmpty() && $this->tables->isEmpty();
    }

    public function variable(): string
    {
        return $this->lines->variable;
    }

    public function finish(): string
    {
        if ($this->of instanceof ShapeOf) {
            // In an object it is left to the tree, and as a document it may be no table.
            return $this->notation->null();
        }
        if ($this->of->isRecursive) {
            $this->flush();
        }
        if (!$this->lines->isInVariable()) {
            return $this->tables->behind($this->lines->behind("''"));
        }
        $this->flush();

        return $this->lines->variable . ($this->hasTables ? " . {$this->tables->variable}" : '');
    }

    /**
     * @return list<array{MemberChain, string}> what a member is written as
     */
    private function parts(int|string $key, string $expression, ?WriteField $field): array
    {
        $name = self::key($key);
        $kind = $field === null ? TomlKind::Line : TomlKind::ofField($field);
        $expression = MemberChain::operand($expression);

        return match ($kind) {
            TomlKind::Line => [[$this->lines, MemberChain::join("\"\\n{$name} = \"", $expression)]],
            TomlKind::Table => [[$this->tables, "\"\\n\\n[{$this->notation->prefix()}{$name}]\" . {$expression}"]],
            TomlKind::Tables => [
                [$this->lines, "({$expression} === '' ? \"\\n{$name} = []\" : '')"],
                [$this->tables, $expression],
            ],
            null => throw new \LogicException('Objects with members of which only the value tells what they are are left to trees.'),
        };
    }

    private static function key(int|string $key): string
    {
        return PhpLiteral::quoted((new Writer(1))->key($key));
    }
}
