<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Property;
use Kiln\Plan\Read;

/**
 * Prints how what an object already holds is filled: an object in a property of it, or a collection.
 *
 * @internal
 */
final readonly class PopulatedFields
{
    /**
     * @param ReadFields $fields of the object
     */
    public function __construct(private Read\ReadPlan $plan, private ReadFields $fields) {}

    /**
     *     if (isset($data['address'])) {
     *         if (isset($object->address)) {
     *             AddressReader_5f1c0a9b7e3d::populate($object->address, $data['address'], $kiln);
     *         } else {
     *             $object->address = AddressReader_687c0f412283::read($data['address'], $kiln);
     *         }
     *     } elseif (\array_key_exists('address', $data)) {
     *         $object->address = null;
     *     }
     */
    public function populate(Read\ReadField $field, Read\PopulateOrCreate $node, Property $target, Datum $data, string $condition, Code $code): void
    {
        if (!$field->value instanceof Read\Nullable) {
            $code->open("if ({$condition}) {");
            $this->populateOrCreate($field, $node, $target, $data, $code);
            $code->close('}');

            return;
        }
        $code->open("if (isset({$data->path})) {");
        $this->populateOrCreate($field, $node, $target, $data, $code);
        $code->turn("} elseif ({$condition}) {");
        $code->line($target->isReadonly ? ReadValues::mismatch($field->keys[0]) . ';' : ReadFields::assign($target, 'null'));
        $code->close('}');
    }

    /**
     *     if (isset($data['lines'])) {
     *         $lines = LineListReader_687c0f412283::read($data['lines'], $kiln);
     *         if (!Elements::refill($object->lines ?? null, $lines)) {
     *             $object->lines = new \App\Lines($lines);
     *         }
     *     } elseif (\array_key_exists('lines', $data)) {
     *         $object->lines = null;
     *     }
     */
    public function refill(Read\ReadField $field, Read\RefillOrCreate $node, Property $target, Datum $data, string $condition, Code $code): void
    {
        $isNullable = $field->value instanceof Read\Nullable;
        $otherwise = static fn(string $value): string => $target->isReadonly ? ReadValues::mismatch($field->keys[0]) . ';' : ReadFields::assign($target, $value);
        $code->open('if (' . ($isNullable ? "isset({$data->path})" : $condition) . ') {');
        $elements = $this->fields->valuesOf($field, $code)->print($node->create->array, $data, $target->name, $code);
        if (\preg_match('/^\$\w+$/D', $elements) !== 1) {
            $variable = $code->variable($target->name);
            $code->line("{$variable} = {$elements};");
            $elements = $variable;
        }
        $code->open("if (!Elements::refill(\$object->{$target->name} ?? null, {$elements})) {");
        $code->line($otherwise(ReadConversions::gathered($node->create, $elements)));
        $code->close('}');
        if ($isNullable) {
            $code->turn("} elseif ({$condition}) {");
            $code->line($otherwise('null'));
        }
        $code->close('}');
    }

    public function populateOrCreate(Read\ReadField|Read\Splice $field, Read\PopulateOrCreate $node, Property $target, Datum $data, Code $code): void
    {
        $code->open("if (isset(\$object->{$target->name})) {");
        $code->line((new ReaderNames(BelowCall::print($field->below)))->callPopulate($this->plan->objects[$node->populate->plan], $data->path, "\$object->{$target->name}") . ';');
        $code->turn('} else {');
        $code->line(ReadFields::assign($target, $this->fields->valuesOf($field, $code)->print($node->create, $data, $target->name, $code)));
        $code->close('}');
    }
}
