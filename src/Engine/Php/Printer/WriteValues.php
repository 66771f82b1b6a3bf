<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * Prints how one value is written: a method per kind of node. Each puts the statements it needs into the code and returns
 * the expression of the result.
 *
 * @internal
 */
final readonly class WriteValues
{
    public function __construct(
        private Write\WritePlan $plan,
        private Notation $notation,
        private WriterNames $names,
        private Handover $handover,
        private CallsOut $calls,
        private string $kiln = '$kiln',
    ) {}

    /**
     * The same at another place.
     */
    public function in(Notation $notation): self
    {
        return $notation === $this->notation ? $this : new self($this->plan, $notation, $this->names->in($notation), $this->handover, $this->calls, $this->kiln);
    }

    /**
     * The same where other options hold.
     *
     * @param string $kiln an expression, of what knows them
     */
    public function with(string $kiln): self
    {
        return new self($this->plan, $this->notation, $this->names->with($kiln), $this->handover, $this->calls, $kiln);
    }

    /**
     * Whether code of the user's is called for a value.
     */
    public function callOut(Write\WriteNode $node): bool
    {
        return $this->calls->in($node);
    }

    /**
     * @param string $value an expression that can be evaluated several times: `$line`, `$object->lines`
     * @param string $name  what the value is called, for variables and messages
     */
    public function print(Write\WriteNode $node, string $value, string $name, Code $code): string
    {
        return match ($node::class) {
            Write\Scalar::class => $this->scalar($node, $value, $name, $code),
            Write\EnumCase::class => $this->enumCase($node, $value, $name, $code),
            Write\Date::class => $this->date($node, $value, $name, $code),
            Write\Timestamp::class => $this->timestamp($node, $value, $name, $code),
            Write\Milliseconds::class => $this->milliseconds($node, $value, $name, $code),
            Write\Interval::class => $this->interval($node, $value, $code),
            Write\BytesOf::class => $this->bytes($node, $value, $name, $code),
            Write\Leaf::class => $this->leaf($node, $value, $name, $code),
            Write\ListOf::class => $this->list($node, $value, $name, $code),
            Write\MapOf::class => $this->map($node, $value, $name, $code),
            Write\AnyArray::class => $this->anyArray($node, $value, $name, $code),
            Write\EmptyArray::class => $this->notation->emptyArray($node),
            Write\ShapeOf::class => $this->shape($node, $value, $name, $code),
            Write\IterableOf::class => $this->iterable($node, $value, $name, $code),
            Write\CollectionOf::class => $this->collection($node, $value, $name, $code),
            Write\ArrayObjectOf::class => $this->arrayObject($node, $value, $name, $code),
            Write\StdClassOf::class => $this->dynamic("stdClass({$value})"),
            Write\ObjectOf::class => $this->object($node, $value, $name, $code),
            Write\LazyOf::class => $this->lazy($node, $value, $name, $code),
            Write\Polymorphic::class => $this->polymorphic($node, $value),
            Write\Union::class => $this->union($node, $value, $name, $code),
            Write\Nullable::class => $this->nullable($node, $value, $name, $code),
            Write\OptionalOf::class => $this->optional($node, $value, $name, $code),
            Write\ValueOf::class => $this->valueOf($node, $value, $name, $code),
            Write\Convert::class => $this->convert($node, $value),
            Write\RawOf::class => $this->dynamic("raw({$value})"),
            Write\Dynamic::class => $this->dynamic("dynamic({$value})"),
        };
    }

    /**
     * Whether the printed code evaluates the expression of the value just once.
     */
    public function useOnce(Write\WriteNode $node): bool
    {
        return $this->notation instanceof TreeNotation && match ($node::class) {
            Write\Scalar::class, Write\EnumCase::class, Write\AnyArray::class, Write\BytesOf::class, Write\Leaf::class => $node->isGuaranteed,
            Write\Date::class => ($node->format === null) === ($node->timezone === null) || $node->isGuaranteed,
            Write\Nullable::class => $node->inner instanceof Write\Scalar && $node->inner->isGuaranteed,
            Write\Dynamic::class, Write\Convert::class, Write\StdClassOf::class, Write\Interval::class, Write\RawOf::class => true,
            Write\Timestamp::class, Write\Milliseconds::class, Write\ListOf::class, Write\MapOf::class, Write\EmptyArray::class, Write\ShapeOf::class, Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class,
            Write\ObjectOf::class, Write\LazyOf::class, Write\Polymorphic::class, Write\Union::class, Write\OptionalOf::class, Write\ValueOf::class => false,
        };
    }

    /**
     * The condition under which a value that is not null is not empty either: '' for always, null where only what is written
     * of it tells.
     */
    public static function notEmpty(Write\WriteNode $node, string $value): ?string
    {
        return match ($node::class) {
            Write\Nullable::class => self::notEmpty($node->inner, $value),
            Write\Scalar::class => \in_array(ScalarKind::String, $node->kinds, true) ? "{$value} !== ''" : '',
            Write\BytesOf::class => "{$value} !== ''",
            Write\ListOf::class, Write\MapOf::class, Write\AnyArray::class => "{$value} !== []",
            Write\Date::class, Write\Interval::class => $node->format === null ? '' : null,
            Write\EnumCase::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Leaf::class, Write\EmptyArray::class, Write\ShapeOf::class, Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class, Write\StdClassOf::class,
            Write\ObjectOf::class, Write\LazyOf::class, Write\Polymorphic::class, Write\Union::class, Write\OptionalOf::class, Write\ValueOf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => null,
        };
    }

    /**
     *     \is_string($tag) || throw new Mismatch('tag');
     */
    private function scalar(Write\Scalar $node, string $value, string $name, Code $code): string
    {
        if (!$node->isGuaranteed) {
            $code->line(implode(' || ', $this->scalarTests($node, $value)) . ' || ' . self::mismatch($name) . ';');
            $value = $this->widensIntegers($node) ? "\\floatval({$value})" : $value;
        }

        return $this->notation->scalar($node->kinds, $value, $code);
    }

    /**
     * @return list<string>
     */
    private function scalarTests(Write\Scalar $node, string $value): array
    {
        $tests = array_map(static fn(ScalarKind $kind): string => Php::isOfKind($kind, $value), $node->kinds);
        if ($this->widensIntegers($node)) {
            $tests[] = "\\is_int({$value})";
        }

        return $tests;
    }

    private function widensIntegers(Write\Scalar $node): bool
    {
        return $node->kinds === [ScalarKind::Float];
    }

    /**
     *     $object->status->value
     */
    private function enumCase(Write\EnumCase $node, string $value, string $name, Code $code): string
    {
        $this->requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);

        $written = $value . ($node->byName ? '->name' : '->value');
        if (!$node->byName && (string) (new \ReflectionEnum($node->class))->getBackingType() === 'int') {
            return $this->notation->scalar([ScalarKind::Int], $written, $code);
        }
        $texts = array_map(static fn(\UnitEnum $case): string => $node->byName || !$case instanceof \BackedEnum ? $case->name : (string) $case->value, $node->class::cases());

        return $this->notation->oneOf($texts, $written, $code);
    }

    /**
     *     Dates::rfc3339($object->createdAt)
     */
    private function date(Write\Date $node, string $value, string $name, Code $code): string
    {
        if ($node->format === null && $node->timezone === null) {
            return $this->notation->moment($value, $code);
        }
        if ($node->timezone !== null) {
            return $this->formatted("Dates::format({$value}, " . Php::literal($node->format) . ', ' . Php::literal($node->timezone) . ')', $node->format, $code);
        }
        $this->requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);

        return $this->formatted("{$value}->format(" . Php::literal($node->format) . ')', $node->format, $code);
    }

    /**
     * @param ?string $format as the user gave it; null for that of Kiln
     */
    private function formatted(string $text, ?string $format, Code $code): string
    {
        return preg_match('/^[\x20-\x7e]*$/D', $format ?? '') === 1 ? $this->notation->utf8($text, $code) : $this->notation->scalar([ScalarKind::String], $text, $code);
    }

    /**
     *     $object->createdAt->getTimestamp()
     */
    private function timestamp(Write\Timestamp $node, string $value, string $name, Code $code): string
    {
        $this->requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);

        return $this->notation->scalar([ScalarKind::Int], "{$value}->getTimestamp()", $code);
    }

    private function milliseconds(Write\Milliseconds $node, string $value, string $name, Code $code): string
    {
        $this->requireInstance(false, $node->class, $value, $name, $code);

        return $this->notation->scalar([ScalarKind::Int], "Dates::milliseconds({$value})", $code);
    }

    private function interval(Write\Interval $node, string $value, Code $code): string
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
    private function bytes(Write\BytesOf $node, string $value, string $name, Code $code): string
    {
        if (!$node->isGuaranteed) {
            $code->line(Php::isOfKind(ScalarKind::String, $value) . ' || ' . self::mismatch($name) . ';');
        }

        return $node->isLeaf ? $this->notation->bytes($value) : $this->notation->utf8("\\base64_encode({$value})", $code);
    }

    private function leaf(Write\Leaf $node, string $value, string $name, Code $code): string
    {
        $this->requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);

        return $this->notation->leaf($node, $value);
    }

    private function list(Write\ListOf $node, string $value, string $name, Code $code): string
    {
        $this->requireArray($node->isGuaranteed, $value, $name, $code);

        return $this->notation->list($node, $value, $name, $code, $this);
    }

    private function map(Write\MapOf $node, string $value, string $name, Code $code): string
    {
        $this->requireArray($node->isGuaranteed, $value, $name, $code);

        return $this->notation->map($node, $value, $name, $code, $this);
    }

    private function anyArray(Write\AnyArray $node, string $value, string $name, Code $code): string
    {
        $this->requireArray($node->isGuaranteed, $value, $name, $code);

        return $this->dynamic("dynamicArray({$value})");
    }

    /**
     *     ['width' => $object->size['width']]
     *
     * With keys that may be missing:
     *
     *     $size = ['width' => $object->size['width']];
     *     if (\array_key_exists('unit', $object->size)) {
     *         $size['unit'] = $object->size['unit'];
     *     }
     */
    private function shape(Write\ShapeOf $node, string $value, string $name, Code $code): string
    {
        $this->requireArray($node->isGuaranteed, $value, $name, $code);
        $members = $this->notation->members($node, $name, $code);
        foreach ($node->elements as $element) {
            $code->step($node->isTuple ? $element->key : (string) $element->key);
            $this->shapeElement($element, $value, $name, $members, $code);
            $code->back();
        }
        if ($node->isOpen) {
            $members->flush();
            $this->openShape($node, $value, $members, $code);
        }

        return $members->finish();
    }

    private function shapeElement(Write\ShapeElement $element, string $value, string $name, Members $members, Code $code): void
    {
        $key = Php::literal($element->key);
        $name = \is_int($element->key) ? $name . $element->key : $element->key;
        $values = $this->in($members->inside($element->key));
        $marker = '';
        if ($this->calls->in($element->value)) {
            $code->mark();
            $marker = $code->marker();
        }
        if (!$element->isOptional) {
            $code->line("\\array_key_exists({$key}, {$value}) || " . self::mismatch($name) . ';');
            $members->add($element->key, $values->print($element->value, "{$value}[{$key}]", $name, $code), marker: $marker);

            return;
        }
        $members->flush();
        $block = $code->block();
        $result = $values->print($element->value, "{$value}[{$key}]", $name, $block);
        $code->open("if (\\array_key_exists({$key}, {$value})) {");
        $code->put($block);
        $members->put($element->key, $result, $code, marker: $marker);
        $code->close('}');
    }

    private function openShape(Write\ShapeOf $node, string $value, Members $members, Code $code): void
    {
        $known = array_fill_keys(array_map(static fn(Write\ShapeElement $element): int|string => $element->key, $node->elements), true);
        $loop = $code->block();
        $loop->step(null);
        [$key, $item] = [$loop->variable('key'), $loop->variable('item')];
        $loop->mark();
        $members->putAt($key, $members->inside('')->dynamic($this->kiln, "dynamic({$item})"), $loop);
        $others = $code->variable('others');
        $code->line("{$others} = \\array_diff_key({$value}, " . Php::literal($known) . ');');
        Loop::print("foreach ({$others} as {$key} => {$item}) {", $loop, $node->isTuple ? $key : "(string) {$key}", $code);
    }

    /**
     *     $events = \is_array($object->events) ? $object->events : \iterator_to_array($object->events, false);
     */
    private function iterable(Write\IterableOf $node, string $value, string $name, Code $code): string
    {
        $array = $code->variable($name);
        $code->line("{$array} = \\is_array({$value}) ? {$value} : {$this->notation->walked($this->kiln, $value, !$node->array instanceof Write\ListOf)};");

        return $this->print($node->array, $array, $name, $code);
    }

    /**
     *     $lines = $kiln->elements($object->lines, \App\Lines::class, false);
     */
    private function collection(Write\CollectionOf $node, string $value, string $name, Code $code): string
    {
        $array = $code->variable($name);
        $code->line("{$array} = {$this->kiln}->elements({$value}, " . Php::classConstant($node->class) . ', ' . Php::literal($node->keepsKeys()) . ');');

        return $this->print($node->array, $array, $name, $code);
    }

    private function arrayObject(Write\ArrayObjectOf $node, string $value, string $name, Code $code): string
    {
        $array = $code->variable($name);
        $code->line("{$array} = {$value}->getArrayCopy();");

        return $this->print($node->array, $array, $name, $code);
    }

    /**
     *     BrandWriter_5f1c0a9b7e3d::write($object->brand, $kiln)
     *
     * An object of a subclass goes its own way:
     *
     *     ($brand::class === \App\Brand::class ? BrandWriter_5f1c0a9b7e3d::write($brand, $kiln) : $kiln->object($brand, \App\Brand::class))
     */
    private function object(Write\ObjectOf $node, string $value, string $name, Code $code): string
    {
        $inlined = $this->notation->inlined($node, $this->plan->objects[$node->plan], $value, $name, $this->kiln, $code, $this);
        if ($inlined !== null) {
            return $inlined;
        }
        $written = $this->handover->isPossible($node) ? $value : $this->names->call($this->plan->objects[$node->plan], $value);
        if ($node->isExact) {
            return $written;
        }
        $class = Php::classConstant($node->class);
        if ((new \ReflectionClass($node->class))->isFinal()) {
            if ($written === $value) {
                $code->line("{$value} instanceof " . Php::className($node->class) . ' || ' . self::mismatch($name) . ';');
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
    private function lazy(Write\LazyOf $node, string $value, string $name, Code $code): string
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
    private function polymorphic(Write\Polymorphic $node, string $value): string
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
    private function union(Write\Union $node, string $value, string $name, Code $code): string
    {
        $cases = [];
        foreach ($node->cases as $case) {
            $block = $code->block();
            $cases[] = [Guards::print($case->guard, $value), $this->print($case->value, $value, $name, $block), $block];
        }

        return Alternatives::print($cases, self::mismatch($name), $name, $code);
    }

    /**
     *     $object->brand === null ? null : BrandWriter_5f1c0a9b7e3d::write($object->brand, $kiln)
     */
    private function nullable(Write\Nullable $node, string $value, string $name, Code $code): string
    {
        if ($node->inner instanceof Write\Scalar && !$node->inner->isGuaranteed && !$this->widensIntegers($node->inner)) {
            $code->line(implode(' || ', [...$this->scalarTests($node->inner, $value), "{$value} === null", self::mismatch($name)]) . ';');
            $result = $this->notation->scalar($node->inner->kinds, $value, $code);

            return $result === $value ? $value : Php::ternary("{$value} === null", $this->notation->null(), $result);
        }
        $block = $code->block();
        $result = $this->print($node->inner, $value, $name, $block);
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

    private function optional(Write\OptionalOf $node, string $value, string $name, Code $code): string
    {
        $present = $code->variable($name);
        $code->line("{$present} = {$value}->isPresent ? {$value}->value() : " . self::mismatch($name) . ';');

        return $this->print($node->inner, $present, $name, $code);
    }

    /**
     *     $object->id->toString()
     */
    private function valueOf(Write\ValueOf $node, string $value, string $name, Code $code): string
    {
        $this->requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);
        $member = $node->member;
        $given = match (true) {
            $member instanceof Method => "{$value}->{$member->name}()",
            $member->isPublic => "{$value}->{$member->name}",
            default => "Values::property({$value}, " . Php::classConstant($member->class) . ', ' . Php::literal($member->name) . ')',
        };
        if ($this->useOnce($node->value)) {
            return $this->print($node->value, $given, $name, $code);
        }
        $variable = $code->variable("{$name}Value");
        $code->line("{$variable} = {$given};");

        return $this->print($node->value, $variable, $name, $code);
    }

    private function convert(Write\Convert $node, string $value): string
    {
        $arguments = $node->converter->arguments === [] ? '' : ', ' . Php::literal($node->converter->arguments);

        return $this->dynamic('convert(' . Php::classConstant($node->converter->class) . ", {$value}{$arguments})");
    }

    private function dynamic(string $call): string
    {
        return $this->notation->dynamic($this->kiln, $call);
    }

    private function requireInstance(bool $isGuaranteed, string $class, string $value, string $name, Code $code): void
    {
        if (!$isGuaranteed) {
            $code->line("{$value} instanceof " . Php::className($class) . ' || ' . self::mismatch($name) . ';');
        }
    }

    private function requireArray(bool $isGuaranteed, string $value, string $name, Code $code): void
    {
        if (!$isGuaranteed) {
            $code->line("\\is_array({$value}) || " . self::mismatch($name) . ';');
        }
    }

    private static function mismatch(string $name): string
    {
        return 'throw new Mismatch(' . Php::literal($name) . ')';
    }
}
