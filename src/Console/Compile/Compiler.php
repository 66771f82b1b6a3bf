<?php

declare(strict_types=1);

namespace Kiln\Console\Compile;

use Kiln\Console\Input\Direction;
use Kiln\Console\Scan\Subject;
use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\PrintedCode;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Error\InvalidMetadata;

/**
 * Makes code ahead, or only says what it would make.
 *
 * @internal
 */
final class Compiler
{
    private readonly StoredCode $stored;

    public readonly MetadataErrors $errors;

    /** @var list<Piece> */
    private array $pieces = [];

    /** @var array<string, bool> key of each file that belongs to the code asked for => whether it had to be written */
    private array $files = [];

    /**
     * @param list<Context> $contexts
     * @param bool          $natively whether the native engine may answer calls
     * @param bool          $isDry    whether nothing is written
     */
    public function __construct(
        private readonly PhpEngine $engine,
        private readonly DirectoryStore $store,
        private readonly array $contexts,
        private readonly Direction $direction,
        private readonly bool $populate,
        private readonly bool $natively,
        private readonly bool $isDry,
    ) {
        $this->stored = new StoredCode($store);
        $this->errors = new MetadataErrors();
    }

    /**
     * Errors in metadata are collected; any other is not foreseen, and names the subject.
     */
    public function compile(Subject $subject): void
    {
        foreach ($this->contexts as $context) {
            foreach (Purpose::of($subject, $this->direction, $this->populate, $this->natively) as $purpose) {
                try {
                    $this->take($subject, $purpose, $context, $purpose->print($this->engine, $subject, $context));
                } catch (InvalidMetadata $error) {
                    $this->errors->add($subject, $error);
                } catch (\Throwable $error) {
                    throw new \RuntimeException("Could not compile {$subject->type} ({$purpose->value}): {$error->getMessage()}", previous: $error);
                }
            }
        }
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
        return \count(array_filter($this->files));
    }

    private function take(Subject $subject, Purpose $purpose, Context $context, PrintedCode $code): void
    {
        $change = $this->stored->changeTo($code);
        $this->files[$code->key] ??= false;
        if ($change === null) {
            return;
        }
        $this->pieces[] = new Piece($subject, $purpose, $context, $change);
        if (!$this->isDry) {
            $this->engine->code->save($code);
        }
        // Where a file could not be written, the store goes on in memory and says why.
        $this->files[$code->key] = $this->isDry || $this->store->pathOf($code->key) !== null;
    }
}
