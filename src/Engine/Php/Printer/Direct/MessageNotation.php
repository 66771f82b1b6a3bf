<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Loop;
use Kiln\Engine\Php\Printer\Members;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Engine\Php\Printer\WriteValues;
use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\Kind;
use Kiln\Format\Protobuf\Output;
use Kiln\Format\Protobuf\Wire;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * Messages of Protocol Buffers:
 *
 *     $brand = BrandProtobufWriter_5f1c0a9b7e3d::write($object->brand, $out, $kiln);
 *
 *     return ''
 *         // App\Order::$id
 *         . ($object->id === 0 ? '' : "\x08" . ($varints[$object->id] ?? $out->varint($object->id)))
 *         // App\Order::$brand
 *         . "\x12" . ($varints[\strlen($brand)] ?? $out->varint(\strlen($brand))) . $brand;
 *
 * An expression is a field with its tag, or nothing where that is left out; of an object it is the message alone, since what
 * is around it knows its tag.
 *
 * @phpstan-import-type Field from Messages
 *
 * @internal
 */
final readonly class MessageNotation extends DirectNotation
{
    /**
     * @param ?Field  $field that the value is in; null for a document, and for one of several fields
     * @param ?string $seen  an expression: the text that is looked at with others
     */
    public function __construct(Levels $levels, public DirectMessages $messages, private ?array $field = null, private ?string $seen = null)
    {
        parent::__construct('protobuf', 'Protobuf', $levels);
    }

    /**
     * @param ?Field $field
     */
    public function of(?array $field, ?string $seen): self
    {
        return new self($this->levels, $this->messages, $field, $seen);
    }

    /**
     * The same object may be a part of a plan that is left to trees, and of another one that is not.
     */
    public function kind(): string
    {
        return $this->messages->arePrinted() ? parent::kind() : 'UnprintedMessage';
    }

    public function parameters(): string
    {
        return ', Output $out, DirectWriting $kiln';
    }

    public function imports(): array
    {
        return [DirectWriting::class, Output::class];
    }

    public function reserved(): array
    {
        return ['out', 'varints'];
    }

    public function opening(string $code, Write\WriteObject|Write\WriteNode $written): array
    {
        return \str_contains($code, '$varints[') ? ['$varints = $out->varints;'] : [];
    }

    public function instead(Write\WriteObject $object, string $value): ?string
    {
        return $this->messages->arePrinted() ? null : self::decline('message');
    }

    public function insteadOfRoot(Write\WriteNode $root): ?string
    {
        return $this->messages->arePrinted() ? null : self::decline('message');
    }

    public function uninitialized(Write\WriteObject $object): string
    {
        return self::decline('uninitialized') . ';';
    }

    public function dynamic(string $kiln, string $call): string
    {
        return $this->tagged("\$out->any({$kiln}->trees->{$call}, \$kiln->maxDepth - \$kiln->depth)");
    }

    /**
     * An object of another class than is known has other fields.
     */
    public function object(string $kiln, string $value, string $class): string
    {
        return self::decline('object');
    }

    public function scalar(array $kinds, string $value, Code $code): string
    {
        $kind = $this->fieldKind();
        if ($kind === Kind::STRING || $kind === Kind::DOUBLE || $kind === Kind::FLOAT || $this->omitsZero()) {
            $value = self::inVariable($value, $kind === Kind::STRING ? 'text' : 'number', $code);
        }

        return match ($kind) {
            Kind::STRING => $this->text($value, $code),
            Kind::BOOL => $this->omitsZero() ? "({$value} ? " . self::bytesOf($this->tag() . "\x01") . " : '')" : "({$value} ? " . self::bytesOf($this->tag() . "\x01") . ' : ' . self::bytesOf($this->tag() . "\0") . ')',
            Kind::DOUBLE => $kinds !== [ScalarKind::Float] ? $this->number($value, $code)
                : ($this->omitsZero() ? "({$value} === 0.0 ? \$out->zero({$value}, " . self::bytesOf($this->tag()) . ') : ' . $this->tagged("\\pack('e', {$value})") . ')' : $this->tagged("\\pack('e', {$value})")),
            Kind::FLOAT => $this->float($value, $code),
            Kind::WRAPPER => $this->tagged('$out->value(' . Kind::WRAPPER . ", {$value}, " . Php::literal($this->field[3] ?? 0) . ')'),
            default => $this->number($value, $code),
        };
    }

    public function null(): string
    {
        return "''";
    }

    public function utf8(string $value, Code $code): string
    {
        return $this->fieldKind() === Kind::DURATION ? $this->tagged('$out->value(' . Kind::DURATION . ", {$value})") : $this->delimited(self::inVariable($value, 'text', $code));
    }

    public function moment(string $date, Code $code): string
    {
        return $this->utf8("Dates::rfc3339({$date})", $code);
    }

    /**
     *     ['open' => "", 'sent' => "\x10\x01"][$object->state->value]
     */
    public function oneOf(array $texts, string $value, Code $code): string
    {
        $bytes = [];
        foreach (\is_array($this->field[3] ?? null) ? $this->field[3] : [] as $number => $case) {
            $bytes[] = Php::literal($case) . ' => ' . ($number === 0 && $this->omitsZero() ? "''" : self::bytesOf($this->tag() . Wire::varint($number)));
        }

        return '[' . \implode(', ', $bytes) . "][{$value}]";
    }

    public function bytes(string $value): string
    {
        return $this->field === null ? $value : $this->delimited($value);
    }

    public function leaf(Write\Leaf $node, string $value): string
    {
        return $this->tagged("\$out->timestamp({$value})");
    }

    /**
     *     $lines = '';
     *     foreach ($object->lines as $line) {
     *         $message = LineProtobufWriter_5f1c0a9b7e3d::write($line, $out, $kiln);
     *         $lines .= "\x1A" . ($varints[\strlen($message)] ?? $out->varint(\strlen($message))) . $message;
     *     }
     */
    public function list(Write\ListOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        $field = $this->field ?? throw new \LogicException('A list is a field.');
        $list = $code->variable($value === "\${$name}" ? 'items' : $name);
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $isPacked = $field[2] === Messages::PACKED;
        $isText = $node->item instanceof Write\Scalar && $field[1] === Kind::STRING;
        $result = $values->in($this->of($field, $isText ? $item : null))->print($node->item, $item, Php::singular($name), $loop);
        $code->line("{$list} = '';");
        $loop->line("{$list} .= " . ($field[1] === Kind::MESSAGE ? $this->message($result, $node->item, $item, $field, $loop) : $result) . ';');
        Loop::over($value, $item, $loop, $values->callOut($node->item), $code);
        if ($isText) {
            $code->line("\$out->unseen .= \\implode(\"\\n\", {$value}) . \"\\n\";");
        }

        return $isPacked ? "({$list} === '' ? '' : {$this->delimited($list)})" : $list;
    }

    /**
     *     $names = '';
     *     foreach ($object->names as $key => $name) {
     *         $entry = "\x0A" . ($varints[\strlen($key)] ?? $out->varint(\strlen($key))) . $key . "\x12" . ...;
     *         $names .= "\x1A" . ($varints[\strlen($entry)] ?? $out->varint(\strlen($entry))) . $entry;
     *     }
     */
    public function map(Write\MapOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        [$keyField, $field] = $this->messages->entry($this->field[3] ?? null);
        $map = $code->variable($value === "\${$name}" ? 'members' : $name);
        $loop = $code->block();
        $loop->step(null);
        [$key, $item, $entry] = [$loop->variable('key'), $loop->variable(Php::singular($name)), $loop->variable('entry')];
        $isText = $node->value instanceof Write\Scalar && $field[1] === Kind::STRING;
        if ($keyField[1] === Kind::STRING) {
            $loop->line("{$key} = (string) {$key};");
        } else {
            $loop->line("\\is_int({$key}) || throw new Mismatch('key');");
        }
        $result = $values->in($this->of($field, $isText ? $item : null))->print($node->value, $item, Php::singular($name), $loop);
        $result = $field[1] === Kind::MESSAGE ? $this->message($result, $node->value, $item, $field, $loop) : $result;
        $loop->line("{$entry} = " . $this->of($keyField, $key)->scalar([$keyField[1] === Kind::STRING ? ScalarKind::String : ScalarKind::Int], $key, $loop) . " . {$result};");
        $loop->line("{$map} .= {$this->delimited($entry)};");
        $seen = ($keyField[1] === Kind::STRING ? "{{$key}}\\n" : '') . ($isText ? "{{$item}}\\n" : '');
        if ($seen !== '') {
            $loop->line("\$out->unseen .= \"{$seen}\";");
        }
        $code->line("{$map} = '';");
        Loop::entries($value, $key, $item, $loop, $values->callOut($node->value), $code);

        return $map;
    }

    public function emptyArray(Write\EmptyArray $node): string
    {
        return "''";
    }

    public function members(Write\WriteObject|Write\ShapeOf $of, string $name, Code $code): Members
    {
        return new MessageMembers($this, $of instanceof Write\WriteObject ? $of : throw new \LogicException('Shapes are left to trees.'), $code->variable('bytes'), $code);
    }

    /**
     * A message with its tag and its length, once it is in a variable.
     *
     * @param string $message an expression
     * @param string $value   the object, as an expression that can be evaluated again
     * @param ?Field $field   null for one of several
     */
    public function message(string $message, Write\WriteNode $node, string $value, ?array $field, Code $code, ?Write\WriteObject $object = null, string $key = '', string $marker = '', string $name = 'message'): string
    {
        $bytes = $code->variable($name);
        $code->line("{$marker}{$bytes} = {$message};");
        $tags = $node instanceof Write\Polymorphic ? $this->messages->tags($node, $field, $object, $key) : null;
        if ($tags === null) {
            return self::behind(self::bytesOf($field[4] ?? ''), $bytes);
        }
        $arms = \implode(', ', \array_map(static fn(string $class, string $tag): string => Php::classConstant($class) . ' => ' . self::bytesOf($tag), \array_keys($tags), $tags));
        $variant = self::behind("[{$arms}][{$value}::class]", $bytes);
        if ($field === null) {
            return $variant;
        }
        // A message of its own, in which the variant is the only field.
        $code->line("{$bytes} = {$variant};");

        return self::behind(self::bytesOf($field[4]), $bytes);
    }

    /**
     * Tags and numbers as the encoding guide shows them, also where they are letters.
     */
    private static function bytesOf(string $bytes): string
    {
        return $bytes === '' ? "''" : '"' . \preg_replace_callback('/./s', static fn(array $byte): string => \sprintf('\x%02X', \ord($byte[0])), $bytes) . '"';
    }

    public static function decline(string $why): string
    {
        return 'throw new Mismatch(' . Php::literal($why) . ')';
    }

    protected function place(): string
    {
        return '';
    }

    private function fieldKind(): int
    {
        return $this->field[1] ?? throw new \LogicException('No field is known.');
    }

    /**
     * What stands before each value; one of several in a packed field has none.
     */
    private function tag(): string
    {
        return $this->field === null || $this->field[2] === Messages::PACKED ? '' : $this->field[4];
    }

    private function omitsZero(): bool
    {
        return ($this->field[2] ?? null) === Messages::IMPLICIT;
    }

    /**
     * @param string $payload an expression of what follows the tag
     */
    private function tagged(string $payload): string
    {
        return $this->tag() === '' ? $payload : self::bytesOf($this->tag()) . " . {$payload}";
    }

    /**
     * @param string $value a variable or a property
     */
    private function text(string $value, Code $code): string
    {
        if ($value !== $this->seen) {
            $code->line("\$out->unseen .= \"{{$value}}\\n\";");
        }

        return $this->delimited($value);
    }

    /**
     * A text, or bytes, with their length; nothing for none, where that is left out.
     */
    private function delimited(string $value): string
    {
        $bytes = self::behind(self::bytesOf($this->field[4] ?? ''), $value);

        return $this->omitsZero() ? "({$value} === '' ? '' : {$bytes})" : $bytes;
    }

    /**
     * @param string $tag an expression
     */
    private static function behind(string $tag, string $bytes): string
    {
        return "{$tag} . (\$varints[\\strlen({$bytes})] ?? \$out->varint(\\strlen({$bytes}))) . {$bytes}";
    }

    private function number(string $value, Code $code): string
    {
        $kind = $this->fieldKind();
        $value = self::inVariable($value, 'number', $code);
        $number = $this->tagged(match ($kind) {
            Kind::INT64, Kind::UINT64 => "(\$varints[{$value}] ?? \$out->varint({$value}))",
            // In their ranges, small numbers are the same.
            Kind::INT32, Kind::UINT32 => "(\$varints[{$value}] ?? \$out->value({$kind}, {$value}))",
            Kind::ENUM => "(\$varints[{$value}] ?? \$out->varint({$value}))",
            default => "\$out->value({$kind}, {$value})",
        });

        return $this->omitsZero() ? "({$value} === 0 ? '' : {$number})" : $number;
    }

    /**
     * Zero is what is zero in 32 bits.
     */
    private function float(string $value, Code $code): string
    {
        if (!$this->omitsZero()) {
            return $this->tagged('$out->value(' . Kind::FLOAT . ", {$value})");
        }
        $packed = $code->variable('packed');
        $code->line("{$packed} = \$out->value(" . Kind::FLOAT . ", {$value});");

        return "({$packed} === \"\\0\\0\\0\\0\" ? '' : {$this->tagged($packed)})";
    }
}
