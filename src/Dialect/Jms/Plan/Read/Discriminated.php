<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * An object whose class one key tells.
 *
 * @internal
 */
final readonly class Discriminated implements ReadNode
{
    /**
     * @param bool                      $isUnion whether the classes have nothing in common: an empty value then is none
     * @param array<array-key, ReadNode> $cases by value of the key
     * @param ?XmlDiscriminator         $xml   null where JSON is read
     */
    public function __construct(
        public bool $isUnion,
        public string $field,
        public array $cases,
        public ?XmlDiscriminator $xml = null,
    ) {}
}
