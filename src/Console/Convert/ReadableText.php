<?php

declare(strict_types=1);

namespace Kiln\Console\Convert;

use Kiln\Console\Text;

/**
 * A value with stand-ins, for a person: first the shapes, then the value. `#1` is an object and `&1` a PHP reference that stands
 * in several places.
 *
 * @internal
 */
final class ReadableText
{
    private const INDENT = '    ';

    /** A list of scalars that is no longer than this stands in one line. */
    private const LINE = 100;

    /** @var array<int|string, int> id of what stands in several places => its number */
    private array $numbers = [];

    private int $objects = 0;

    private int $references = 0;

    private function __construct(private readonly Inventory $inventory) {}

    public static function of(Source $source): string
    {
        $value = $source->look();
        $inventory = Inventory::of($value);
        $text = $source->encoding->value . ', ' . Text::count(\strlen($source->bytes), 'byte') . "\n";
        foreach ($inventory->shapes as $shape) {
            $properties = $shape['properties'] === [] ? '' : ': ' . \implode(', ', \array_map(self::name(...), $shape['properties']));
            $text .= Text::count($shape['count'], 'object') . ' of ' . self::name($shape['class']) . $properties . "\n";
        }

        return "{$text}\n" . (new self($inventory))->value($value, '') . "\n";
    }

    private function value(mixed $value, string $indent): string
    {
        return match (true) {
            \is_array($value) => $this->elements($value, $indent, \array_is_list($value)),
            $value instanceof ObjectStandIn => $this->object($value, $indent),
            $value instanceof CaseStandIn => self::name($value->class) . '::' . self::name($value->name),
            \is_string($value) => self::quoted($value),
            \is_float($value) => self::float($value),
            default => \strtolower(\var_export($value, true)),
        };
    }

    private function object(ObjectStandIn $object, string $indent): string
    {
        $id = \spl_object_id($object);
        if (isset($this->numbers[$id])) {
            return "#{$this->numbers[$id]}";
        }
        $text = self::name($object->class);
        if ($this->inventory->isShared($id)) {
            $this->numbers[$id] = ++$this->objects;
            $text .= " #{$this->objects}";
        }
        if ($object->payload !== null) {
            return "{$text} " . self::quoted($object->payload);
        }
        $lines = '';
        foreach ($object->properties as $name => $value) {
            $lines .= "{$indent}" . self::INDENT . self::name(ObjectStandIn::readable($name)) . ': ' . $this->element($object->properties, $name, $indent . self::INDENT) . "\n";
        }

        return $lines === '' ? "{$text} {}" : "{$text} {\n{$lines}{$indent}}";
    }

    /**
     * @param array<array-key, mixed> $array
     */
    private function elements(array $array, string $indent, bool $isList): string
    {
        $elements = [];
        $isPlain = $isList;
        foreach ($array as $key => $value) {
            $isPlain = $isPlain && (\is_scalar($value) || $value === null);
            $elements[] = ($isList ? '' : (\is_int($key) ? $key : self::quoted($key)) . ' => ') . $this->element($array, $key, $indent . self::INDENT);
        }
        $line = $isPlain ? '[' . \implode(', ', $elements) . ']' : '';
        if ($isPlain && \strlen($line) <= self::LINE) {
            return $line;
        }

        return "[\n" . \implode('', \array_map(static fn(string $element): string => $indent . self::INDENT . "{$element}\n", $elements)) . "{$indent}]";
    }

    /**
     * @param array<array-key, mixed> $container
     */
    private function element(array $container, int|string $key, string $indent): string
    {
        $id = \ReflectionReference::fromArrayElement($container, $key)?->getId();
        if ($id === null || !$this->inventory->isShared($id)) {
            return $this->value($container[$key], $indent);
        }
        if (isset($this->numbers[$id])) {
            return "&{$this->numbers[$id]}";
        }
        $this->numbers[$id] = ++$this->references;

        return "&{$this->references} " . $this->value($container[$key], $indent);
    }

    private static function float(float $float): string
    {
        $text = \var_export($float, true);

        return \is_finite($float) ? $text : \strtolower($text);
    }

    /**
     * As in JSON; bytes that are no UTF-8 as \x.., and nothing that a terminal obeys.
     */
    private static function quoted(string $text): string
    {
        return '"' . self::visible(\addcslashes($text, '"\\')) . '"';
    }

    private static function name(string $name): string
    {
        return self::visible($name);
    }

    private static function visible(string $text): string
    {
        $isUtf8 = \preg_match('//u', $text) === 1;
        $text = (string) \preg_replace_callback(
            $isUtf8 ? '/[\x00-\x1F\x7F]/' : '/[\x00-\x1F\x7F-\xFF]/',
            static fn(array $match): string => match ($match[0]) {
                "\n" => '\n',
                "\r" => '\r',
                "\t" => '\t',
                default => \sprintf('\x%02X', \ord($match[0])),
            },
            $text,
        );

        return $isUtf8 ? (string) \preg_replace_callback('/[\x{80}-\x{9F}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', self::escaped(...), $text) : $text;
    }

    /**
     * @param array<array-key, string> $match
     */
    private static function escaped(array $match): string
    {
        return \trim((string) \json_encode($match[0]), '"');
    }
}
