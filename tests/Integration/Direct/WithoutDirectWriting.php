<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Format\Carries;
use Kiln\Format\Format;
use Kiln\Limits;

/**
 * A format of Kiln's, as if it had no way to be written without a tree.
 */
final class WithoutDirectWriting implements Format
{
    public function __construct(private readonly Format $format) {}

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
