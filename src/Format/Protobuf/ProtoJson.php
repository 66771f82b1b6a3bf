<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Bytes;
use Kiln\Format\CannotEncode;
use Kiln\Format\Carries;
use Kiln\Format\Frame;
use Kiln\Format\Json\ArraySplitter;
use Kiln\Format\Json\Json;
use Kiln\Format\Json\JsonText;
use Kiln\Format\Json\PositionFinder;
use Kiln\Format\Messages;
use Kiln\Format\Position;
use Kiln\Format\ResolvesMessages;
use Kiln\Format\Roots;
use Kiln\Format\StreamFormat;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * The JSON of Protocol Buffers, which every library of theirs reads and writes: integers of 64 bits are strings, cases have the names
 * of `.proto` files, and what is zero is left out.
 *
 * @see https://protobuf.dev/programming-guides/json/
 *
 * @api
 */
final readonly class ProtoJson implements ResolvesMessages, StreamFormat
{
    /**
     * @param bool                        $ignoresUnknown whether members that are not known, and cases in lists and maps, are passed over when reading
     * @param array<string, class-string> $types          of messages that may be in an {@see \Kiln\AnyMessage}, by their full names: `['shop.v1.Parcel' => Parcel::class]`.
     *                                                    Well-known messages need not be named
     * @param ?\Closure(class-string): Messages $resolver
     */
    public function __construct(private bool $ignoresUnknown = false, private array $types = [], private ?Messages $messages = null, private ?\Closure $resolver = null) {}

    public function names(): array
    {
        return ['protojson'];
    }

    public function title(): string
    {
        return 'ProtoJSON';
    }

    public function carries(): Carries
    {
        return new Carries(nonFinite: true, roots: Roots::Map, leaves: [Bytes::class, \DateTimeInterface::class], leavesOutNull: true);
    }

    public function of(Messages $messages): self
    {
        return new self($this->ignoresUnknown, $this->types, $messages, $this->resolver);
    }

    /**
     * @internal
     */
    public function resolving(\Closure $messages): self
    {
        return new self($this->ignoresUnknown, $this->types, $this->messages, $messages);
    }

    private function any(): AnyJson
    {
        return new AnyJson($this->types, $this->resolver, $this->ignoresUnknown);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        try {
            return JsonText::encode((new ProtoJsonWriter($this->messages(), $this->any()))->write($tree), $limits->depth);
        } catch (\JsonException $exception) {
            throw new CannotEncode($exception->getMessage(), $exception->getCode(), $exception);
        }
    }

    public function decode(string $text, Limits $limits): mixed
    {
        Json::refuseBeyond($text, $limits);
        $data = ExactJson::decode($text, $limits->depth);
        try {
            return (new ProtoJsonReader($this->messages(), $this->ignoresUnknown, $this->any()))->read($data);
        } catch (Unreadable $unreadable) {
            $position = (new PositionFinder())->positions($text, [$unreadable->path])[0] ?? Position::start();

            throw new SyntaxException(SyntaxError::in($text, $position->offset, SyntaxError::SYNTAX, $unreadable->getMessage()));
        }
    }

    public function positions(string $text, array $paths): array
    {
        return (new PositionFinder())->positions($text, $paths);
    }

    public function item(): self
    {
        return $this;
    }

    public function frame(): Frame
    {
        return (new Json())->frame();
    }

    public function split(iterable $chunks, Limits $limits): \Generator
    {
        return (new ArraySplitter($limits->bytes))->split($chunks);
    }

    private function messages(): Messages
    {
        return $this->messages ?? throw new \LogicException('Messages are known by their type only.');
    }
}
