<?php

declare(strict_types=1);

namespace Kiln;

use Kiln\Error\ConversionFailed;

/**
 * Knows objects by their identifiers, for `#[Reference]`.
 *
 *     final readonly class Countries implements References
 *     {
 *         public function identify(object $object): string
 *         {
 *             return $object instanceof Country ? $object->code : throw new ConversionFailed('a country');
 *         }
 *
 *         public function find(string $class, mixed $identifier): ?Country
 *         {
 *             return is_string($identifier) ? $this->countries[$identifier] ?? null : throw new ConversionFailed('a code of a country');
 *         }
 *     }
 *
 * @api
 */
interface References
{
    /**
     * @throws ConversionFailed when the object has no identifier
     *
     * @return mixed a scalar; where it has several parts, an array of them by name
     */
    public function identify(object $object): mixed;

    /**
     * @param class-string $class      that the type of the property names
     * @param mixed        $identifier what stands in the document, which may be anything
     *
     * @throws ConversionFailed when that is no identifier
     *
     * @return ?object null when there is no such object
     */
    public function find(string $class, mixed $identifier): ?object;
}
