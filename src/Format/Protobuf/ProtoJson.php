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
use Kiln\Format\MessageFormat;
use Kiln\Format\Messages;
use Kiln\Format\Position;
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
final readonly class ProtoJson implements MessageFormat, StreamFormat
{
    /**
     * @param bool $ignoresUnknown whether members that are not known, and cases in lists and maps, are passed over when reading
     */
    public function __construct(private bool $ignoresUnknown = false, private ?Messages $messages = null) {}

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
        return new self($this->ignoresUnknown, $messages);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        try {
            return JsonText::encode((new ProtoJsonWriter($this->messages()))->write($tree), $limits->depth);
        } catch (\JsonException $exception) {
            throw new CannotEncode($exception->getMessage(), $exception->getCode(), $exception);
        }
    }

    public function decode(string $text, Limits $limits): mixed
    {
        Json::refuseBeyond($text, $limits);
        $data = ExactJson::decode($text, $limits->depth);
        try {
            return (new ProtoJsonReader($this->messages(), $this->ignoresUnknown))->read($data);
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
