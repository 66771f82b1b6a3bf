<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Fixture;

use Kiln\Bytes;
use Kiln\Format\Carries;
use Kiln\Format\Format;
use Kiln\Format\Position;
use Kiln\Limits;

/**
 * A tree that holds dates and bytes as objects, as a binary format has them, in a form that a test can look at.
 */
final readonly class PhpTree implements Format
{
    public function names(): array
    {
        return ['tree'];
    }

    public function title(): string
    {
        return 'tree';
    }

    public function carries(): Carries
    {
        return new Carries(leaves: [Bytes::class, \DateTimeInterface::class, Point::class]);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        return serialize($tree);
    }

    public function decode(string $text, Limits $limits): mixed
    {
        return unserialize($text);
    }

    public function positions(string $text, array $paths): array
    {
        return array_map(static fn(array $path): Position => Position::atByte(\count($path)), $paths);
    }
}
