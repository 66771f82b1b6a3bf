<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Engine;
use Kiln\Lab\CacheDirectories;
use Kiln\Lab\Contender\ExtJson;
use Kiln\Lab\Contender\Jms;
use Kiln\Lab\Contender\JmsDialect;
use Kiln\Lab\Contender\Kiln;
use Kiln\Lab\Contender\KilnJms;
use Kiln\Lab\Direction;
use Kiln\Lab\Job;
use Kiln\Lab\Workload\JmsOracle;
use Kiln\Lab\Workload\JmsSettings;
use Kiln\Lab\Workload\Workload;
use Kiln\Lab\Workload\Workloads;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

#[CoversClass(Workloads::class)]
#[CoversClass(Workload::class)]
#[CoversClass(JmsSettings::class)]
#[CoversClass(JmsOracle::class)]
#[CoversClass(JmsDialect::class)]
#[CoversClass(Jms::class)]
#[CoversClass(KilnJms::class)]
#[CoversClass(Job::class)]
final class JmsWorkloadsTest extends TestCase
{
    private string $directory;

    private CacheDirectories $directories;

    protected function setUp(): void
    {
        $this->directory = sys_get_temp_dir() . '/kiln-lab-' . bin2hex(random_bytes(8));
        $this->directories = new CacheDirectories($this->directory);
    }

    protected function tearDown(): void
    {
        foreach ([Jms::NAME, KilnJms::NAME] as $name) {
            $this->directories->clear($name);
        }
        if (is_dir($this->directory)) {
            rmdir($this->directory);
        }
    }

    #[DataProvider('jobs')]
    public function testJmsAndWhatTakesItsPlaceDoTheWork(Jms|KilnJms $contender, string $workload, Direction $direction): void
    {
        $job = new Job($contender, (new Workloads())->get($workload), $direction, $this->directories->of($contender->name()));
        $call = $job->prepare();

        self::assertNull($job->difference($call()), 'The first call.');
        self::assertNull($job->difference($call()), 'A later call.');
    }

    /**
     * @return iterable<string, array{Jms|KilnJms, string, Direction}>
     */
    public static function jobs(): iterable
    {
        foreach ((new Workloads())->matching(['jms-catalogue*']) as $workload) {
            foreach (Direction::cases() as $direction) {
                foreach ([new Jms(), new KilnJms(Engine::Php)] as $contender) {
                    yield "{$contender->name()}, {$direction->value} {$workload}" => [$contender, $workload, $direction];
                }
            }
        }
    }

    public function testGroupsAndVersionSelect(): void
    {
        $plain = self::firstWritten('jms-catalogue');
        $selected = self::firstWritten('jms-catalogue-groups');

        self::assertArrayHasKey('stock', $plain, 'In no group that is chosen below.');
        self::assertArrayNotHasKey('stock', $selected);
        self::assertSame(array_diff_key($plain, ['stock' => 0, 'variants' => 0]), array_diff_key($selected, ['variants' => 0]));
        $withinVersion = ['currency' => 'Until a later version', 'rating' => 'Since an earlier version'];
        self::assertSame([], array_diff_key($withinVersion, $selected));
        $all = array_filter(self::written('jms-catalogue'), static fn(array $product): bool => isset($product['discontinuedAt']));
        self::assertNotSame([], $all);
        self::assertSame([], array_column(self::written('jms-catalogue-groups'), 'discontinuedAt'), 'Since a later version.');
    }

    public function testHandlerAndListenerAreCalled(): void
    {
        $plain = self::firstWritten('jms-catalogue');
        $handled = self::firstWritten('jms-catalogue-handler');

        self::assertIsArray($plain['brand']);
        self::assertContainsOnlyScalar($plain['brand']);
        self::assertSame(implode('|', $plain['brand'] + ['foundedIn' => '']), $handled['brand']);
        self::assertIsArray($handled['images']);
        self::assertIsArray($handled['images'][0]);
        self::assertIsString($handled['images'][0]['url']);
        self::assertSame($handled['images'][0]['url'] . '?width=120', $handled['images'][0]['thumbnail']);
    }

