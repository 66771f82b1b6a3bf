<?php

declare(strict_types=1);

namespace Kiln\Console\Convert;

/**
 * What bytes say about a case of an enum, which is not loaded.
 *
 * @internal
 */
final readonly class CaseStandIn
{
    public function __construct(public string $class, public string $name) {}
}
