<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * What generated code has at hand that writes a format without a tree. One object does for all calls; calls may lie inside each
 * other, since user code runs while a value is written.
 *
 * @internal
 */
interface DirectOutput
{
    /**
     * Begins a call.
     *
     * @return ?string what {@see close()} is to be given; null where a tree is to be made
     */
    public function open(): ?string;

    /**
     * The text of a call as a whole.
     *
     * @throws CannotEncode where there is something in it that generated code has not looked at, and that the format does not have
     */
    public function check(string $text): string;

    /**
     * Ends a call, whatever became of it.
     */
    public function close(string $around): void;

    /**
     * The text of plain data at a place.
     *
     * @param int $depth levels of arrays that may lie inside each other
     *
     * @throws CannotEncode
     */
    public function plain(mixed $tree, int $depth, string ...$place): string;

    /**
     * The text of a list of such objects as a document.
     *
     * @param list<string> $items texts as generated code has written them at {@see itemPlace()}
     *
     * @throws CannotEncode
     */
    public function list(array $items): string;

    /**
     * @return list<string> what generated code is given for a document
     */
    public function place(): array;

    /**
     * @return list<string> what generated code is given for an item of a list that is a document
     */
    public function itemPlace(): array;
}
