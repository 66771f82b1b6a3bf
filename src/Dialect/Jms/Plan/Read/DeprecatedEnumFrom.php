<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

/**
 * A case of an enum whose type is spelled in a way that is deprecated, which is said at every value.
 *
 * @internal
 */
final readonly class DeprecatedEnumFrom implements ReadNode
{
    /**
     * @param array{string, string, string} $deprecation package, version and message, as trigger_deprecation() takes them
     */
    public function __construct(
        public EnumFrom $enum,
        public array $deprecation,
    ) {}
}
