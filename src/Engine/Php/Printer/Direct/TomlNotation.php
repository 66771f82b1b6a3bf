<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Loop;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriteValues;
use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Toml\Writer;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * TOML: of each table first what stands on one line, then the tables in it, each line with a line break before it.
 *
 *     return ''
 *         // App\Order::$id
 *         . "\nid = {$object->id}"
 *         // App\Order::$number
 *         . "\nnumber = " . (\json_encode($object->number, Writer::JSON) ?: $out->text($object->number))
 *         // App\Order::$customer
 *         . "\n\n[{$prefix}customer]" . CustomerTOMLWriter_5f1c0a9b7e3d::write($object->customer, "{$prefix}customer.", $out, $kiln);
 *
 * @internal
 */
final readonly class TomlNotation extends DirectNotation
{
    /** The name of the table that a function writes, with a dot behind it, as it stands in double quotes. */
    private const PREFIX = '{$prefix}';

    /**
     * @param ?string $path  of the value, as it stands in double quotes; null for the table of the function
     * @param ?string $below a variable that holds it with a dot behind it
     */
    public function __construct(string $name, Levels $levels, public ?string $path = null, private ?string $below = null)
    {
        parent::__construct($name, 'TOML', $levels);
    }

    public function parameters(): string
    {
        return ', string $prefix, Writer $out, DirectWriting $kiln';
    }

    public function imports(): array
    {
        return [DirectWriting::class, Writer::class];
    }

    public function reserved(): array
    {
        return ['out', 'prefix'];
    }

    public function opening(string $code, Write\WriteObject|Write\WriteNode $written): array
    {
        return [];
    }

    public function instead(Write\WriteObject $object, string $value): ?string
    {
        foreach ($object->steps as $step) {
            if ($step instanceof Write\WriteField && TomlKind::ofField($step) === null) {
                return LeftToTree::call($object, $value, $this->place());
            }
        }

        return parent::instead($object, $value);
    }

    /**
     * The place of a member.
     */
    public function inside(string $key): self
    {
        return new self($this->name, $this->levels, $this->prefix() . $key);
    }

    public function scalar(array $kinds, string $value, Code $code): string
    {
        if ($this->path === null) {
            return $this->null();
        }
        if (self::areBools($kinds)) {
            return "({$value} ? 'true' : 'false')";
        }
        $value = self::inVariable($value, 'scalar', $code);

        return match ($kinds) {
            [ScalarKind::Int] => "\"{{$value}}\"",
            [ScalarKind::Float] => "Writer::float({$value})",
            [ScalarKind::String] => "(\\json_encode({$value}, Writer::JSON) ?: \$out->text({$value}))",
            default => "\$out->line({$value})",
        };
    }

    /**
     * What cannot stand where it does: the code declines all values.
     */
    public function null(): string
    {
        return 'throw new Mismatch(\'null\')';
    }

    public function utf8(string $value, Code $code): string
    {
        return $this->scalar([ScalarKind::String], $value, $code);
    }

    public function moment(string $date, Code $code): string
    {
        if ($this->path === null) {
            return $this->null();
        }
        return "'\"' . Dates::rfc3339({$date}) . '\"'";
    }

    public function oneOf(array $texts, string $value, Code $code): string
    {
        if ($this->path === null) {
            return $this->null();
        }
        return \preg_match(Writer::TO_ESCAPE, \implode('', $texts)) === 0 && \preg_match('//u', \implode("\n", $texts)) === 1 ? '"\"{' . self::inVariable($value, 'text', $code) . '}\""' : $this->utf8($value, $code);
    }

    public function bytes(string $value): string
    {
        throw new \LogicException('TOML has text only.');
    }

    public function leaf(Write\Leaf $node, string $value): string
    {
        if ($this->path === null) {
            return $this->null();
        }
        return '$out->time(' . ($node->timezone === null ? $value : "Dates::in({$value}, " . Php::literal($node->timezone) . ')') . ')';
    }

    /**
     *     $tags = [];
     *     foreach ($object->tags as $tag) {
     *         $tags[] = (\json_encode($tag, Writer::JSON) ?: $out->text($tag));
     *     }
     *
     * or, where the items are tables:
     *
     *     $header = "\n\n[[{$prefix}lines]]";
     *     $below = "{$prefix}lines.";
     *     $lines = '';
     *     foreach ($object->lines as $line) {
     *         $lines .= $header . LineTOMLWriter_5f1c0a9b7e3d::write($line, $below, $out, $kiln);
     *     }
     */
    public function list(Write\ListOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        if (!$this->canBeHere($node)) {
            return $this->null();
        }
        $areTables = TomlKind::of($node) === TomlKind::Tables;
        $list = $code->variable($value === "\${$name}" ? 'items' : $name);
        [$header, $below] = $areTables ? [$code->variable('header'), $code->variable('below')] : ['', null];
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $result = $values->in(new self($this->name, $this->levels, $this->path, $below))->print($node->item, $item, Php::singular($name), $loop);
        if ($areTables) {
            $code->line("{$header} = \"\\n\\n[[{$this->path}]]\";");
            $code->line("{$below} = \"{$this->path}.\";");
        }
        $code->line("{$list} = " . ($areTables ? "''" : '[]') . ';');
        $loop->line($areTables ? "{$list} .= {$header} . " . MemberChain::operand($result) . ';' : "{$list}[] = {$result};");
        Loop::over($value, $item, $loop, $values->callOut($node->item), $code);

        return $areTables ? $list : "'[' . \\implode(', ', {$list}) . ']'";
    }

    public function map(Write\MapOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        if (!$this->canBeHere($node)) {
            return $this->null();
        }
        $map = $code->variable($value === "\${$name}" ? 'members' : $name);
        $loop = $code->block();
        $loop->step(null);
        [$key, $item, $written] = [$loop->variable('key'), $loop->variable(Php::singular($name)), $loop->variable('written')];
        $isLine = TomlKind::of($node->value) === TomlKind::Line;
        $loop->line("{$written} = \$out->keys[{$key}] ?? \$out->key({$key});");
        $result = $values->in($this->inside("{{$written}}"))->print($node->value, $item, Php::singular($name), $loop);
        $code->line("{$map} = '';");
        $loop->line("{$map} .= " . MemberChain::join($isLine ? "\"\\n{{$written}} = \"" : "\"\\n\\n[{$this->prefix()}{{$written}}]\"", MemberChain::operand($result)) . ';');
        Loop::entries($value, $key, $item, $loop, $values->callOut($node->value), $code);

        return $map;
    }

    public function emptyArray(Write\EmptyArray $node): string
    {
        return $this->null();
    }

    public function members(Write\WriteObject|Write\ShapeOf $of, string $name, Code $code): Members
    {
        return new TomlMembers($this, $of, $code->variable($name), $code->variable('tables'), $code);
    }

    public function prefix(): string
    {
        return $this->path === null ? self::PREFIX : "{$this->path}.";
    }

    protected function place(): string
    {
        return match (true) {
            $this->below !== null => ", {$this->below}",
            $this->path === null => ', $prefix',
            default => ", \"{$this->prefix()}\"",
        };
    }

    /**
     * A document as a whole is a table, and so is what a function writes.
     */
    private function canBeHere(Write\WriteNode $node): bool
    {
        return $this->path !== null && TomlKind::of($node) !== null;
    }
}
