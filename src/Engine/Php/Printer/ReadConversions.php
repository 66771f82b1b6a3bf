<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Read;

/**
 * Prints how a value is made of what the document has in its place: a date of text, a case of an enum of its value, a value
 * object of what it holds, a collection of an array.
 *
 * @internal
 */
final readonly class ReadConversions
{
    public function __construct(private ReadValues $values, private string $kiln) {}

    /**
     *     \App\Status::tryFrom($data['status']) ?? throw new Mismatch('status')
     */
    public function enum(Read\EnumFrom $node, Datum $data, string $name): string
    {
        $class = Php::classType($node->class);
        $found = $node->byName ? "EnumNames::find({$class}::class, {$data->value()})" : "{$class}::tryFrom({$data->value()})";

        return "{$found} ?? " . ReadValues::mismatch($name);
    }

    /**
     *     Dates::immutable($data['createdAt']) ?? throw new Mismatch('createdAt')
     */
    public function date(Read\DateFrom $node, Datum $data, string $name): string
    {
        $mismatch = ReadValues::mismatch($name);
        if ($node->formats === []) {
            return match ($node->class) {
                \DateTimeImmutable::class => "Dates::immutable({$data->value()}) ?? {$mismatch}",
                \DateTime::class => "Dates::mutable({$data->value()}) ?? {$mismatch}",
                default => Php::className($node->class) . "::createFromInterface(Dates::immutable({$data->value()}) ?? {$mismatch})",
            };
        }
        $arguments = [$data->value(), Php::literal($node->formats), Php::literal($node->timezone), Php::classConstant($node->class)];

        return 'Dates::fromFormats(' . \implode(', ', $arguments) . ") ?? {$mismatch}";
    }

    public function interval(Read\IntervalFrom $node, Datum $data, string $name): string
    {
        $read = $node->format === null
            ? "Durations::read({$data->value()})"
            : "Durations::readFormat({$data->value()}, " . Php::literal($node->format) . ')';

        return "{$read} ?? " . ReadValues::mismatch($name);
    }

    /**
     *     Values::make($data['id'], \App\Uuid::class, \App\Uuid::class, 'fromString')
     */
    public function valueFrom(Read\ValueFrom $node, Datum $data, string $name, Code $code): string
    {
        $value = $this->values->print($node->value, $data, $name, $code);
        $refusals = $node->refusals === [] ? '' : ', [' . \implode(', ', \array_map(Php::classConstant(...), $node->refusals)) . ']';

        return "Values::make({$value}, " . Php::classConstant($node->class) . ', ' . Php::classConstant($node->maker) . ', ' . Php::literal($node->method) . "{$refusals})";
    }

    public static function gathered(Read\CollectionOf $node, string $elements): string
    {
        $class = Php::className($node->class);

        return match ($node->gathering) {
            Read\Gathering::Constructor => "new {$class}({$elements})",
            Read\Gathering::Arguments => "new {$class}(...{$elements})",
            Read\Gathering::FixedArray => "\SplFixedArray::fromArray({$elements})",
            Read\Gathering::Adding => "Elements::into(new {$class}(), {$elements})",
            Read\Gathering::Stacking => "Elements::into(new {$class}(), \array_reverse({$elements}))",
        };
    }

    /**
     *     $page = Coercion::int($data['page'] ?? null);
     *     \is_int($page) || throw new Mismatch('page');
     */
    public function coerced(Read\Coerced $node, Datum $data, string $name, Code $code): string
    {
        $value = $data->value();
        foreach ($node->casts as $cast) {
            $value = "Coercion::{$cast->value}({$value})";
        }
        if (ReadValues::isTakenAsItIs($node->inner)) {
            return $value;
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = {$value};");

        return $this->values->print($node->inner, Datum::at($variable), $name, $code);
    }

    public function convert(Read\Convert $node, Datum $data): string
    {
        $arguments = $node->converter->arguments === [] && $node->class === null ? '' : ', ' . Php::literal($node->converter->arguments);
        $arguments .= $node->class === null ? '' : ', ' . Php::classConstant($node->class);

        return "{$this->kiln}->convert(" . Php::classConstant($node->converter->class) . ", {$data->value()}{$arguments})";
    }
}
