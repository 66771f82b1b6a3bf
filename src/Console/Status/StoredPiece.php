<?php

declare(strict_types=1);

namespace Kiln\Console\Status;

use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Store\EntryState;
use Kiln\Engine\Php\Store\StoredEntry;

/**
 * One piece of stored code, as far as its key tells.
 *
 * @internal
 */
final readonly class StoredPiece
{
    /**
     * @param string $kind      see {@see PhpEngine::parseKey()}
     * @param string $selection the same for the same context
     * @param string $file      path
     */
    private function __construct(
        public string $type,
        public string $kind,
        public string $selection,
        public EntryState $state,
        public string $file,
    ) {}

    /**
     * Null when it is damaged.
     */
    public static function of(StoredEntry $stored): ?self
    {
        $key = $stored->key === null ? null : PhpEngine::parseKey($stored->key);

        return $key === null || $stored->entry === null ? null : new self(
            $key['type'],
            $key['kind'],
            $key['selection'],
            $stored->state,
            $stored->path,
        );
    }

    public function isWriting(): bool
    {
        return \str_contains($this->kind, 'write');
    }
}
