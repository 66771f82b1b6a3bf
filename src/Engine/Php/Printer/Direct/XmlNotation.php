<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\CallsOut;
use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Loop;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriteValues;
use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\NotedObject;
use Kiln\Format\Xml\Syntax;
use Kiln\Format\Xml\Writer;
use Kiln\Format\Xml\XmlOutput;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * XML in one line, as {@see Writer} writes it:
 *
 *     $number = $object->number;
 *     if (\preg_match(Syntax::PLAIN, $number) !== 1) {
 *         $number = $out->text($number);
 *     }
 *
 *     return "<{$start}>"
 *         // App\Order::$number
 *         . "<number>{$number}</number>"
 *         // App\Order::$id
 *         . "<id>{$object->id}</id>" . "</{$tag}>";
 *
 * An expression is an element, an attribute with a space before it, or a text, as the place asks for.
 *
 * @internal
 */
final readonly class XmlNotation extends DirectNotation
{
    /**
     * @param ?XmlMembers $members that the value is a part of, and not a part of a part
     * @param ?string     $growing the variable that the value is added to, where it is an item
     */
    public function __construct(Levels $levels, private CallsOut $calls, private XmlPlace $place = new XmlPlace(XmlPlace::ROOT), private ?XmlMembers $members = null, private ?string $growing = null)
    {
        parent::__construct('xml', 'XML', $levels);
    }

    public function at(XmlPlace $place, ?XmlMembers $members = null, ?string $growing = null): self
    {
        return new self($this->levels, $this->calls, $place, $members, $growing);
    }

    public function parameters(): string
    {
        return ', string $tag, XmlOutput $out, DirectWriting $kiln';
    }

    public function imports(): array
    {
        return [DirectWriting::class, Syntax::class, XmlOutput::class];
    }

    public function reserved(): array
    {
        return ['out', 'start', 'tag'];
    }

    public function opening(string $code, Write\WriteObject|Write\WriteNode $written): array
    {
        if (!$written instanceof Write\WriteObject || $written->notes === []) {
            return $written instanceof Write\WriteObject ? ['$start = $tag;'] : [];
        }
        $facts = $written->notes['facts'];
        $name = Writer::nameOf(new NotedObject([], $written->notes));
        $lines = ['$start = $tag;', "if (\$tag === '' || \$tag === ' ') {", '    [$tag, $start] = $out->named($tag, ' . Php::literal($name) . ', ' . Php::literal($facts) . ');'];
        if ($facts !== []) {
            \array_push($lines, '} else {', '    $out->within(' . Php::literal($facts) . ');');
        }

        return [...$lines, '}'];
    }

    public function instead(Write\WriteObject $object, string $value): ?string
    {
        return XmlObjects::areLeftToTree($object) ? LeftToTree::call($object, $value, $this->place()) : null;
    }

    public function insteadOfRoot(Write\WriteNode $root): ?string
    {
        $item = $root instanceof Write\CollectionOf || $root instanceof Write\IterableOf || $root instanceof Write\ArrayObjectOf ? $root->array : $root;
        $item = $item instanceof Write\ListOf ? $item->item : $root;

        return $item instanceof Write\ObjectOf || $item instanceof Write\Polymorphic ? null : '$out->decline()';
    }

    public function scalar(array $kinds, string $value, Code $code): string
    {
        if ($this->place->seen !== null) {
            return $this->around($this->place->seen);
        }
        if ($kinds === [ScalarKind::String]) {
            return $this->text(self::inVariable($value, 'text', $code));
        }

        return match (true) {
            self::areBools($kinds) => "({$value} ? " . $this->around("'true'") . ' : ' . $this->around("'false'") . ')',
            $kinds === [ScalarKind::Int] => $this->around($value),
            $kinds === [ScalarKind::Float] => $this->around("Syntax::float({$value})"),
            default => $this->text(self::inVariable("Syntax::scalar({$value})", 'text', $code)),
        };
    }

    public function null(): string
    {
        return $this->place->as === XmlPlace::ELEMENT && $this->place->isNil ? self::joined("'<'", $this->tag(), $this->place->attribute, '$out->nil()') : "''";
    }

    public function utf8(string $value, Code $code): string
    {
        return \str_starts_with($value, 'Durations::write(') && !$this->place->isCData() ? $this->around($value) : $this->text(self::inVariable($value, 'text', $code));
    }

    public function moment(string $date, Code $code): string
    {
        $text = "Dates::rfc3339({$date})";

        return $this->place->isCData() ? $this->utf8($text, $code) : $this->around($text);
    }

    public function oneOf(array $texts, string $value, Code $code): string
    {
        $arePlain = \array_filter($texts, static fn(string $text): bool => \preg_match(Syntax::PLAIN_VALUE, $text) !== 1) === [];

        return $arePlain && !$this->place->isCData() ? $this->around($value) : $this->utf8($value, $code);
    }

    public function bytes(string $value): string
    {
        throw new \LogicException('XML has no bytes.');
    }

    public function leaf(Write\Leaf $node, string $value): string
    {
        throw new \LogicException('XML has no leaves.');
    }

    /**
     *     foreach ($object->tags as $tag) {
     *         $text .= '<tag>' . ... . '</tag>';
     *     }
     */
    public function list(Write\ListOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $place = $this->place;
        $isOwn = $place->is === 'list';
        $itemName = $isOwn ? (string) ($place->facts['item'] ?? $place->name) : Writer::ITEM;
        $inside = $place->inside($place->as === XmlPlace::ROOT ? XmlOutput::ITEM : $itemName);
        $growing = $isOwn ? $this->members?->growing() : null;
        $list = $growing ?? $code->variable($value === "\${$name}" ? 'items' : $name);
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $result = $values->in($this->at($inside, growing: $list))->print($node->item, $item, Php::singular($name), $loop);
        if ($result !== "''") {
            $loop->line("{$list} .= {$result};");
        }
        if ($growing !== null) {
            return $this->grow($growing, $value, ($place->facts['wrapped'] ?? false) === true, $code, static fn(Code $within) => Loop::over($value, $item, $loop, $values->callOut($node->item), $within));
        }
        if ($place->as === XmlPlace::ROOT) {
            $code->line("{$list} = \$out->begin() . ({$value} === [] ? '' : '>');");
            Loop::over($value, $item, $loop, $values->callOut($node->item), $code);
            $code->line("{$list} .= \$out->finish({$value} === []);");

            return $list;
        }
        $code->line("{$list} = '';");
        Loop::over($value, $item, $loop, $values->callOut($node->item), $code);

        return $this->wrapped($list);
    }

    /**
     *     foreach ($object->rates as $key => $rate) {
     *         $text .= "<entry key=\"{$key}\">" . ... . '</entry>';
     *     }
     */
    public function map(Write\MapOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $growing = $this->members?->growing() ?? throw new \LogicException('Maps in other values are left to trees.');
        $loop = $code->block();
        $loop->step(null);
        [$key, $item] = [$loop->variable('key'), $loop->variable(Php::singular($name))];
        $isText = $node->value instanceof Write\Scalar && $node->value->kinds === [ScalarKind::String] && !$this->place->isCData();
        $attribute = $isText ? $key : $loop->variable('name');
        $entry = $this->at($this->place->entry((string) ($this->place->facts['entry'] ?? Writer::ENTRY), self::joined(Php::literal(' ' . ($this->place->facts['key'] ?? Writer::KEY) . '="'), $attribute, "'\"'"), $isText ? $item : null));
        if (!$isText) {
            $loop->line("{$attribute} = \$out->value((string) {$key});");
        }
        $result = $values->in($entry)->print($node->value, $item, Php::singular($name), $loop);
        if ($isText) {
            $loop->open("if ({$item} === '' || \\preg_match(Syntax::PLAIN_VALUE, \"{{$key}} {{$item}}\") !== 1) {");
            $loop->line("[{$key}, {$item}] = [\$out->value((string) {$key}), \$out->texts({$item})[0]];");
            $loop->close('}');
        }
        $loop->line("{$growing} .= {$result};");

        return $this->grow($growing, $value, ($this->place->facts['wrapped'] ?? true) === true, $code, static fn(Code $within) => Loop::entries($value, $key, $item, $loop, $values->callOut($node->value), $within));
    }

    /**
     *     if ($object->tags === []) {
     *         $text .= '<tags/>';
     *     } else {
     *         $text .= '<tags>';
     *         foreach ...
     *         $text .= '</tags>';
     *     }
     *
     * @param string               $growing the variable
     * @param string               $value   an array
     * @param \Closure(Code): void $loop    prints the loop
     *
     * @return string what is still to be added: nothing
     */
    private function grow(string $growing, string $value, bool $isWrapped, Code $code, \Closure $loop): string
    {
        if (!$isWrapped) {
            $loop($code);

            return "''";
        }
        $code->open("if ({$value} === []) {");
        $code->line("{$growing} .= {$this->empty()};");
        $code->turn('} else {');
        $code->line("{$growing} .= " . self::joined("'<'", $this->tag(), "'>'") . ';');
        $loop($code);
        $code->line("{$growing} .= " . self::joined("'</'", $this->tag(), "'>'") . ';');
        $code->close('}');

        return "''";
    }

    public function emptyArray(Write\EmptyArray $node): string
    {
        throw new \LogicException('Empty arrays are left to trees.');
    }

    public function dynamic(string $kiln, string $call): string
    {
        return "{$kiln}->plain({$kiln}->trees->{$call}, {$this->tag()}" . ($this->place->as === XmlPlace::ELEMENT && !$this->place->isNil ? ', XmlOutput::MEMBER' : '') . ')';
    }

    public function inlined(Write\ObjectOf $node, Write\WriteObject $object, string $value, string $name, string $kiln, Code $code, WriteValues $values): ?string
    {
        if ($this->place->as !== XmlPlace::ELEMENT || $this->place->uri !== null || $this->place->name === XmlOutput::ITEM || ($this->growing === null && $this->members === null)) {
            return null;
        }
        $inlined = XmlInlined::of($object, $this, $this->calls);
        if ($inlined === null) {
            return null;
        }
        $into = $this->growing ?? $this->members->growing();
        if ($node->isExact || (new \ReflectionClass($node->class))->isFinal()) {
            if (!$node->isExact) {
                $code->line("{$value} instanceof " . Php::className($node->class) . ' || throw new Mismatch(' . Php::literal($name) . ');');
            }
            $inlined->print($this->tag(), $value, $into, $code, $values);

            return "''";
        }
        $class = Php::classConstant($node->class);
        $code->open("if ({$value}::class !== {$class}) {");
        $code->line("{$into} .= {$this->object($kiln, $value, $class)};");
        $code->turn('} else {');
        $inlined->print($this->tag(), $value, $into, $code, $values);
        $code->close('}');

        return "''";
    }

    public function members(Write\WriteObject|Write\ShapeOf $of, string $name, Code $code): Members
    {
        return new XmlMembers($this, $of, new XmlTexts($of, $this->calls, '$object'), $code);
    }

    protected function place(): string
    {
        return ", {$this->tag()}";
    }

    /**
     * The name of the element or attribute, with its prefix, as an expression.
     */
    public function tag(): string
    {
        $place = $this->place;

        return match (true) {
            $place->as === XmlPlace::ROOT => '$tag',
            $place->uri === null || ($place->uri === '' && $place->as === XmlPlace::ATTRIBUTE) => Php::literal($place->name),
            default => ($place->as === XmlPlace::ATTRIBUTE ? '$out->attribute(' : '$out->element(') . Php::literal($place->uri) . ') . ' . Php::literal($place->name),
        };
    }

    /**
     * @param string $value an expression that can be evaluated several times
     */
    private function text(string $value): string
    {
        $place = $this->place;
        if ($place->as === XmlPlace::ATTRIBUTE) {
            return $this->around("(\\preg_match(Syntax::PLAIN_VALUE, {$value}) === 1 ? {$value} : \$out->value({$value}))");
        }
        if ($place->isCData()) {
            return $place->as === XmlPlace::TEXT ? "\$out->cdata({$value})" : "({$value} === '' ? {$this->empty()} : {$this->around("\$out->cdata({$value})")})";
        }
        $text = "(\\preg_match(Syntax::PLAIN, {$value}) === 1 ? {$value} : \$out->text({$value}))";

        return $place->as === XmlPlace::TEXT ? "({$value} === '' ? '' : {$text})" : $this->around($text);
    }

    private function wrapped(string $content): string
    {
        return "({$content} === '' ? {$this->empty()} : {$this->around($content)})";
    }

    private function empty(): string
    {
        return self::joined("'<'", $this->tag(), $this->place->attribute, "'/>'");
    }

    /**
     * @param string $text an expression of what stands in the element or attribute
     */
    private function around(string $text): string
    {
        return match ($this->place->as) {
            XmlPlace::TEXT => $text,
            XmlPlace::ATTRIBUTE => self::joined("' '", $this->tag(), "'=\"'", $text, "'\"'"),
            default => self::joined("'<'", $this->tag(), $this->place->attribute, "'>'", $text, "'</'", $this->tag(), "'>'"),
        };
    }

    /**
     * Expressions one behind the other; literals and variables side by side are one text in double quotes.
     */
    public static function joined(string ...$parts): string
    {
        $joined = [];
        $text = '';
        foreach ([...$parts, null] as $part) {
            $inQuotes = $part === null ? null : self::inQuotes($part);
            if ($inQuotes !== null) {
                $text .= $inQuotes;
                continue;
            }
            if ($text !== '') {
                $joined[] = \str_contains($text, '$') ? "\"{$text}\"" : "'" . \str_replace('\"', '"', $text) . "'";
                $text = '';
            }
            if ($part !== null) {
                $joined[] = $part;
            }
        }

        return \implode(' . ', $joined);
    }

    /**
     * The expression as it stands in double quotes; null where it cannot.
     */
    private static function inQuotes(string $expression): ?string
    {
        return match (1) {
            \preg_match('/^\'([^\'\\\\$]*)\'$/D', $expression, $match) => \str_replace('"', '\"', $match[1]),
            \preg_match('/^"((?:[^"\\\\]|\\\\.)*)"$/Ds', $expression, $match) => $match[1],
            \preg_match('/^\$\w+(?:->\w+)*$/D', $expression) => "{{$expression}}",
            default => $expression === '' ? '' : null,
        };
    }
}
