<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write;

/**
 * Prints how an array shape is written, key by key.
 *
 * @internal
 */
final readonly class WriteShapes
{
    public function __construct(private WriteValues $values, private Notation $notation, private CallsOut $calls, private string $kiln) {}

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
    public function shape(Write\ShapeOf $node, string $value, string $name, Code $code): string
    {
        WriteValues::requireArray($node->isGuaranteed, $value, $name, $code);
        $members = $this->notation->members($node, $name, $code);
        $areItems = $node->isTuple && !$this->notation instanceof TreeNotation;
        foreach ($node->elements as $index => $element) {
            $code->step($node->isTuple ? $element->key : (string) $element->key);
            $needed = $areItems && $index > 0 && $node->elements[$index - 1]->isOptional ? $index - 1 : null;
            $this->shapeElement($element, $value, $name, $members, $needed, $code);
            $code->back();
        }
        if ($node->isOpen) {
            $members->flush();
            $this->openShape($node, $value, $members, $code);
        }

        return $members->finish();
    }

    /**
     * @param ?int $needed a key without which there is no list: trees know what becomes of the others
     */
    private function shapeElement(Write\ShapeElement $element, string $value, string $name, Members $members, ?int $needed, Code $code): void
    {
        $require = $needed === null ? null : "\\array_key_exists({$needed}, {$value}) || " . WriteValues::mismatch($name) . ';';
        $key = Php::literal($element->key);
        $name = \is_int($element->key) ? $name . $element->key : $element->key;
        $values = $this->values->in($members->inside($element->key));
        $marker = '';
        if ($this->calls->in($element->value)) {
            $code->mark();
            $marker = $code->marker();
        }
        if (!$element->isOptional) {
            if ($require !== null) {
                $code->line($require);
            }
            $code->line("\\array_key_exists({$key}, {$value}) || " . WriteValues::mismatch($name) . ';');
            $block = $code->aside();
            $written = $values->print($element->value, "{$value}[{$key}]", $name, $block);
            if (!$block->isEmpty()) {
                $members->callFirst();
                $code->put($block);
            }
            $members->add($element->key, $written, marker: $marker);
            if ($marker !== '') {
                $members->noteCall();
            }

            return;
        }
        $members->flush();
        $block = $code->block();
        $result = $values->print($element->value, "{$value}[{$key}]", $name, $block);
        $code->open("if (\\array_key_exists({$key}, {$value})) {");
        if ($require !== null) {
            $code->line($require);
        }
        $code->put($block);
        $members->put($element->key, $result, $code, marker: $marker);
        $code->close('}');
    }

    private function openShape(Write\ShapeOf $node, string $value, Members $members, Code $code): void
    {
        $loop = $code->block();
        $loop->step(null);
        [$key, $item] = [$loop->variable('key'), $loop->variable('item')];
        $loop->mark();
        $members->putAt($key, $members->inside('')->dynamic($this->kiln, "dynamic({$item})"), $loop);
        $others = $code->variable('others');
        $code->line("{$others} = \\array_diff_key({$value}, " . Php::literal($node->known()) . ');');
        Loop::print("foreach ({$others} as {$key} => {$item}) {", $loop, "(string) {$key}", $code);
    }
}
