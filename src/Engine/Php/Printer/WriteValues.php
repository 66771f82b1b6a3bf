<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write;
use Kiln\Type\ScalarKind;

/**
 * Prints how one value is written: a method per kind of node, here or in {@see WriteConversions}, {@see WriteShapes} and
 * {@see WriteChoices}. Each puts the statements it needs into the code and returns the expression of the result.
 *
 * @internal
 */
final class WriteValues
{
    private ?WriteChoices $choices = null;

    public function __construct(
        private readonly Write\WritePlan $plan,
        private readonly Notation $notation,
        private readonly WriterNames $names,
        private readonly CallsOut $calls,
        private readonly string $kiln = '$kiln',
    ) {}

    /**
     * The same at another place.
     */
    public function in(Notation $notation): self
    {
        return $notation === $this->notation ? $this : new self($this->plan, $notation, $this->names->in($notation), $this->calls, $this->kiln);
    }

    /**
     * The same where other options hold.
     *
     * @param string $kiln an expression, of what knows them
     */
    public function with(string $kiln): self
    {
        return new self($this->plan, $this->notation, $this->names->with($kiln), $this->calls, $kiln);
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
            Write\EnumCase::class => $this->conversions()->enumCase($node, $value, $name, $code),
            Write\Date::class => $this->conversions()->date($node, $value, $name, $code),
            Write\Timestamp::class => $this->conversions()->timestamp($node, $value, $name, $code),
            Write\Milliseconds::class => $this->conversions()->milliseconds($node, $value, $name, $code),
            Write\Interval::class => $this->conversions()->interval($node, $value, $code),
            Write\BytesOf::class => $this->conversions()->bytes($node, $value, $name, $code),
            Write\Leaf::class => $this->conversions()->leaf($node, $value, $name, $code),
            Write\ListOf::class => $this->list($node, $value, $name, $code),
            Write\MapOf::class => $this->map($node, $value, $name, $code),
            Write\AnyArray::class => $this->anyArray($node, $value, $name, $code),
            Write\EmptyArray::class => $this->notation->emptyArray($node),
            Write\ShapeOf::class => (new WriteShapes($this, $this->notation, $this->calls, $this->kiln))->shape($node, $value, $name, $code),
            Write\IterableOf::class => $this->conversions()->iterable($node, $value, $name, $code),
            Write\CollectionOf::class => $this->conversions()->collection($node, $value, $name, $code),
            Write\ArrayObjectOf::class => $this->conversions()->arrayObject($node, $value, $name, $code),
            Write\StdClassOf::class => $this->dynamic("stdClass({$value})"),
            Write\ObjectOf::class => $this->choices()->object($node, $value, $name, $code),
            Write\LazyOf::class => $this->choices()->lazy($node, $value, $name, $code),
            Write\Polymorphic::class => $this->choices()->polymorphic($node, $value),
            Write\Union::class => $this->choices()->union($node, $value, $name, $code),
            Write\Nullable::class => $this->choices()->nullable($node, $value, $name, $code),
            Write\OptionalOf::class => $this->conversions()->optional($node, $value, $name, $code),
            Write\ValueOf::class => $this->conversions()->valueOf($node, $value, $name, $code),
            Write\Convert::class => $this->conversions()->convert($node, $value),
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
     *     \is_string($tag) || throw new Mismatch('tag');
     */
    private function scalar(Write\Scalar $node, string $value, string $name, Code $code): string
    {
        if (!$node->isGuaranteed) {
            $code->line(\implode(' || ', self::scalarTests($node, $value)) . ' || ' . self::mismatch($name) . ';');
            $value = self::widensIntegers($node) ? "\\floatval({$value})" : $value;
        }

        return $this->notation->scalar($node->kinds, $value, $code);
    }

    /**
     * @return list<string>
     */
    public static function scalarTests(Write\Scalar $node, string $value): array
    {
        $tests = \array_map(static fn(ScalarKind $kind): string => Php::isOfKind($kind, $value), $node->kinds);
        if (self::widensIntegers($node)) {
            $tests[] = "\\is_int({$value})";
        }

        return $tests;
    }

    public static function widensIntegers(Write\Scalar $node): bool
    {
        return $node->kinds === [ScalarKind::Float];
    }

    private function list(Write\ListOf $node, string $value, string $name, Code $code): string
    {
        self::requireArray($node->isGuaranteed, $value, $name, $code);

        return $this->notation->list($node, $value, $name, $code, $this);
    }

    private function map(Write\MapOf $node, string $value, string $name, Code $code): string
    {
        self::requireArray($node->isGuaranteed, $value, $name, $code);

        return $this->notation->map($node, $value, $name, $code, $this);
    }

    private function anyArray(Write\AnyArray $node, string $value, string $name, Code $code): string
    {
        self::requireArray($node->isGuaranteed, $value, $name, $code);

        return $this->dynamic("dynamicArray({$value})");
    }

    private function conversions(): WriteConversions
    {
        return new WriteConversions($this, $this->notation, $this->kiln);
    }

    private function choices(): WriteChoices
    {
        return $this->choices ??= new WriteChoices($this, $this->plan, $this->notation, $this->names, $this->kiln);
    }

    private function dynamic(string $call): string
    {
        return $this->notation->dynamic($this->kiln, $call);
    }

    public static function requireArray(bool $isGuaranteed, string $value, string $name, Code $code): void
    {
        if (!$isGuaranteed) {
            $code->line("\\is_array({$value}) || " . self::mismatch($name) . ';');
        }
    }

    public static function mismatch(string $name): string
    {
        return 'throw new Mismatch(' . Php::literal($name) . ')';
    }
}
