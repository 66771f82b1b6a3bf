<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Bytes;
use Kiln\Plan\Read;
use Kiln\System\Ascii;

/**
 * The types that generated readers count on without looking, because PHP itself refuses anything else where the value goes:
 * typed properties and parameters, in a file with strict types. All else is mixed.
 *
 * @internal
 */
final readonly class DataTypes
{
    private const MIXED = 'mixed';

    /** Columns of a line of generated code. */
    private const WIDTH = 120;

    public static function of(Read\ReadNode $node): string
    {
        return match ($node::class) {
            Read\Scalar::class => $node->isEnforced ? \implode('|', \array_column($node->kinds, 'value')) : self::MIXED,
            Read\EnumFrom::class => $node->isIntBacked ? 'int' : 'string',
            Read\DateFrom::class => $node->formats === [] ? 'string' : 'int|string',
            Read\IntervalFrom::class => 'string',
            Read\BytesFrom::class => $node->isLeaf ? '\\' . Bytes::class . '|string' : 'string',
            Read\StdClassOf::class => 'array<mixed>',
            Read\Nullable::class => self::unless(self::MIXED, self::of($node->inner), '%s|null'),
            Read\OptionalOf::class => self::of($node->inner),
            Read\ListOf::class => self::unless(self::MIXED, self::of($node->item), 'array<%s>'),
            Read\MapOf::class => $node->key === null && self::of($node->value) === self::MIXED
                ? self::MIXED
                : 'array<' . ($node->key === null ? '' : $node->key->value . ', ') . self::of($node->value) . '>',
            Read\AnyArray::class => self::unless(self::MIXED, self::of($node->value), 'array<%s>'),
            Read\ShapeOf::class => self::shape($node),
            Read\Anything::class, Read\Coerced::class, Read\Convert::class, Read\NullOnly::class, Read\OneOf::class, Read\RawFrom::class, Read\ValueFrom::class, Read\ArrayObjectOf::class, Read\CollectionOf::class, Read\IteratorOf::class,
            Read\ObjectOf::class, Read\Discriminated::class, Read\PopulateOrCreate::class, Read\RefillOrCreate::class => self::MIXED,
        };
    }

    /**
     * @param list<Read\ReadField|Read\Splice> $fields
     *
     * @return list<string> lines of a comment that says it of $data; none where there is nothing to say
     */
    public static function comment(array $fields): array
    {
        $keys = [];
        foreach ($fields as $field) {
            foreach ($field instanceof Read\ReadField ? $field->keys : [] as $key) {
                $keys[] = self::key($key) . '?: ' . self::of($field->value);
            }
        }
        if ($keys === []) {
            return [];
        }
        $line = '/** @var array{' . \implode(', ', $keys) . '} $data */';

        return \strlen($line) <= self::WIDTH ? [$line] : self::wrapped($keys);
    }

    /**
     * @param non-empty-list<string> $keys
     *
     * @return list<string>
     */
    private static function wrapped(array $keys): array
    {
        $lines = ['/**', ' * @var array{'];
        $line = '';
        foreach ($keys as $key) {
            if ($line !== '' && \strlen($line) + \strlen($key) + 10 > self::WIDTH) {
                $lines[] = " *     {$line}";
                $line = '';
            }
            $line .= ($line === '' ? '' : ' ') . "{$key},";
        }

        return [...$lines, " *     {$line}", ' * } $data', ' */'];
    }

    private static function shape(Read\ShapeOf $shape): string
    {
        $types = [];
        $says = false;
        foreach ($shape->elements as $element) {
            $type = self::of($element->value);
            $says = $says || $type !== self::MIXED;
            $types[] = self::key((string) $element->key) . "?: {$type}";
        }

        return $says ? 'array{' . \implode(', ', $types) . '}' : self::MIXED;
    }

    private static function unless(string $nothing, string $type, string $format): string
    {
        return $type === $nothing ? $type : \sprintf($format, $type);
    }

    /**
     * A key in an array shape; whatever is no plain word stands in quotes.
     */
    private static function key(string $key): string
    {
        return Ascii::isName($key) || \preg_match('/^(?:[A-Za-z_][\w-]*|0|[1-9]\d*)$/D', $key) === 1 ? $key : self::quoted($key);
    }

    private static function quoted(string $key): string
    {
        // What could end the comment, or a line of it, must not stand in it; such a key is read without being named.
        return "'" . \addcslashes((string) \preg_replace('/[\x00-\x1f\x7f]|\*\//', '?', $key), "'\\") . "'";
    }
}
