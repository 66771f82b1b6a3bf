<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Format\Carries;
use Kiln\Format\Format;
use Kiln\Format\MessageFormat;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\Protobuf;
use Kiln\Limits;

/**
 * Protobuf, as if it had no way to be written without a tree.
 */
final readonly class MessagesOfTrees implements MessageFormat
{
    public function __construct(private Protobuf $format = new Protobuf()) {}

    public function names(): array
    {
        return $this->format->names();
    }

    public function title(): string
    {
        return $this->format->title();
    }

    public function carries(): Carries
    {
        return $this->format->carries();
    }

    public function of(Messages $messages): Format
    {
        return $this->format->of($messages);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        return $this->format->encode($tree, $limits);
    }

    public function decode(string $text, Limits $limits): mixed
    {
        return $this->format->decode($text, $limits);
    }

    public function positions(string $text, array $paths): array
    {
        return $this->format->positions($text, $paths);
    }
}
