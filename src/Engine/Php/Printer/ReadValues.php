<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Guard;
use Kiln\Plan\Guard\HasKeys;
use Kiln\Plan\Guard\HasValue;
use Kiln\Plan\Guard\IsArray;
use Kiln\Plan\Guard\IsBackedValue;
use Kiln\Plan\Guard\IsList;
use Kiln\Plan\Guard\IsScalar;
use Kiln\Plan\Read\AnyArray;
use Kiln\Plan\Read\Anything;
use Kiln\Plan\Read\ArrayObjectOf;
use Kiln\Plan\Read\Convert;
use Kiln\Plan\Read\DateFrom;
use Kiln\Plan\Read\Discriminated;
use Kiln\Plan\Read\EnumFrom;
use Kiln\Plan\Read\IntervalFrom;
use Kiln\Plan\Read\IteratorOf;
use Kiln\Plan\Read\ListOf;
use Kiln\Plan\Read\MapOf;
use Kiln\Plan\Read\Nullable;
use Kiln\Plan\Read\NullOnly;
use Kiln\Plan\Read\ObjectOf;
use Kiln\Plan\Read\OneOf;
use Kiln\Plan\Read\OptionalOf;
use Kiln\Plan\Read\ReadNode;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Read\Scalar;
use Kiln\Plan\Read\ShapeOf;
use Kiln\Plan\Read\StdClassOf;
use Kiln\Type\ScalarKind;

/**
 * Prints how one value is read: a method per kind of node. Each puts the statements it needs into the code and returns the
 * expression of the result.
 *
 * @internal
 */
