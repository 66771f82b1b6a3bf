<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Loop;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriteValues;
use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Binary\Head;
use Kiln\Format\Binary\Wire;
use Kiln\Format\Binary\Writer;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * The bytes of a format that says ahead how many items or members follow: MessagePack and CBOR.
 *
 *     return "\x82"
 *         // App\Order::$id
 *         . "\xA2id" . ($integers[$object->id] ?? $out->integer($object->id))
 *         // App\Order::$number
 *         . "\xA6number" . ($texts[\strlen($object->number)] ?? $out->headOfText($object->number)) . $object->number;
 *
 * Texts are gathered in `$out->unseen`, to see at the end whether they are UTF-8.
 *
 * @internal
 */
final readonly class BinaryNotation extends DirectNotation
{
    /**
     * @param string  $name  of the format, as calls have it
     * @param string  $title likewise, in messages
     * @param ?string $seen  an expression: the text that is looked at with others
     */
    public function __construct(string $name, string $title, public Wire $wire, Levels $levels, private ?string $seen = null)
    {
        parent::__construct($name, $title, $levels);
    }

    public function parameters(): string
    {
        return ', Writer $out, DirectWriting $kiln';
    }

    public function imports(): array
    {
        return [DirectWriting::class, Writer::class];
    }

    public function reserved(): array
    {
        return ['out', 'integers', 'texts'];
    }

    public function opening(string $code, Write\WriteObject|Write\WriteNode $written): array
    {
        return \array_values(\array_filter(
            ['$integers = $out->integers;', '$texts = $out->texts;'],
            static fn(string $line): bool => \str_contains($code, \strstr($line, ' ', true) . '['),
        ));
    }

    /**
     * The same for a text that is looked at with others.
     */
    public function seeing(string $text): self
    {
        return new self($this->name, $this->title, $this->wire, $this->levels, $text);
    }

    public function scalar(array $kinds, string $value, Code $code): string
    {
        return match (true) {
            self::areBools($kinds) => "({$value} ? " . self::literal($this->wire->true()) . ' : ' . self::literal($this->wire->false()) . ')',
            $kinds === [ScalarKind::Int] => $this->integer(self::inVariable($value, 'number', $code)),
            $kinds === [ScalarKind::Float] && $this->wire->double() !== null => self::literal($this->wire->double()) . " . \\pack('E', {$value})",
            $kinds === [ScalarKind::String] => $this->text(self::inVariable($value, 'text', $code), $code),
            default => "\$out->value({$value})",
        };
    }

    public function null(): string
    {
        return self::literal($this->wire->null());
    }

    public function utf8(string $value, Code $code): string
    {
        return self::withHead(self::inVariable($value, 'text', $code));
    }

    public function moment(string $date, Code $code): string
    {
        return $this->utf8("Dates::rfc3339({$date})", $code);
    }

    public function oneOf(array $texts, string $value, Code $code): string
    {
        return \preg_match('//u', \implode("\n", $texts)) === 1 ? $this->utf8($value, $code) : $this->scalar([ScalarKind::String], $value, $code);
    }

    public function bytes(string $value): string
    {
        return "\$out->bytes({$value})";
    }

    public function leaf(Write\Leaf $node, string $value): string
    {
        return '$out->leaf(' . ($node->timezone === null ? $value : "Dates::in({$value}, " . Php::literal($node->timezone) . ')') . ')';
    }

    /**
     *     $tags = $out->headOfItems(\count($object->tags));
     *     foreach ($object->tags as $tag) {
     *         $tags .= ($texts[\strlen($tag)] ?? $out->headOfText($tag)) . $tag;
     *     }
     */
    public function list(Write\ListOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $list = $code->variable($value === "\${$name}" ? 'items' : $name);
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $result = $this->ofItem($values, $node->item, $item)->print($node->item, $item, Php::singular($name), $loop);
        $value = Loop::held($value, $values->callOut($node->item), $loop, $code);
        $code->line("{$list} = \$out->headOfItems(\\count({$value}));");
        $loop->line("{$list} .= {$result};");
        Loop::over($value, $item, $loop, $values->callOut($node->item), $code);
        $this->see($node->item, $value, $code);

        return $list;
    }

    public function map(Write\MapOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $map = $code->variable($value === "\${$name}" ? 'members' : $name);
        $loop = $code->block();
        $loop->step(null);
        [$key, $item] = [$loop->variable('key'), $loop->variable(Php::singular($name))];
        $result = $this->ofItem($values, $node->value, $item)->print($node->value, $item, Php::singular($name), $loop);
        $value = Loop::held($value, $values->callOut($node->value), $loop, $code);
        $code->line("{$map} = \$out->headOfMembers(\\count({$value}));");
        $loop->line("{$map} .= (\$out->keys[{$key}] ?? \$out->key({$key})) . " . MemberChain::operand($result) . ';');
        Loop::entries($value, $key, $item, $loop, $values->callOut($node->value), $code);
        $this->see($node->value, $value, $code);

        return $map;
    }

    /**
     * What writes an item, of which texts are looked at together.
     */
    private function ofItem(WriteValues $values, Write\WriteNode $node, string $item): WriteValues
    {
        return self::isText($node) ? $values->in($this->seeing($item)) : $values;
    }

    private function see(Write\WriteNode $node, string $array, Code $code): void
    {
        if (self::isText($node)) {
            $code->line("\$out->unseen .= \\implode(\"\\n\", {$array}) . \"\\n\";");
        }
    }

    private static function isText(Write\WriteNode $node): bool
    {
        return $node instanceof Write\Scalar && $node->kinds === [ScalarKind::String];
    }

    public function emptyArray(Write\EmptyArray $node): string
    {
        return self::literal($this->wire->head($node->isMap ? Head::MEMBERS : Head::ITEMS, 0));
    }

    public function members(Write\WriteObject|Write\ShapeOf $of, string $name, Code $code): Members
    {
        return new BinaryMembers($this, $of, $code->variable($name), $code);
    }

    private function integer(string $value): string
    {
        return "(\$integers[{$value}] ?? \$out->integer({$value}))";
    }

    private function text(string $value, Code $code): string
    {
        if ($value !== $this->seen) {
            $code->line("\$out->unseen .= \"{{$value}}\\n\";");
        }

        return self::withHead($value);
    }

    private static function withHead(string $value): string
    {
        return "(\$texts[\\strlen({$value})] ?? \$out->headOfText({$value})) . {$value}";
    }

    protected function place(): string
    {
        return '';
    }

    /**
     * A string of bytes that need be no text.
     */
    public static function literal(string $bytes): string
    {
        return '"' . \preg_replace_callback(
            '/[^\x20-\x7e]|["$\\\\]/',
            static fn(array $match): string => \preg_match('/["$\\\\]/', $match[0]) === 1 ? '\\' . $match[0] : \sprintf('\x%02X', \ord($match[0])),
            $bytes,
        ) . '"';
    }
}
