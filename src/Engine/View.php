<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\SyntaxException;

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
     * @return string JSON
     */
    public function encode(mixed $value, ?string $type): string;

    /**
     * @throws InvalidMetadata
     * @throws ReadFailure
     * @throws SyntaxException
     */
    public function decode(string $json, string $type): mixed;

    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return mixed plain data: arrays only, no objects
     */
    public function write(mixed $value, ?string $type): mixed;

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
