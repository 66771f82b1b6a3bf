<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

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
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\EmptyArray;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\Leaf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;
use Kiln\Type\ScalarKind;

/**
 * XML in one line, as {@see Writer} writes it:
 *
 *     return "<{$tag} id=\"{$object->id}\">"
 *         // App\Order::$number
 *         . ($object->number === '' ? '<number/>' : '<number>' . (\strpbrk($object->number, Syntax::SPECIAL) === false ? $object->number : Syntax::text($object->number)) . '</number>')
 *         . "</{$tag}>";
 *
 * An expression is an element, an attribute with a space before it, or a text, as the place asks for.
 *
 * @internal
 */
final readonly class XmlNotation extends DirectNotation
{
    public function __construct(Levels $levels, private XmlPlace $place = new XmlPlace(XmlPlace::ROOT))
    {
        parent::__construct('xml', 'XML', $levels);
    }

    public function at(XmlPlace $place): self
    {
        return new self($this->levels, $place);
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
        return ['out', 'tag'];
    }

    public function opening(string $code, WriteObject|WriteNode $written): array
    {
        if (!$written instanceof WriteObject || $written->notes === []) {
            return [];
        }
        $facts = $written->notes['facts'];
        $name = Writer::nameOf(new NotedObject([], $written->notes));
        $lines = ["if (\\trim(\$tag) === '') {", '    $tag = $out->named($tag, ' . Php::literal($name) . ', ' . Php::literal($facts) . ');'];
        if ($facts !== []) {
            array_push($lines, '} else {', '    $out->within(' . Php::literal($facts) . ');');
        }

        return [...$lines, '}'];
    }

    public function instead(WriteObject $object, string $value): ?string
    {
        return XmlObjects::areLeftToTree($object) ? LeftToTree::call($object, $value, $this->place()) : null;
    }

    public function insteadOfRoot(WriteNode $root): ?string
    {
        $item = $root instanceof CollectionOf || $root instanceof IterableOf || $root instanceof ArrayObjectOf ? $root->array : $root;
        $item = $item instanceof ListOf ? $item->item : $root;

        return $item instanceof ObjectOf || $item instanceof Polymorphic ? null : '$out->decline()';
    }

    public function scalar(array $kinds, string $value, Code $code): string
    {
        if ($kinds === [ScalarKind::String]) {
            return $this->text(self::inVariable($value, 'text', $code));
        }

        return match (true) {
            self::areBools($kinds) => "({$value} ? " . $this->around("'true'") . ' : ' . $this->around("'false'") . ')',
            $kinds === [ScalarKind::Int] => $this->around($value),
            $kinds === [ScalarKind::Float] => $this->around("Syntax::scalar({$value})"),
            default => $this->text(self::inVariable("Syntax::scalar({$value})", 'text', $code)),
        };
    }

    public function null(): string
    {
        return $this->place->as === XmlPlace::ELEMENT && $this->place->isNil ? self::joined("'<'", $this->tag(), Php::literal(XmlOutput::NIL)) : "''";
    }

    public function utf8(string $value, Code $code): string
    {
        return str_starts_with($value, 'Durations::write(') && !$this->place->isCData() ? $this->around($value) : $this->text(self::inVariable($value, 'text', $code));
    }

    public function moment(string $value, Code $code): string
    {
        return $this->place->isCData() ? $this->utf8($value, $code) : $this->around($value);
    }

    public function oneOf(array $texts, string $value, Code $code): string
    {
        $arePlain = array_filter($texts, static fn(string $text): bool => $text === '' || Syntax::attribute($text) !== $text) === [];

        return $arePlain && !$this->place->isCData() ? $this->around($value) : $this->utf8($value, $code);
    }

    public function bytes(string $value): string
    {
        throw new \LogicException('XML has no bytes.');
    }

    public function leaf(Leaf $node, string $value): string
    {
        throw new \LogicException('XML has no leaves.');
    }

    /**
     *     $tags = '';
     *     foreach ($object->tags as $tag) {
     *         $tags .= '<tag>' . ... . '</tag>';
     *     }
     */
    public function list(ListOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $place = $this->place;
        $isOwn = $place->is === 'list';
        $itemName = $isOwn ? (string) ($place->facts['item'] ?? $place->name) : Writer::ITEM;
        $inside = $place->inside($place->as === XmlPlace::ROOT ? XmlOutput::ITEM : $itemName);
        $list = $code->variable($value === "\${$name}" ? 'items' : $name);
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $result = $values->in($this->at($inside))->print($node->item, $item, Php::singular($name), $loop);
        $code->line("{$list} = '';");
        $loop->line("{$list} .= {$result};");
        Loop::over($value, $item, $loop, $values->callOut($node->item), $code);

        if ($place->as === XmlPlace::ROOT) {
            return "\$out->items({$list})";
        }

        return $isOwn && ($place->facts['wrapped'] ?? false) !== true ? $list : $this->wrapped($list);
    }

    /**
     *     $rates = '';
     *     foreach ($object->rates as $key => $rate) {
     *         $rates .= '<entry key="' . Syntax::attribute((string) $key) . '"' . \substr('<entry>' . ... . '</entry>', 6);
     *     }
     */
    public function map(MapOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $place = $this->place;
        $entry = $this->at($place->inside((string) ($place->facts['entry'] ?? Writer::ENTRY)));
        $map = $code->variable($value === "\${$name}" ? 'members' : $name);
        $loop = $code->block();
        $loop->step(null);
        [$key, $item] = [$loop->variable('key'), $loop->variable(Php::singular($name))];
        $result = $values->in($entry)->print($node->value, $item, Php::singular($name), $loop);
        $code->line("{$map} = '';");
        $start = self::joined("'<'", $entry->tag(), Php::literal(' ' . ($place->facts['key'] ?? Writer::KEY) . '="'));
        $loop->line("{$map} .= {$start} . Syntax::attribute((string) {$key}) . '\"' . \\substr({$result}, " . ($place->uri === null ? (string) (1 + \strlen((string) ($place->facts['entry'] ?? Writer::ENTRY))) : "\\strlen({$entry->tag()}) + 1") . ');');
        Loop::entries($value, $key, $item, $loop, $values->callOut($node->value), $code);

        return ($place->facts['wrapped'] ?? true) === true ? $this->wrapped($map) : $map;
    }

    public function emptyArray(EmptyArray $node): string
    {
        throw new \LogicException('Empty arrays are left to trees.');
    }

    public function dynamic(string $kiln, string $call): string
    {
        return "{$kiln}->plain({$kiln}->trees->{$call}, {$this->tag()}" . ($this->place->as === XmlPlace::ELEMENT && !$this->place->isNil ? ', XmlOutput::MEMBER' : '') . ')';
    }

    public function members(WriteObject|ShapeOf $of, string $name, Code $code): Members
    {
        return new XmlMembers($this, $of, $code);
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
            return $this->around("Syntax::attribute({$value})");
        }
        $text = $place->isCData() ? "Syntax::cdata({$value})" : "(\\strpbrk({$value}, Syntax::SPECIAL) === false ? {$value} : Syntax::text({$value}))";

        return $place->as === XmlPlace::TEXT ? $text : "({$value} === '' ? {$this->empty()} : {$this->around($text)})";
    }

    private function wrapped(string $content): string
    {
        return "({$content} === '' ? {$this->empty()} : {$this->around($content)})";
    }

    private function empty(): string
    {
        return self::joined("'<'", $this->tag(), "'/>'");
    }

    /**
     * @param string $text an expression of what stands in the element or attribute
     */
    private function around(string $text): string
    {
        return match ($this->place->as) {
            XmlPlace::TEXT => $text,
            XmlPlace::ATTRIBUTE => self::joined("' '", $this->tag(), "'=\"'") . " . {$text} . '\"'",
            default => self::joined("'<'", $this->tag(), "'>'", $text, "'</'", $this->tag(), "'>'"),
        };
    }

    /**
     * Expressions one behind the other, with literals side by side made one.
     */
    public static function joined(string ...$parts): string
    {
        $joined = [];
        foreach ($parts as $part) {
            $last = $joined[\count($joined) - 1] ?? '';
            if (self::isLiteral($part) && self::isLiteral($last)) {
                $joined[\count($joined) - 1] = substr($last, 0, -1) . substr($part, 1);
            } else {
                $joined[] = $part;
            }
        }

        return implode(' . ', $joined);
    }

    private static function isLiteral(string $expression): bool
    {
        return preg_match("/^'[^'\\\\]*'$/D", $expression) === 1;
    }
}
