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
use Kiln\Format\Yaml\Texts;
use Kiln\Format\Yaml\Writer;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * YAML in block style. A value is the text behind the colon of its key, or behind the dash of an item: `" 7"`, or lines that begin
 * with what leads to the first of them.
 *
 *     return $lead
 *         // App\Order::$id
 *         // App\Order::$number
 *         . "id: {$object->id}{$line}number: {$number}"
 *         // App\Order::$customer
 *         . "{$line}customer:" . CustomerYAMLWriter_5f1c0a9b7e3d::write($object->customer, $below, $below, $out, $kiln);
 *
 * {@see YamlTexts} has looked at the number. Small objects and items of lists are added where they stand.
 *
 * @internal
 */
final readonly class YamlNotation extends DirectNotation
{
    private const STEP = '  ';

    /** So many levels within a function have variables. */
    private const LEVELS = 9;

    /**
     * @param string $lead an expression: what stands before the first line of a value
     * @param string $line a variable: a line break, and what stands before each further line
     * @param ?string $seen the variable with the text of the value, once it has been looked at
     * @param ?string $arePlain tells whether all texts in the value stand as they are; null where they have to be looked at
     * @param ?string $item what adds an item to the list, up to its dash; null elsewhere
     * @param (\Closure(): string)|null $growing gives the variable that has everything up to the value, where that may be added to it
     */
    public function __construct(string $name, Levels $levels, private CallsOut $calls, private Write\WritePlan $plan, public string $lead = '$lead', public string $line = '$line', private ?string $seen = null, private ?string $arePlain = null, private ?string $item = null, private ?\Closure $growing = null)
    {
        parent::__construct($name, 'YAML', $levels);
    }

    public function parameters(): string
    {
        return ', string $lead, string $line, Writer $out, DirectWriting $kiln';
    }

    public function imports(): array
    {
        return [DirectWriting::class, Texts::class, Writer::class];
    }

    public function reserved(): array
    {
        return ['out', 'lead', 'line', 'below', ...\array_map(static fn(int $level): string => "below{$level}", \range(2, self::LEVELS))];
    }

    public function opening(string $code, Write\WriteObject|Write\WriteNode $written): array
    {
        $lines = [];
        $below = '$line';
        for ($level = 1; $level <= self::LEVELS; ++$level) {
            $below = self::below($below);
            if (\preg_match('/' . \preg_quote($below, '/') . '(?!\w)/', $code) === 1) {
                $lines[] = "{$below} = \"{\$line}" . \str_repeat(self::STEP, $level) . '";';
            }
        }

        return $lines;
    }

    /**
     * The place of a member's value.
     *
     * @param (\Closure(): string)|null $growing
     */
    public function inside(?string $seen = null, ?string $arePlain = null, ?\Closure $growing = null): self
    {
        $below = self::below($this->line);

        return new self($this->name, $this->levels, $this->calls, $this->plan, $below, $below, $seen, $arePlain, null, $growing);
    }

    /**
     * The place of an item's value.
     *
     * @param ?string $item what adds it to the list, up to its dash, in a loop
     */
    public function inItem(?string $item = null): self
    {
        return new self($this->name, $this->levels, $this->calls, $this->plan, '" "', self::below($this->line), null, $this->arePlain, $item);
    }

    public function scalar(array $kinds, string $value, Code $code): string
    {
        if ($this->seen !== null) {
            return "\" {{$this->seen}}\"";
        }
        if (self::areBools($kinds)) {
            return "({$value} ? ' true' : ' false')";
        }
        $value = self::inVariable($value, 'scalar', $code);

        return match ($kinds) {
            [ScalarKind::Int] => "\" {{$value}}\"",
            [ScalarKind::Float] => "\" \" . Writer::float({$value})",
            [ScalarKind::String] => $this->text($value),
            default => "\$out->scalar({$value}, {$this->line})",
        };
    }

    public function null(): string
    {
        return "' null'";
    }

    public function utf8(string $value, Code $code): string
    {
        return $this->text(self::inVariable($value, 'text', $code));
    }

    /**
     * Nothing but digits and signs, which would be a date without quotes.
     */
    public function moment(string $date, Code $code): string
    {
        return "\" '\" . Dates::rfc3339({$date}) . \"'\"";
    }

    public function oneOf(array $texts, string $value, Code $code): string
    {
        $arePlain = \array_filter($texts, static fn(string $text): bool => \preg_match(Texts::PLAIN, $text) !== 1) === [];

        return $arePlain ? '" {' . self::inVariable($value, 'text', $code) . '}"' : $this->utf8($value, $code);
    }

    public function bytes(string $value): string
    {
        throw new \LogicException('YAML has text only.');
    }

    public function leaf(Write\Leaf $node, string $value): string
    {
        throw new \LogicException('YAML has text only.');
    }

    /**
     *     $result .= "{$line}tags:";
     *     if ($object->tags === []) {
     *         $result .= ' []';
     *     }
     *     foreach ($object->tags as $tag) {
     *         $result .= "{$below}-" . (\preg_match(Texts::PLAIN, $tag) === 1 ? " {$tag}" : $out->text($tag, $below2));
     *     }
     */
    public function list(Write\ListOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $growing = $this->growing === null ? null : ($this->growing)();
        $list = $growing ?? $code->variable($value === "\${$name}" ? 'items' : $name);
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $before = "{$list} .= \"{{$this->line}}-\"";
        $result = $values->in($this->inItem($before))->print($node->item, $item, Php::singular($name), $loop);
        $value = Loop::held($value, $values->callOut($node->item), $loop, $code);
        $this->begin($list, $value, ' []', $code);
        $loop->line(MemberChain::join($before, MemberChain::operand($result)) . ';');
        Loop::over($value, $item, $loop, $values->callOut($node->item), $code);

        return $growing === null ? "({$list} === '' ? ' []' : {$this->led($list)})" : "''";
    }

    public function map(Write\MapOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $growing = $this->growing === null ? null : ($this->growing)();
        $map = $growing ?? $code->variable($value === "\${$name}" ? 'members' : $name);
        $loop = $code->block();
        $loop->step(null);
        [$key, $item] = [$loop->variable('key'), $loop->variable(Php::singular($name))];
        $result = $values->in($this->inside(null, $this->arePlain))->print($node->value, $item, Php::singular($name), $loop);
        $value = Loop::held($value, $values->callOut($node->value), $loop, $code);
        $this->begin($map, $value, ' {}', $code);
        $loop->line("{$map} .= {$this->line} . {$this->key($key)} . " . MemberChain::operand($result) . ';');
        Loop::entries($value, $key, $item, $loop, $values->callOut($node->value), $code);

        return $growing === null ? "({$map} === '' ? ' {}' : {$this->led($map)})" : "''";
    }

    /**
     * @param string $variable that items are added to
     * @param string $value    the array
     * @param string $none     what is written of an empty one
     */
    private function begin(string $variable, string $value, string $none, Code $code): void
    {
        if ($this->growing === null) {
            $code->line("{$variable} = '';");
        } else {
            $code->open("if ({$value} === []) {");
            $code->line("{$variable} .= '{$none}';");
            $code->close('}');
        }
    }

    public function emptyArray(Write\EmptyArray $node): string
    {
        return $node->isMap ? "' {}'" : "' []'";
    }

    /**
     *     if (!isset($part->sku, $part->count)) {
     *         $result .= "{$below}-" . $kiln->byTree($part, 'PartTreeWriter_5f1c0a9b7e3d', " ", $below2);
     *         continue;
     *     }
     *     $sku = $part->sku;
     *     if (!$arePlain) {
     *         $sku = $out->seen($sku, $below3);
     *     }
     *     $result .= "{$below}- sku: {$sku}{$below2}count: {$part->count}";
     */
    public function inlined(Write\ObjectOf $node, Write\WriteObject $object, string $value, string $name, string $kiln, Code $code, WriteValues $values): ?string
    {
        if ($this->arePlain === null) {
            return null;
        }
        $fields = YamlTexts::small($object, $this->calls);
        $isComplete = SmallObject::isComplete($fields, $value);
        $tree = LeftToTree::call($object, $value, $this->place());
        if ($this->item !== null) {
            if ($isComplete !== null) {
                $code->open("if (!{$isComplete}) {");
                $code->line("{$this->item} . {$tree};");
                $code->line('continue;');
                $code->close('}');
            }

            return $this->small($object, $fields, $value, $code, $values);
        }
        $block = $code->block();
        $text = $this->small($object, $fields, $value, $block, $values);
        if ($isComplete === null) {
            $code->put($block);

            return $text;
        }
        $variable = $code->variable($name);
        $code->open("if ({$isComplete}) {");
        $code->put($block);
        $code->line("{$variable} = {$text};");
        $code->turn('} else {');
        $code->line("{$variable} = {$tree};");
        $code->close('}');

        return $variable;
    }

    /**
     * @param list<Write\WriteField> $fields
     */
    private function small(Write\WriteObject $object, array $fields, string $value, Code $code, WriteValues $values): string
    {
        $members = new YamlMembers($this, $object, new YamlTexts($object, $this->calls, $this->plan, $value, $this->arePlain), $code->variable('text'), $code);
        foreach ($fields as $field) {
            $member = "{$value}->{$field->access->name}";
            $isOptional = YamlTexts::isOptional($field);
            $node = $isOptional && $field->value instanceof Write\Nullable ? $field->value->inner : $field->value;
            $text = $values->in($members->inside($field->key, $field))->print($node, $member, $field->access->name, $code);
            $isOptional ? $members->addUnlessNull($field->key, $member, $text) : $members->add($field->key, $text);
        }

        return $members->onOneLine();
    }

    public function members(Write\WriteObject|Write\ShapeOf $of, string $name, Code $code): Members
    {
        return new YamlMembers($this, $of, new YamlTexts($of, $this->calls, $this->plan), $code->variable($name), $code);
    }

    /**
     * @param string $key an expression
     */
    public function key(string $key): string
    {
        return "(\$out->keys[{$key}] ?? \$out->key({$key}, {$this->line}))";
    }

    /**
     * Lines of which each begins with a line break, as a value at this place.
     *
     * @param string $lines an expression
     */
    public function led(string $lines): string
    {
        return $this->lead === $this->line ? $lines : "{$this->lead} . \\substr({$lines}, \\strlen({$this->line}))";
    }

    protected function place(): string
    {
        return ", {$this->lead}, {$this->line}";
    }

    private function text(string $value): string
    {
        return '(' . ($this->arePlain === null ? '' : "{$this->arePlain} || ") . "\\preg_match(Texts::PLAIN, {$value}) === 1 ? \" {{$value}}\" : \$out->text({$value}, {$this->line}))";
    }

    private static function below(string $line): string
    {
        return match ($line) {
            '$line' => '$below',
            '$below' => '$below2',
            default => '$below' . ((int) \substr($line, \strlen('$below')) + 1),
        };
    }
}
