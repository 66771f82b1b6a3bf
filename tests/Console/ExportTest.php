<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Command\ExportCommand;
use Kiln\Console\Export\ExportAnswer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(ExportCommand::class)]
#[CoversClass(ExportAnswer::class)]
final class ExportTest extends CommandTestCase
{
    private const LINE = <<<'TS'
        export interface Line {
          sku: string;
        }

        TS;

    #[Test]
    public function itShowsTheSchemaOfAContext(): void
    {
        $this->declareOrder();

        $result = $this->project()->kiln(['export', 'typescript', 'App\Line', '--api-version=1']);

        self::assertSame(0, $result->exitCode);
        self::assertSame(self::LINE, $result->output);
    }

    #[Test]
    public function aStoredSchemaIsCompared(): void
    {
        $this->declareOrder();
        $file = "{$this->project()->directory}/line.ts";
        file_put_contents($file, self::LINE);

        $same = $this->project()->kiln(['export', 'typescript', 'App\Line', '--api-version=1', '--check=line.ts']);
        $other = $this->project()->kiln(['export', 'typescript', 'App\Line', '--check=line.ts']);

        self::assertSame(0, $same->exitCode);
        self::assertSame("line.ts is up to date.\n", $same->output);
        self::assertSame(1, $other->exitCode);
        self::assertSame("line.ts is out of date. It differs from line 3 on.\n", $other->output);
    }

    #[Test]
    public function whatMakesNoSenseIsSaid(): void
    {
        $this->declareOrder();

        self::assertStringContainsString('There is no language "cobol"', $this->project()->kiln(['export', 'cobol', 'App\Line'])->errors);
        self::assertStringContainsString('App\Nowhere', $this->project()->kiln(['export', 'typescript', 'App\Nowhere'])->errors);
        self::assertSame(2, $this->project()->kiln(['export', 'typescript', 'App\Line', '--check=none.ts'])->exitCode);
    }
}
