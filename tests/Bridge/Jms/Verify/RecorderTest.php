<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Verify;

use Kiln\Bridge\Jms\Verify\FileRecorder;
use Kiln\Bridge\Jms\Verify\MemoryRecorder;
use Kiln\Bridge\Jms\Verify\Record;
use Kiln\Bridge\Jms\Verify\RecordFile;
use Kiln\Bridge\Jms\Verify\Verdict;
use Kiln\Tests\Engine\Php\Store\Child;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(FileRecorder::class)]
#[CoversClass(MemoryRecorder::class)]
#[CoversClass(Record::class)]
#[CoversClass(RecordFile::class)]
final class RecorderTest extends TestCase
{
    /** Records ten times the same and says that it got to the end. */
    private const TEN_TIMES = <<<'PHP'
        refuseWarnings();
        $recorder = new Kiln\Bridge\Jms\Verify\FileRecorder($argv[1]);
        for ($i = 0; $i < 10; ++$i) {
            $recorder->record(Kiln\Tests\Bridge\Jms\Verify\RecorderTest::mismatch());
        }
        echo $recorder->knows('0123456789abcdef') ? 'known, ' : 'not known, ', 'done';
        PHP;

    private string $directory = '';

    protected function setUp(): void
    {
        $this->directory = sys_get_temp_dir() . '/kiln-recorder-' . bin2hex(random_bytes(6));
        mkdir($this->directory, 0700);
    }

    protected function tearDown(): void
    {
        // One test takes the folder itself for a file, beside which a lock is made.
        foreach ([...(array) glob("{$this->directory}/*"), ...(array) glob("{$this->directory}.lock")] as $file) {
            unlink((string) $file);
        }
        rmdir($this->directory);
    }

    public static function mismatch(string $signature = '0123456789abcdef', mixed $example = ['jms' => [], 'kiln' => 1]): Record
    {
        return new Record($signature, Verdict::Different, 'serialize', 'json', 'App\Order', 'groups a', '$.a[0]', 'another type', [], 1, 10, 9, $example, 1, '2026-01-02T00:00:00+00:00', '2026-01-02T00:00:00+00:00');
    }

    #[Test]
    public function aThousandEqualMismatchesAreOneRecord(): void
    {
        $recorder = new FileRecorder($this->file());
        for ($i = 0; $i < 1000; ++$i) {
            self::assertSame($i > 0, $recorder->knows('0123456789abcdef'));
            $recorder->record($i === 0 ? self::mismatch() : self::mismatch()->withoutExample());
        }

        $records = $this->read()->records;
        self::assertCount(1, $records);
        $record = $records['0123456789abcdef'];
        self::assertSame([1000, '$.a[0]', 10, 9], [$record->count, $record->path, $record->jmsSize, $record->kilnSize]);
        self::assertEquals((object) ['jms' => [], 'kiln' => 1], $record->example);
    }

    #[Test]
    public function linesAreWrittenAsTheyComeAndReadByAnother(): void
    {
        (new FileRecorder($this->file()))->record(self::mismatch());
        self::assertTrue((new FileRecorder($this->file()))->knows('0123456789abcdef'));
        self::assertFalse((new FileRecorder($this->file()))->knows('fedcba9876543210'));

        self::assertSame(1, substr_count((string) file_get_contents($this->file()), "\n"));
        self::assertEquals(self::mismatch(example: null)->withoutExample(), $this->read()->records['0123456789abcdef']->withoutExample());
    }

    #[Test]
    public function anEmptyObjectIsNotReadAsAnEmptyArray(): void
    {
        (new FileRecorder($this->file()))->record(self::mismatch(example: ['jms' => [], 'kiln' => new \stdClass()]));

        self::assertSame('{"jms":[],"kiln":{}}', json_encode($this->read()->records['0123456789abcdef']->example));
    }

    #[Test]
    public function theFileStaysBelowItsBoundAndNothingIsMiscounted(): void
    {
        $bound = 20_000;
        $recorder = new FileRecorder($this->file(), $bound);
        for ($i = 0; $i < 2000; ++$i) {
            $recorder->record(self::mismatch(\sprintf('%016x', $i % 5)));
            clearstatcache();
            self::assertLessThanOrEqual($bound, filesize($this->file()));
        }

        $file = $this->read();
        self::assertSame(0, $file->damaged);
        self::assertSame([400, 400, 400, 400, 400], array_values(array_map(static fn(Record $record): int => $record->count, $file->records)));
        self::assertSame([], array_diff((array) scandir($this->directory), ['.', '..', 'verify.jsonl', 'verify.jsonl.lock']));
    }

    #[Test]
    public function whateverIsRecordedTheFileStaysBelowItsBound(): void
    {
        $bound = 50_000;
        $recorder = new FileRecorder($this->file(), $bound);
        for ($i = 0; $i < 500; ++$i) {
            $recorder->record(self::mismatch(\sprintf('%016x', $i), str_repeat('x', 1000)));
            $recorder->record(self::mismatch(\sprintf('%016x', 10_000 + $i), str_repeat('x', 100_000)));
            clearstatcache();
            self::assertLessThanOrEqual($bound, filesize($this->file()));
        }

        self::assertGreaterThan(20, \count($this->read()->records));
        self::assertGreaterThan(\sprintf('%016x', 10_450), max(['', ...array_keys($this->read()->records)]), 'There is room for what comes late.');
        self::assertSame(0, $this->read()->damaged);
    }

