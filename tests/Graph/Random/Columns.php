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

    /**
     * As the extension writes them, where it is built for its developers.
     */
    public static function byExtension(mixed $value): string
    {
        $bytes = (new \ReflectionFunction('Kiln\Native\Testing\encode_columns'))->invoke($value);
        \assert(\is_string($bytes));

        return $bytes;
    }
}
