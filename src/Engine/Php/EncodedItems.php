<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Diagnosis\Destination;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Error\Chain;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\Frame;
use Kiln\Format\Json\JsonText;

/**
 * Writes the items of a stream of JSON in one context, one after another.
 *
 * @internal
 */
final readonly class EncodedItems
{
    /**
     * @param int         $flags of json_encode()
     * @param int<1, max> $depth levels of arrays and objects
     */
    public function __construct(private PhpView $view, private Writing $writing, private ?Context $context, private int $flags, private int $depth) {}

    /**
     * Each as what it is, one behind the other. An item is written before the next is asked for, which may be the same object.
     *
     * @param iterable<mixed> $items
     * @param int             $size  bytes of a part
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return \Generator<int, string, mixed, string> returns the last part
     */
    public function parts(iterable $items, Frame $frame, int $size): \Generator
    {
        $engine = $this->view->engine;
        $writing = $this->writing;
        $end = $frame->end;
        $separator = $text = '';
        $number = 0;
        try {
            foreach ($items as $item) {
                // What PhpView::encode() does. To call it for each item would take a twentieth of the time.
                $around = $engine->calls === null ? null : $engine->begin();
                $outer = $writing->depth;
                try {
                    if (\is_array($item) && \count($item) > ShortWay::BATCH) {
                        $encoded = $this->view->encode($item, null);
                    } else {
                        $writer = \is_object($item) ? $writing->writers[$item::class] ?? null : null;
                        $writing->depth = $writer === null ? 0 : 1;
                        try {
                            $data = $writer === null ? $writing->dynamic($item) : $writer($item, $writing);
                            $writing->depth = $outer;
                        } catch (\Throwable $failure) {
                            $writing->depth = $outer;
                            $data = $this->view->secondPass()->writeAgain($failure, $item, null, Destination::json($this->context));
                            $writing->mayHoldRaw = true;
                            unset($failure);
                        }
                        if ($writing->mayHoldRaw || \ini_get('serialize_precision') !== ShortWay::SHORTEST_FLOATS) {
                            $encoded = $this->view->text($data, $writing->mayHoldRaw, $item, null);
                        } else {
                            try {
                                $encoded = \json_encode($data, $this->flags | \JSON_THROW_ON_ERROR, $this->depth);
                            } catch (\JsonException $exception) {
                                $this->view->refuse($exception, $item, null);
                            }
                        }
                    }
                } catch (SerializationException $exception) {
                    throw $exception->below([$number]);
                } catch (\Throwable $thrown) {
                    throw Chain::below($thrown, [$number]);
                } finally {
                    unset($data);
                    if ($engine->calls !== null) {
                        $engine->end($around);
                    }
                }
                // One by one: a copy of a long item takes time.
                $text .= $separator;
                $text .= $writing->mayHoldRaw && $end === "\n" ? JsonText::inOneLine($encoded) : $encoded;
                $text .= $end;
                ++$number;
                $separator = $frame->separator;
                if (\strlen($text) >= $size) {
                    yield $text;
                    $text = '';
                }
            }
        } catch (\Throwable $failure) {
            if ($text !== '') {
                yield $text;
            }

            throw $failure;
        }

        return $text;
    }
}
