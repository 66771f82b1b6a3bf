<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read;

/**
 * Prints what becomes of a field whose key may be missing: when it is there, and when it is not.
 *
 * @internal
 */
final readonly class GivenFields
{
    /**
     * @param ReadFields $fields of the object
     */
    public function __construct(
        private Read\ReadPlan $plan,
        private Read\ReadObject $object,
        private ReadFields $fields,
    ) {}

    /**
     *     if (\array_key_exists('name', $data)) {
     *         $object->name = $data['name'];
     *     } else {
     *         $object->name = 'none';
     *     }
     *
     * @param string $marker see {@see ReadFields::begin()}
     */
    public function print(Read\ReadField $field, string $marker, Code $code): void
    {
        [$condition, $data] = self::given($field, $code);
        $populates = $field->value instanceof Read\Nullable ? $field->value->inner : $field->value;
        if ($populates instanceof Read\PopulateOrCreate && $field->target instanceof Property) {
            (new PopulatedFields($this->plan, $this->fields))->populate($field, $populates, $field->target, $data, $condition, $code);

            return;
        }
        if ($populates instanceof Read\RefillOrCreate && $field->target instanceof Property) {
            (new PopulatedFields($this->plan, $this->fields))->refill($field, $populates, $field->target, $data, $condition, $code);

            return;
        }
        if ($this->object->construction instanceof Read\ExistingObject && $field->target instanceof Property && $field->target->isReadonly) {
            $code->line((\count($field->keys) === 1 ? $condition : "({$condition})") . ' && ' . ReadValues::mismatch($field->keys[0]) . ';');

            return;
        }
        $name = ReadFields::nameOf($field->target, $field->keys[0]);
        $block = $code->block();
        $value = $this->fields->valuesOf($field, $block)->print($field->value, $data, $name, $block);
        $code->open("if ({$condition}) {");
        $code->put($block);
        $code->line($marker . ReadFields::assign($field->target, $value));
        self::whenMissing($field, $code);
        $code->close('}');
    }

    /**
     * Ends the block for a key that is there, and begins the one for a key that is not.
     */
    private static function whenMissing(Read\ReadField $field, Code $code): void
    {
        $otherwise = $field->missing === Read\Missing::Absent ? 'Optional::missing()' : $field->default ?? 'null';
        if ($field->keepsValue && $field->target instanceof Property) {
            $current = "\$object->{$field->target->name}";
            $code->turn($field->missing === Read\Missing::Fail ? "} elseif (!isset({$current})) {" : '} else {');
            $code->line($field->missing === Read\Missing::Fail ? ReadValues::mismatch($field->keys[0]) . ';' : "{$current} ??= {$otherwise};");
        } elseif ($field->missing !== Read\Missing::Leave) {
            $code->turn('} else {');
            $code->back();
            if ($field->target instanceof Method) {
                $code->mark();
            }
            $code->line(ReadFields::assign($field->target, $otherwise));
        }
    }

    /**
     * The condition under which one of a field's keys is there, and where its value then is: the first that is not null.
     *
     * @return array{string, Datum}
     */
    public static function given(Read\ReadField $field, Code $code): array
    {
        $conditions = \array_map(static fn(string $key): string => '\array_key_exists(' . Php::literal($key) . ', $data)', $field->keys);
        $path = ReadFields::found($field);
        if (\count($field->keys) > 1) {
            $path = $code->variable(ReadFields::nameOf($field->target, $field->keys[0]));
            $code->line("{$path} = " . Datum::orNull(ReadFields::found($field))->value() . ';');
            \array_unshift($conditions, "{$path} !== null");
        }
        $value = $field->value instanceof Read\OptionalOf ? $field->value->inner : $field->value;

        return [
            \implode(' || ', $conditions),
            // Converters are not asked about null.
            $value instanceof Read\Convert ? Datum::required($path, ReadValues::mismatch($field->keys[0])) : Datum::at($path),
        ];
    }
}
