<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Doctrine\Persistence\Proxy;
use Kiln\Lab\Functions;
use Kiln\Lab\Json\CatalogueGenerator;
use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Json\Contender\Contenders;
use Kiln\Lab\Json\Depot;
use Kiln\Lab\Json\Job;
use Kiln\Lab\Json\Workload;
use Kiln\Lab\Json\Workloads;
use Kiln\Lab\Model\Catalogue\Open\Category;
use Kiln\Lab\Options;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Filesystem\Filesystem;

final class WorkloadsTest extends TestCase
{
    /** One for all tests, because PHP keeps the functions that Liip has generated. */
    private static string $directory;

    public static function setUpBeforeClass(): void
    {
        self::$directory = sys_get_temp_dir() . '/kiln-lab-' . bin2hex(random_bytes(8));
        mkdir(self::$directory);
    }

    public static function tearDownAfterClass(): void
    {
        (new Filesystem())->remove(self::$directory);
    }

    public function testTheCatalogueIsTheSameEverywhere(): void
    {
        $json = (new CatalogueGenerator())->json(400);

        self::assertSame(492_260, \strlen($json));
        self::assertSame('e98b290467d718be334f1a1c5c2d5e63', hash('xxh128', $json));
    }

    public function testOnlyItemsThatBringANewKeyStayInAnExcerpt(): void
    {
        $json = '[{"a":1},{"a":2},{"a":3,"b":null},{"a":4,"b":[{"c":1},{"c":2},{"d":{}}]},{"b":[{"c":3}]}]';

        self::assertSame('[{"a":1},{"a":4,"b":[{"c":1},{"d":{}}]}]', (new Workload('w', 'w', $json, Category::class, isList: true, writesNull: true))->excerpt()->json);
    }

    #[TestWith(['jms'])]
    #[TestWith(['kiln-jms'])]
    #[TestWith(['liip'])]
    #[TestWith(['kiln-liip'])]
    public function testWhatTakesAPlaceDoesTheWork(string $name): void
    {
        $contender = Contenders::all()[$name] ?? self::fail();
        if ($contender->packages() === []) {
            self::markTestSkipped('liip/serializer is not installed: make bench LIIP=FOLDER');
        }
        foreach (Options::chosen('jms-catalogue*', 'workload', Workloads::NAMES) as $workload) {
            foreach (($contender->handles)(Workloads::get($workload)) ? Job::DIRECTIONS : [] as $direction) {
                $job = self::job($contender, $workload, $direction);
                $call = $job->prepare();
                self::assertNull($job->difference($call()), "{$direction} {$workload}, the first call.");
                self::assertNull($job->difference($call()), "{$direction} {$workload}, a later call.");
            }
        }
    }

    public function testEachWorkloadIsForSomeContenders(): void
    {
        $expected = ['catalogue' => 'ext/json kiln kiln-native jms symfony', 'jms-catalogue' => 'ext/json kiln-jms kiln-jms-native jms', 'jms-catalogue-public' => 'ext/json kiln-jms kiln-jms-native kiln-liip kiln-liip-native jms liip'];
        foreach ($expected as $workload => $names) {
            $handling = array_filter(Contenders::all(), static fn(Contender $contender): bool => ($contender->handles)(Workloads::get($workload)));
            self::assertSame($names, implode(' ', array_keys($handling)));
        }
    }

    #[RequiresPhpExtension('pdo_sqlite')]
    public function testEntitiesComeFromThreeThousandRowsAndSayWhatTheDocumentSays(): void
    {
        $workload = Workloads::get('doctrine');
        $orders = $workload->objects();

        self::assertIsArray($orders);
        self::assertTrue(\is_object($orders[0]) && property_exists($orders[0], 'customer') && $orders[0]->customer instanceof Proxy);
        foreach (Job::DIRECTIONS as $direction) {
            $job = self::job('kiln', 'doctrine', $direction);
            self::assertNull($job->difference($job->prepare()()));
        }
        self::assertSame(3_000, Depot::rows($workload));
    }

