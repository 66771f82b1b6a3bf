<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Read;
use Kiln\Type\ScalarKind;

/**
 * Prints how one value is read: a method per kind of node, here or in {@see ReadConversions}, {@see ReadItems}, {@see ReadShapes}
 * and {@see ReadChoices}. Each puts the statements it needs into the code and returns the expression of the result.
 *
 * @internal
 */
final readonly class ReadValues
{
    public function __construct(private Read\ReadPlan $plan, private ReaderNames $names, private CallsOut $calls, private string $kiln = '$kiln') {}

    /**
     * The same where other options hold.
     *
     * @param string $kiln an expression, of what knows them
     */
    public function with(string $kiln): self
    {
        return new self($this->plan, new ReaderNames($kiln), $this->calls, $kiln);
    }

    /**
     * @param string $name what the value is called, for variables and messages
     */
    public function print(Read\ReadNode $node, Datum $data, string $name, Code $code): string
    {
        return match ($node::class) {
            Read\Scalar::class => $this->scalar($node, $data, $name, $code),
            Read\Anything::class => $data->value(),
            Read\RawFrom::class => "{$this->kiln}->raw({$data->value()})",
            Read\NullOnly::class => $this->null($data, $name, $code),
            Read\EnumFrom::class => $this->conversions()->enum($node, $data, $name),
            Read\DateFrom::class => $this->conversions()->date($node, $data, $name),
            Read\IntervalFrom::class => $this->conversions()->interval($node, $data, $name),
            Read\BytesFrom::class => $node->isLeaf ? "Binary::of({$data->value()})" : "Bytes::decode({$data->value()}) ?? " . self::mismatch($name),
            Read\ListOf::class => $this->items()->list($node, $data, $name, $code),
            Read\MapOf::class => $this->items()->map($node, $data, $name, $code),
            Read\AnyArray::class => $this->anyArray($data, $name, $code),
            Read\ShapeOf::class => (new ReadShapes($this, $this->calls))->shape($node, $data, $name, $code),
            Read\IteratorOf::class => 'new \ArrayIterator(' . $this->print($node->array, $data, $name, $code) . ')',
            Read\ArrayObjectOf::class => 'new ' . Php::className($node->class) . '(' . $this->print($node->array, $data, $name, $code) . ')',
            Read\CollectionOf::class => ReadConversions::gathered($node, $this->print($node->array, $data, $name, $code)),
            Read\StdClassOf::class => "StdClasses::fromArray({$data->value()})",
            Read\ObjectOf::class => $this->names->call($this->plan->objects[$node->plan], $data->value()),
            Read\Discriminated::class => $this->choices()->discriminated($node, $data, $name, $code),
            Read\OneOf::class => $this->choices()->oneOf($node, $data, $name, $code),
            Read\Nullable::class => self::isTakenAsItIs($node) ? $data->value() : $this->choices()->nullable($node, $data, $name, $code),
            Read\OptionalOf::class => 'Optional::of(' . $this->print($node->inner, $data, $name, $code) . ')',
            Read\ValueFrom::class => $this->conversions()->valueFrom($node, $data, $name, $code),
            Read\Coerced::class => $this->conversions()->coerced($node, $data, $name, $code),
            Read\Convert::class => $this->conversions()->convert($node, $data),
            Read\PopulateOrCreate::class, Read\RefillOrCreate::class => throw new \LogicException('only a property is filled'),
        };
    }

    /**
     * Whether the value goes to its place without being looked at.
     */
    public static function isTakenAsItIs(Read\ReadNode $node): bool
    {
        return $node instanceof Read\Anything
            || ($node instanceof Read\Scalar && $node->isEnforced)
            || ($node instanceof Read\Nullable && self::isTakenAsItIs($node->inner));
    }

    /**
     *     \is_string($tag) || throw new Mismatch('tag');
     */
    private function scalar(Read\Scalar $node, Datum $data, string $name, Code $code): string
    {
        if ($node->isEnforced) {
            return $data->value();
        }
        if (!$data->isThere && \count(self::scalarTests($node, '')) > 1) {
            $data = $data->inVariable($name, $code);
        }
        $code->line(\implode(' || ', self::scalarTests($node, $data->tested())) . ' || ' . self::mismatch($name) . ';');

        return match (true) {
            !self::widens($node) => $data->path,
            $node->kinds === [ScalarKind::Float] => "\\floatval({$data->path})",
            default => "\\is_int({$data->path}) ? \\floatval({$data->path}) : {$data->path}",
        };
    }

    /**
     * @return non-empty-list<string> conditions, one of which must hold
     */
    public static function scalarTests(Read\Scalar $node, string $data): array
    {
        $tests = \array_map(static fn(ScalarKind $kind): string => Php::isOfKind($kind, $data), $node->kinds);

        return self::widens($node) ? [...$tests, Php::isOfKind(ScalarKind::Int, $data)] : $tests;
    }

    public static function widens(Read\Scalar $node): bool
    {
        return \in_array(ScalarKind::Float, $node->kinds, true) && !\in_array(ScalarKind::Int, $node->kinds, true);
    }

    private function null(Datum $data, string $name, Code $code): string
    {
        $tested = $data->isThere ? $data->path : "({$data->tested()})";
        $code->line("{$tested} === null || " . self::mismatch($name) . ';');

        return 'null';
    }

    /**
     * A map of the members that no other field of the object around it has.
     *
     * @param string $rest   the variable with its members
     * @param string $prefix of the keys in the document
     */
    public function inlinedMap(Read\MapOf $node, string $rest, string $prefix, string $name, Code $code): string
    {
        return $this->items()->map($node, Datum::array($rest), $name, $code, $prefix);
    }

    public static function requireArray(Datum $data, string $name, Code $code): void
    {
        if (!$data->isArray) {
            $code->line("\\is_array({$data->tested()}) || " . self::mismatch($name) . ';');
        }
    }

    private function anyArray(Datum $data, string $name, Code $code): string
    {
        self::requireArray($data, $name, $code);

        return $data->path;
    }

    private function conversions(): ReadConversions
    {
        return new ReadConversions($this, $this->kiln);
    }

    private function items(): ReadItems
    {
        return new ReadItems($this, $this->plan, $this->names, $this->calls);
    }

    private function choices(): ReadChoices
    {
        return new ReadChoices($this, $this->plan, $this->names);
    }

    public static function mismatch(string $name): string
    {
        return 'throw new Mismatch(' . Php::literal($name) . ')';
    }
}
