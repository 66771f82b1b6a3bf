<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Native\NativeView;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\Chunks;
use Kiln\Format\Frame;
use Kiln\Format\Json\ArraySplitter;
use Kiln\Format\Json\Json;
use Kiln\Format\Json\JsonLines;
use Kiln\Format\Json\NdjsonSplitter;
use Kiln\Format\Json\NestedArraySplitter;
use Kiln\Format\Json\Pointer;
use Kiln\Format\Output;
use Kiln\Format\StreamBuffer;

/**
 * Writes and reads streams in one context, in the format that a call names.
 *
 * @internal
 */
final readonly class Streams
{
    private const ONE_EXPRESSION = 'PHP code is one expression, and no stream: give all items to serialize() at once.';

    /**
     * @param PhpView|NativeView $view    of JSON, in the context
     * @param ?Context           $context of the call; null where it names none
     * @param ?Context           $default of the serializer; null for a new one
     */
    public function __construct(
        private PhpEngine $engine,
        private PhpView|NativeView $view,
        private ?Context $context,
        private ?Context $default,
    ) {}

    /**
     * @param iterable<mixed> $data
     * @param mixed           $stream a writable stream; null where the text is to be returned
     *
     * @throws SerializationException
     * @throws InvalidMetadata
     * @throws \InvalidArgumentException for an unknown format or what is no stream
     * @throws \RuntimeException         when the stream does not take what is written
     *
     * @return ($stream is null ? \Generator<int, string> : int) chunks of some 64 KiB, or the number of bytes written
     */
    public function write(iterable $data, mixed $stream, string $format): \Generator|int
    {
        $chunks = match ($format) {
            'json' => $this->json($data, (new Json())->frame()),
            'ndjson' => $this->json($data, (new JsonLines())->frame()),
            default => $this->engine->formatViews()->stream($format, $this->context, $this->default, self::ONE_EXPRESSION)->chunks($data),
        };
        if ($stream === null) {
            return $chunks;
        }
        if (!\is_resource($stream) || \get_resource_type($stream) !== 'stream') {
            throw new \InvalidArgumentException('Expected a writable stream to write to, got ' . \get_debug_type($stream) . '.');
        }
        $length = 0;
        foreach ($chunks as $chunk) {
            Output::write($stream, $chunk);
            $length += \strlen($chunk);
        }

        return $length;
    }

    /**
     * @param resource|iterable<string> $source
     * @param string                    $at     where the items stand; '' for where the format has them
     *
     * @throws InvalidMetadata
     * @throws \InvalidArgumentException for an unknown format, what is no stream, and what is no JSON pointer
     *
     * @return \Generator<int, mixed>
     */
    public function read(mixed $source, string $type, string $format, string $at): \Generator
    {
        if ($format !== 'json' && ($format !== 'ndjson' || $at !== '')) {
            return $this->engine->formatViews()->stream($format, $this->context, $this->default, FormatViews::ONLY_WRITTEN, $at)->items(Chunks::of($source), $type);
        }
        $maxBytes = $this->engine->limits?->bytes;
        $splitter = match (true) {
            $at !== '' => new NestedArraySplitter(Pointer::segments($at), $this->engine->depth, $maxBytes),
            $format === 'json' => new ArraySplitter($maxBytes),
            default => new NdjsonSplitter($maxBytes),
        };

        return (new JsonItems($this->engine, $this->view))->read($splitter, new StreamBuffer(Chunks::of($source)), $type);
    }

    /**
     * @param iterable<mixed> $data
     *
     * @return \Generator<int, string>
     */
    private function json(iterable $data, Frame $frame): \Generator
    {
        return StreamView::gather($data, $frame, $this->itemView());
    }

    /**
     * Each item is one line of text.
     */
    private function itemView(): PhpView|NativeView
    {
        $json = ($this->context?->over($this->default ?? new Context()) ?? $this->default)?->json;

        return $json?->pretty === true
            ? $this->engine->view((new Context(json: $json->compact()))->over($this->context ?? new Context()), $this->default)
            : $this->engine->view($this->context, $this->default);
    }
}
