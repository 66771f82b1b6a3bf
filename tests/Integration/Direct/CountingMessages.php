<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Format\DirectFormat;
use Kiln\Format\DirectOutput;
use Kiln\Format\Format;
use Kiln\Format\MessageFormat;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\Protobuf;
use Kiln\Limits;

/**
 * Protobuf that counts for how many types it was asked to write trees.
 */
final class CountingMessages implements DirectFormat, MessageFormat
{
    use WrapsFormat;

    public int $types = 0;

    public function __construct(private readonly Protobuf $format = new Protobuf()) {}

    public function of(Messages $messages): Format
    {
        ++$this->types;

        return $this->format->of($messages);
    }

    public function notation(): string
    {
        return $this->format->notation();
    }

    public function output(Limits $limits): DirectOutput
    {
        return $this->format->output($limits);
    }
}
