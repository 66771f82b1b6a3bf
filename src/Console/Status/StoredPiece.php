<?php

declare(strict_types=1);

namespace Kiln\Console\Status;

use Kiln\Engine\Php\CodeKeys;
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
     * @param string $direction see {@see CodeKeys::parse()}
     * @param string $selection the same for the same context
     * @param string $file      path
     */
    private function __construct(
        public string $type,
        public string $direction,
        public string $target,
        public string $selection,
        public EntryState $state,
        public string $file,
    ) {}

    /**
     * Null when it is damaged.
     */
    public static function of(StoredEntry $stored): ?self
    {
        $key = $stored->key === null ? null : CodeKeys::parse($stored->key);

        return $key === null || $stored->entry === null ? null : new self(
            $key['type'],
            $key['direction'],
            $key['target'],
            $key['selection'],
            $stored->state,
            $stored->path,
        );
    }

    public function isWriting(): bool
    {
        return $this->target !== '';
    }
}
