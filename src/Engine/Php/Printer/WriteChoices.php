<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write;

/**
 * Prints how a value is written of which only the call tells what it is: null or not, which member of a union, an object of which
 * class.
 *
 * @internal
 */
final class WriteChoices
{
    private ?ArrayCast $cast = null;

    public function __construct(
        private readonly WriteValues $values,
        private readonly Write\WritePlan $plan,
        private readonly Notation $notation,
        private readonly WriterNames $names,
        private readonly string $kiln,
    ) {}

    /**
     *     BrandWriter_5f1c0a9b7e3d::write($object->brand, $kiln)
     *
     * Where an array cast does the same (see {@see ArrayCast}):
     *
     *     \array_key_last($fields = (array) $object->brand) === 'name' ? $fields : $kiln->object($object->brand, \App\Brand::class)
     *
     * An object of a subclass goes its own way:
     *
     *     ($brand::class === \App\Brand::class ? BrandWriter_5f1c0a9b7e3d::write($brand, $kiln) : $kiln->object($brand, \App\Brand::class))
     */
    public function object(Write\ObjectOf $node, string $value, string $name, Code $code): string
    {
        $inlined = $this->notation->inlined($node, $this->plan->objects[$node->plan], $value, $name, $this->kiln, $code, $this->values);
        if ($inlined !== null) {
            return $inlined;
        }
        $this->cast ??= new ArrayCast($this->plan, $this->notation);
        $class = Php::classConstant($node->class);
        $last = $this->cast->lastProperty($node);
        if ($last !== '') {
            $fields = $code->variable('fields');
            $written = Php::ternary("\\array_key_last({$fields} = (array) {$value}) === " . Php::literal($last), $fields, $this->notation->object($this->kiln, $value, $class));
        } else {
            $written = $this->names->call($this->plan->objects[$node->plan], $value);
        }
        if ($node->isExact) {
            return $written;
        }
        if ((new \ReflectionClass($node->class))->isFinal()) {
            if ($last !== '') {
                $code->line("{$value} instanceof " . Php::className($node->class) . ' || ' . WriteValues::mismatch($name) . ';');
            }

            return $written;
        }

        return Php::ternary("{$value}::class === {$class}", $written, $this->notation->object($this->kiln, $value, $class));
    }

    /**
     *     $brand = Lazy::load($value);
     *
     *     return $brand === $value ? BrandWriter_5f1c0a9b7e3d::write($brand, $kiln) : $kiln->object($brand, \App\Brand::class);
     */
    public function lazy(Write\LazyOf $node, string $value, string $name, Code $code): string
    {
        $loaded = $code->variable($name);
        $code->line("{$loaded} = Lazy::load({$value});");

        return Php::ternary("{$loaded} === {$value}", $this->names->call($this->plan->objects[$node->plan], $loaded), $this->notation->object($this->kiln, $loaded, Php::classConstant($node->class)));
    }

    /**
     *     match ($object->vehicle::class) {
     *         \App\Car::class => CarWriter_5f1c0a9b7e3d::write($object->vehicle, $kiln),
     *         default => $kiln->object($object->vehicle, \App\Vehicle::class),
     *     }
     */
    public function polymorphic(Write\Polymorphic $node, string $value): string
    {
        $class = $node->class === null ? 'null' : Php::classConstant($node->class);
        $default = $this->notation->object($this->kiln, $value, $class);
        if ($node->plans === []) {
            return $default;
        }
        $arms = [];
        foreach ($node->plans as $case => $plan) {
            $arms[] = [Php::classConstant($case), $this->names->call($this->plan->objects[$plan], $value)];
        }
        $arms[] = ['default', $default];

        return Php::match("{$value}::class", $arms);
    }

    /**
     *     match (true) {
     *         \is_int($object->id) => $object->id,
     *         $object->id instanceof \App\Uuid => UuidWriter_5f1c0a9b7e3d::write($object->id, $kiln),
     *         default => throw new Mismatch('id'),
     *     }
     *
     * or, where a case needs statements, the same by `if` and `elseif`.
     */
    public function union(Write\Union $node, string $value, string $name, Code $code): string
    {
        $cases = [];
        foreach ($node->cases as $case) {
            $block = $code->block();
            $cases[] = [Guards::print($case->guard, $value), $this->values->print($case->value, $value, $name, $block), $block];
        }

        return Alternatives::print($cases, WriteValues::mismatch($name), $name, $code);
    }

    /**
     *     $object->brand === null ? null : BrandWriter_5f1c0a9b7e3d::write($object->brand, $kiln)
     */
    public function nullable(Write\Nullable $node, string $value, string $name, Code $code): string
    {
        if ($node->inner instanceof Write\Scalar && !$node->inner->isGuaranteed && !WriteValues::widensIntegers($node->inner)) {
            $code->line(\implode(' || ', [...WriteValues::scalarTests($node->inner, $value), "{$value} === null", WriteValues::mismatch($name)]) . ';');
            $result = $this->notation->scalar($node->inner->kinds, $value, $code);

            return $result === $value ? $value : Php::ternary("{$value} === null", $this->notation->null(), $result);
        }
        $block = $code->block();
        $result = $this->values->print($node->inner, $value, $name, $block);
        if ($block->isEmpty()) {
            return $result === $value ? $value : Php::ternary("{$value} === null", $this->notation->null(), $result);
        }
        $variable = $result === $value ? $value : $code->variable($name);
        if ($variable !== $value) {
            $code->line("{$variable} = {$this->notation->null()};");
        }
        $code->open("if ({$value} !== null) {");
        $code->put($block);
        if ($variable !== $result) {
            $code->line("{$variable} = {$result};");
        }
        $code->close('}');

        return $variable;
    }
}
