<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

use Kiln\System\Attempt;

/**
 * Records as lines of JSON. Lines of the same signature count together.
 *
 * @internal
 */
final readonly class RecordFile
{
    /**
     * @param array<string, Record> $records by signature
     * @param int                   $damaged lines that cannot be read
     */
    private function __construct(public array $records, public int $damaged) {}

    /**
     * @return ?self null when there is no such file, or it cannot be read
     */
    public static function read(string $file): ?self
    {
        $content = Attempt::read($file);

        return $content === null ? null : self::of($content);
    }

    public static function of(string $content): self
    {
        $records = [];
        $damaged = 0;
        foreach (\explode("\n", $content) as $line) {
            if ($line === '') {
                continue;
            }
            // Objects stay objects: in an example {} may be the point.
            $record = Record::fromArray((array) \json_decode($line));
            if ($record === null) {
                ++$damaged;
            } else {
                $records = Record::merge($records, $record);
            }
        }

        return new self($records, $damaged);
    }

    /**
     * @throws \JsonException when the record is nested too deeply
     */
    public static function line(Record $record): string
    {
        return \json_encode($record->toArray(), \JSON_THROW_ON_ERROR | \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_INVALID_UTF8_SUBSTITUTE | \JSON_PRESERVE_ZERO_FRACTION) . "\n";
    }
}
