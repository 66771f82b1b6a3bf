<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * What came of one comparison, or of several with the same result.
 *
 * @api
 */
final readonly class Record
{
    /**
     * @param string  $signature the same for mismatches of one kind: one verdict in one place of one type, by one operation
     * @param string  $operation `serialize`, `toArray`, `deserialize` or `fromArray`
     * @param string  $context   in words; empty for none
     * @param string  $path      of the first difference, `$` for the whole
     * @param string  $what      differs there, or why nothing was compared; empty when both did the same
     * @param mixed   $jms       what jms/serializer has there, cut and redacted
     * @param mixed   $kiln      what Kiln has there, cut and redacted
     * @param ?int    $jmsSize   in bytes of text or elements of an array; null of anything else
     * @param ?int    $kilnSize  likewise
     * @param mixed   $example   what shows it, shrunk and redacted; null for none
     * @param int     $count     how often it was seen
     * @param string  $first     when it was seen first, as RFC 3339
     * @param string  $last      when it was seen last
     */
    public function __construct(
        public string $signature,
        public Verdict $verdict,
        public string $operation,
        public string $format,
        public string $type,
        public string $context,
        public string $path,
        public string $what,
        public mixed $jms,
        public mixed $kiln,
        public ?int $jmsSize,
        public ?int $kilnSize,
        public mixed $example,
        public int $count,
        public string $first,
        public string $last,
    ) {}

    /**
     * @param array<string, self> $records by signature
     *
     * @return array<string, self> with one more, or one that counts for more
     */
    public static function merge(array $records, self $record): array
    {
        $known = $records[$record->signature] ?? null;
        $records[$record->signature] = $known === null ? $record : $known->and($record);

        return $records;
    }

    /**
     * @param array<self> $records
     *
     * @return list<self> the worst first, of equal ones the more frequent
     */
    public static function sorted(array $records): array
    {
        \usort($records, static fn(self $a, self $b): int => [$b->verdict->severity(), $b->count, $a->type, $a->path, $a->signature] <=> [$a->verdict->severity(), $a->count, $b->type, $b->path, $b->signature]);

        return $records;
    }

    public function withoutExample(): self
    {
        return new self($this->signature, $this->verdict, $this->operation, $this->format, $this->type, $this->context, $this->path, $this->what, null, null, $this->jmsSize, $this->kilnSize, null, $this->count, $this->first, $this->last);
    }

    /**
     * @return array<string, mixed>
     */
    public function toArray(): array
    {
        return ['verdict' => $this->verdict->value] + \get_object_vars($this);
    }

    /**
     * @param array<mixed> $data
     *
     * @return ?self null when it is none
     */
    public static function fromArray(array $data): ?self
    {
        $text = static fn(string $name): string => \is_string($data[$name] ?? null) ? $data[$name] : '';
        $size = static fn(string $name): ?int => \is_int($data[$name] ?? null) ? $data[$name] : null;
        $verdict = Verdict::tryFrom($text('verdict'));
        $count = $size('count');

        return $verdict === null || $count === null || $text('signature') === '' ? null : new self(
            $text('signature'),
            $verdict,
            $text('operation'),
            $text('format'),
            $text('type'),
            $text('context'),
            $text('path'),
            $text('what'),
            $data['jms'] ?? null,
            $data['kiln'] ?? null,
            $size('jmsSize'),
            $size('kilnSize'),
            $data['example'] ?? null,
            $count,
            $text('first'),
            $text('last'),
        );
    }

    private function and(self $other): self
    {
        $shown = $this->example === null && $other->example !== null ? $other : $this;

        return new self(
            $this->signature,
            $this->verdict,
            $shown->operation,
            $shown->format,
            $shown->type,
            $shown->context,
            $shown->path,
            $shown->what,
            $shown->jms,
            $shown->kiln,
            $shown->jmsSize,
            $shown->kilnSize,
            $shown->example,
            $this->count + $other->count,
            \min($this->first, $other->first),
            \max($this->last, $other->last),
        );
    }
}
