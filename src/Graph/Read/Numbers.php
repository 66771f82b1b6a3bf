<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

/**
 * Numbers by which cells refer to elements of a table; all of them are in range.
 *
 * @internal
 */
final class Numbers
{
    private int $position = 0;

    /**
     * @param int<1, max>         $count
     * @param int                 $first
     * @param non-empty-list<int>|null $numbers null where they are bytes, and where each is some step more than the one before
     * @param string              $bytes   one for each number, how much greater than the first it is; empty otherwise
     * @param int<0, 1>           $step
     */
    private function __construct(
        private readonly int $count,
        private readonly int $first,
        private readonly ?array $numbers,
        private readonly string $bytes = '',
        private readonly int $step = 1,
    ) {}

    /**
     * @param int<1, max> $count
     */
    public static function run(int $first, int $count): self
    {
        return new self($count, $first, null);
    }

    /**
     * @param int<1, max> $count
     */
    public static function same(int $number, int $count): self
    {
        return new self($count, $number, null, step: 0);
    }

    /**
     * @param non-empty-list<int> $numbers
     */
    public static function of(array $numbers): self
    {
        return new self(\count($numbers), $numbers[0], $numbers);
    }

    /**
     * @param non-empty-string $bytes one for each number, how much greater than the base it is
     */
    public static function ofBytes(int $base, string $bytes): self
    {
        return new self(\strlen($bytes), $base, null, $bytes);
    }

    /**
     * @return non-empty-list<int>
     */
    public function all(): array
    {
        if ($this->bytes !== '') {
            return \array_map(fn(string $byte): int => $this->first + \ord($byte), \str_split($this->bytes));
        }

        if ($this->step === 0) {
            return \array_fill(0, $this->count, $this->first);
        }

        return $this->numbers ?? \range($this->first, $this->first + $this->count - 1);
    }

    /**
     * The same, one after the other.
     *
     * @return \Generator<int, int>
     */
    public function each(): \Generator
    {
        for ($position = 0; $position < $this->count; ++$position) {
            yield $position => match (true) {
                $this->numbers !== null => $this->numbers[$position],
                $this->bytes !== '' => $this->first + \ord($this->bytes[$position]),
                default => $this->first + $position * $this->step,
            };
        }
    }

    /**
     * @return int<1, max>
     */
    public function count(): int
    {
        return $this->count;
    }

    /**
     * What the next numbers refer to.
     *
     * @template T
     *
     * @param list<T> $table
     *
     * @return list<T>
     */
    public function pick(array $table, int $count): array
    {
        $position = $this->position;
        $this->position += $count;
        if ($this->bytes !== '') {
            return $this->pickByBytes($table, \substr($this->bytes, $position, $count));
        }
        if ($this->step === 0) {
            return \array_fill(0, $count, $table[$this->first]);
        }
        if ($this->numbers === null) {
            return $count === \count($table) ? $table : \array_slice($table, $this->first + $position, $count);
        }
        $picked = [];
        foreach ($count === $this->count ? $this->numbers : \array_slice($this->numbers, $position, $count) as $number) {
            $picked[] = $table[$number];
        }

        return $picked;
    }

    /**
     * Without making integers of the bytes.
     *
     * @template T
     *
     * @param list<T> $table
     *
     * @return list<T>
     */
    private function pickByBytes(array $table, string $bytes): array
    {
        $known = [];
        foreach (\str_split(\count_chars($bytes, 3)) as $byte) {
            $known[$byte] = $table[$this->first + \ord($byte)];
        }
        $picked = [];
        foreach (\str_split($bytes) as $byte) {
            $picked[] = $known[$byte];
        }

        return $picked;
    }
}
