<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Write\AnyArray;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\BytesOf;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Convert;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\Dynamic;
use Kiln\Plan\Write\EmptyArray;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Interval;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\LazyOf;
use Kiln\Plan\Write\Leaf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Milliseconds;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\RawOf;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\ShapeElement;
use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\StdClassOf;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\Union;
use Kiln\Plan\Write\ValueOf;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WritePlan;
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
        private WritePlan $plan,
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
    public function callOut(WriteNode $node): bool
    {
        return $this->calls->in($node);
    }

    /**
     * @param string $value an expression that can be evaluated several times: `$line`, `$object->lines`
     * @param string $name  what the value is called, for variables and messages
     */
    public function print(WriteNode $node, string $value, string $name, Code $code): string
    {
        return match ($node::class) {
            Scalar::class => $this->scalar($node, $value, $name, $code),
            EnumCase::class => $this->enumCase($node, $value, $name, $code),
            Date::class => $this->date($node, $value, $name, $code),
            Timestamp::class => $this->timestamp($node, $value, $name, $code),
            Milliseconds::class => $this->milliseconds($node, $value, $name, $code),
            Interval::class => $this->interval($node, $value, $code),
            BytesOf::class => $this->bytes($node, $value, $name, $code),
            Leaf::class => $this->leaf($node, $value, $name, $code),
            ListOf::class => $this->list($node, $value, $name, $code),
            MapOf::class => $this->map($node, $value, $name, $code),
            AnyArray::class => $this->anyArray($node, $value, $name, $code),
            EmptyArray::class => $this->notation->emptyArray($node),
            ShapeOf::class => $this->shape($node, $value, $name, $code),
            IterableOf::class => $this->iterable($node, $value, $name, $code),
            CollectionOf::class => $this->collection($node, $value, $name, $code),
            ArrayObjectOf::class => $this->arrayObject($node, $value, $name, $code),
            StdClassOf::class => $this->dynamic("stdClass({$value})"),
            ObjectOf::class => $this->object($node, $value, $name, $code),
            LazyOf::class => $this->lazy($node, $value, $name, $code),
            Polymorphic::class => $this->polymorphic($node, $value),
            Union::class => $this->union($node, $value, $name, $code),
            Nullable::class => $this->nullable($node, $value, $name, $code),
            OptionalOf::class => $this->optional($node, $value, $name, $code),
            ValueOf::class => $this->valueOf($node, $value, $name, $code),
            Convert::class => $this->convert($node, $value),
            RawOf::class => $this->dynamic("raw({$value})"),
            Dynamic::class => $this->dynamic("dynamic({$value})"),
        };
    }

    /**
     * Whether the printed code evaluates the expression of the value just once.
     */
    public function useOnce(WriteNode $node): bool
    {
        return $this->notation instanceof TreeNotation && match ($node::class) {
            Scalar::class, EnumCase::class, AnyArray::class, BytesOf::class, Leaf::class => $node->isGuaranteed,
            Date::class => ($node->format === null) === ($node->timezone === null) || $node->isGuaranteed,
            Nullable::class => $node->inner instanceof Scalar && $node->inner->isGuaranteed,
            default => $node instanceof Dynamic || $node instanceof Convert || $node instanceof StdClassOf || $node instanceof Interval || $node instanceof RawOf,
        };
    }

    /**
     * The condition under which a value that is not null is not empty either: '' for always, null where only what is written
     * of it tells.
     */
    public static function notEmpty(WriteNode $node, string $value): ?string
    {
        return match ($node::class) {
            Nullable::class => self::notEmpty($node->inner, $value),
            Scalar::class => \in_array(ScalarKind::String, $node->kinds, true) ? "{$value} !== ''" : '',
            BytesOf::class => "{$value} !== ''",
            ListOf::class, MapOf::class, AnyArray::class => "{$value} !== []",
            Date::class, Interval::class => $node->format === null ? '' : null,
            default => null,
        };
    }

    /**
     *     \is_string($tag) || throw new Mismatch('tag');
     */
    private function scalar(Scalar $node, string $value, string $name, Code $code): string
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
    private function scalarTests(Scalar $node, string $value): array
    {
        $tests = array_map(static fn(ScalarKind $kind): string => Php::isOfKind($kind, $value), $node->kinds);
        if ($this->widensIntegers($node)) {
            $tests[] = "\\is_int({$value})";
        }

        return $tests;
    }

    private function widensIntegers(Scalar $node): bool
    {
        return $node->kinds === [ScalarKind::Float];
    }

    /**
     *     $object->status->value
     */
    private function enumCase(EnumCase $node, string $value, string $name, Code $code): string
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
    private function date(Date $node, string $value, string $name, Code $code): string
    {
        if ($node->format === null && $node->timezone === null) {
            return $this->notation->moment("Dates::rfc3339({$value})", $code);
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
    private function timestamp(Timestamp $node, string $value, string $name, Code $code): string
    {
        $this->requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);

        return $this->notation->scalar([ScalarKind::Int], "{$value}->getTimestamp()", $code);
    }

    private function milliseconds(Milliseconds $node, string $value, string $name, Code $code): string
    {
        $this->requireInstance(false, $node->class, $value, $name, $code);

        return $this->notation->scalar([ScalarKind::Int], "Dates::milliseconds({$value})", $code);
    }

    private function interval(Interval $node, string $value, Code $code): string
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
    private function bytes(BytesOf $node, string $value, string $name, Code $code): string
    {
        if (!$node->isGuaranteed) {
            $code->line(Php::isOfKind(ScalarKind::String, $value) . ' || ' . self::mismatch($name) . ';');
        }

        return $node->isLeaf ? $this->notation->bytes($value) : $this->notation->utf8("\\base64_encode({$value})", $code);
    }

    private function leaf(Leaf $node, string $value, string $name, Code $code): string
    {
        $this->requireInstance($node->isGuaranteed, $node->class, $value, $name, $code);

        return $this->notation->leaf($node, $value);
    }

    private function list(ListOf $node, string $value, string $name, Code $code): string
    {
        $this->requireArray($node->isGuaranteed, $value, $name, $code);

        return $this->notation->list($node, $value, $name, $code, $this);
    }

    private function map(MapOf $node, string $value, string $name, Code $code): string
    {
        $this->requireArray($node->isGuaranteed, $value, $name, $code);

        return $this->notation->map($node, $value, $name, $code, $this);
    }

    private function anyArray(AnyArray $node, string $value, string $name, Code $code): string
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
    private function shape(ShapeOf $node, string $value, string $name, Code $code): string
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

    private function shapeElement(ShapeElement $element, string $value, string $name, Members $members, Code $code): void
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

    private function openShape(ShapeOf $node, string $value, Members $members, Code $code): void
    {
        $known = array_fill_keys(array_map(static fn(ShapeElement $element): int|string => $element->key, $node->elements), true);
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
    private function iterable(IterableOf $node, string $value, string $name, Code $code): string
    {
        $array = $code->variable($name);
        $code->line("{$array} = \\is_array({$value}) ? {$value} : {$this->notation->walked($this->kiln, $value, !$node->array instanceof ListOf)};");

        return $this->print($node->array, $array, $name, $code);
    }

    /**
     *     $lines = $kiln->elements($object->lines, \App\Lines::class, false);
     */
    private function collection(CollectionOf $node, string $value, string $name, Code $code): string
    {
        $array = $code->variable($name);
        $code->line("{$array} = {$this->kiln}->elements({$value}, " . Php::classConstant($node->class) . ', ' . Php::literal($node->keepsKeys()) . ');');

        return $this->print($node->array, $array, $name, $code);
    }

    private function arrayObject(ArrayObjectOf $node, string $value, string $name, Code $code): string
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
    private function object(ObjectOf $node, string $value, string $name, Code $code): string
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
    private function lazy(LazyOf $node, string $value, string $name, Code $code): string
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
    private function polymorphic(Polymorphic $node, string $value): string
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
    private function union(Union $node, string $value, string $name, Code $code): string
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
    private function nullable(Nullable $node, string $value, string $name, Code $code): string
    {
        if ($node->inner instanceof Scalar && !$node->inner->isGuaranteed && !$this->widensIntegers($node->inner)) {
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

    private function optional(OptionalOf $node, string $value, string $name, Code $code): string
    {
        $present = $code->variable($name);
        $code->line("{$present} = {$value}->isPresent ? {$value}->value() : " . self::mismatch($name) . ';');

        return $this->print($node->inner, $present, $name, $code);
    }

    /**
     *     $object->id->toString()
     */
    private function valueOf(ValueOf $node, string $value, string $name, Code $code): string
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

    private function convert(Convert $node, string $value): string
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
