<?php

declare(strict_types=1);

namespace Kiln\Format\MessagePack;

use Kiln\Bytes;
use Kiln\Format\Binary\Head;
use Kiln\Format\Binary\Malformed;
use Kiln\Format\Binary\Measure;
use Kiln\Format\Binary\Places;
use Kiln\Format\Binary\Sequence;
use Kiln\Format\Binary\Writer;
use Kiln\Format\Carries;
use Kiln\Format\CountsItems;
use Kiln\Format\DirectFormat;
use Kiln\Format\Frame;
use Kiln\Format\NativeFormat;
use Kiln\Format\StreamFormat;
use Kiln\Limits;

/**
 * MessagePack, by its specification of 2017 (github.com/msgpack/msgpack, spec.md). A stream of it is one value behind the other.
 *
 * @api
 */
final class MessagePack implements CountsItems, DirectFormat, NativeFormat, StreamFormat
{
    private ?Writer $writer = null;

    public function names(): array
    {
        return ['msgpack'];
    }

    public function title(): string
    {
        return 'MessagePack';
    }

    public function native(): string
    {
        return 'msgpack';
    }

    public function carries(): Carries
    {
        return new Carries(nonFinite: true, leaves: [Bytes::class, \DateTimeInterface::class, Extension::class]);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        return $this->output($limits)->write($tree, $limits->depth);
    }

    public function notation(): string
    {
        return 'msgpack';
    }

    public function output(Limits $limits): Writer
    {
        return $this->writer ??= new Writer(new MessagePackWire());
    }

    public function headOfList(int $count): string
    {
        return (new MessagePackWire())->head(Head::ITEMS, $count);
    }

    public function decode(string $text, Limits $limits): mixed
    {
        (new Measure(new MessagePackHeads()))->refuseBeyond($text, $limits);
        try {
            return (new Reader($text, $limits->depth))->read();
        } catch (Malformed $malformed) {
            throw $malformed->in($text);
        }
    }

    public function positions(string $text, array $paths): array
    {
        return (new Places(new MessagePackHeads(), static fn(string $key): int|string|null => (new Reader($key, 1))->readKey()))->of($text, $paths);
    }

    public function item(): self
    {
        return $this;
    }

    public function frame(): Frame
    {
        return new Frame();
    }

    public function split(iterable $chunks, Limits $limits): \Generator
    {
        return (new Sequence(new MessagePackHeads()))->split($chunks, $limits->bytes);
    }
}
