<?php

declare(strict_types=1);

namespace Kiln\Examples\Catalogue;

use Kiln\Graph\Graph;
use Kiln\Graph\UndecodableBytes;

/**
 * Keeps the catalogue in Redis, as one value.
 */
final readonly class CatalogueCache
{
    private const KEY = 'shop:catalogue';

    /** After that it is made anew even if nobody has said that it changed. */
    private const SECONDS = 3600;

    /** Of no other class an object is made, whatever lies in Redis. */
    private const CLASSES = [Catalogue::class, Product::class, Unit::class];

    public function __construct(private \Redis $redis) {}

    /**
     * @param \Closure(): Catalogue $make
     */
    public function get(\Closure $make): Catalogue
    {
        $catalogue = $this->find();
        if ($catalogue === null) {
            $catalogue = $make();
            $this->redis->setex(self::KEY, self::SECONDS, Graph::encode($catalogue));
        }

        return $catalogue;
    }

    public function forget(): void
    {
        $this->redis->del(self::KEY);
    }

    private function find(): ?Catalogue
    {
        $bytes = $this->redis->get(self::KEY);
        if (!\is_string($bytes)) {
            return null;
        }
        try {
            $catalogue = Graph::decode($bytes, self::CLASSES);
        } catch (UndecodableBytes) {
            // Written before a class changed (StaleData), by somebody else (ForbiddenClass), or damaged: all are misses.
            return null;
        }

        return $catalogue instanceof Catalogue ? $catalogue : null;
    }
}
