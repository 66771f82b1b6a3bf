<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Serializer;
use Kiln\Tests\Engine\Php\Store\Child;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

/**
 * Twenty processes that start at once on an empty directory: each works as if it were alone.
 */
#[CoversClass(Serializer::class)]
#[Group('long')]
final class ManySerializersTest extends ProcessTestCase
{
    private const PROCESSES = 20;

    #[Test]
    public function theyGetTheSameResults(): void
    {
        $alone = Child::run(self::WORK, [$this->directory . '/alone', '0', '0']);
        self::assertMatchesRegularExpression('/^96 [0-9a-f]{32} [0-9a-f]{32}$/', $alone);

        $start = $this->directory . '/start';
        $children = [];
        for ($number = 0; $number < self::PROCESSES; ++$number) {
            $children[] = new Child('meet($argv[4], 20);' . self::WORK, [$this->directory . '/shared', (string) ($number % 2), (string) $number, $start], ['opcache.enable_cli' => (string) ($number % 3 === 0)]);
        }
        // All that they write, to stderr too.
        $outputs = array_map(static fn(Child $child): string => $child->finish(), $children);

        self::assertSame(array_fill(0, self::PROCESSES, $alone), $outputs);
        self::assertSame([], array_filter(self::filesBelow($this->directory . '/shared'), static fn(string $path): bool => !str_ends_with($path, '.php') && !str_ends_with($path, '.salt')), 'nothing is left behind');
    }

    #[Test]
    public function whatTheyHaveMadeIsWhole(): void
    {
        $children = [];
        for ($number = 0; $number < self::PROCESSES; ++$number) {
            $children[] = new Child(self::WORK, [$this->directory . '/shared', '0', (string) $number]);
        }
        $outputs = array_unique(array_map(static fn(Child $child): string => $child->finish(), $children));
        self::assertCount(1, $outputs);

        $files = self::filesBelow($this->directory . '/shared');
        $times = array_map(filemtime(...), $files);
        $hashes = array_map(md5_file(...), $files);
        self::assertSame($outputs[0], Child::run(self::WORK, [$this->directory . '/shared', '0', '99']));
        clearstatcache();
        self::assertSame($files, self::filesBelow($this->directory . '/shared'), 'nothing had to be made');
        self::assertSame([$times, $hashes], [array_map(filemtime(...), $files), array_map(md5_file(...), $files)]);
    }
}
