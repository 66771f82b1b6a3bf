<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Format\Format;

/**
 * A format of Kiln's, as if it had no way to be written without a tree.
 */
final class WithoutDirectWriting implements Format
{
    use WrapsFormat;

    public function __construct(private readonly Format $format) {}
}
