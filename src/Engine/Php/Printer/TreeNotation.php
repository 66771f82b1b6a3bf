<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Bytes;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Purpose;
use Kiln\Format\Noted;
use Kiln\Format\NotedObject;
use Kiln\Plan\Write;

/**
 * Values as plain data: scalars as they are, and arrays.
 *
 * @internal
 */
final readonly class TreeNotation implements Notation
{
    /**
     * @param bool $notesObjects whether what is said of a member comes with the object where that is said of
     */
    private function __construct(public Purpose $purpose, public bool $notesObjects) {}

    public static function of(Purpose $purpose, Write\WritePlan $plan): self
    {
        return new self($purpose, $plan->notesObjects());
    }

    public function kind(): string
    {
        return match ($this->purpose) {
            Purpose::Json => '',
            Purpose::Tree => 'Tree',
            Purpose::PlainArray => 'Array',
        };
    }

    public function purpose(): string
    {
        return match ($this->purpose) {
            Purpose::Json => 'for json_encode()',
            Purpose::Tree => 'as a tree',
            Purpose::PlainArray => 'as plain arrays',
        };
    }

    /**
     * A tree is that of several formats.
     */
    public function shownBy(): string
    {
        return $this->purpose === Purpose::Tree ? ' --as=FORMAT' : '';
    }

    public function parameters(): string
    {
        return ', Writing $kiln';
    }

    public function arguments(): string
    {
        return '';
    }

    public function imports(): array
    {
        return [Bytes::class, Noted::class, NotedObject::class, Writing::class];
    }

    public function reserved(): array
    {
        return [];
    }

    public function opening(string $code, Write\WriteObject|Write\WriteNode $written): array
    {
        return [];
    }

    public function returns(Write\WriteObject $object): string
    {
        if ($this->notes($object)) {
            return 'NotedObject';
        }

        return $this->canLookLikeList($object) ? 'array|\stdClass' : 'array';
    }

    /**
     * What a listener shows is plain data.
     *
     *     return OrderTreeWriter_5f1c0a9b7e3d::write($object, $kiln->tree());
     */
    public function instead(Write\WriteObject $object, string $value): ?string
    {
        return $this->purpose === Purpose::Json && $object->isShown() ? (new WriterNames(new self(Purpose::Tree, $this->notesObjects), '$kiln->tree()'))->call($object, $value) : null;
    }

    public function constants(Write\WriteObject|Write\WriteNode $written, ClassFrame $frame): void
    {
        if ($written instanceof Write\WriteObject && $this->notes($written)) {
            $frame->member('public const NOTES = ' . Php::literal($written->notes) . ';');
        }
    }

    /**
     * Whether something is said of an object, or of its members.
     */
    public function notes(Write\WriteObject $object): bool
    {
        return $this->purpose === Purpose::Tree && $object->notes !== [];
    }

    public function insteadOfRoot(Write\WriteNode $root): ?string
    {
        return null;
    }

    public function uninitialized(Write\WriteObject $object): ?string
    {
        return null;
    }

    public function guard(Write\WriteObject $object): array
    {
        return ['++$kiln->depth > $kiln->maxDepth && throw new Mismatch(\'depth\');', '--$kiln->depth;'];
    }

    public function scalar(array $kinds, string $value, Code $code): string
    {
        return $value;
    }

    public function null(): string
    {
        return 'null';
    }

    public function utf8(string $value, Code $code): string
    {
        return $value;
    }

    public function moment(string $date, Code $code): string
    {
        return "Dates::rfc3339({$date})";
    }

    public function oneOf(array $texts, string $value, Code $code): string
    {
        return $value;
    }

    public function bytes(string $value): string
    {
        return "new Bytes({$value})";
    }

    public function leaf(Write\Leaf $node, string $value): string
    {
        return $node->timezone === null ? $value : "Dates::in({$value}, " . Php::literal($node->timezone) . ')';
    }

    public function list(Write\ListOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        return TreeItems::list($node, $value, $name, $code, $values);
    }

    public function map(Write\MapOf $node, string $value, string $name, Code $code, WriteValues $values): string
    {
        return $this->asMap(TreeItems::map($node, $value, $name, $code, $values));
    }

    /**
     * What can be walked through only once is remembered where a call may begin again that did without a tree.
     */
    public function walked(string $kiln, string $value, bool $keepsKeys): string
    {
        if ($this->purpose === Purpose::Tree) {
            return "{$kiln}->elements({$value}, \\Traversable::class, " . Php::literal($keepsKeys) . ')';
        }

        return "\\iterator_to_array({$value}, " . Php::literal($keepsKeys) . ')';
    }

    public function emptyArray(Write\EmptyArray $node): string
    {
        return $node->isMap && $this->purpose->tellsMaps() ? '(object) []' : '[]';
    }

    public function dynamic(string $kiln, string $call): string
    {
        return "{$kiln}->{$call}";
    }

    public function inlined(Write\ObjectOf $node, Write\WriteObject $object, string $value, string $name, string $kiln, Code $code, WriteValues $values): ?string
    {
        return null;
    }

    public function object(string $kiln, string $value, string $class): string
    {
        return "{$kiln}->object({$value}, {$class})";
    }

    public function members(Write\WriteObject|Write\ShapeOf $of, string $name, Code $code): Members
    {
        return new ArrayMembers($this, $of, new ArrayLiteral($code->variable($name), $code), $code);
    }

    /**
     * json_encode() writes an array as an object only when it does not look like a list.
     */
    public function asMap(string $array): string
    {
        return $this->purpose->tellsMaps() ? Php::ternary("\\array_is_list({$array})", "(object) {$array}", $array) : $array;
    }

    /**
     * Whether json_encode() could take an object's array for a list: when no key is sure to be there that is not a number.
     */
    public function canLookLikeList(Write\WriteObject|Write\ShapeOf $members): bool
    {
        if (!$this->purpose->tellsMaps()) {
            return false;
        }
        if ($members instanceof Write\ShapeOf) {
            return !$members->isTuple && !self::hasName($members);
        }
        if ($members->isShown()) {
            return true;
        }
        foreach ($members->steps as $step) {
            if (($step instanceof Write\Constant || ($step instanceof Write\WriteField && $step->omitWhen === [])) && !Php::isIntegerKey($step->key)) {
                return false;
            }
        }

        return true;
    }

    /**
     * Whether a key is sure to be there that is not a number, so that the shape cannot be taken for a list.
     */
    private static function hasName(Write\ShapeOf $node): bool
    {
        foreach ($node->elements as $element) {
            if (\is_string($element->key) && !$element->isOptional) {
                return true;
            }
        }

        return false;
    }
}
