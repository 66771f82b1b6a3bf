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
 *     $number = $object->number;
 *     $note = $object->note;
 *     if ($number === '' || $note === '' || \preg_match(Texts::PLAIN_LINES[2], "{$number}\n{$note}\n") !== 1) {
 *         $number = $out->seen($number, $below);
 *         $note = $out->seen($note, $below);
 *     }
 *
 *     return $lead
 *         // App\Order::$id
 *         . "id: {$object->id}"
 *         // App\Order::$number
 *         . "{$line}number: {$number}"
 *         // App\Order::$customer
 *         . "{$line}customer:" . CustomerYAMLWriter_5f1c0a9b7e3d::write($object->customer, $below, $below, $out, $kiln);
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
     */
    public function __construct(string $name, Levels $levels, private CallsOut $calls, public string $lead = '$lead', public string $line = '$line', private ?string $seen = null)
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
        return ['out', 'lead', 'line', 'below', ...array_map(static fn(int $level): string => "below{$level}", range(2, self::LEVELS))];
    }

    public function opening(string $code, Write\WriteObject|Write\WriteNode $written): array
    {
        $lines = [];
        $below = '$line';
        for ($level = 1; $level <= self::LEVELS; ++$level) {
            $below = self::below($below);
            if (preg_match('/' . preg_quote($below, '/') . '(?!\w)/', $code) === 1) {
                $lines[] = "{$below} = \"{\$line}" . str_repeat(self::STEP, $level) . '";';
            }
        }

        return $lines;
    }

    /**
     * The place of a member's value.
     */
    public function inside(?string $seen = null): self
    {
        $below = self::below($this->line);

        return new self($this->name, $this->levels, $this->calls, $below, $below, $seen);
    }

    /**
     * The place of an item's value.
     */
    public function inItem(): self
    {
        return new self($this->name, $this->levels, $this->calls, "' '", self::below($this->line));
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
        $arePlain = array_filter($texts, static fn(string $text): bool => preg_match(Texts::PLAIN, $text) !== 1) === [];

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
     *     $tags = '';
     *     foreach ($object->tags as $tag) {
     *         $tags .= "{$below}-" . (\preg_match(Texts::PLAIN, $tag) === 1 ? " {$tag}" : $out->text($tag, $below2));
     *     }
     */
    public function list(Write\ListOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $list = $code->variable($value === "\${$name}" ? 'items' : $name);
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $result = $values->in($this->inItem())->print($node->item, $item, Php::singular($name), $loop);
        $code->line("{$list} = '';");
        $loop->line("{$list} .= " . MemberChain::join("\"{{$this->line}}-\"", Php::operand($result)) . ';');
        Loop::over($value, $item, $loop, $values->callOut($node->item), $code);

        return "({$list} === '' ? ' []' : {$this->led($list)})";
    }

    public function map(Write\MapOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $map = $code->variable($value === "\${$name}" ? 'members' : $name);
        $loop = $code->block();
        $loop->step(null);
        [$key, $item] = [$loop->variable('key'), $loop->variable(Php::singular($name))];
        $result = $values->in($this->inside())->print($node->value, $item, Php::singular($name), $loop);
        $code->line("{$map} = '';");
        $loop->line("{$map} .= {$this->line} . {$this->key($key)} . " . Php::operand($result) . ';');
        Loop::entries($value, $key, $item, $loop, $values->callOut($node->value), $code);

        return "({$map} === '' ? ' {}' : {$this->led($map)})";
    }

    public function emptyArray(Write\EmptyArray $node): string
    {
        return $node->isMap ? "' {}'" : "' []'";
    }

    public function members(Write\WriteObject|Write\ShapeOf $of, string $name, Code $code): Members
    {
        return new YamlMembers($this, $of, new SeenTexts($of, $this->calls, array_key_last(Texts::PLAIN_LINES)), $code->variable($name), $code);
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
        return "(\\preg_match(Texts::PLAIN, {$value}) === 1 ? \" {{$value}}\" : \$out->text({$value}, {$this->line}))";
    }

    private static function below(string $line): string
    {
        return match ($line) {
            '$line' => '$below',
            '$below' => '$below2',
            default => '$below' . ((int) substr($line, \strlen('$below')) + 1),
        };
    }
}
