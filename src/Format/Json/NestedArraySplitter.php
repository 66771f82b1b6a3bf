<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Error\ErrorCode;
use Kiln\Error\Violation;
use Kiln\Format\Item;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\Splitter;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxException;

/**
 * Cuts an array inside a JSON document into its elements, with memory for the longest of them and one chunk. What stands before
 * and behind the array is checked to be JSON.
 *
 * @internal
 */
final class NestedArraySplitter implements Splitter
{
    /** @var list<string|int> the path of the array; known once an element comes */
    public array $path = [];

    private readonly ArraySplitter $array;

    /**
     * @param list<string> $way          of keys and indices to the array
     * @param int<1, max>  $levels       of arrays and objects that may be open around and beside it
     * @param int|null     $maxItemBytes of one element as written, and of a key or number beside the array
     */
    public function __construct(private readonly array $way, private readonly int $levels, private readonly ?int $maxItemBytes = null)
    {
        $this->array = new ArraySplitter($maxItemBytes);
    }

    public function split(iterable $chunks): \Generator
    {
        return $this->cut(new StreamBuffer($chunks));
    }

    /**
     * @throws SyntaxException
     * @throws LimitException
     * @throws OffTheWay
     *
     * @return \Generator<int, Item> see {@see ArraySplitter::cut()}
     */
    public function cut(StreamBuffer $buffer): \Generator
    {
        $this->path = [];
        State::Document->in($buffer);

        yield from $this->value($buffer, new StreamedValues($buffer, $this->levels, $this->maxItemBytes), 0);

        State::End->in($buffer);
    }

    /**
     * Of the value that begins at the reader, which lies on the way; moves the buffer over it.
     *
     * @return \Generator<int, Item>
     */
    private function value(StreamBuffer $buffer, StreamedValues $others, int $level): \Generator
    {
        $first = $buffer->text[$buffer->at];
        $isArray = $first === '[';
        if (!isset($this->way[$level])) {
            return $isArray ? yield from $this->array->elements($buffer) : $this->refuse('array', $first, $buffer);
        }
        $index = Pointer::index($this->way[$level]);
        if (!$isArray && $first !== '{') {
            $this->refuse($index === null ? 'object' : 'array or object', $first, $buffer);
        }
        if ($isArray && $index === null) {
            $this->refuse('object', $first, $buffer);
        }
        $start = $buffer->positionAt($buffer->at);
        $others->enter($level);
        ++$buffer->at;
        $wanted = $isArray ? $index : $this->way[$level];
        $isFound = false;
        if (($isArray ? State::FirstElement : State::FirstKey)->in($buffer) !== ($isArray ? ']' : '}')) {
            $number = 0;
            do {
                if ($number > 0) {
                    ++$buffer->at;
                    ($isArray ? State::Element : State::Key)->in($buffer);
                }
                $place = $isArray ? null : $buffer->positionAt($buffer->at);
                $segment = $isArray ? $number : $others->key();
                if ($segment !== $wanted) {
                    $others->pass($level + 1);
                } elseif ($isFound) {
                    throw new OffTheWay(self::at($place ?? $start, ErrorCode::RepeatedKey, [...$this->path, $segment], 'the key stands here again'));
                } else {
                    $isFound = true;
                    $this->path[] = $segment;

                    yield from $this->value($buffer, $others, $level + 1);

                    \array_pop($this->path);
                }
                ++$number;
            } while (($isArray ? State::ElementEnd : State::MemberEnd)->in($buffer) === ',');
        }
        ++$buffer->at;
        if (!$isFound) {
            throw new OffTheWay(self::at($start, ErrorCode::MissingKey, [...$this->path, $wanted], $isArray ? 'missing element' : 'missing key'));
        }
    }

    /**
     * @throws OffTheWay
     */
    private function refuse(string $expected, string $first, StreamBuffer $buffer): never
    {
        $actual = match ($first) {
            '[' => 'array',
            '{' => 'object',
            '"' => 'string',
            't', 'f' => 'bool',
            'n' => 'null',
            default => 'number',
        };

        throw new OffTheWay(self::at($buffer->positionAt($buffer->at), ErrorCode::TypeMismatch, $this->path, "expected {$expected}, got {$actual}", $expected, $actual));
    }

    /**
     * @param list<string|int> $path
     */
    private static function at(Position $position, ErrorCode $code, array $path, string $message, string $expected = '', string $actual = ''): Violation
    {
        return new Violation($code, $path, $message, $expected, $actual, $actual, line: $position->line, column: $position->column, offset: $position->offset);
    }
}
