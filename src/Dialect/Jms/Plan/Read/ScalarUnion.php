<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A scalar or array as it is, where its type is one of these; otherwise the first of them that it can be without loss. The
 * property is left alone where there is none.
 *
 * @internal
 */
final readonly class ScalarUnion implements ReadNode
{
    /**
     * @param list<string> $types    names of scalar types, or `array`; other names stand for nothing that can be read
     * @param bool         $isStrict whether a scalar is refused that would have to become another one
     */
    public function __construct(
        public array $types,
        public bool $isStrict = false,
    ) {}
}
