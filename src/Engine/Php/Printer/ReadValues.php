<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Guard;
use Kiln\Plan\Read;
use Kiln\Type\ScalarKind;

/**
 * Prints how one value is read: a method per kind of node. Each puts the statements it needs into the code and returns the
 * expression of the result.
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
            Read\EnumFrom::class => $this->enum($node, $data, $name),
            Read\DateFrom::class => $this->date($node, $data, $name),
            Read\IntervalFrom::class => $this->interval($node, $data, $name),
            Read\BytesFrom::class => $node->isLeaf ? "Binary::of({$data->value()})" : "Bytes::decode({$data->value()}) ?? " . self::mismatch($name),
            Read\ListOf::class => $this->list($node, $data, $name, $code),
            Read\MapOf::class => $this->map($node, $data, $name, $code),
            Read\AnyArray::class => $this->anyArray($data, $name, $code),
            Read\ShapeOf::class => $this->shape($node, $data, $name, $code),
            Read\IteratorOf::class => 'new \ArrayIterator(' . $this->print($node->array, $data, $name, $code) . ')',
            Read\ArrayObjectOf::class => 'new ' . Php::className($node->class) . '(' . $this->print($node->array, $data, $name, $code) . ')',
            Read\CollectionOf::class => self::gathered($node, $this->print($node->array, $data, $name, $code)),
            Read\StdClassOf::class => "StdClasses::fromArray({$data->value()})",
            Read\ObjectOf::class => $this->names->call($this->plan->objects[$node->plan], $data->value()),
            Read\Discriminated::class => $this->discriminated($node, $data, $name, $code),
            Read\OneOf::class => $this->oneOf($node, $data, $name, $code),
            Read\Nullable::class => $this->nullable($node, $data, $name, $code),
            Read\OptionalOf::class => 'Optional::of(' . $this->print($node->inner, $data, $name, $code) . ')',
            Read\ValueFrom::class => $this->valueFrom($node, $data, $name, $code),
            Read\Coerced::class => $this->coerced($node, $data, $name, $code),
            Read\Convert::class => $this->convert($node, $data),
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
        if (!$data->isThere && \count($this->scalarTests($node, '')) > 1) {
            $data = $data->inVariable($name, $code);
        }
        $code->line(implode(' || ', $this->scalarTests($node, $data->tested())) . ' || ' . self::mismatch($name) . ';');

        return match (true) {
            !self::widens($node) => $data->path,
            $node->kinds === [ScalarKind::Float] => "\\floatval({$data->path})",
            default => "\\is_int({$data->path}) ? \\floatval({$data->path}) : {$data->path}",
        };
    }

    /**
     * @return non-empty-list<string> conditions, one of which must hold
     */
    private function scalarTests(Read\Scalar $node, string $data): array
    {
        $tests = array_map(static fn(ScalarKind $kind): string => Php::isOfKind($kind, $data), $node->kinds);

        return self::widens($node) ? [...$tests, Php::isOfKind(ScalarKind::Int, $data)] : $tests;
    }

    private static function widens(Read\Scalar $node): bool
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
     *     \App\Status::tryFrom($data['status']) ?? throw new Mismatch('status')
     */
    private function enum(Read\EnumFrom $node, Datum $data, string $name): string
    {
        $class = Php::classType($node->class);
        $found = $node->byName ? "EnumNames::find({$class}::class, {$data->value()})" : "{$class}::tryFrom({$data->value()})";

        return "{$found} ?? " . self::mismatch($name);
    }

    /**
     *     Dates::immutable($data['createdAt']) ?? throw new Mismatch('createdAt')
     */
    private function date(Read\DateFrom $node, Datum $data, string $name): string
    {
        $mismatch = self::mismatch($name);
        if ($node->formats === []) {
            return match ($node->class) {
                \DateTimeImmutable::class => "Dates::immutable({$data->value()}) ?? {$mismatch}",
                \DateTime::class => "Dates::mutable({$data->value()}) ?? {$mismatch}",
                default => Php::className($node->class) . "::createFromInterface(Dates::immutable({$data->value()}) ?? {$mismatch})",
            };
        }
        $arguments = [$data->value(), Php::literal($node->formats), Php::literal($node->timezone), Php::classConstant($node->class)];

        return 'Dates::fromFormats(' . implode(', ', $arguments) . ") ?? {$mismatch}";
    }

    private function interval(Read\IntervalFrom $node, Datum $data, string $name): string
    {
        $read = $node->format === null
            ? "Durations::read({$data->value()})"
            : "Durations::readFormat({$data->value()}, " . Php::literal($node->format) . ')';

        return "{$read} ?? " . self::mismatch($name);
    }

    /**
     *     $colors = [];
     *     foreach ($data['colors'] as $color) {
     *         $colors[] = \App\Color::tryFrom($color) ?? throw new Mismatch('color');
     *     }
     *
     * A list whose items need no change is only looked at, and used as it is; a list of objects is read by their reader.
     */
    private function list(Read\ListOf $node, Datum $data, string $name, Code $code): string
    {
        if ($node->item instanceof Read\ObjectOf) {
            return $this->names->callList($this->plan->objects[$node->item->plan], $data->value());
        }
        if (!$data->isList) {
            $code->line("\\is_array({$data->tested()}) && \\array_is_list({$data->path}) || " . self::mismatch($name) . ';');
        }
        $list = $code->variable($data->path === "\${$name}" ? 'items' : $name);
        $loop = $code->block();
        $loop->step(null);
        $item = $loop->variable(Php::singular($name));
        $result = $this->print($node->item, Datum::at($item), Php::singular($name), $loop);
        if ($result === $item) {
            $code->release($list);
            $this->onlyLook("{$data->path} as {$item}", $loop, $code);

            return $data->path;
        }
        $code->line("{$list} = [];");
        $loop->line("{$list}[] = {$result};");
        Loop::print("foreach ({$data->path} as {$item}) {", $loop, $this->calls->in($node->item) ? "\\count({$list})" : null, $code);

        return $list;
    }

    private function requireArray(Datum $data, string $name, Code $code): void
    {
        if (!$data->isArray) {
            $code->line("\\is_array({$data->tested()}) || " . self::mismatch($name) . ';');
        }
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
    private function map(Read\MapOf $node, Datum $data, string $name, Code $code, string $prefix = ''): string
    {
        $this->requireArray($data, $name, $code);
        $map = $code->variable($data->path === "\${$name}" ? 'members' : $name);
        $loop = $code->block();
        $loop->step(null);
        $key = $loop->variable('key');
        $item = $loop->variable(Php::singular($name));
        if ($node->key === ScalarKind::Int) {
            $loop->line("\\is_int({$key}) || " . self::mismatch($name) . ';');
        }
        if ($node->cases !== null) {
            $loop->line($this->enum($node->cases, Datum::at($node->cases->isIntBacked ? $key : "(string) {$key}"), $name) . ';');
        }
        $result = $this->print($node->value, Datum::at($item), Php::singular($name), $loop);
        if ($result === $item) {
            $code->release($map);
            $this->onlyLook("{$data->path} as " . ($node->key === ScalarKind::Int || $node->cases !== null ? "{$key} => {$item}" : $item), $loop, $code);

            return $data->path;
        }
        $code->line("{$map} = [];");
        $loop->line("{$map}[{$key}] = {$result};");
        Loop::print("foreach ({$data->path} as {$key} => {$item}) {", $loop, $this->calls->in($node->value) ? ($prefix === '' ? "(string) {$key}" : Php::literal($prefix) . " . {$key}") : null, $code);

        return $map;
    }

    /**
     * A map of the members that no other field of the object around it has.
     *
     * @param string $rest   the variable with its members
     * @param string $prefix of the keys in the document
     */
    public function inlinedMap(Read\MapOf $node, string $rest, string $prefix, string $name, Code $code): string
    {
        return $this->map($node, Datum::array($rest), $name, $code, $prefix);
    }

    private function anyArray(Datum $data, string $name, Code $code): string
    {
        $this->requireArray($data, $name, $code);

        return $data->path;
    }

    /**
     *     ['width' => $data['size']['width'], 'unit' => $data['size']['unit'] ?? throw new Mismatch('unit')]
     *
     * With keys that may be missing:
     *
     *     $size = ['width' => $data['size']['width']];
     *     if (\array_key_exists('unit', $data['size'])) {
     *         $size['unit'] = $data['size']['unit'];
     *     }
     */
    private function shape(Read\ShapeOf $node, Datum $data, string $name, Code $code): string
    {
        $this->requireArray($data, $name, $code);
        if ($node->rejectsUnknown) {
            $known = array_fill_keys(array_map(static fn(Read\ShapeElement $element): int|string => $element->key, $node->elements), true);
            $code->line("\\array_diff_key({$data->path}, " . Php::literal($known) . ') === [] || ' . self::mismatch($name) . ';');
        }
        $shape = $code->variable($name);
        $array = new ArrayLiteral($shape, $code);
        foreach ($node->elements as $element) {
            $code->step($node->isTuple ? $element->key : (string) $element->key);
            $this->shapeElement($element, $data, $name, $array, $code);
            $code->back();
        }
        if ($node->isOpen) {
            $array->flush();
            $code->line("{$shape} += {$data->path};");
        }
        $result = $array->result();
        if ($result !== $shape) {
            $code->release($shape);
        }

        return $result;
    }

    private function shapeElement(Read\ShapeElement $element, Datum $data, string $shape, ArrayLiteral $array, Code $code): void
    {
        $key = Php::literal($element->key);
        $path = "{$data->path}[{$key}]";
        $name = \is_int($element->key) ? $shape . $element->key : $element->key;
        $marker = '';
        if ($this->calls->in($element->value)) {
            $code->mark();
            $marker = $code->marker();
        }
        if ($element->isOptional) {
            $array->flush();
            $block = $code->block();
            $result = $this->print($element->value, Datum::at($path), $name, $block);
            $code->open("if (\\array_key_exists({$key}, {$data->path})) {");
            $code->put($block);
            $code->line("{$array->variable}[{$key}] = {$marker}{$result};");
            $code->close('}');
        } elseif (Read\Nullable::takesNull($element->value)) {
            $code->line("\\array_key_exists({$key}, {$data->path}) || " . self::mismatch($name) . ';');
            $array->add($element->key, Marker::before($this->print($element->value, Datum::at($path), $name, $code), $marker));
        } else {
            $array->add($element->key, Marker::before($this->print($element->value, Datum::required($path, self::mismatch($name)), $name, $code), $marker));
        }
    }

    /**
     *     match ($vehicle['type'] ?? null) {
     *         'car' => CarReader_5f1c0a9b7e3d::read($vehicle, $kiln),
     *         default => throw new Mismatch('vehicle'),
     *     }
     */
    private function discriminated(Read\Discriminated $node, Datum $data, string $name, Code $code): string
    {
        $this->requireArray($data, $name, $code);
        $arms = [];
        foreach ($node->cases as $value => $case) {
            $arms[] = [
                \is_int($value) ? "{$value}, '{$value}'" : Php::literal($value),
                $this->names->call($this->plan->objects[$case->plan], $data->path),
            ];
        }
        $arms[] = ['default', $node->fallback === null ? self::mismatch($name) : $this->names->call($this->plan->objects[$node->fallback->plan], $data->path)];

        return Php::match("{$data->path}[" . Php::literal($node->field) . '] ?? null', $arms);
    }

    /**
     *     match (true) {
     *         \is_int($id) => $id,
     *         \is_array($id) => UuidReader_5f1c0a9b7e3d::read($id, $kiln),
     *         default => throw new Mismatch('id'),
     *     }
     *
     * or, where a case needs statements, the same by `if` and `elseif`.
     */
    private function oneOf(Read\OneOf $node, Datum $data, string $name, Code $code): string
    {
        $data = $data->inVariable($name, $code);
        $cases = [];
        foreach ($node->cases as $case) {
            $block = $code->block();
            $known = match ($case->guard::class) {
                Guard\IsList::class => Datum::list($data->path),
                Guard\IsArray::class, Guard\HasKeys::class, Guard\HasValue::class => Datum::array($data->path),
                Guard\Always::class, Guard\IsBackedValue::class, Guard\IsInstance::class, Guard\IsObject::class, Guard\IsScalar::class => $data,
            };
            $cases[] = [Guards::print($case->guard, $data->path), $this->print($case->value, $known, $name, $block), $block];
        }

        return Alternatives::print($cases, self::mismatch($name), "{$name}Value", $code);
    }

    /**
     *     isset($data['brand']) ? BrandReader_5f1c0a9b7e3d::read($data['brand'], $kiln) : null
     */
    private function nullable(Read\Nullable $node, Datum $data, string $name, Code $code): string
    {
        if (self::isTakenAsItIs($node)) {
            return $data->value();
        }
        if ($node->inner instanceof Read\Scalar && !self::widens($node->inner)) {
            return $this->nullableScalar($node->inner, $data, $name, $code);
        }
        if ($node->inner instanceof Read\OneOf) {
            $data = $data->isThere ? $data : $data->inVariable($name, $code);
        }
        $block = $code->block();
        $result = $this->print($node->inner, Datum::at($data->path), $name, $block);
        if ($block->isEmpty()) {
            return $data->unlessNull($result);
        }
        if ($result === $data->path) {
            return $this->lookUnlessNull($node->inner, $data, $name, $code);
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = null;");
        $code->open("if ({$data->isPresent()}) {");
        $code->put($block);
        if ($variable !== $result) {
            $code->line("{$variable} = {$result};");
        }
        $code->close('}');

        return $variable;
    }

    /**
     *     $tags = $data['tags'] ?? null;
     *     if ($tags !== null) {
     *         \is_array($tags) && \array_is_list($tags) || throw new Mismatch('tags');
     *     }
     */
    private function lookUnlessNull(Read\ReadNode $node, Datum $data, string $name, Code $code): string
    {
        if (!$data->isThere) {
            $data = $data->inVariable($name, $code);
        }
        $block = $code->block();
        $this->print($node, Datum::at($data->path), $name, $block);
        $code->open("if ({$data->isPresent()}) {");
        $code->put($block);
        $code->close('}');

        return $data->path;
    }

    /**
     *     \is_string($note) || $note === null || throw new Mismatch('note');
     */
    private function nullableScalar(Read\Scalar $node, Datum $data, string $name, Code $code): string
    {
        if (!$data->isThere) {
            $data = $data->inVariable($name, $code);
        }
        $code->line(implode(' || ', [...$this->scalarTests($node, $data->path), "{$data->path} === null", self::mismatch($name)]) . ';');

        return $data->path;
    }

    /**
     *     Values::make($data['id'], \App\Uuid::class, \App\Uuid::class, 'fromString')
     */
    private function valueFrom(Read\ValueFrom $node, Datum $data, string $name, Code $code): string
    {
        $value = $this->print($node->value, $data, $name, $code);
        $refusals = $node->refusals === [] ? '' : ', [' . implode(', ', array_map(Php::classConstant(...), $node->refusals)) . ']';

        return "Values::make({$value}, " . Php::classConstant($node->class) . ', ' . Php::classConstant($node->maker) . ', ' . Php::literal($node->method) . "{$refusals})";
    }

    public static function gathered(Read\CollectionOf $node, string $elements): string
    {
        $class = Php::className($node->class);

        return match ($node->gathering) {
            Read\Gathering::Constructor => "new {$class}({$elements})",
            Read\Gathering::Arguments => "new {$class}(...{$elements})",
            Read\Gathering::FixedArray => "\SplFixedArray::fromArray({$elements})",
            Read\Gathering::Adding => "Elements::into(new {$class}(), {$elements})",
            Read\Gathering::Stacking => "Elements::into(new {$class}(), \array_reverse({$elements}))",
        };
    }

    /**
     *     $page = Coercion::int($data['page'] ?? null);
     *     \is_int($page) || throw new Mismatch('page');
     */
    private function coerced(Read\Coerced $node, Datum $data, string $name, Code $code): string
    {
        $value = $data->value();
        foreach ($node->casts as $cast) {
            $value = "Coercion::{$cast->value}({$value})";
        }
        if (self::isTakenAsItIs($node->inner)) {
            return $value;
        }
        $variable = $code->variable($name);
        $code->line("{$variable} = {$value};");

        return $this->print($node->inner, Datum::at($variable), $name, $code);
    }

    private function convert(Read\Convert $node, Datum $data): string
    {
        $arguments = $node->converter->arguments === [] && $node->class === null ? '' : ', ' . Php::literal($node->converter->arguments);
        $arguments .= $node->class === null ? '' : ', ' . Php::classConstant($node->class);

        return "{$this->kiln}->convert(" . Php::classConstant($node->converter->class) . ", {$data->value()}{$arguments})";
    }

    public static function mismatch(string $name): string
    {
        return 'throw new Mismatch(' . Php::literal($name) . ')';
    }
}
