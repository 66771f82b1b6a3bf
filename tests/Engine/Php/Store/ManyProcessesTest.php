<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\CodePlace;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\EntryState;
use Kiln\Engine\Php\Store\StoredEntry;
use Kiln\System\AtomicFile;
use Kiln\Tests\Fuzz\Chance;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Real processes at work in one directory at once.
 */
#[CoversClass(AtomicFile::class)]
#[CoversClass(CodePlace::class)]
#[CoversClass(DirectoryStore::class)]
#[Group('long')]
final class ManyProcessesTest extends StoreTestCase
{
    private const PROCESSES = 20;

    /**
     * Each key has a class of its own that rests on one that all keys share. Keys come in an order that only the seed knows.
     */
    private const WORK = <<<'PHP'
        [, $directory, $start, $processes, $seed, $keys, $rounds] = $argv;
        refuseWarnings();
        mt_srand((int) $seed);
        meet($start, (int) $processes);
        $source = (new ReflectionClass(DirectoryStore::class))->getFileName();
        $numbers = range(0, $keys - 1);
        for ($round = 0; $round < $rounds; ++$round) {
            shuffle($numbers);
            $store = new DirectoryStore($directory, (bool) mt_rand(0, 1));
            foreach ($numbers as $i) {
                $own = new GeneratedClass("Own$i", "<?php\n\nnamespace Kiln\Generated;\n\nfinal class Own$i extends Shared\n{\n    public static function answer(): string\n    {\n        return parent::answer() . ' $i';\n    }\n}\n// " . str_repeat("$i", 5000));
                // Now and then a process saves what is there already.
                $entry = (mt_rand(0, 4) === 0 ? null : $store->load("key $i"))
                    ?? $store->save("key $i", "Own$i", [generated('Shared', 'shared'), $own], [$source]);
                if ($entry->mainClass()::answer() !== "shared $i" || $entry->classes !== ['Shared', "Own$i"]) {
                    exit("wrong answer for $i");
                }
            }
            if ($store->problems() !== []) {
                exit(implode("\n", $store->problems()));
            }
        }
        echo 'done';
        PHP;

    #[Test]
    #[TestWith(['0'])]
    #[TestWith(['1'])]
    public function twentyProcessesStartAtOnceInADirectoryThatIsNotThere(string $isOpcacheOn): void
    {
        $seed = Chance::announced(Chance::seed(), __METHOD__)->seed;
        $directory = $this->directory . '/a/b/c';
        $start = $this->directory . '/start';
        $children = [];
        for ($i = 0; $i < self::PROCESSES; ++$i) {
            $children[] = new Child(self::WORK, [$directory, $start, (string) self::PROCESSES, (string) ($seed + $i), '12', '3'], ['opcache.enable_cli' => $isOpcacheOn, 'opcache.file_update_protection' => '0']);
        }

        foreach ($children as $i => $child) {
            self::assertSame('done', $child->finish(), "KILN_SEED={$seed}, process {$i}");
        }
        self::assertWhole($directory, 12);
        self::assertCount(12, self::namesIn($this->place($directory)), 'entries, and nothing else');
    }

    #[Test]
    public function aCleanerTakesFilesAwayMeanwhile(): void
    {
        $seed = Chance::announced(Chance::seed(), __METHOD__)->seed;
        mt_srand($seed);
        $directory = $this->directory . '/kiln';
        $children = [];
        for ($i = 0; $i < self::PROCESSES; ++$i) {
            $children[] = new Child(self::WORK, [$directory, $this->directory . '/start', '1', (string) ($seed + $i), '12', '5']);
        }
        $removed = 0;
        while (array_filter($children, static fn(Child $child): bool => $child->isRunning()) !== []) {
            // Single files, as systemd-tmpfiles and tmpreaper do it.
            $files = [...self::find($directory . '/*/*'), ...self::find($directory . '/*.salt')];
            if ($files !== []) {
                $removed += (int) @unlink($files[mt_rand(0, \count($files) - 1)]);
            }
            usleep(500);
        }

        foreach ($children as $i => $child) {
            $output = $child->finish();
            // A temporary file that is taken away before it has its name cannot be had: that is a problem, not an error.
            foreach (explode("\n", $output) as $line) {
                self::assertMatchesRegularExpression('~^(?:done|The file \S+ cannot be (?:written|replaced|made): .+\.|The file \S+\.salt cannot be read\.)$~D', $line, "KILN_SEED={$seed}, process {$i} ended with {$child->exitCode}");
            }
        }
        self::assertGreaterThan(0, $removed);
    }

    #[Test]
    public function writersAreKilled(): void
    {
        $seed = Chance::announced(Chance::seed(), __METHOD__)->seed;
        mt_srand($seed);
        $directory = $this->directory . '/kiln';
        for ($i = 0; $i < self::PROCESSES; ++$i) {
            $child = new Child(self::WORK, [$directory, $this->directory . '/start', '1', (string) ($seed + $i), '100', '1000']);
            while ($child->isRunning() && self::find($directory . '/*/*') === []) {
                usleep(1_000);
            }
            usleep(mt_rand(0, 30_000));
            $child->kill();
            $child->finish();
            self::assertWhole($directory, null);
        }

        $child = new Child(self::WORK, [$directory, $this->directory . '/start', '1', (string) $seed, '100', '1']);

        self::assertSame('done', $child->finish(), "KILN_SEED={$seed}");
        self::assertWhole($directory, 100);
        (new DirectoryStore($directory, false))->clear();
        self::assertSame([], self::namesIn($directory), 'with all temporary files');
    }

    private static function assertWhole(string $directory, ?int $entries): void
    {
        $states = array_map(static fn(StoredEntry $entry): EntryState => $entry->state, [...(new DirectoryStore($directory, true))->entries()]);

        self::assertSame([], array_filter($states, static fn(EntryState $state): bool => $state !== EntryState::Ready));
        if ($entries !== null) {
            self::assertCount($entries, $states);
        }
    }

    /**
     * @return list<string>
     */
    private static function find(string $pattern): array
    {
        $paths = glob($pattern);

        return $paths === false ? [] : $paths;
    }
}
