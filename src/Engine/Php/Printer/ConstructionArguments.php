<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Read;

/**
 * Prints what a constructor or factory is given.
 *
 * @internal
 */
final readonly class ConstructionArguments
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
     *     // App\Order::$id
     *     $data['id'] ?? throw new Mismatch('id'),
     *     // App\Order::$lines
     *     $lines,
     *
     * @param array<int, string>                     $defaults by position, for parameters without a field
     * @param array<int, Read\ReadField|Read\Splice> $fields   by position
     *
     * @return list<string>
     */
    public function print(array $defaults, array $fields, Code $code): array
    {
        $arguments = \array_map(static fn(string $default): string => "{$default},", $defaults);
        \ksort($fields);
        foreach ($fields as $position => $field) {
            $block = $code->aside();
            $marker = $this->fields->begin($field, $block);
            $argument = $field instanceof Read\ReadField ? $this->argument($field, $block) : (new InlinedFields($this->plan, $this->object, $this->fields))->value($field, $block);
            self::separate($block, $code);
            $arguments[$position] = Php::comment($field->origin) . "\n" . Marker::before($argument, $marker) . ',';
        }
        \ksort($arguments);

        return \array_values($arguments);
    }

    /**
     * Puts statements in, with an empty line around what is more than one.
     */
    private static function separate(Code $block, Code $code): void
    {
        $code->put($block);
        if (!$block->isEmpty()) {
            $code->gap();
        }
    }

    /**
     * A field as the expression of an argument.
     */
    private function argument(Read\ReadField $field, Code $code): string
    {
        $name = ReadFields::nameOf($field->target, $field->keys[0]);
        if ($field->missing === Read\Missing::Fail || $field->missing === Read\Missing::Null) {
            return $this->fields->valuesOf($field, $code)->print($field->value, $this->fields->source($field, $code), $name, $code);
        }
        $default = $field->missing === Read\Missing::Absent ? 'Optional::missing()' : $field->default ?? 'null';
        [$condition, $data] = GivenFields::given($field, $code);
        $block = $code->block();
        $value = $this->fields->valuesOf($field, $block)->print($field->value, $data, $name, $block);
        if ($block->isEmpty()) {
            return Php::ternary($condition, $value, $default);
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = {$default};");
        $code->open("if ({$condition}) {");
        $code->put($block);
        if ($variable !== $value) {
            $code->line("{$variable} = {$value};");
        }
        $code->close('}');

        return $variable;
    }
}
