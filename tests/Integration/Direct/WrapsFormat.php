<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Format\Carries;
use Kiln\Limits;

/**
 * Does what the format inside does.
 */
trait WrapsFormat
{
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
