<?php

declare(strict_types=1);

namespace Kiln\Console\Status;

use Kiln\Console\Compile\MetadataErrors;
use Kiln\Console\Compile\Purpose;
use Kiln\Console\Scan\Subject;
use Kiln\Context;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Error\InvalidMetadata;
use Kiln\Schema\Direction;

/**
 * Finds out what is stored for types, and tries whether they can be compiled.
 *
 * @internal
 */
final readonly class StatusReader
{
    public MetadataErrors $errors;

    /** @var array<string, list<StoredPiece>> by type */
    private array $pieces;

    /**
     * @param list<Context> $contexts to try
     */
    public function __construct(private PhpEngine $engine, private array $contexts)
    {
        $this->errors = new MetadataErrors();
        $pieces = [];
        $store = $engine->code->store();
        foreach ($store instanceof DirectoryStore ? $store->entries() : [] as $stored) {
            $piece = StoredPiece::of($stored);
            if ($piece !== null) {
                $pieces[$piece->type][] = $piece;
            }
        }
        \ksort($pieces, \SORT_STRING);
        $this->pieces = $pieces;
    }

    /**
     * @return list<string> everything that there is code for
     */
    public function types(): array
    {
        return \array_map(\strval(...), \array_keys($this->pieces));
    }

    public function status(Subject $subject): SubjectStatus
    {
        foreach ($this->contexts as $context) {
            foreach (Purpose::of($subject, Direction::Both, false, false) as $purpose) {
                try {
                    $purpose->print($this->engine, $subject, $context);
                } catch (InvalidMetadata $error) {
                    $this->errors->add($subject, $error);
                }
            }
        }

        return new SubjectStatus($subject->type, $this->pieces[$subject->type] ?? [], \array_values(\array_unique(\array_column($this->errors->of($subject->type), 'errorCode'))));
    }
}
