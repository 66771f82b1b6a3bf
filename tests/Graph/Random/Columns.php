<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

use Kiln\Graph\Bytes\GraphWriter;
use Kiln\Graph\Collect\Collector;

/**
 * Values in columns, also those that are so small that another form is better.
 */
final class Columns
{
    public static function of(mixed $value): string
    {
        return GraphWriter::write(Collector::collect($value));
    }
}
