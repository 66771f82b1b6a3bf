<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Format\Format;
use Kiln\Format\MessageFormat;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\Protobuf;

/**
 * Protobuf, as if it had no way to be written without a tree.
 */
final readonly class MessagesOfTrees implements MessageFormat
{
    use WrapsFormat;

    public function __construct(private Protobuf $format = new Protobuf()) {}

    public function of(Messages $messages): Format
    {
        return $this->format->of($messages);
    }
}
