<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native\Program;

use Kiln\Engine\Native\Program\ProgramPrinter;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\MemoryStore;
use Kiln\Engine\Php\Store\PrintedCode;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(ProgramPrinter::class)]
final class ProgramPrinterTest extends TestCase
{
    #[Test]
    public function aProgramComesBackAsItWas(): void
    {
        $program = ['abi' => 2, 'text' => "it's \\ \"\$x\" \0\n", 'numbers' => [1, 1.0, 0.1, -0.0, PHP_INT_MAX], 'others' => [true, null], 7 => str_repeat('long ', 40), 'empty' => []];

        self::assertSame($program, self::stored(ProgramPrinter::print('TestProgram', ['A test.'], $program)));
    }

    #[Test]
    public function whereThereIsNoneThatIsKeptToo(): void
    {
        self::assertNull(self::stored(ProgramPrinter::print('TestProgram', ['No program.'], null)));
    }

    #[Test]
    public function theNameStandsForTheContent(): void
    {
        $one = ProgramPrinter::print('TestProgram', ['A test.'], ['root' => [1]]);

        self::assertMatchesRegularExpression('/^TestProgram_[0-9a-f]{12}$/', $one->name);
        self::assertEquals($one, ProgramPrinter::print('TestProgram', ['A test.'], ['root' => [1]]));
        self::assertNotSame($one->name, ProgramPrinter::print('TestProgram', ['A test.'], ['root' => [2]])->name);
        self::assertNotSame($one->name, ProgramPrinter::print('TestProgram', ['Another.'], ['root' => [1]])->name);
    }

    #[Test]
    public function whatFitsOnALineStandsOnOne(): void
    {
        $code = ProgramPrinter::print('TestProgram', ['A test.'], ['root' => [101, [102, 8]], 'objects' => [['App\Order', str_repeat('x', 120)], [1, 2]]])->code;

        self::assertStringEndsWith(<<<'PHP'
                public const PROGRAM = [
                    'root' => [101, [102, 8]],
                    'objects' => [
                        ['App\Order', 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'],
                        [1, 2],
                    ],
                ];
            }

            PHP, $code);
    }

    /**
     * @return ?array<mixed>
     */
    private static function stored(GeneratedClass $class): ?array
    {
        $code = CodeLookup::over(new MemoryStore());
        $code->save(new PrintedCode('key', $class->name, [$class], []));

        return CodeLookup::programOf($code->find('key') ?? self::fail('It was saved.'));
    }
}
