<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

/**
 * @extends Page<Line, string>
 */
final class LinePage extends Page
{
    public int $total = 0;
}
