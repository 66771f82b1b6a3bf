<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;

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
