<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Write\ShapeOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;

/**
 * The members of an array: one literal where every key is sure to be there.
 *
 * @internal
 */
final readonly class ArrayMembers implements Members
{
    public function __construct(private TreeNotation $notation, private WriteObject|ShapeOf $of, private ArrayLiteral $array, private Code $code) {}

    public function inside(int|string $key, ?WriteField $field = null): Notation
    {
        return $this->notation;
    }

    public function add(int|string $key, string $expression, string $comment = '', ?WriteField $field = null, string $marker = ''): void
    {
        $this->array->add($key, Marker::before($this->noted($expression, $field), $marker), $comment);
    }

    public function constant(string $key, int|float|string|bool|null $value, WriteObject $object): void
    {
        $this->array->add($key, Php::literal($value), Php::comment('discriminator'));
    }

    public function put(int|string $key, string $expression, Code $block, ?WriteField $field = null, string $marker = ''): void
    {
        $this->putAt(Php::literal($key), Marker::before($this->noted($expression, $field), $marker), $block);
    }

    public function putAt(string $key, string $expression, Code $block): void
    {
        $block->line("{$this->array->variable}[{$key}] = {$expression};");
    }

    public function splice(WriteObject $object, string $expression, Code $block): void
    {
        $cast = $this->notation->canLookLikeList($object) ? '(array) ' : '';
        $block->line("{$this->array->variable} += {$cast}{$expression};");
    }

    public function spread(string $expression, string $marker = ''): void
    {
        $this->array->spread($marker . $expression);
    }

    public function noteCall(): void
    {
        $this->array->noteCall();
    }

    public function callFirst(): void
    {
        $this->array->callFirst();
    }

    public function flush(): void
    {
        $this->array->flush();
    }

    public function isEmpty(): bool
    {
        return $this->array->isLiteral() && $this->array->isEmpty();
    }

    public function variable(): string
    {
        return $this->array->variable;
    }

    public function result(): string
    {
        return $this->array->result();
    }

    public function finish(): string
    {
        return $this->of instanceof WriteObject ? $this->ofObject($this->of) : $this->ofShape($this->of);
    }

    private function ofObject(WriteObject $object): string
    {
        if ($this->notation->notes($object)) {
            return $this->ofNotedObject($object);
        }
        $canLookLikeList = $this->notation->canLookLikeList($object);
        if ($this->isEmpty() && $canLookLikeList) {
            return 'new \stdClass()';
        }
        if ($this->array->isLiteral() && !$object->isRecursive && !$canLookLikeList) {
            return $this->array->result();
        }
        $this->array->flush();

        return $canLookLikeList ? $this->notation->asMap($this->array->variable) : $this->array->variable;
    }

    /**
     *     new NotedObject([
     *         ...
     *     ], OrderTreeWriter_5f1c0a9b7e3d::NOTES)
     */
    private function ofNotedObject(WriteObject $object): string
    {
        if ($object->isRecursive) {
            $this->array->flush();
        }
        $members = $this->isEmpty() ? '[]' : $this->array->result();

        return "new NotedObject({$members}, " . (new WriterNames($this->notation))->className($object) . '::NOTES)';
    }

    private function ofShape(ShapeOf $shape): string
    {
        if ($this->notation->canLookLikeList($shape)) {
            $this->array->flush();

            return $this->notation->asMap($this->array->variable);
        }
        $result = $this->array->result();
        if ($result !== $this->array->variable) {
            $this->code->release($this->array->variable);
        }

        return $result;
    }

    /**
     *     new Noted($address, ['inline' => true])
     */
    private function noted(string $expression, ?WriteField $field): string
    {
        return $field === null || $field->notes === [] || $this->notation->notesObjects ? $expression : "new Noted({$expression}, " . Php::literal($field->notes) . ')';
    }
}
