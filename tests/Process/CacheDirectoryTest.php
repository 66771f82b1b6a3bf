<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Serializer;
use Kiln\Tests\Engine\Php\Store\Child;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Whatever happens to the directory for generated code: results stay right, and code that is not Kiln's does not run.
 */
#[CoversClass(Serializer::class)]
#[Group('long')]
final class CacheDirectoryTest extends ProcessTestCase
{
    #[Test]
    public function aFullDiskOnlyTakesTime(): void
    {
        self::requireRoot();
        exec('mount -t tmpfs -o size=64k,mode=700 tmpfs ' . escapeshellarg($this->directory) . ' 2>&1', $output, $exitCode);
        if ($exitCode !== 0) {
            self::markTestSkipped('Nothing can be mounted here: ' . implode(' ', $output));
        }
        try {
            // It fills up while they work: there is room for some of the code.
            self::assertSame($this->expected(), Child::run(self::WORK, [$this->directory, '1', '1']));
            // No code fits into a page that may be left.
            self::assertLessThanOrEqual(4096, (int) disk_free_space($this->directory));
            self::assertSame($this->expected(), Child::run(self::WORK, [$this->directory, '0', '2']));
        } finally {
            exec('umount ' . escapeshellarg($this->directory));
        }
    }

    #[Test]
    public function noFileMayGrow(): void
    {
        self::assertSame($this->expected(), Child::run(self::WORK, [$this->directory, '0', '1'], shell: Child::WITHOUT_SPACE));
    }

    #[Test]
    public function aDirectoryThatCannotBeWrittenOnlyTakesTime(): void
    {
        chmod($this->directory, 0555);
        $shell = Child::boundByPermissions();

        self::assertSame($this->expected(), Child::run(self::WORK, [$this->directory, '0', '1'], shell: $shell));
        self::assertSame($this->expected(), Child::run(self::WORK, [$this->directory . '/below/it', '1', '1'], shell: $shell));
        self::assertSame([], self::namesIn($this->directory));
    }

    #[Test]
    #[TestWith(['0'])]
    #[TestWith(['1'])]
    public function aDirectoryMayGoWhileAProcessRuns(string $debug): void
    {
        $directory = $this->directory . '/cache';
        $code = <<<'PHP'
            $remove = static function () use ($argv): void {
                exec('rm -rf ' . escapeshellarg($argv[1]), $output, $code);
                $code === 0 || throw new RuntimeException(implode("\n", $output));
            };
            // At the times at which classes of Kiln are loaded, which are those at which code is made.
            spl_autoload_register(static function () use ($remove): void {
                $remove();
            }, prepend: true);

            PHP;

        self::assertSame($this->expected(), Child::run($code . self::WORK, [$directory, $debug, '1']));
        self::assertSame($this->expected(), Child::run(self::WORK, [$directory, $debug, '2']));
        self::assertDirectoryExists($directory);
    }

    #[Test]
    public function aDirectoryMayGoBetweenCalls(): void
    {
        $code = <<<'PHP'
            use Kiln\Serializer;
            use Kiln\Tests\Fixture\Fuzz\{Line, Text};
            refuseWarnings();
            [, $directory] = $argv;
            $kiln = Serializer::create($directory);
            echo $kiln->deserialize('{"text":"a"}', Text::class)->text;
            is_dir($directory) || throw new RuntimeException('no directory');
            exec('rm -rf ' . escapeshellarg($directory));
            echo $kiln->deserialize('{"text":"b"}', Text::class)->text;
            echo $kiln->deserialize('{"sku":"c","price":1}', Line::class)->sku;
            echo Serializer::create($directory)->deserialize('{"text":"d"}', Text::class)->text;
            echo $kiln->serialize($kiln->deserialize('{"text":"e"}', Text::class));
            PHP;

        self::assertSame('abcd{"text":"e","language":"en"}', Child::run($code, [$this->directory . '/cache']));
    }

    /**
     * @param string $written how a file comes into the directory
     */
    #[Test]
    #[TestWith(['file_put_contents($file, $evil);'])]
    #[TestWith(['file_put_contents($file, str_replace("<?php", "<?php // Kiln " . str_repeat("0", 32) . "\n", $evil));'])]
    #[TestWith(['file_put_contents($file, strtok((string) file_get_contents($file), "\n") . "\n" . $evil);'])]
    #[TestWith(['file_put_contents($file, file_get_contents($file) . "\necho \'evil\';\n");'])]
    #[TestWith(['file_put_contents($file, substr((string) file_get_contents($file), 0, -1));'])]
    #[TestWith(['file_put_contents($file, "");'])]
    #[TestWith(['unlink($file); symlink($argv[1] . "/evil.php", $file);'])]
    #[TestWith(['chmod($file, 0666); file_put_contents($file, $evil);'])]
    #[TestWith(['unlink($file); mkdir($file);'])]
    #[TestWith(['unlink($file);'])]
    public function aForeignFileNeverRuns(string $written): void
    {
        $expected = $this->expected();
        Child::run(self::WORK, [$this->directory . '/cache', '0', '1']);
        $files = self::filesBelow($this->directory . '/cache');
        self::assertGreaterThan(10, \count($files));
        $plant = <<<'PHP'
            $evil = '<?php echo "evil"; return ["evil" => true];' . "\n";
            file_put_contents($argv[1] . '/evil.php', $evil);
            foreach (array_slice($argv, 2) as $file) {

            PHP;
        Child::run($plant . $written . '}', [$this->directory, ...array_values(array_filter($files, static fn(string $path): bool => str_ends_with($path, '.php')))]);

        self::assertSame($expected, Child::run(self::WORK, [$this->directory . '/cache', '0', '2']));
        self::assertSame($expected, Child::run(self::WORK, [$this->directory . '/cache', '1', '3'], ['opcache.enable_cli' => '1']));
    }

    /**
     * Code of the right name and seal, but not of the class that is asked for: what was made for one key does not answer another.
     */
    #[Test]
    public function codeUnderAnotherNameDoesNotAnswer(): void
    {
        $expected = $this->expected();
        Child::run(self::WORK, [$this->directory . '/cache', '0', '1']);
        $entries = array_values(array_filter(self::filesBelow($this->directory . '/cache'), static fn(string $path): bool => str_ends_with($path, '.entry.php')));
        self::assertGreaterThan(4, \count($entries));
        $texts = array_map(self::read(...), $entries);
        foreach ($entries as $index => $path) {
            self::write($path, $texts[($index + 1) % \count($texts)]);
        }

        self::assertSame($expected, Child::run(self::WORK, [$this->directory . '/cache', '0', '2']));
    }

    #[Test]
    public function otherFilesStay(): void
    {
        self::write($this->directory . '/notes.txt', 'mine');
        self::write($this->directory . '/Other.php', '<?php echo "evil";');
        $expected = $this->expected();

        self::assertSame($expected, Child::run(self::WORK, [$this->directory, '0', '1']));
        self::assertSame(['mine', '<?php echo "evil";'], [self::read($this->directory . '/notes.txt'), self::read($this->directory . '/Other.php')]);
    }

    /**
     * What a process prints that has nothing in its way.
     */
    private function expected(): string
    {
        /** @var ?string $expected */
        static $expected = null;
        if ($expected === null) {
            $directory = self::temporary() . '/kiln-test-expected-' . bin2hex(random_bytes(6));
            try {
                $expected = Child::run(self::WORK, [$directory, '0', '0']);
            } finally {
                self::remove($directory);
            }
        }

        return $expected;
    }
}
