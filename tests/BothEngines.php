<?php

declare(strict_types=1);

namespace Kiln\Tests;

use Kiln\Engine;

/**
 * What a test goes through with plain PHP, and natively where PHP has the extension.
 */
trait BothEngines
{
    /** @return iterable<string, array{Engine}> */
    public static function engines(): iterable
    {
        yield 'plain PHP' => [Engine::Php];
        if (\extension_loaded('kiln')) {
            yield 'native' => [Engine::Native];
        }
    }
}