final readonly class ReadValues
{
    public function __construct(private ReadPlan $plan, private ReaderNames $names) {}

    /**
     * @param string $data an expression of the plain data; one that is more than a variable is evaluated once
     * @param string $name what the value is called, for variables and messages
     */
    public function print(ReadNode $node, string $data, string $name, Code $code): string
    {
        return match (true) {
            $node instanceof Scalar => $this->scalar($node, $data, $name, $code),
            $node instanceof Anything => $data,
            $node instanceof NullOnly => $this->null($data, $name, $code),
            $node instanceof EnumFrom => $this->enum($node, $data, $name),
            $node instanceof DateFrom => $this->date($node, $data, $name),
            $node instanceof IntervalFrom => $this->interval($node, $data, $name),
            $node instanceof ListOf => $this->list($node, $data, $name, $code),
            $node instanceof MapOf => $this->map($node, $data, $name, $code),
            $node instanceof AnyArray => $this->anyArray($data, $name, $code),
            $node instanceof ShapeOf => $this->shape($node, $data, $name, $code),
            $node instanceof IteratorOf => 'new \ArrayIterator(' . $this->print($node->array, $data, $name, $code) . ')',
            $node instanceof ArrayObjectOf => 'new ' . Php::classType($node->class) . '(' . $this->print($node->array, $data, $name, $code) . ')',
            $node instanceof StdClassOf => "StdClasses::fromArray({$data})",
            $node instanceof ObjectOf => $this->names->call($this->plan->objects[$node->plan], $data),
            $node instanceof Discriminated => $this->discriminated($node, $data, $name, $code),
            $node instanceof OneOf => $this->oneOf($node, $data, $name, $code),
            $node instanceof Nullable => $this->nullable($node, $data, $name, $code),
            $node instanceof OptionalOf => 'Optional::of(' . $this->print($node->inner, $data, $name, $code) . ')',
            $node instanceof Convert => $this->convert($node, $data),
            default => throw new \LogicException('no way to print ' . $node::class),
        };
    }

    /**
     *     \is_string($tag) || throw new Mismatch('tag');
     */
    private function scalar(Scalar $node, string $data, string $name, Code $code): string
    {
        if ($node->isEnforced) {
            return $data;
        }
        $data = $this->variable($data, $name, $code);
        $tests = array_map(static fn(ScalarKind $kind): string => "\\is_{$kind->value}({$data})", $node->kinds);
        $widens = \in_array(ScalarKind::Float, $node->kinds, true) && !\in_array(ScalarKind::Int, $node->kinds, true);
        if ($widens) {
            $tests[] = "\\is_int({$data})";
        }
        $code->line(implode(' || ', $tests) . ' || ' . $this->mismatch($name) . ';');

        return match (true) {
            !$widens => $data,
            $node->kinds === [ScalarKind::Float] => "(float) {$data}",
            default => "(\\is_int({$data}) ? (float) {$data} : {$data})",
        };
    }

    private function null(string $data, string $name, Code $code): string
    {
        $code->line("{$data} === null || " . $this->mismatch($name) . ';');

        return 'null';
    }

    /**
     *     \App\Status::tryFrom($data['status']) ?? throw new Mismatch('status')
     */
    private function enum(EnumFrom $node, string $data, string $name): string
    {
        $class = Php::classType($node->class);
        if ($node->byName) {
            return "(EnumNames::find({$class}::class, {$data}) ?? " . $this->mismatch($name) . ')';
        }

        return "({$class}::tryFrom({$data}) ?? " . $this->mismatch($name) . ')';
    }

    /**
     *     Dates::immutable($data['createdAt']) ?? throw new Mismatch('createdAt')
     */
    private function date(DateFrom $node, string $data, string $name): string
    {
        $class = Php::classConstant($node->class);
        $mismatch = $this->mismatch($name);
        if ($node->formats === []) {
            return match ($node->class) {
                \DateTimeImmutable::class => "(Dates::immutable({$data}) ?? {$mismatch})",
                \DateTime::class => "(Dates::mutable({$data}) ?? {$mismatch})",
                default => Php::classType($node->class) . "::createFromInterface(Dates::immutable({$data}) ?? {$mismatch})",
            };
        }

        return \sprintf('(Dates::fromFormats(%s, %s, %s, %s) ?? %s)', $data, Php::literal($node->formats), Php::literal($node->timezone), $class, $mismatch);
    }

    private function interval(IntervalFrom $node, string $data, string $name): string
    {
        return $node->format === null
            ? "(Durations::read({$data}) ?? " . $this->mismatch($name) . ')'
            : "(Durations::readFormat({$data}, " . Php::literal($node->format) . ') ?? ' . $this->mismatch($name) . ')';
    }

    /**
     *     $lines = [];
     *     foreach ($data['lines'] as $line) {
     *         $lines[] = LineReader_5f1c0a9b7e3d::read($line, $kiln);
     *     }
     *
     * A list whose items need no change is only looked at, and used as it is; a list of objects is read by their reader.
     */
    private function list(ListOf $node, string $data, string $name, Code $code): string
    {
        if ($node->item instanceof ObjectOf) {
            return $this->names->callList($this->plan->objects[$node->item->plan], $data);
        }
        $data = $this->variable($data, $name, $code);
        $code->line("\\is_array({$data}) && \\array_is_list({$data}) || " . $this->mismatch($name) . ';');
        $item = $code->variable(Php::singular($name));
        $loop = $code->aside();
        $result = $this->print($node->item, $item, Php::singular($name), $loop);
        if ($result === $item) {
            $this->onlyLook("{$data} as {$item}", $loop, $code);

            return $data;
        }
        $list = $code->variable($name);
        $code->line("{$list} = [];");
        $code->open("foreach ({$data} as {$item}) {");
        $code->put($loop);
        $code->line("{$list}[] = {$result};");
        $code->close('}');

        return $list;
    }

    private function onlyLook(string $each, Code $loop, Code $code): void
    {
        if (!$loop->isEmpty()) {
            $code->open("foreach ({$each}) {");
            $code->put($loop);
            $code->close('}');
        }
    }

    /**
     *     $prices = [];
     *     foreach ($data['prices'] as $key => $price) {
     *         $prices[$key] = PriceReader_5f1c0a9b7e3d::read($price, $kiln);
     *     }
     */
    private function map(MapOf $node, string $data, string $name, Code $code): string
    {
        $data = $this->variable($data, $name, $code);
        $code->line("\\is_array({$data}) || " . $this->mismatch($name) . ';');
        $key = $code->variable('key');
        $item = $code->variable(Php::singular($name));
        $loop = $code->aside();
        if ($node->key === ScalarKind::Int) {
            $loop->line("\\is_int({$key}) || " . $this->mismatch($name) . ';');
        }
        $result = $this->print($node->value, $item, Php::singular($name), $loop);
        if ($result === $item) {
            $this->onlyLook($node->key === ScalarKind::Int ? "{$data} as {$key} => {$item}" : "{$data} as {$item}", $loop, $code);

            return $data;
        }
        $map = $code->variable($name);
        $code->line("{$map} = [];");
        $code->open("foreach ({$data} as {$key} => {$item}) {");
        $code->put($loop);
        $code->line("{$map}[{$key}] = {$result};");
        $code->close('}');

        return $map;
    }

    private function anyArray(string $data, string $name, Code $code): string
    {
        $data = $this->variable($data, $name, $code);
        $code->line("\\is_array({$data}) || " . $this->mismatch($name) . ';');

        return $data;
    }

    /**
     *     $size = [];
     *     \array_key_exists('width', $data['size']) || throw new Mismatch('size');
     *     $size['width'] = $data['size']['width'];
     */
    private function shape(ShapeOf $node, string $data, string $name, Code $code): string
    {
        $data = $this->variable($data, $name, $code);
        $code->line("\\is_array({$data}) || " . $this->mismatch($name) . ';');
        $known = [];
        foreach ($node->elements as $element) {
            $known[$element->key] = true;
        }
        if ($node->rejectsUnknown) {
            $code->line("\\array_diff_key({$data}, " . Php::literal($known) . ') === [] || ' . $this->mismatch($name) . ';');
        }
        $shape = $code->variable($name);
        $code->line("{$shape} = [];");
        foreach ($node->elements as $element) {
            $key = Php::literal($element->key);
            $exists = "\\array_key_exists({$key}, {$data})";
            if ($element->isOptional) {
                $code->open("if ({$exists}) {");
            } else {
                $code->line("{$exists} || " . $this->mismatch($name) . ';');
            }
            $value = $code->variable((string) $element->key);
            $code->line("{$value} = {$data}[{$key}];");
            $result = $this->print($element->value, $value, (string) $element->key, $code);
            $code->line("{$shape}[{$key}] = {$result};");
            if ($element->isOptional) {
                $code->close('}');
            }
        }
        if ($node->isOpen) {
            $code->line("{$shape} += {$data};");
        }

        return $shape;
    }

    /**
     *     match ($vehicle['type'] ?? null) {
     *         'car' => CarReader_5f1c0a9b7e3d::read($vehicle, $kiln),
     *         default => throw new Mismatch('vehicle'),
     *     }
     */
    private function discriminated(Discriminated $node, string $data, string $name, Code $code): string
    {
        $data = $this->variable($data, $name, $code);
        $code->line("\\is_array({$data}) || " . $this->mismatch($name) . ';');
        $arms = [];
        foreach ($node->cases as $value => $case) {
            $values = \is_int($value) ? "{$value}, '{$value}'" : Php::literal($value);
            $arms[] = "{$values} => " . $this->names->call($this->plan->objects[$case->plan], $data);
        }
        $arms[] = 'default => ' . $this->mismatch($name);
        $object = $code->variable($name);
        $code->open("{$object} = match ({$data}[" . Php::literal($node->field) . '] ?? null) {');
        foreach ($arms as $arm) {
            $code->line("{$arm},");
        }
        $code->close('};');

        return $object;
    }

    /**
     *     if (\is_int($id)) {
     *         $result = $id;
     *     } elseif (\is_array($id)) {
     *         $result = UuidReader_5f1c0a9b7e3d::read($id, $kiln);
     *     } else {
     *         throw new Mismatch('id');
     *     }
     */
    private function oneOf(OneOf $node, string $data, string $name, Code $code): string
    {
        $data = $this->variable($data, $name, $code);
        $union = $code->variable($name);
        foreach ($node->cases as $index => $case) {
            $test = $this->guard($case->guard, $data);
            $index === 0 ? $code->open("if ({$test}) {") : $code->turn("} elseif ({$test}) {");
            $code->line("{$union} = " . $this->print($case->value, $data, $name, $code) . ';');
        }
        $code->turn('} else {');
        $code->line($this->mismatch($name) . ';');
        $code->close('}');

        return $union;
    }

    private function guard(Guard $guard, string $data): string
    {
        return match (true) {
            $guard instanceof IsScalar => "\\is_{$guard->kind->value}({$data})" . ($guard->acceptsInt ? " || \\is_int({$data})" : ''),
            $guard instanceof IsList => "\\is_array({$data}) && \\array_is_list({$data})",
            $guard instanceof IsArray => "\\is_array({$data})",
            $guard instanceof HasKeys => "\\is_array({$data}) && isset(" . implode(', ', array_map(static fn(string $key): string => "{$data}[" . Php::literal($key) . ']', $guard->keys)) . ')',
            $guard instanceof HasValue => "\\is_array({$data}) && \\in_array({$data}[" . Php::literal($guard->field) . '] ?? null, ' . Php::literal($this->asReadValues($guard->values)) . ', true)',
            $guard instanceof IsBackedValue => $this->isBackedValue($guard, $data),
            default => 'true',
        };
    }

    /**
     * @param list<int|string> $values
     *
     * @return list<int|string>
     */
    private function asReadValues(array $values): array
    {
        $all = [];
        foreach ($values as $value) {
            $all[] = $value;
            if (\is_int($value)) {
                $all[] = (string) $value;
            } elseif (Php::isIntegerKey($value)) {
                $all[] = (int) $value;
            }
        }

        return $all;
    }

    private function isBackedValue(IsBackedValue $guard, string $data): string
    {
        $class = Php::classType($guard->class);
        if (!is_a($guard->class, \BackedEnum::class, true)) {
            return "\\is_string({$data}) && EnumNames::find({$class}::class, {$data}) !== null";
        }
        $backing = (new \ReflectionEnum($guard->class))->getBackingType();

        return "\\is_{$backing}({$data}) && {$class}::tryFrom({$data}) !== null";
    }

    /**
     *     $data['brand'] === null ? null : BrandReader_5f1c0a9b7e3d::read($data['brand'], $kiln)
     */
    private function nullable(Nullable $node, string $data, string $name, Code $code): string
    {
        if (($node->inner instanceof Scalar && $node->inner->isEnforced) || $node->inner instanceof Anything) {
            return $data;
        }
        $data = $this->variable($data, $name, $code);
        $block = $code->aside();
        $result = $this->print($node->inner, $data, $name, $block);
        if ($block->isEmpty()) {
            return $result === $data ? $data : "({$data} === null ? null : {$result})";
        }
        $nullable = $result === $data ? $data : $code->variable($name);
        if ($nullable !== $data) {
            $code->line("{$nullable} = null;");
        }
        $code->open("if ({$data} !== null) {");
        $code->put($block);
        if ($nullable !== $data) {
            $code->line("{$nullable} = {$result};");
        }
        $code->close('}');

        return $nullable;
    }

    private function convert(Convert $node, string $data): string
    {
        $arguments = $node->converter->arguments === [] ? '' : ', ' . Php::literal($node->converter->arguments);

        return '$kiln->convert(' . Php::classConstant($node->converter->class) . ", {$data}{$arguments})";
    }

    /**
     * The expression in a variable, unless it is one.
     */
    private function variable(string $data, string $name, Code $code): string
    {
        if (preg_match('/^\$\w+$/D', $data) === 1) {
            return $data;
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = {$data};");

        return $variable;
    }

    private function mismatch(string $name): string
    {
        return 'throw new Mismatch(' . Php::literal($name) . ')';
    }
}
