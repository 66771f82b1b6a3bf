<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Meddling;

use Kiln\Native\WriteProgram;
use Kiln\Tests\Engine\Php\Store\Child;
use Kiln\Tests\Engine\Php\Store\StoreTestCase;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Code of users that runs in the middle of a call, of getters, autoloaders, handlers of errors, destructors, changes and drops
 * all that it reaches. What is being written or read is held: the engines give what they had in hand, and under the
 * sanitizers nobody looks at memory that is gone.
 */
#[CoversClass(WriteProgram::class)]
final class MeddlingTest extends StoreTestCase
{
    #[Test]
    #[TestWith(['auto'])]
    #[TestWith(['php'])]
    public function whatIsInHandIsHeldWhileUserCodeRuns(string $engine): void
    {
        // Without generated code of another run, so that plans are made, and classes loaded, in the middle.
        $settings = ['sys_temp_dir' => $this->directory] + (\extension_loaded('kiln') ? ['kiln.engine' => $engine] : []);
        $output = Child::run('require ' . var_export(__DIR__ . '/script.php.txt', true) . ';', settings: $settings);

        // They look at a value at different moments, and an ArrayObject writes into an array that plain PHP is walking through.
        $expected = \extension_loaded('kiln') && $engine === 'auto' ? 'native' : 'php';
        self::assertStringEqualsFile(__DIR__ . "/expected-{$expected}.txt", $output);
    }
}