    public function testADifferenceFromJmsIsTold(): void
    {
        $job = new Job(new KilnJms(Engine::Php), (new Workloads())->get('jms-catalogue'), Direction::Write, '');
        $json = (new JmsOracle($job->workload, new JmsSettings()))->written();

        self::assertNull($job->difference($json));
        self::assertSame('the same values as JMS, but not the same bytes', $job->difference("{$json} "));
        self::assertSame('$.0.id: expected int 1, got int 2', $job->difference(substr_replace($json, '[{"id":2,', 0, \strlen('[{"id":1,'))));
        self::assertSame('is not a string', $job->difference(null));
    }

    public function testADifferenceFromTheObjectsOfJmsIsTold(): void
    {
        $workload = (new Workloads())->get('jms-catalogue-public');
        $job = new Job(new KilnJms(Engine::Php), $workload, Direction::Read, '');
        $objects = unserialize(serialize($workload->graph()));

        self::assertIsArray($objects);
        self::assertNull($job->difference($objects));
        self::assertIsObject($objects[0]);
        self::assertIsObject($objects[1]);
        self::assertTrue(property_exists($objects[0], 'createdAt') && property_exists($objects[1], 'createdAt'));
        self::assertInstanceOf(\DateTimeImmutable::class, $objects[0]->createdAt);
        $objects[0]->createdAt = $objects[0]->createdAt->setTimezone(new \DateTimeZone('UTC'));
        self::assertStringStartsWith('the same values as JMS, but', (string) $job->difference($objects));
        $objects[0]->createdAt = $objects[0]->createdAt->modify('+1 second');
        self::assertStringStartsWith('$.0.createdAt: expected string', (string) $job->difference($objects));
    }

    public function testEachWorkloadIsForSomeContenders(): void
    {
        $native = (new Workloads())->get('catalogue');
        $dialect = (new Workloads())->get('jms-catalogue');

        self::assertSame([true, false], [(new Kiln(Engine::Php))->handles($native), (new Kiln(Engine::Php))->handles($dialect)]);
        self::assertSame([false, true], [(new KilnJms(Engine::Php))->handles($native), (new KilnJms(Engine::Php))->handles($dialect)]);
        self::assertSame([true, true], [(new Jms())->handles($native), (new Jms())->handles($dialect)]);
        self::assertSame([true, true], [(new ExtJson())->handles($native), (new ExtJson())->handles($dialect)]);
    }

    public function testWorkloadsAreChosenByPatterns(): void
    {
        $workloads = new Workloads();

        self::assertSame($workloads->names(), $workloads->matching([]));
        self::assertSame(['catalogue'], $workloads->matching(['catalogue']));
        self::assertSame(['webhooks', 'jms-webhooks', 'jms-webhooks-groups', 'jms-webhooks-handler'], $workloads->matching(['jms-webhooks*', '*webhooks']));
        $this->expectExceptionObject(new \InvalidArgumentException('There is no workload "yaml-*". There are: ' . implode(', ', $workloads->names()) . '.'));
        $workloads->matching(['catalogue', 'yaml-*']);
    }

    /**
     * @return array<mixed>
     */
    private static function firstWritten(string $workload): array
    {
        return self::written($workload)[0];
    }

    /**
     * @return non-empty-list<array<mixed>> what the yardstick writes, as the contenders are to write it
     */
    private static function written(string $workload): array
    {
        $json = (new ExtJson())->writer((new Workloads())->get($workload), '')();
        $products = json_decode($json, true, 512, JSON_THROW_ON_ERROR);
        self::assertIsArray($products);
        self::assertContainsOnlyArray($products);

        return $products === [] ? self::fail('Nothing was written.') : array_values($products);
    }
}