    public function testSettingsOfJmsChangeWhatIsWritten(): void
    {
        $plain = self::written('jms-catalogue');
        $selected = self::written('jms-catalogue-groups');
        $handled = self::written('jms-catalogue-handler')[0];

        // Stock is in no group that is chosen; the currency goes in a later version, the rating came in an earlier one.
        self::assertArrayHasKey('stock', $plain[0]);
        self::assertSame(array_diff_key($plain[0], ['stock' => 0, 'variants' => 0]), array_diff_key($selected[0], ['variants' => 0]));
        self::assertArrayHasKey('currency', $selected[0]);
        self::assertNotSame([], array_column($selected, 'rating'));
        self::assertNotSame([], array_column($plain, 'discontinuedAt'));
        self::assertSame([], array_column($selected, 'discontinuedAt'), 'Since a later version.');
        // A handler and a listener are called.
        self::assertIsArray($plain[0]['brand']);
        self::assertContainsOnlyScalar($plain[0]['brand']);
        self::assertSame(implode('|', $plain[0]['brand'] + ['foundedIn' => '']), $handled['brand']);
        self::assertTrue(\is_array($handled['images']) && \is_array($handled['images'][0]) && \is_string($handled['images'][0]['url']));
        self::assertSame("{$handled['images'][0]['url']}?width=120", $handled['images'][0]['thumbnail']);
    }

    public function testADifferenceFromTheTextIsTold(): void
    {
        $job = self::job('kiln-jms', 'jms-catalogue', 'write');
        $json = self::job('jms', 'jms-catalogue', 'write')->prepare()();
        self::assertIsString($json);

        self::assertNull($job->difference($json));
        self::assertStringStartsWith('the same values as jms, but not the same bytes', (string) $job->difference("{$json} "));
        self::assertSame('$.0.id: expected int 1, got int 2', $job->difference(substr_replace($json, '[{"id":2,', 0, \strlen('[{"id":1,'))));
        self::assertNotNull($job->difference(null));
        $kiln = self::job('kiln', 'catalogue', 'write');
        self::assertNotNull($kiln->difference($json), 'Nulls are missing.');
        self::assertSame('is not a string', $kiln->difference(null));
        self::assertNull(self::job(Contender::JSON, 'catalogue', 'read')->difference([]), 'The yardstick is not compared.');
    }

    public function testADifferenceFromTheObjectsIsTold(): void
    {
        $job = self::job('kiln-jms', 'jms-catalogue-public', 'read');
        $objects = unserialize(serialize($job->workload->graph()));

        self::assertIsArray($objects);
        self::assertNull($job->difference($objects));
        self::assertTrue(\is_object($objects[0]) && property_exists($objects[0], 'createdAt') && $objects[0]->createdAt instanceof \DateTimeImmutable);
        $objects[0]->createdAt = $objects[0]->createdAt->setTimezone(new \DateTimeZone('UTC'));
        self::assertStringStartsWith('the same values as jms, but', (string) $job->difference($objects));
        $objects[0]->createdAt = $objects[0]->createdAt->modify('+1 second');
        self::assertStringStartsWith('$.0.createdAt: expected string', (string) $job->difference($objects));
        self::assertNotNull(self::job('kiln', 'catalogue', 'read')->difference([]));
    }

    public function testATaskThatDoesNotDoTheWorkIsNotTimed(): void
    {
        $functions = new Functions(static fn(mixed $objects): string => '[]', static fn(string $json): mixed => throw new \RuntimeException('I am tired'));
        $lazy = new Contender('lazy', [], static fn(): bool => true, static fn(): Functions => $functions);

        self::assertSame(['problem' => 'differs: $.0: expected stdClass, got nothing'], self::job($lazy, 'catalogue', 'write')->examine());
        self::assertSame(['problem' => 'failed: RuntimeException: I am tired'], self::job($lazy, 'catalogue', 'read')->examine());
    }

    private static function job(Contender|string $contender, string $workload, string $direction): Job
    {
        $contender = \is_string($contender) ? Contenders::all()[$contender] ?? self::fail() : $contender;
        // What the oracle of Liip generates are functions of the same names.
        $name = $contender->name === 'liip' ? 'liip-oracle' : $contender->name;

        return new Job($contender, Workloads::get($workload), $direction, self::$directory . "/{$name}");
    }

    /** @return non-empty-list<array<mixed>> what the yardstick writes, as the contenders are to write it */
    private static function written(string $workload): array
    {
        $json = self::job(Contender::JSON, $workload, 'write')->prepare()();
        $products = \is_string($json) ? json_decode($json, true, 512, JSON_THROW_ON_ERROR) : null;
        self::assertIsArray($products);
        self::assertContainsOnlyArray($products);

        return $products === [] ? self::fail('Nothing was written.') : array_values($products);
    }
}