    #[Test]
    public function processesShareAFile(): void
    {
        $children = [];
        for ($i = 0; $i < 4; ++$i) {
            $children[] = new Child(str_replace('$i < 10', '$i < 200', self::TEN_TIMES), [$this->file()]);
        }
        foreach ($children as $child) {
            self::assertSame('known, done', $child->finish());
        }

        // Who finds no free moment lets go: then it is a few less.
        $file = $this->read();
        self::assertSame(0, $file->damaged);
        self::assertGreaterThan(400, $file->records['0123456789abcdef']->count);
        self::assertLessThanOrEqual(800, $file->records['0123456789abcdef']->count);
    }

    #[Test]
    public function aFileThatIsLockedForLongIsNotWaitedFor(): void
    {
        $lock = fopen("{$this->file()}.lock", 'c');
        self::assertIsResource($lock);
        // Even another reader would be in the way of a file that is made anew.
        self::assertTrue(flock($lock, LOCK_SH));

        // The lock is never given up: who waited for it would not come back.
        (new FileRecorder($this->file()))->record(self::mismatch());

        self::assertFileDoesNotExist($this->file());
    }

    #[Test]
    public function whenNoFileMayGrowNobodyIsToldAndWhatIsThereStaysWhole(): void
    {
        $shell = Child::WITHOUT_SPACE;
        self::assertSame('known, done', Child::run(self::TEN_TIMES, [$this->file()], shell: $shell));
        self::assertSame('', (string) @file_get_contents($this->file()));

        (new FileRecorder($this->file()))->record(self::mismatch());
        $before = file_get_contents($this->file());
        self::assertSame('known, done', Child::run(self::TEN_TIMES, [$this->file()], shell: $shell));
        self::assertSame($before, file_get_contents($this->file()));
    }

    #[Test]
    public function whenTheDiskIsFullNoHalfLineIsLeft(): void
    {
        if (!\function_exists('posix_geteuid') || posix_geteuid() !== 0) {
            self::markTestSkipped('Only root can mount.');
        }
        mkdir("{$this->directory}/disk");
        exec('mount -t tmpfs -o size=64k,mode=700 tmpfs ' . escapeshellarg("{$this->directory}/disk") . ' 2>&1', $output, $exitCode);
        try {
            if ($exitCode !== 0) {
                self::markTestSkipped('Nothing can be mounted here: ' . implode(' ', $output));
            }
            $recorder = new FileRecorder("{$this->directory}/disk/verify.jsonl");
            for ($i = 0; $i < 500; ++$i) {
                $recorder->record(self::mismatch(\sprintf('%016x', $i)));
            }
            $file = RecordFile::read("{$this->directory}/disk/verify.jsonl");
            self::assertNotNull($file);
            self::assertSame(0, $file->damaged);
            self::assertGreaterThan(50, \count($file->records));
            self::assertLessThan(500, \count($file->records));
        } finally {
            if ($exitCode === 0) {
                exec('umount ' . escapeshellarg("{$this->directory}/disk"));
            }
            rmdir("{$this->directory}/disk");
        }
    }

    #[Test]
    public function whereNothingCanBeWrittenNobodyIsTold(): void
    {
        self::assertSame('known, done', Child::run(self::TEN_TIMES, ["{$this->directory}/not/there"]));
        self::assertSame('known, done', Child::run(self::TEN_TIMES, [$this->directory]));
    }

    #[Test]
    public function whatCannotBeWrittenAsJsonIsNoReasonToFail(): void
    {
        $deep = [];
        for ($depth = 0; $depth < 1000; ++$depth) {
            $deep = [$deep];
        }
        $recorder = new FileRecorder($this->file());
        $recorder->record(self::mismatch(example: $deep));
        $recorder->record(self::mismatch(example: "\xFF"));

        self::assertSame("\u{FFFD}", $this->read()->records['0123456789abcdef']->example);
    }

    #[Test]
    public function damagedLinesAreCounted(): void
    {
        file_put_contents($this->file(), RecordFile::line(self::mismatch()) . "\n{\"verdict\":\n[]\n5\n{\"verdict\":\"good\",\"signature\":\"x\",\"count\":1}\n" . RecordFile::line(self::mismatch()));

        self::assertSame(4, $this->read()->damaged);
        self::assertSame(2, $this->read()->records['0123456789abcdef']->count);
        self::assertNull(RecordFile::read("{$this->directory}/none"));
    }

    #[Test]
    public function inMemoryTheWorstComesFirst(): void
    {
        $recorder = new MemoryRecorder();
        $recorder->record(new Record('a', Verdict::Identical, 'serialize', 'json', 'int', '', '', '', null, null, null, null, null, 9, '', ''));
        $recorder->record(self::mismatch('b'));
        $recorder->record(self::mismatch('c'));
        $recorder->record(self::mismatch('c', example: null));

        self::assertSame([['c', 2], ['b', 1], ['a', 9]], array_map(static fn(Record $record): array => [$record->signature, $record->count], $recorder->records()));
        self::assertNotNull($recorder->records()[0]->example);
        self::assertTrue($recorder->knows('b'));
        self::assertFalse($recorder->knows('d'));
    }

    private function file(): string
    {
        return "{$this->directory}/verify.jsonl";
    }

    private function read(): RecordFile
    {
        return RecordFile::read($this->file()) ?? self::fail('There is no file.');
    }
}
