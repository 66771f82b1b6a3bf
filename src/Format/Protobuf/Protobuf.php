<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Bytes;
use Kiln\Format\Binary\Malformed;
use Kiln\Format\Carries;
use Kiln\Format\DirectFormat;
use Kiln\Format\DirectMessageFormat;
use Kiln\Format\Frame;
use Kiln\Format\LengthPrefix;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\Messages;
use Kiln\Format\NativeFormat;
use Kiln\Format\Position;
use Kiln\Format\Roots;
use Kiln\Format\StreamFormat;
use Kiln\Limits;

/**
 * Protocol Buffers, version 3, in their binary form. Classes say the numbers of fields by {@see \Kiln\Attribute\Protobuf\Field}.
 *
 * @see https://protobuf.dev/programming-guides/encoding/
 *
 * @api
 */
final readonly class Protobuf implements DirectFormat, DirectMessageFormat, NativeFormat, StreamFormat
{
    /**
     * @param LengthPrefix $prefix   of the messages in a stream
     * @param ?Envelope    $envelope around each message; null for none
     */
    public function __construct(private LengthPrefix $prefix = LengthPrefix::Varint, private ?Envelope $envelope = null, private ?Messages $messages = null) {}

    public function names(): array
    {
        return ['protobuf'];
    }

    public function title(): string
    {
        return 'Protobuf';
    }

    public function native(): string
    {
        return 'protobuf';
    }

    public function carries(): Carries
    {
        return new Carries(nonFinite: true, roots: Roots::Map, leaves: [Bytes::class, \DateTimeInterface::class], leavesOutNull: true);
    }

    public function of(Messages $messages): self
    {
        return new self($this->prefix, $this->envelope, $messages);
    }

    /**
     * @internal
     */
    public function notation(): string
    {
        return 'protobuf';
    }

    /**
     * @internal
     */
    public function output(Limits $limits): Output
    {
        return new Output($this->before());
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        return $this->before() . (new Encoder($this->messages(), $limits->depth))->write($tree);
    }

    /**
     * @internal
     */
    public function before(): string
    {
        return $this->envelope?->before() ?? '';
    }

    /**
     * @internal
     */
    public function beginning(string $text): ?int
    {
        try {
            return $this->envelope === null ? 0 : Envelope::end($text);
        } catch (Malformed) {
            return null;
        }
    }

    public function decode(string $text, Limits $limits): mixed
    {
        if ($limits->bytes !== null && \strlen($text) > $limits->bytes) {
            throw new LimitException(new LimitExceeded(LimitExceeded::TOO_LARGE, \sprintf('there are %d bytes, more than the %d allowed', \strlen($text), $limits->bytes), $limits->bytes, Position::atByte($limits->bytes)));
        }
        try {
            $start = $this->envelope === null ? 0 : Envelope::end($text);
        } catch (Malformed $malformed) {
            throw $malformed->in($text);
        }
        try {
            return (new Decoder($this->messages(), $limits))->read($text, $start);
        } catch (Malformed $malformed) {
            throw FaultPlace::of($malformed, $this->messages(), $text, $start);
        }
    }

    public function positions(string $text, array $paths): array
    {
        return (new Places($this->messages()))->of($text, $paths, $this->envelope === null ? 0 : Envelope::end($text));
    }

    public function item(): self
    {
        return $this;
    }

    public function frame(): Frame
    {
        return new Frame(prefix: $this->prefix);
    }

    public function split(iterable $chunks, Limits $limits): \Generator
    {
        return (new Delimited($this->prefix))->split($chunks, $limits->bytes);
    }

    private function messages(): Messages
    {
        return $this->messages ?? throw new \LogicException('Messages are known by their type only.');
    }
}
