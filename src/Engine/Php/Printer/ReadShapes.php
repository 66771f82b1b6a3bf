<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Read;

/**
 * Prints how an array shape is read, key by key.
 *
 * @internal
 */
final readonly class ReadShapes
{
    public function __construct(private ReadValues $values, private CallsOut $calls) {}

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
    public function shape(Read\ShapeOf $node, Datum $data, string $name, Code $code): string
    {
        ReadValues::requireArray($data, $name, $code);
        if ($node->rejectsUnknown) {
            $known = \array_fill_keys(\array_map(static fn(Read\ShapeElement $element): int|string => $element->key, $node->elements), true);
            $code->line("\\array_diff_key({$data->path}, " . Php::literal($known) . ') === [] || ' . ReadValues::mismatch($name) . ';');
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
            $result = $this->values->print($element->value, Datum::at($path), $name, $block);
            $code->open("if (\\array_key_exists({$key}, {$data->path})) {");
            $code->put($block);
            $code->line("{$array->variable}[{$key}] = {$marker}{$result};");
            $code->close('}');
        } elseif (Read\Nullable::takesNull($element->value)) {
            $code->line("\\array_key_exists({$key}, {$data->path}) || " . ReadValues::mismatch($name) . ';');
            $array->add($element->key, Marker::before($this->values->print($element->value, Datum::at($path), $name, $code), $marker));
        } else {
            $array->add($element->key, Marker::before($this->values->print($element->value, Datum::required($path, ReadValues::mismatch($name)), $name, $code), $marker));
        }
    }
}
