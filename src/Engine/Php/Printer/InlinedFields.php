<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Property;
use Kiln\Plan\Read;

/**
 * Prints how an inlined object or map is made of members that stand among those of the object that has it.
 *
 * @internal
 */
final readonly class InlinedFields
{
    /**
     * @param Read\ReadObject $object that has it
     * @param ReadFields      $fields of that object
     */
    public function __construct(
        private Read\ReadPlan $plan,
        private Read\ReadObject $object,
        private ReadFields $fields,
    ) {}

    /**
     * @param string $marker see {@see ReadFields::begin()}
     */
    public function set(Read\Splice $splice, string $marker, Code $code): void
    {
        if (!$this->object->construction instanceof Read\ExistingObject) {
            $code->line($marker . ReadFields::assign($splice->target, $this->value($splice, $code)));

            return;
        }
        $node = $splice->inlined();
        if ($node instanceof Read\MapOf) {
            $rest = $this->rest($splice, $code);
            $code->open("if ({$rest} !== []) {");
            $code->line($marker . ReadFields::assign($splice->target, $this->fields->valuesOf($splice, $code)->inlinedMap($node, $rest, $splice->prefix, ReadFields::nameOf($splice->target, 'rest'), $code)));
            $code->close('}');

            return;
        }
        $code->open("if ({$this->hasKeyOf($splice)}) {");
        $populated = $splice->populated();
        $populated !== null && $splice->target instanceof Property
            ? (new PopulatedFields($this->plan, $this->fields))->populateOrCreate($splice, $populated, $splice->target, Datum::at('$data'), $code)
            : $code->line($marker . ReadFields::assign($splice->target, $this->fields->valuesOf($splice, $code)->print($node, Datum::at('$data'), ReadFields::nameOf($splice->target, 'inlined'), $code)));
        $code->close('}');
    }

    /**
     *     AddressReader_5f1c0a9b7e3d::read($data, $kiln)
     */
    public function value(Read\Splice $splice, Code $code): string
    {
        $node = $splice->inlined();
        $name = ReadFields::nameOf($splice->target, 'inlined');
        if ($node instanceof Read\MapOf) {
            $map = $this->fields->valuesOf($splice, $code)->inlinedMap($node, $this->rest($splice, $code), $splice->prefix, $name, $code);

            return $splice->value instanceof Read\Nullable ? Php::ternary("{$map} === []", 'null', $map) : $map;
        }
        $object = $this->fields->valuesOf($splice, $code)->print($node, Datum::at('$data'), $name, $code);

        return $splice->value instanceof Read\Nullable ? Php::ternary($this->hasKeyOf($splice), $object, 'null') : $object;
    }

    /**
     * @return string the variable with the members that belong to an inlined map
     */
    private function rest(Read\Splice $splice, Code $code): string
    {
        $rest = $code->variable('rest');
        $arguments = ['$data', Php::literal(\array_fill_keys($splice->keys, true))];
        if ($splice->prefix !== '') {
            $arguments[] = Php::literal($splice->prefix);
        }
        $code->line("{$rest} = \$kiln->rest(" . \implode(', ', $arguments) . ');');

        return $rest;
    }

    /**
     * A condition that holds when the data has a member of an inlined object.
     */
    private function hasKeyOf(Read\Splice $splice): string
    {
        return '\array_intersect_key($data, ' . Php::literal(\array_fill_keys($splice->keys, true)) . ') !== []';
    }
}
