<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Command\ExportCommand;
use Kiln\Console\Export\ComparedFile;
use Kiln\Console\Export\ExportAnswer;
use Kiln\Console\WrittenFiles;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(ExportCommand::class)]
#[CoversClass(ExportAnswer::class)]
#[CoversClass(ComparedFile::class)]
#[CoversClass(WrittenFiles::class)]
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
    public function aSchemaOfSeveralFilesIsWrittenAndCompared(): void
    {
        $this->project()->declare('Entry', "#[\Kiln\Attribute\Xml\Root('entry', namespace: 'urn:entry')] final class Entry { #[\Kiln\Attribute\Xml\Element(namespace: 'urn:other')] public int \$number = 1; }");
        $call = ['export', 'xsd', 'App\Entry'];

        $first = $this->project()->kiln([...$call, '--to=schemas']);
        self::assertSame("schemas/entry.xsd\nschemas/number.xsd\n2 written, 0 as they were.\n", $first->output);
        self::assertSame("0 written, 2 as they were.\n", $this->project()->kiln([...$call, '--to=schemas'])->output);
        self::assertStringContainsString('<xs:import namespace="urn:other" schemaLocation="number.xsd"/>', $this->project()->kiln($call)->output);

        file_put_contents("{$this->project()->directory}/schemas/number.xsd", "\n", FILE_APPEND);
        $compared = $this->project()->kiln([...$call, '--check=schemas']);
        self::assertSame(1, $compared->exitCode);
        self::assertSame("schemas/entry.xsd is up to date.\nschemas/number.xsd is out of date. It differs from line 6 on.\n", $compared->output);
        self::assertSame("schemas/entry.xsd is up to date.\n", $this->project()->kiln([...$call, '--check=schemas/entry.xsd'])->output);
    }

    #[Test]
    public function whatMakesNoSenseIsSaid(): void
    {
        $this->declareOrder();

        self::assertStringContainsString('There is no language "cobol"', $this->project()->kiln(['export', 'cobol', 'App\Line'])->errors);
        self::assertStringContainsString('App\Nowhere', $this->project()->kiln(['export', 'typescript', 'App\Nowhere'])->errors);
        self::assertSame(2, $this->project()->kiln(['export', 'typescript', 'App\Line', '--check=none.ts'])->exitCode);
        self::assertStringContainsString('A schema in "typescript" is one text without a name.', $this->project()->kiln(['export', 'typescript', 'App\Line', '--to=types'])->errors);
        self::assertSame(2, $this->project()->kiln(['export', 'xsd', 'App\Line', '--to=a', '--check=a'])->exitCode);
    }
}
