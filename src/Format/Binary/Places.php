<?php

declare(strict_types=1);

namespace Kiln\Format\Binary;

use Kiln\Format\Position;
use Kiln\Format\WantedValue;

/**
 * Finds where values begin, by the heads of those before them.
 *
 * @internal
 */
final class Places
{
    private int $at = 0;

    private int $findings = 0;

    /**
     * @param \Closure(string): (int|string|null) $key what a key is
     */
    public function __construct(private readonly Heads $heads, private readonly \Closure $key) {}

    /**
     * @template K of array-key
     *
     * @param string                     $bytes a document without a mistake
     * @param array<K, list<string|int>> $paths
     *
     * @return array<K, ?Position>
     */
    public function of(string $bytes, array $paths): array
    {
        $root = new WantedValue();
        $wanted = \array_map($root->below(...), $paths);
        $this->at = $this->findings = 0;
        $this->walk($bytes, $root);

        return \array_map(static fn(WantedValue $value): ?Position => $value->isFound() ? Position::atByte($value->start) : null, $wanted);
    }

    private function walk(string $bytes, WantedValue $wanted): void
    {
        $start = $this->at;
        $head = $this->heads->at($bytes, $start);
        if ($head === null || $wanted->children === [] || ($head->kind !== Head::ITEMS && $head->kind !== Head::MEMBERS)) {
            $wanted->find(++$this->findings, $start, $start);
            // Of a tag, the value inside is what paths lead through.
            if ($head !== null && $head->kind === Head::TAG && $wanted->children !== []) {
                $this->at = $head->end;
                $this->walk($bytes, $wanted);

                return;
            }
            $this->skip($bytes);

            return;
        }
        $wanted->find(++$this->findings, $start, $start);
        $this->at = $head->end;
        for ($index = 0; $index !== $head->count; ++$index) {
            if ($head->count === Head::UNTIL_STOP && $this->heads->at($bytes, $this->at)?->kind === Head::STOP) {
                ++$this->at;

                return;
            }
            $key = $index;
            if ($head->kind === Head::MEMBERS) {
                $start = $this->at;
                $this->skip($bytes);
                $key = ($this->key)(\substr($bytes, $start, $this->at - $start));
            }
            $child = $key === null ? null : $wanted->children[$key] ?? null;
            $child === null ? $this->skip($bytes) : $this->walk($bytes, $child);
        }
    }

    private function skip(string $bytes): void
    {
        $pending = [1];
        $this->heads->skip($bytes, $this->at, $pending);
    }
}
