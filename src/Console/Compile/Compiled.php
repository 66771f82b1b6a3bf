<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Scan\Subject;
use Kiln\Context;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\PrintedCode;

/**
 * Code that was made ahead, beside what was stored before.
 *
 * @internal
 */
final class Compiled
{
    private readonly StoredCode $stored;

    public readonly MetadataErrors $errors;

    /** @var list<Piece> */
    private array $pieces = [];

    /** @var array<string, bool> key of each file that belongs to the code asked for => whether it had to be written */
    private array $files = [];

    /**
     * @param bool $isDry whether nothing is written
     */
    public function __construct(private readonly CodeLookup $code, private readonly DirectoryStore $store, private readonly bool $isDry)
    {
        $this->stored = new StoredCode($store);
        $this->errors = new MetadataErrors();
        $store->compareAll();
    }

    /**
     * @param ?string $format its name; null for JSON
     */
    public function take(Subject $subject, Purpose $purpose, Context $context, PrintedCode $code, ?string $format = null): void
    {
        $change = $this->stored->changeTo($code);
        $this->files[$code->key] ??= false;
        if ($change === null) {
            return;
        }
        $this->pieces[] = new Piece($subject, $purpose, $format, $context, $change);
        if (!$this->isDry) {
            $this->code->save($code);
        }
        // Where a file could not be written, the store goes on in memory and says why.
        $this->files[$code->key] = $this->isDry || $this->store->pathOf($code->key) !== null;
    }

    /**
     * @return list<Piece> what was or would be added or changed
     */
    public function pieces(): array
    {
        return $this->pieces;
    }

    /**
     * @return int how many files belong to the code asked for
     */
    public function countFiles(): int
    {
        return \count($this->files);
    }

    /**
     * @return int how many of them were or would be written
     */
    public function countWritten(): int
    {
        return \count(\array_filter($this->files));
    }
}
