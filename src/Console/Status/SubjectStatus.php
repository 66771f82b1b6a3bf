<?php

declare(strict_types=1);

namespace Kiln\Console\Status;

use Kiln\Engine\Php\Store\EntryState;

/**
 * What is stored for one type, and why it cannot be compiled, if so.
 *
 * @internal
 */
final readonly class SubjectStatus
{
    /**
     * @param list<StoredPiece> $pieces
     * @param list<string>      $errorCodes each once
     */
    public function __construct(public string $type, public array $pieces, public array $errorCodes) {}

    /**
     * For how many contexts there is code that can run.
     */
    public function selections(bool $isWriting): int
    {
        $selections = [];
        foreach ($this->pieces as $piece) {
            if ($piece->isWriting() === $isWriting && $piece->state === EntryState::Ready) {
                $selections[$piece->selection] = true;
            }
        }

        return \count($selections);
    }

    /**
     * @return int how many pieces cannot run
     */
    public function unusable(): int
    {
        return \count(\array_filter($this->pieces, static fn(StoredPiece $piece): bool => $piece->state !== EntryState::Ready));
    }

    /**
     * @return list<string> names of the files that answer the calls, each once
     */
    public function files(): array
    {
        $files = \array_column($this->pieces, 'file');
        \sort($files, \SORT_STRING);

        return \array_values(\array_unique($files));
    }
}
