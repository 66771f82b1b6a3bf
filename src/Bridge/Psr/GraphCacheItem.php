<?php

declare(strict_types=1);

namespace Kiln\Bridge\Psr;

use Kiln\Graph\Graph;
use Kiln\Graph\UndecodableBytes;
use Kiln\Graph\UnencodableValue;
use Psr\Cache\CacheItemInterface;

/**
 * An item of {@see GraphCachePool}.
 *
 * @internal
 */
final class GraphCacheItem implements CacheItemInterface
{
    private mixed $value = null;

    private bool $isHit = false;

    private bool $isDecoded = false;

    /**
     * @param \Closure(string): mixed $decode
     */
    public function __construct(private readonly CacheItemInterface $item, private readonly \Closure $decode) {}

    public function getKey(): string
    {
        return $this->item->getKey();
    }

    public function get(): mixed
    {
        $this->decode();

        return $this->value;
    }

    public function isHit(): bool
    {
        $this->decode();

        return $this->isHit;
    }

    public function set(mixed $value): static
    {
        // Whether it is a hit says how it was found, so that must be known before the value is replaced.
        $this->decode();
        $this->value = $value;

        return $this;
    }

    public function expiresAt(?\DateTimeInterface $expiration): static
    {
        $this->item->expiresAt($expiration);

        return $this;
    }

    public function expiresAfter(int|\DateInterval|null $time): static
    {
        $this->item->expiresAfter($time);

        return $this;
    }

    /**
     * The item to save; null when its value cannot be kept.
     */
    public function encoded(): ?CacheItemInterface
    {
        $this->decode();
        try {
            return $this->item->set(Graph::encode($this->value));
        } catch (UnencodableValue) {
            return null;
        }
    }

    private function decode(): void
    {
        if ($this->isDecoded) {
            return;
        }
        $this->isDecoded = true;
        $bytes = $this->item->isHit() ? $this->item->get() : null;
        if (\is_string($bytes)) {
            try {
                $this->value = ($this->decode)($bytes);
                $this->isHit = true;
            } catch (UndecodableBytes) {
                // A miss: the application makes the value anew.
            }
        }
    }
}
