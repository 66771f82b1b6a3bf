<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Graph;
use Kiln\Tests\Engine\Php\Store\Child;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * An exported file appears whole or not at all, whoever else writes and loads it, and whatever the disk does.
 */
#[CoversClass(Graph::class)]
#[Group('long')]
final class ExportProcessesTest extends TestCase
{
    private const PROCESSES = 20;

    /** Writes its own value and loads somebody's, again and again: each is a list of the same number. */
    private const WORK = <<<'PHP'
        [, $file, $start, $own] = $argv;
        meet($start, 20);
        for ($round = 0; $round < 15; ++$round) {
            Kiln\Graph\Graph::export(array_fill(0, 2_000, (object) ['of' => $own, 'text' => str_repeat($own, 10)]), $file);
            $value = require $file;
            $of = array_unique(array_map(static fn(stdClass $element): string => $element->of . $element->text, $value));
            if (count($value) !== 2_000 || count($of) !== 1) {
                exit('a value of ' . count($value) . ' elements of ' . implode(' and ', $of));
            }
        }
        echo 'done';
        PHP;

    /** Tells whether the value was exported, and what stands in the file. */
    private const TRY = <<<'PHP'
        refuseWarnings();
        try {
            Kiln\Graph\Graph::export(range(1, 5_000), $argv[1]);
            echo 'exported';
        } catch (Kiln\Graph\UnwritableFile $refusal) {
            echo $refusal->getMessage();
        }
        PHP;

    private string $directory = '';

    protected function setUp(): void
    {
        $this->directory = TemporaryDirectory::create();
    }

    protected function tearDown(): void
    {
        TemporaryDirectory::remove($this->directory);
    }

    #[Test]
    #[TestWith(['0'])]
    #[TestWith(['1'])]
    public function twentyProcessesWriteAndLoadTheSameFile(string $isOpcacheOn): void
    {
        $file = $this->directory . '/value.php';
        $start = $this->directory . '/start';
        $children = [];
        for ($number = 0; $number < self::PROCESSES; ++$number) {
            $children[] = new Child(self::WORK, [$file, $start, "process {$number}"], ['opcache.enable_cli' => $isOpcacheOn, 'opcache.file_update_protection' => '0']);
        }

        foreach ($children as $number => $child) {
            self::assertSame('done', $child->finish(), "process {$number}");
        }
        unlink($start);
        self::assertSame([$file], $this->files(), 'and nothing that was only begun');
    }

    #[Test]
    public function aFullDiskLeavesTheFileAsItWas(): void
    {
        $file = $this->directory . '/value.php';
        Graph::export('before', $file);

        // The nearest to it that a process can give itself: every write fails.
        $output = Child::run(self::TRY, [$file], shell: Child::WITHOUT_SPACE);

        self::assertStringContainsString('cannot be written', $output);
        self::assertSame('before', require $file);
        self::assertSame([$file], $this->files());
    }

    #[Test]
    public function aDirectoryWhereNobodyMayWriteLeavesTheFileAsItWas(): void
    {
        $file = $this->directory . '/value.php';
        Graph::export('before', $file);
        chmod($this->directory, 0o555);

        $output = Child::run(self::TRY, [$file], shell: Child::boundByPermissions());

        self::assertStringContainsString('No file can be made in', $output);
        self::assertSame('before', require $file);
        self::assertSame([$file], $this->files());
    }

    /**
     * @return list<string>
     */
    private function files(): array
    {
        $files = glob($this->directory . '/*');

        return $files === false ? [] : $files;
    }
}
