<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * Keeps records as long as it lives: for tests.
 *
 * @api
 */
final class MemoryRecorder implements Recorder
{
    /** @var array<string, Record> by signature */
    private array $records = [];

    public function record(Record $record): void
    {
        $this->records = Record::merge($this->records, $record);
    }

    public function knows(string $signature): bool
    {
        return isset($this->records[$signature]);
    }

    /**
     * @return list<Record> the worst first
     */
    public function records(): array
    {
        return Record::sorted($this->records);
    }
}
