<?php

declare(strict_types=1);

namespace Kiln\Format\Cbor;

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
 * CBOR (RFC 8949). A stream of it is a sequence of values (RFC 8742).
 *
 *     $serializer = SerializerBuilder::create()->withFormat(new Cbor(deterministic: true))->build();
 *
 * @api
 */
final class Cbor implements CountsItems, DirectFormat, NativeFormat, StreamFormat
{
    private ?Writer $writer = null;

    /**
     * @param bool        $deterministic whether the same data have the same bytes: members in the order of the bytes of their keys, and
     *                                   floats as short as they can be (RFC 8949, section 4.2.1)
     * @param bool        $epochDates    whether dates are written as seconds since 1970 (tag 1), and not as RFC 3339 (tag 0). Read
     *                                   are both
     * @param UnknownTags $unknownTags   what becomes of tags other than those of dates and big numbers
     */
    public function __construct(
        private readonly bool $deterministic = false,
        private readonly bool $epochDates = false,
        private readonly UnknownTags $unknownTags = UnknownTags::Ignore,
    ) {}

    public function names(): array
    {
        return ['cbor'];
    }

    public function title(): string
    {
        return 'CBOR';
    }

    public function native(): string
    {
        return 'cbor' . ($this->deterministic ? '-deterministic' : '') . ($this->epochDates ? '-epoch' : '') . ($this->unknownTags === UnknownTags::Ignore ? '' : '-tags');
    }

    public function carries(): Carries
    {
        return new Carries(nonFinite: true, leaves: [Bytes::class, \DateTimeInterface::class, Tag::class, SimpleValue::class]);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        return $this->output($limits)->write($tree, $limits->depth);
    }

    public function notation(): ?string
    {
        return $this->deterministic ? null : 'cbor';
    }

    public function output(Limits $limits): Writer
    {
        return $this->writer ??= new Writer(new CborWire($this->deterministic, $this->epochDates), $this->deterministic);
    }

    public function headOfList(int $count): string
    {
        return (new CborWire($this->deterministic, $this->epochDates))->head(Head::ITEMS, $count);
    }

    public function decode(string $text, Limits $limits): mixed
    {
        (new Measure(new CborHeads()))->refuseBeyond($text, $limits);
        try {
            return (new Reader($text, $limits->depth, $this->unknownTags))->read();
        } catch (Malformed $malformed) {
            throw $malformed->in($text);
        }
    }

    public function positions(string $text, array $paths): array
    {
        return (new Places(new CborHeads(), static fn(string $key): int|string|null => (new Reader($key, 1, UnknownTags::Ignore))->readKey()))->of($text, $paths);
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
        return (new Sequence(new CborHeads()))->split($chunks, $limits->bytes);
    }
}
