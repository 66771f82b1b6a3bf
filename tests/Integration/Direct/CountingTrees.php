<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Format\DirectFormat;
use Kiln\Format\DirectOutput;
use Kiln\Limits;

/**
 * A format of Kiln's that counts how often it is given a tree.
 */
final class CountingTrees implements DirectFormat
{
    use WrapsFormat;

    public int $trees = 0;

    public function __construct(private readonly DirectFormat $format) {}

    public function notation(): ?string
    {
        return $this->format->notation();
    }

    public function output(Limits $limits): DirectOutput
    {
        return $this->format->output($limits);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        ++$this->trees;

        return $this->format->encode($tree, $limits);
    }
}
