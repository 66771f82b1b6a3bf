<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * Prints how a value is written as something else: a date as text, a case of an enum by its value, a collection as an array, a
 * value object as what it holds.
 *
 * @internal
 */
final readonly class WriteConversions
{
    public function __construct(private WriteValues $values, private Notation $notation, private string $kiln) {}

    /**
     *     $object->status->value
     */
    public function enumCase(Write\EnumCase $node, string $value, string $name, Code $code): string
    {
        self::requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);

        $written = $value . ($node->byName ? '->name' : '->value');
        if (!$node->byName && (string) (new \ReflectionEnum($node->class))->getBackingType() === 'int') {
            return $this->notation->scalar([ScalarKind::Int], $written, $code);
        }
        $texts = \array_map(static fn(\UnitEnum $case): string => $node->byName || !$case instanceof \BackedEnum ? $case->name : (string) $case->value, $node->class::cases());

        return $this->notation->oneOf($texts, $written, $code);
    }

    /**
     *     Dates::rfc3339($object->createdAt)
     */
    public function date(Write\Date $node, string $value, string $name, Code $code): string
    {
        if ($node->format === null && $node->timezone === null) {
            return $this->notation->moment($value, $code);
        }
        if ($node->timezone !== null) {
            return $this->formatted("Dates::format({$value}, " . Php::literal($node->format) . ', ' . Php::literal($node->timezone) . ')', $node->format, $code);
        }
        self::requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);

        return $this->formatted("{$value}->format(" . Php::literal($node->format) . ')', $node->format, $code);
    }

    /**
     * @param ?string $format as the user gave it; null for that of Kiln
     */
    private function formatted(string $text, ?string $format, Code $code): string
    {
        return \preg_match('/^[\x20-\x7e]*$/D', $format ?? '') === 1 ? $this->notation->utf8($text, $code) : $this->notation->scalar([ScalarKind::String], $text, $code);
    }

    /**
     *     $object->createdAt->getTimestamp()
     */
    public function timestamp(Write\Timestamp $node, string $value, string $name, Code $code): string
    {
        self::requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);

        return $this->notation->scalar([ScalarKind::Int], "{$value}->getTimestamp()", $code);
    }

    public function milliseconds(Write\Milliseconds $node, string $value, string $name, Code $code): string
    {
        self::requireInstance(false, $node->class, $value, $name, $code);

        return $this->notation->scalar([ScalarKind::Int], "Dates::milliseconds({$value})", $code);
    }

    public function interval(Write\Interval $node, string $value, Code $code): string
    {
        return $node->format === null
            ? $this->notation->utf8("Durations::write({$value})", $code)
            : $this->formatted("Durations::format({$value}, " . Php::literal($node->format) . ')', $node->format, $code);
    }

    /**
     *     \base64_encode($object->thumbnail)
     *
     * or, where the format has bytes:
     *
     *     new Bytes($object->thumbnail)
     */
    public function bytes(Write\BytesOf $node, string $value, string $name, Code $code): string
    {
        if (!$node->isGuaranteed) {
            $code->line(Php::isOfKind(ScalarKind::String, $value) . ' || ' . WriteValues::mismatch($name) . ';');
        }

        return $node->isLeaf ? $this->notation->bytes($value) : $this->notation->utf8("\\base64_encode({$value})", $code);
    }

    public function leaf(Write\Leaf $node, string $value, string $name, Code $code): string
    {
        self::requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);

        return $this->notation->leaf($node, $value);
    }

    /**
     *     $events = \is_array($object->events) ? $object->events : \iterator_to_array($object->events, false);
     */
    public function iterable(Write\IterableOf $node, string $value, string $name, Code $code): string
    {
        $array = $code->variable($name);
        $code->line("{$array} = \\is_array({$value}) ? {$value} : {$this->notation->walked($this->kiln, $value, !$node->array instanceof Write\ListOf)};");

        return $this->values->print($node->array, $array, $name, $code);
    }

    /**
     *     $lines = $kiln->elements($object->lines, \App\Lines::class, false);
     */
    public function collection(Write\CollectionOf $node, string $value, string $name, Code $code): string
    {
        $array = $code->variable($name);
        $code->line("{$array} = {$this->kiln}->elements({$value}, " . Php::classConstant($node->class) . ', ' . Php::literal($node->keepsKeys()) . ');');

        return $this->values->print($node->array, $array, $name, $code);
    }

    public function arrayObject(Write\ArrayObjectOf $node, string $value, string $name, Code $code): string
    {
        $array = $code->variable($name);
        $code->line("{$array} = {$value}->getArrayCopy();");

        return $this->values->print($node->array, $array, $name, $code);
    }

    public function optional(Write\OptionalOf $node, string $value, string $name, Code $code): string
    {
        $present = $code->variable($name);
        $code->line("{$present} = {$value}->isPresent ? {$value}->value() : " . WriteValues::mismatch($name) . ';');

        return $this->values->print($node->inner, $present, $name, $code);
    }

    /**
     *     $object->id->toString()
     */
    public function valueOf(Write\ValueOf $node, string $value, string $name, Code $code): string
    {
        self::requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);
        $member = $node->member;
        $given = match (true) {
            $member instanceof Method => "{$value}->{$member->name}()",
            $member->isPublic => "{$value}->{$member->name}",
            default => "Values::property({$value}, " . Php::classConstant($member->class) . ', ' . Php::literal($member->name) . ')',
        };
        if ($this->values->useOnce($node->value)) {
            return $this->values->print($node->value, $given, $name, $code);
        }
        $variable = $code->variable("{$name}Value");
        $code->line("{$variable} = {$given};");

        return $this->values->print($node->value, $variable, $name, $code);
    }

    public function convert(Write\Convert $node, string $value): string
    {
        $arguments = $node->converter->arguments === [] ? '' : ', ' . Php::literal($node->converter->arguments);

        return $this->notation->dynamic($this->kiln, 'convert(' . Php::classConstant($node->converter->class) . ", {$value}{$arguments})");
    }

    private static function requireInstance(bool $isGuaranteed, string $class, string $value, string $name, Code $code): void
    {
        if (!$isGuaranteed) {
            $code->line("{$value} instanceof " . Php::className($class) . ' || ' . WriteValues::mismatch($name) . ';');
        }
    }
}
