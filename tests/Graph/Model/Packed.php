<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Model;

/**
 * Restores itself from data.
 */
final class Packed
{
    public array $log = [];

    public function __construct(private mixed $content) {}

    public function __serialize(): array
    {
        return ['content' => $this->content, 'version' => 2];
    }

    public function __unserialize(array $data): void
    {
        if (array_keys($data) !== ['content', 'version']) {
            throw new \UnexpectedValueException('These are the data of something else.');
        }
        $this->content = $data['content'];
        // Whether what is inside had been restored before.
        $this->log[] = serialize($data['version']) . ($this->content instanceof self ? \count($this->content->log) : '');
    }
}
