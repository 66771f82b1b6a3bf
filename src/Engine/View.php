<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\Json\Unbatchable;

/**
 * Writes and reads in one context.
 *
 * @internal
 */
interface View
{
    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return mixed plain data
     */
    public function write(mixed $value, ?string $type, Target $target): mixed;

    /**
     * Writes again, slowly, what json_encode() has refused, to say why.
     *
     * @throws SerializationException
     *
     * @return mixed plain data
     */
    public function writeCarefully(mixed $value, ?string $type, Target $target): mixed;

    /**
     * @param mixed $data plain data
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    public function read(string $type, mixed $data): mixed;

    /**
     * Reads a part of something that is read as a whole when this fails.
     *
     * @param mixed $data plain data, with {@see \Kiln\Format\Json\LazyArray} in the members that {@see largeMembers()} names
     *
     * @throws InvalidMetadata
     * @throws Unbatchable when the data does not fit
     */
    public function readBatch(string $type, mixed $data): mixed;

    /**
     * @throws InvalidMetadata
     *
     * @return list<string> the keys of an object of this type that hold lists of objects, where it does not matter whether they
     *                      are decoded ahead or one after another
     */
    public function largeMembers(string $type): array;

    /**
     * @template T of object
     *
     * @param T     $object
     * @param mixed $data   plain data
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     *
     * @return T
     */
    public function populate(object $object, mixed $data): object;
}
