<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Notation;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Format\Binary\Head;
use Kiln\Format\Binary\Writer;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;

/**
 * Members with a head that says how many there are: known when the code is printed, or counted when it runs.
 *
 * @internal
 */
final class BinaryMembers implements Members
{
    use ChainedMembers;

    /** Of members that are sure to be there. */
    private int $sure = 0;

    /** The variable that counts the other members. */
    private ?string $count = null;

    private readonly bool $isList;

    private readonly TextsTogether $texts;

    public function __construct(private readonly BinaryNotation $notation, private readonly WriteObject|ShapeOf $of, string $variable, private readonly Code $code)
    {
        $this->chain = new MemberChain($variable, $code);
        $this->isList = $of instanceof ShapeOf && $of->isTuple;
        $this->texts = new TextsTogether($of);
    }

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        $property = $field === null ? null : $this->texts->of($field);

        return $property === null ? $this->notation : $this->notation->seeing($property);
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void
    {
        $this->chain->add($comment, MemberChain::join($this->key($key), MemberChain::operand($expression)), $marker);
        ++$this->sure;
        $this->texts->add($field === null ? null : $this->texts->of($field));
    }

    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void
    {
        $this->add($key, BinaryNotation::literal((new Writer($this->notation->wire))->write($value, 0)), Php::comment('discriminator'));
    }

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void
    {
        $this->append($marker . MemberChain::join($this->key($key), MemberChain::operand($expression)), $block);
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        $this->append("(\$out->keys[{$key}] ?? \$out->key({$key})) . " . MemberChain::operand($expression), $block);
    }

    public function flush(): void
    {
        $this->chain->spill();
        if ($this->count === null) {
            $this->count = $this->code->variable('count');
            $this->code->line("{$this->count} = 0;");
        }
    }

    public function finish(): string
    {
        if ($this->of instanceof WriteObject && $this->of->isRecursive && !$this->isEmpty()) {
            $this->chain->spill();
        }
        $bytes = $this->chain->behind($this->head());
        $this->texts->print($this->code);

        return $bytes;
    }

    private function head(): string
    {
        $kind = $this->isList ? Head::ITEMS : Head::MEMBERS;
        if ($this->count === null) {
            return BinaryNotation::literal($this->notation->wire->head($kind, $this->sure));
        }

        return ($this->isList ? '$out->headOfItems(' : '$out->headOfMembers(') . $this->count . ($this->sure === 0 ? '' : " + {$this->sure}") . ')';
    }

    private function append(string $bytes, Code $block): void
    {
        $block->line("++{$this->count};");
        $block->line("{$this->chain->variable} .= {$bytes};");
    }

    private function key(int|string $key): string
    {
        if ($this->isList) {
            return '';
        }
        // PHP has numbers as keys of arrays, and then they are written as such.
        $key = \is_string($key) && Php::isIntegerKey($key) ? (int) $key : $key;

        return BinaryNotation::literal(\is_int($key) ? $this->notation->wire->integer($key) : $this->notation->wire->head(Head::TEXT, \strlen($key)) . $key);
    }
}
