<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Engine\Native\NativeView;
use Kiln\Error\Chain;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Format\Frame;
use Kiln\Format\LengthPrefix;
use Kiln\Format\LimitException;
use Kiln\Format\StreamFormat;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * Writes and reads streams in one context and one format, item by item.
 *
 * @internal
 */
final readonly class StreamView
{
    /** How many bytes are gathered before they are passed on. */
    private const CHUNK = 65_536;

    public function __construct(private StreamFormat $format, private FormatView $item, private Limits $limits) {}

    /**
     * @param iterable<mixed> $data
     *
     * @throws SerializationException
     *
     * @return \Generator<int, string>
     */
    public function chunks(iterable $data): \Generator
    {
        return self::gather($data, $this->format->frame(), $this->item);
    }

    /**
     * @param iterable<mixed> $data
     *
     * @throws SerializationException
     *
     * @return \Generator<int, string> chunks of some 64 KiB. When the source or an item fails, those before it have been given
     */
    public static function gather(iterable $data, Frame $frame, FormatView|NativeView|PhpView $view): \Generator
    {
        $parts = $view instanceof FormatView ? self::encodeItems($data, $frame, $view) : $view->encodeItems($data, $frame, self::CHUNK);
        $opening = $frame->opening;
        foreach ($parts as $part) {
            yield $opening . $part;
            $opening = '';
        }
        $rest = $opening . $parts->getReturn() . $frame->closing;
        if ($rest !== '') {
            yield $rest;
        }
    }

    /**
     * Each as what it is, one behind the other. An item is written before the next is asked for, which may be the same object.
     *
     * @param iterable<mixed> $data
     *
     * @throws SerializationException
     *
     * @return \Generator<int, string, mixed, string> returns the last part
     */
    private static function encodeItems(iterable $data, Frame $frame, FormatView $view): \Generator
    {
        $text = '';
        $separator = '';
        $prefix = $frame->prefix === LengthPrefix::None ? null : $frame->prefix;
        $number = 0;
        try {
            foreach ($data as $item) {
                try {
                    $encoded = $view->encode($item, null);
                } catch (SerializationException $exception) {
                    throw $exception->below([$number]);
                } catch (\Throwable $thrown) {
                    throw Chain::below($thrown, [$number]);
                }
                // One by one: a copy of a long item takes time.
                $text .= $separator;
                if ($prefix !== null) {
                    $text .= $prefix->before(\strlen($encoded));
                }
                $text .= $encoded;
                $text .= $frame->end;
                ++$number;
                $separator = $frame->separator;
                if (\strlen($text) >= self::CHUNK) {
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

    /**
     * @param iterable<string> $chunks
     *
     * @throws DeserializationException
     *
     * @return \Generator<int, mixed>
     */
    public function items(iterable $chunks, string $type): \Generator
    {
        try {
            foreach ($this->format->split($chunks, $this->limits) as $number => $item) {
                yield $number => $this->item->decode($item->text, $type, $item->start(), [$number]);
            }
        } catch (SyntaxException|LimitException $exception) {
            throw $this->item->failure("list<{$type}>", $exception);
        }
    }
}
