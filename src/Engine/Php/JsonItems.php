<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Engine\ItemFailure;
use Kiln\Engine\JsonProblems;
use Kiln\Engine\Native\NativeView;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\Violations;
use Kiln\Format\Item;
use Kiln\Format\Json\ArraySplitter;
use Kiln\Format\Json\Json;
use Kiln\Format\Json\NdjsonSplitter;
use Kiln\Format\Json\NestedArraySplitter;
use Kiln\Format\Json\OffTheWay;
use Kiln\Format\Json\WholeItems;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\Problems;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxException;

/**
 * Reads the items of a stream of JSON in one context, one after another.
 *
 * @internal
 */
final readonly class JsonItems
{
    public function __construct(private PhpEngine $engine, private PhpView|NativeView $view) {}

    /**
     * @throws DeserializationException
     * @throws InvalidMetadata
     *
     * @return \Generator<int, mixed>
     */
    public function read(ArraySplitter|NestedArraySplitter|NdjsonSplitter $splitter, StreamBuffer $buffer, string $type): \Generator
    {
        $number = 0;
        $path = [];
        $isLines = $splitter instanceof NdjsonSplitter;
        try {
            foreach ($splitter->cut($buffer) as $item) {
                $path = $splitter instanceof NestedArraySplitter ? $splitter->path : [];
                yield $number => $this->decode($item, $number, $type);
                $number = yield from $this->view instanceof NativeView
                    ? $this->view->decodeItems($buffer, $type, $isLines, $number + 1)
                    : $this->decodeWhole($this->view, $buffer, $type, $isLines, $number + 1);
            }
        } catch (ItemFailure $failure) {
            throw JsonProblems::located($failure->failure, $failure->item->text, $type, $failure->item, [...$path, $failure->number]);
        } catch (OffTheWay $failure) {
            throw JsonProblems::of("list<{$type}>", Violations::of($failure->violation));
        } catch (SyntaxException|LimitException $exception) {
            throw JsonProblems::of("list<{$type}>", Problems::inText($exception, Position::start()));
        }
    }

    /**
     * Items that lie in the buffer as a whole: decoded a few at a time, and each read when it is asked for.
     *
     * @param bool $isLines whether an item is a line, and not an element of an array
     * @param int  $number  of the first
     *
     * @throws InvalidMetadata
     * @throws ItemFailure
     * @throws LimitException  when the stream is too large
     *
     * @return \Generator<int, mixed, mixed, int> returns the number of the next
     */
    private function decodeWhole(PhpView $view, StreamBuffer $buffer, string $type, bool $isLines, int $number): \Generator
    {
        $engine = $this->engine;
        $longest = $engine->longest();
        $reader = $view->reader($type);
        $reading = $view->reading();
        if (!$view->readsAsDecoded($type)) {
            return $number;
        }
        $whole = new WholeItems($buffer, $isLines, $engine->limits?->bytes);
        do {
            while ($whole->next()) {
                $first = $number;
                $items = $whole->length() <= $longest ? $whole->decode($engine->depth) : null;
                if ($items === null) {
                    foreach ($whole->items() as $item) {
                        yield $number => $this->decode($item, $number, $type);
                        ++$number;
                    }
                }
                foreach ($items ?? [] as $data) {
                    // A call for each item would take a tenth of what a small item takes.
                    $around = $engine->calls?->begin();
                    try {
                        $value = $reader($data, $reading);
                    } catch (\Throwable $failure) {
                        try {
                            $value = $view->secondPass()->readAgain($type, $data, $view->secondPass()->noted($failure, $data));
                        } catch (\Throwable $failure) {
                            throw new ItemFailure($whole->items()[$number - $first], $number, $failure);
                        }
                    } finally {
                        $engine->calls?->end($around);
                    }
                    yield $number => $value;
                    ++$number;
                }
            }
        } while ($whole->comesMore());

        return $number;
    }

    /**
     * @throws ItemFailure
     */
    private function decode(Item $item, int $number, string $type): mixed
    {
        try {
            if ($this->engine->limits !== null) {
                Json::refuseBeyond($item->text, $this->engine->limits);
            }

            return $this->view->decode($item->text, $type);
        } catch (\Throwable $failure) {
            throw new ItemFailure($item, $number, $failure);
        }
    }
}
