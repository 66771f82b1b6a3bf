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
        $whole = null;
        try {
            foreach ($splitter->cut($buffer) as $item) {
                $path = $splitter instanceof NestedArraySplitter ? $splitter->path : [];
                yield $number => $this->decode($item, $number, $type);
                $number = yield from $this->view instanceof NativeView
                    ? $this->view->decodeItems($buffer, $type, $isLines, $number + 1)
                    : $this->decodeWhole($this->view, $whole ??= new WholeItems($buffer, $isLines, $this->engine->limits?->bytes, $this->engine->longest()), $type, $number + 1);
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
     * @param int $number of the first
     *
     * @throws InvalidMetadata
     * @throws ItemFailure
     * @throws LimitException  when the stream is too large
     *
     * @return \Generator<int, mixed, mixed, int> returns the number of the next
     */
    private function decodeWhole(PhpView $view, WholeItems $whole, string $type, int $number): \Generator
    {
        $engine = $this->engine;
        $reader = $view->reader($type);
        $reading = $view->reading();
        if (!$view->readsAsDecoded($type)) {
            return $number;
        }
        do {
            while ($whole->next()) {
                $first = $number;
                $items = $whole->decode($engine->depth);
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
