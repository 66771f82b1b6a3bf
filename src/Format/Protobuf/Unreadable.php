<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

/**
 * A document has something in a place where messages have nothing like it.
 *
 * @internal
 */
final class Unreadable extends \RuntimeException
{
    /**
     * @param list<string|int> $path
     */
    public function __construct(string $message, public readonly array $path = [])
    {
        parent::__construct($message);
    }

    public function below(string|int $key): self
    {
        return new self($this->getMessage(), [$key, ...$this->path]);
    }
}
