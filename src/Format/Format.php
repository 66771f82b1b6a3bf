<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Limits;

/**
 * A way to write a tree of plain data as text or bytes, and to read it again.
 *
 * A tree is made of null, bool, int, float, string and arrays. An array is a list where its keys are 0, 1, 2, ..., otherwise a
 * map. A map that would be taken for a list is a \stdClass: one without members, when writing, or with just such keys.
 *
 * @api
 */
interface Format
{
    /**
     * @return non-empty-list<string> by which calls ask for it, such as `yaml` and `yml`
     */
    public function names(): array;

    /**
     * @return string in messages, such as `YAML`
     */
    public function title(): string;

    public function carries(): Carries;

    /**
     * @param mixed $tree which may hold what the format does not carry
     *
     * @throws CannotEncode then; what it is and where it stands is found out afterwards
     */
    public function encode(mixed $tree, Limits $limits): string;

    /**
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return mixed a tree
     */
    public function decode(string $text, Limits $limits): mixed;

    /**
     * Where values begin; called when something is wrong with them.
     *
     * @template K of array-key
     *
     * @param string                       $text  that was decoded
     * @param array<K, list<string|int>> $paths keys and indices from the root
     *
     * @return array<K, ?Position> null for a path that leads to nothing
     */
    public function positions(string $text, array $paths): array;
}
