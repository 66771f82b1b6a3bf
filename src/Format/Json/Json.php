<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\CannotEncode;
use Kiln\Format\Carries;
use Kiln\Format\Format;
use Kiln\Format\Frame;
use Kiln\Format\LimitException;
use Kiln\Format\StreamFormat;
use Kiln\Limits;

/**
 * JSON (RFC 8259); a stream of it is one array.
 *
 * @internal
 */
final readonly class Json implements Format, StreamFormat
{
    public function names(): array
    {
        return ['json'];
    }

    public function title(): string
    {
        return 'JSON';
    }

    public function carries(): Carries
    {
        return new Carries();
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        try {
            return JsonText::encode($tree, $limits->depth);
        } catch (\JsonException $exception) {
            throw new CannotEncode($exception->getMessage(), $exception->getCode(), $exception);
        }
    }

    public function decode(string $text, Limits $limits): mixed
    {
        self::refuseBeyond($text, $limits);

        return JsonText::withObjects($text, $limits->depth) ?? JsonText::decode($text, $limits->depth);
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
        return new Frame('[', ',', '', ']');
    }

    public function split(iterable $chunks, Limits $limits): \Generator
    {
        return (new ArraySplitter($limits->bytes))->split($chunks);
    }

    /**
     * @throws LimitException
     */
    public static function refuseBeyond(string $text, Limits $limits): void
    {
        if ($limits->bytes !== null || $limits->stringLength !== null || $limits->elements !== null) {
            $exceeded = (new TextLimits())->firstExceeded($text, $limits->bytes, $limits->stringLength, $limits->elements);
            if ($exceeded !== null) {
                throw new LimitException($exceeded);
            }
        }
    }
}
