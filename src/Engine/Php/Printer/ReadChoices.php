<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Guard;
use Kiln\Plan\Read;

/**
 * Prints how a value is read of which only the data tells what it is: null or not, which member of a union, an object of which
 * class.
 *
 * @internal
 */
final readonly class ReadChoices
{
    public function __construct(private ReadValues $values, private Read\ReadPlan $plan, private ReaderNames $names) {}

    /**
     *     match ($vehicle['type'] ?? null) {
     *         'car' => CarReader_5f1c0a9b7e3d::read($vehicle, $kiln),
     *         default => throw new Mismatch('vehicle'),
     *     }
     */
    public function discriminated(Read\Discriminated $node, Datum $data, string $name, Code $code): string
    {
        ReadValues::requireArray($data, $name, $code);
        $arms = [];
        foreach ($node->cases as $value => $case) {
            $arms[] = [
                \is_int($value) ? "{$value}, '{$value}'" : Php::literal($value),
                $this->names->call($this->plan->objects[$case->plan], $data->path),
            ];
        }
        $arms[] = ['default', $node->fallback === null ? ReadValues::mismatch($name) : $this->names->call($this->plan->objects[$node->fallback->plan], $data->path)];

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
    public function oneOf(Read\OneOf $node, Datum $data, string $name, Code $code): string
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
            $cases[] = [Guards::print($case->guard, $data->path), $this->values->print($case->value, $known, $name, $block), $block];
        }

        return Alternatives::print($cases, ReadValues::mismatch($name), "{$name}Value", $code);
    }

    /**
     *     isset($data['brand']) ? BrandReader_5f1c0a9b7e3d::read($data['brand'], $kiln) : null
     */
    public function nullable(Read\Nullable $node, Datum $data, string $name, Code $code): string
    {
        if ($node->inner instanceof Read\Scalar && !ReadValues::widens($node->inner)) {
            return $this->nullableScalar($node->inner, $data, $name, $code);
        }
        if ($node->inner instanceof Read\OneOf) {
            $data = $data->isThere ? $data : $data->inVariable($name, $code);
        }
        $block = $code->block();
        $result = $this->values->print($node->inner, Datum::at($data->path), $name, $block);
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
        $this->values->print($node, Datum::at($data->path), $name, $block);
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
        $code->line(\implode(' || ', [...ReadValues::scalarTests($node, $data->path), "{$data->path} === null", ReadValues::mismatch($name)]) . ';');

        return $data->path;
    }
}
