<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

use Kiln\System\AtomicFile;
use Kiln\System\Attempt;
use Kiln\System\CannotWrite;

/**
 * Appends records to a file, as lines of JSON that `kiln verify FILE` reads. Any number of processes can share it.
 *
 * What happens often is one line with a count in the end: before the file grows over its bound, lines of the same kind become
 * one. A line that cannot be written, for want of space, permission or a free moment, is lost, and nobody is told.
 *
 * @api
 */
final class FileRecorder implements Recorder
{
    private const MAX_BYTES = 4_000_000;

    /** Distinct mismatches that are kept with an example. */
    private const MAX_EXAMPLES = 200;

    /** Distinct records that are kept at all; a line without an example has some hundred bytes. */
    private const MAX_RECORDS = 4_000;

    /** An example that is longer even after it was cut is not worth the space. */
    private const MAX_LINE = 8_000;

    private const LOCK_TRIES = 20;

    private const LOCK_PAUSE_MICROSECONDS = 1_000;

    private const PERMISSIONS = 0666;

    /** @var array<string, bool> by signature, whether the file has it */
    private array $known = [];

    private readonly int $maxBytes;

    /**
     * @param string $file     is made when there is none; its directory must exist. Beside it lies an empty `$file.lock`
     * @param int    $maxBytes it does not grow over this size
     */
    public function __construct(private readonly string $file, int $maxBytes = self::MAX_BYTES)
    {
        $this->maxBytes = $maxBytes;
    }

    public function record(Record $record): void
    {
        try {
            $this->known[$record->signature] = true;
            $line = RecordFile::line($record);
            $line = \strlen($line) > self::MAX_LINE ? RecordFile::line($record->withoutExample()) : $line;
            Attempt::of(fn() => $this->locked(fn() => $this->append($line)));
        } catch (\Throwable) {
            // The application goes on whatever happens here.
        }
    }

    public function knows(string $signature): bool
    {
        return $this->known[$signature] ??= \str_contains((string) Attempt::read($this->file), "\"signature\":\"{$signature}\"");
    }

    /**
     * @param \Closure(): void $work
     */
    private function locked(\Closure $work): void
    {
        $lock = \fopen("{$this->file}.lock", 'c');
        if ($lock === false) {
            return;
        }
        try {
            for ($try = 0; !\flock($lock, \LOCK_EX | \LOCK_NB); ++$try) {
                if ($try === self::LOCK_TRIES) {
                    return;
                }
                \usleep(self::LOCK_PAUSE_MICROSECONDS);
            }
            $work();
        } finally {
            \fclose($lock);
        }
    }

    private function append(string $line): void
    {
        \clearstatcache(true, $this->file);
        $size = \is_file($this->file) ? \max(0, (int) \filesize($this->file)) : 0;
        if ($size + \strlen($line) > $this->maxBytes) {
            $size = $this->compact();
            if ($size + \strlen($line) > $this->maxBytes) {
                return;
            }
        }
        $file = \fopen($this->file, 'a');
        if ($file === false) {
            return;
        }
        if (\fwrite($file, $line) !== \strlen($line)) {
            // Half a line would spoil the next one.
            \ftruncate($file, $size);
        }
        \fclose($file);
    }

    /**
     * @return int<0, max> how large the file is then
     */
    private function compact(): int
    {
        $content = '';
        $examples = $records = 0;
        foreach (Record::sorted(RecordFile::read($this->file)->records ?? []) as $record) {
            if (++$records > self::MAX_RECORDS) {
                break;
            }
            $line = RecordFile::line($record->example === null || ++$examples <= self::MAX_EXAMPLES ? $record : $record->withoutExample());
            // The other half is for what is to come.
            if (\strlen($content) + \strlen($line) > $this->maxBytes / 2) {
                break;
            }
            $content .= $line;
        }
        try {
            AtomicFile::write($this->file, $content, self::PERMISSIONS);
        } catch (CannotWrite) {
            return \max(0, $this->maxBytes);
        }

        return \strlen($content);
    }
}
