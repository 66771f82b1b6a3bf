<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\Code;
use Kiln\Engine\Php\Printer\Php;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\Kind;
use Kiln\Format\Protobuf\MessageTable;
use Kiln\Plan\Read;
use Kiln\Type\ScalarKind;

/**
 * Prints how the values of a field are read, for {@see MessageReaders}.
 *
 * @phpstan-import-type Field from Messages
 * @phpstan-import-type Message from Messages
 *
 * @internal
 */
final readonly class MessageValues
{
    /** A length, or a number of an enum or bool, of more bytes than these is not usual. */
    private const LONGEST_SHIFT = 35;

    /**
     * @param list<Message>            $messages
     * @param \Closure(string): string $readerOf an object plan, by its id
     */
    public function __construct(private array $messages, private MessageTable $table, private \Closure $readerOf) {}

    /**
     * Whether the values of a field are printed.
     *
     * @param Field $field
     */
    public function arePrinted(Read\ReadNode $node, array $field): bool
    {
        [, , $label, $more] = $field;
        $inner = $node instanceof Read\Nullable ? $node->inner : $node;
        if ($label <= Messages::EXPLICIT) {
            return $this->isPrinted($inner, $field);
        }
        if ($label !== Messages::MAP) {
            return $inner instanceof Read\ListOf && $this->isPrinted($inner->item, $field);
        }
        [$key, $value] = $this->entry($more);
        $isText = $key[1] === Kind::STRING;

        return $inner instanceof Read\MapOf && $inner->cases === null
            && ($inner->key === null || $inner->key === ($isText ? ScalarKind::String : ScalarKind::Int))
            && ($isText || $key[1] <= Kind::SINT64) && $this->isPrinted($inner->value, $value);
    }

    /**
     * @param Field $field
     */
    private function isPrinted(Read\ReadNode $node, array $field): bool
    {
        [, $kind, , $more] = $field;

        return match ($node::class) {
            Read\Scalar::class => $node->kinds === [match (true) {
                $kind === Kind::STRING => ScalarKind::String,
                $kind === Kind::BOOL => ScalarKind::Bool,
                $kind === Kind::DOUBLE, $kind === Kind::FLOAT => ScalarKind::Float,
                $kind <= Kind::FLOAT && $kind !== Kind::ENUM => ScalarKind::Int,
                default => null,
            }],
            Read\EnumFrom::class => $kind === Kind::ENUM && !$node->byName && \is_array($more) && $more !== [],
            Read\BytesFrom::class => $kind === Kind::BYTES && $node->isLeaf,
            Read\OneOf::class => $kind === Kind::TIMESTAMP && self::isDate($node),
            Read\ObjectOf::class => $kind === Kind::MESSAGE && $more === $this->table->messageOfDefinition($node->plan),
            Read\Anything::class, Read\Coerced::class, Read\Convert::class, Read\DateFrom::class, Read\IntervalFrom::class, Read\NullOnly::class, Read\Nullable::class, Read\OptionalOf::class, Read\RawFrom::class, Read\ValueFrom::class, Read\AnyArray::class, Read\ListOf::class, Read\MapOf::class, Read\ShapeOf::class, Read\StdClassOf::class,
            Read\ArrayObjectOf::class, Read\CollectionOf::class, Read\IteratorOf::class, Read\Discriminated::class, Read\PopulateOrCreate::class, Read\RefillOrCreate::class => false,
        };
    }

    /**
     * Whether it is a date that the format knows, or else its text.
     */
    private static function isDate(Read\OneOf $node): bool
    {
        $others = \array_filter($node->cases, static fn(Read\UnionCase $case): bool => !$case->value instanceof Read\Anything);
        $date = \count($others) === 1 ? \end($others)->value : null;

        return $date instanceof Read\DateFrom && $date->class === \DateTimeImmutable::class;
    }

    /**
     * The condition that a tag stands where the code has come to.
     */
    public static function isHere(string $tag): string
    {
        $conditions = ['$at < $end'];
        foreach (\str_split($tag) as $place => $byte) {
            $conditions[] = '$bytes[$at' . ($place === 0 ? '' : " + {$place}") . '] === ' . self::byte($byte);
        }

        return \implode(' && ', $conditions);
    }

    private static function byte(string $byte): string
    {
        return '"\x' . \bin2hex($byte) . '"';
    }

    /**
     * A value behind its tag, where this stands.
     *
     * @param Field $field
     */
    public function single(Code $code, Read\ReadNode $node, array $field, string $target): void
    {
        $this->behindTag($code, $node, $field, "{$target} = ");
    }

    /**
     * What stands for a value that is missing.
     */
    public function zero(Read\ReadNode $node, mixed $zero, string $target): string
    {
        if ($node instanceof Read\EnumFrom) {
            $case = self::caseOf($node, $zero);

            return $case === null ? "throw new Mismatch('zero');" : "{$target} = {$case};";
        }

        return "{$target} = " . Php::literal($zero) . ';';
    }

    /**
     * A list or a map, each item with its tag, into `$list`.
     *
     * @param Field $field
     */
    public function items(Code $code, Read\ReadNode $node, array $field): void
    {
        $code->line('$list = [];');
        $code->open('while (' . self::isHere($field[4]) . ') {');
        if ($node instanceof Read\MapOf) {
            $this->entryOf($code, $node, $field);
        } else {
            $this->behindTag($code, $node instanceof Read\ListOf ? $node->item : $node, $field, '$list[] = ');
        }
        $code->close('}');
    }

    /**
     * A list behind one tag, where this stands.
     *
     * @param Field $field
     */
    public function packed(Code $code, Read\ReadNode $node, array $field, string $target): void
    {
        $mismatch = ' || throw new Mismatch(' . Php::literal($field[0]) . ');';
        $this->length($code, $field);
        $code->line('$close = $at + $number;');
        $code->line('$close <= $end' . $mismatch);
        $code->line('$list = [];');
        $code->open('while ($at < $close) {');
        $this->value($code, $node instanceof Read\ListOf ? $node->item : $node, $field, '$list[] = ');
        $code->close('}');
        $code->line('$at === $close' . $mismatch);
        $code->line("{$target} = \$list;");
    }

    /**
     * @param Field $field
     */
    private function entryOf(Code $code, Read\MapOf $node, array $field): void
    {
        [$key, $value] = $this->entry($field[3]);
        $mismatch = ' || throw new Mismatch(' . Php::literal($field[0]) . ');';
        $this->length($code, $field);
        $code->line('$close = $at + $number;');
        $code->line('$close <= $end && $levels > 1 && $bytes[$at] === ' . self::byte($key[4]) . $mismatch);
        $this->behindTag($code, new Read\Scalar([$key[1] === Kind::STRING ? ScalarKind::String : ScalarKind::Int], false), $key, '$key = ');
        $code->line('$at < $close && $bytes[$at] === ' . self::byte($value[4]) . $mismatch);
        $this->behindTag($code, $node->value, $value, '$list[$key] = ', '$levels - 2');
        $code->line('$at === $close' . $mismatch);
    }

    /**
     * @param Field $field
     */
    private function behindTag(Code $code, Read\ReadNode $node, array $field, string $assign, string $levels = '$levels - 1'): void
    {
        $code->line('$at += ' . \strlen($field[4]) . ';');
        $this->value($code, $node, $field, $assign, $levels);
    }

    /**
     * @param Field $field
     */
    private function value(Code $code, Read\ReadNode $node, array $field, string $assign, string $levels = '$levels - 1'): void
    {
        [$key, $kind] = $field;
        $mismatch = 'throw new Mismatch(' . Php::literal($key) . ')';
        if ($kind === Kind::BYTES) {
            $this->number($code, $key, self::LONGEST_SHIFT);
            $code->line($assign . '\substr($bytes, $at, $number);');
            $code->line('$at += $number;');
        } elseif ($kind === Kind::STRING) {
            $this->number($code, $key, self::LONGEST_SHIFT);
            $code->line('$texts .= (' . $assign . '\substr($bytes, $at, $number)) . MessageReading::PART;');
            $code->line('$at += $number;');
        } elseif ($kind === Kind::MESSAGE || $kind === Kind::TIMESTAMP) {
            $this->number($code, $key, self::LONGEST_SHIFT);
            $code->line("\$at + \$number <= \$end || {$mismatch};");
            $code->line($assign . ($node instanceof Read\ObjectOf
                ? ($this->readerOf)($node->plan) . "::read(\$bytes, \$at, \$at + \$number, {$levels}, \$kiln);"
                : 'MessageReading::time($bytes, $at, $at + $number);'));
            $code->line('$at += $number;');
        } elseif (\in_array($kind, [Kind::DOUBLE, Kind::FLOAT, Kind::FIXED64, Kind::SFIXED64, Kind::FIXED32, Kind::SFIXED32], true)) {
            [$format, $size] = match ($kind) {
                Kind::DOUBLE => ['e', 8],
                Kind::FLOAT => ['g', 4],
                Kind::FIXED64, Kind::SFIXED64 => ['P', 8],
                default => ['V', 4],
            };
            $number = "\\unpack('{$format}', \$bytes, \$at)[1]";
            $code->line($assign . ($kind === Kind::SFIXED32 ? "({$number} ^ 0x80000000) - 0x80000000" : $number) . ';');
            $code->line("\$at += {$size};");
        } elseif ($kind === Kind::ENUM && $node instanceof Read\EnumFrom) {
            $this->number($code, $key, self::LONGEST_SHIFT);
            $code->open($assign . 'match ($number) {');
            foreach (\is_array($field[3]) ? $field[3] : [] as $number => $value) {
                $case = self::caseOf($node, $value);
                if ($case !== null && $number >= 0) {
                    $code->line("{$number} => {$case},");
                }
            }
            $code->line("default => {$mismatch},");
            $code->close('};');
        } else {
            $this->number($code, $key);
            $code->line($assign . match ($kind) {
                Kind::BOOL => '$number !== 0',
                Kind::INT32 => '(($number & 0xFFFFFFFF) ^ 0x80000000) - 0x80000000',
                Kind::UINT32 => '$number & 0xFFFFFFFF',
                Kind::SINT32 => '(($number & 0xFFFFFFFF) >> 1) ^ -($number & 1)',
                Kind::SINT64 => '(($number >> 1) & \PHP_INT_MAX) ^ -($number & 1)',
                default => '$number',
            } . ';');
        }
    }

    /**
     * @param Field $field
     */
    private function length(Code $code, array $field): void
    {
        $code->line('$at += ' . \strlen($field[4]) . ';');
        $this->number($code, $field[0], self::LONGEST_SHIFT);
    }

    /**
     * Any number of bytes of it are there: behind the message there are zeros.
     *
     * @param int $longest shift of its last byte
     */
    private function number(Code $code, string $key, int $longest = 63): void
    {
        $code->line('$number = \ord($bytes[$at++]);');
        $code->open('if ($number > 0x7F) {');
        $code->open('for ($number &= 0x7F, $shift = 7; ($byte = \ord($bytes[$at++])) > 0x7F; $shift += 7) {');
        $code->line('$number |= ($byte & 0x7F) << $shift;');
        $code->close('}');
        $code->line("\$number |= \$shift <= {$longest} ? \$byte << \$shift : throw new Mismatch(" . Php::literal($key) . ');');
        $code->close('}');
    }

    /**
     * @return ?string the expression; null where no case has the value
     */
    private static function caseOf(Read\EnumFrom $node, mixed $value): ?string
    {
        foreach ($node->class::cases() as $case) {
            if ($case instanceof \BackedEnum && $case->value === $value) {
                return Php::className($node->class) . "::{$case->name}";
            }
        }

        return null;
    }

    /**
     * The fields of an entry of a map.
     *
     * @return array{Field, Field} of the key and the value
     */
    private function entry(mixed $message): array
    {
        $fields = \array_values($this->messages[\is_int($message) ? $message : 0][0]);

        return [$fields[0], $fields[1]];
    }
}
