<?php

declare(strict_types=1);

namespace Kiln\Tests\Format;

use PHPUnit\Framework\Assert;

/**
 * Published suites of tests, where qa/require-suites has put them.
 */
final class Suites
{
    /**
     * @return string the folder of one
     */
    public static function need(string $suite): string
    {
        $folder = \dirname(__DIR__, 2) . "/var/suites/{$suite}";
        if (!is_dir($folder)) {
            if (getenv('CI') === 'true') {
                Assert::fail("The suite {$suite} is missing: qa/require-suites var/suites");
            }
            Assert::markTestSkipped("The suite {$suite} is missing: qa/require-suites var/suites");
        }

        return $folder;
    }
}
