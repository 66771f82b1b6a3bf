<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

/**
 * All that cells refer to by number.
 *
 * @internal
 */
final class Tables
{
    /** @var list<object> enum cases, or what stands for them */
    public array $cases = [];

    /** @var list<array<array-key, mixed>> */
    public array $arrays = [];

    /** @var list<object> */
    public array $objects = [];

    /** @var array<int, mixed> each element is what a PHP reference refers to */
    public array $referenced = [];
}
