<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Engine;
use Kiln\Lab\CacheDirectories;
use Kiln\Lab\Contender\KilnLiip;
use Kiln\Lab\Contender\Liip;
use Kiln\Lab\Contender\LiipDialect;
use Kiln\Lab\Direction;
use Kiln\Lab\Job;
use Kiln\Lab\Workload\LiipOracle;
use Kiln\Lab\Workload\Workloads;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

#[CoversClass(Liip::class)]
#[CoversClass(KilnLiip::class)]
#[CoversClass(LiipDialect::class)]
#[CoversClass(LiipOracle::class)]
#[CoversClass(Job::class)]
final class LiipWorkloadTest extends TestCase
{
    private const WORKLOAD = 'jms-catalogue-public';

    private static CacheDirectories $directories;

    /** One for all tests, because PHP keeps the functions that Liip has generated. */
    private static string $directory;

    public static function setUpBeforeClass(): void
    {
        self::$directory = sys_get_temp_dir() . '/kiln-lab-' . bin2hex(random_bytes(8));
        self::$directories = new CacheDirectories(self::$directory);
    }

    public static function tearDownAfterClass(): void
    {
        foreach (['liip-oracle', KilnLiip::NAME] as $name) {
            self::$directories->clear($name);
        }
        if (is_dir(self::$directory)) {
            rmdir(self::$directory);
        }
    }

    #[DataProvider('jobs')]
    public function testLiipAndWhatTakesItsPlaceDoTheWork(Liip|KilnLiip $contender, Direction $direction): void
    {
        if ((new Liip())->packages() === []) {
            self::markTestSkipped('liip/serializer is not installed: make bench LIIP=FOLDER');
        }
        // What the oracle generates are functions of the same names.
        $directory = self::$directories->of($contender instanceof Liip ? 'liip-oracle' : $contender->name());
        $job = new Job($contender, (new Workloads())->get(self::WORKLOAD), $direction, $directory);
        $call = $job->prepare();

        self::assertNull($job->difference($call()), 'The first call.');
        self::assertNull($job->difference($call()), 'A later call.');
    }

    /**
     * @return iterable<string, array{Liip|KilnLiip, Direction}>
     */
    public static function jobs(): iterable
    {
        foreach (Direction::cases() as $direction) {
            foreach ([new Liip(), new KilnLiip(Engine::Php)] as $contender) {
                yield "{$contender->name()}, {$direction->value}" => [$contender, $direction];
            }
        }
    }

    public function testADifferenceFromLiipIsTold(): void
    {
        if ((new Liip())->packages() === []) {
            self::markTestSkipped('liip/serializer is not installed: make bench LIIP=FOLDER');
        }
        $workload = (new Workloads())->get(self::WORKLOAD);
        $job = new Job(new KilnLiip(Engine::Php), $workload, Direction::Write, self::$directories->of(KilnLiip::NAME));
        $json = (new Liip())->writer($workload, self::$directories->of('liip-oracle'))();

        self::assertNull($job->difference($json));
        self::assertSame('the same values as Liip, but not the same bytes', $job->difference("{$json} "));
        self::assertSame('$.0.id: expected int 1, got int 2', $job->difference(substr_replace($json, '[{"id":2,', 0, \strlen('[{"id":1,'))));
        $objects = new Job(new KilnLiip(Engine::Php), $workload, Direction::Read, self::$directories->of(KilnLiip::NAME));
        self::assertNotNull($objects->difference([]));
    }

    public function testLiipTakesPartWherePropertiesArePublic(): void
    {
        $workloads = new Workloads();

        foreach ($workloads->matching(['catalogue*', 'jms-catalogue*']) as $name) {
            self::assertSame($name === self::WORKLOAD, (new Liip())->handles($workloads->get($name)), $name);
            self::assertSame($name === self::WORKLOAD, (new KilnLiip(Engine::Php))->handles($workloads->get($name)), $name);
        }
    }
}
