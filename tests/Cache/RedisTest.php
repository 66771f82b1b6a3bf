<?php

declare(strict_types=1);

namespace Kiln\Tests\Cache;

use Kiln\Tests\Engine\Php\Store\Child;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Graphs in a real redis-server, by phpredis: processes that have the extension redis, and a server for each test.
 */
#[CoversNothing]
#[Group('long')]
final class RedisTest extends TestCase
{
    private const CONNECT = <<<'PHP'
        $redis = new Redis();
        $redis->connect($argv[1], 0);

        PHP;

    private ?RedisServer $server = null;

    protected function setUp(): void
    {
        Caches::environmentWith('redis');
        $this->server = new RedisServer();
    }

    protected function tearDown(): void
    {
        $this->server = null;
    }

    #[Test]
    public function theExampleMakesTheCatalogueOnce(): void
    {
        $tea = "Darjeeling, 4.50 EUR a piece\nAssam, 3.95 EUR a piece\n";

        self::assertSame("The catalogue is made.\n" . $tea, $this->example());
        self::assertSame($tea, $this->example());
        self::assertSame('2', $this->outputOf('$seconds = $redis->ttl("shop:catalogue"); echo $seconds > 3500 && $seconds <= 3600 ? 2 : $seconds;'));

        $this->outputOf('$redis->del("shop:catalogue");');
        self::assertSame("The catalogue is made.\n" . $tea, $this->example());
    }

    #[Test]
    public function theExampleMakesItAnewWhenWhatIsThereCannotBeUsed(): void
    {
        foreach ([
            'damaged' => '$redis->set("shop:catalogue", substr($redis->get("shop:catalogue"), 0, -3));',
            'of another class' => '$redis->set("shop:catalogue", Kiln\Graph\Graph::encode(new ArrayObject()));',
            'no object' => '$redis->set("shop:catalogue", Kiln\Graph\Graph::encode(5));',
            'no graph' => '$redis->set("shop:catalogue", serialize(5));',
            'stale' => '
                eval("namespace Kiln\Examples\Catalogue; final class Catalogue { public array \$items = []; }");
                $redis->set("shop:catalogue", Kiln\Graph\Graph::encode(new Kiln\Examples\Catalogue\Catalogue()));',
        ] as $what => $code) {
            $this->example();
            $this->outputOf($code);

            self::assertStringStartsWith("The catalogue is made.\n", $this->example(), $what);
            self::assertStringStartsWith('Darjeeling', $this->example(), $what);
        }
    }

    #[Test]
    public function adaptersOfSymfonyAndPoolsKeepTheirItems(): void
    {
        self::assertSame('a graph, found, tagged, found, found, ', $this->outputOf(<<<'PHP'
            use Kiln\Bridge\Psr\{GraphCache, GraphCachePool};
            use Kiln\Bridge\Symfony\GraphMarshaller;
            use Kiln\Graph\Graph;
            use Kiln\Tests\Graph\Model\Node;
            use Symfony\Component\Cache\Adapter\{RedisAdapter, RedisTagAwareAdapter};
            use Symfony\Component\Cache\Marshaller\DefaultMarshaller;
            use Symfony\Component\Cache\Psr16Cache;

            $node = (new Node())->add(new DateTimeImmutable('2026-01-02'));
            $adapter = static fn() => new RedisAdapter($redis, 'app', 60, new GraphMarshaller());
            $adapter()->save($adapter()->getItem('key')->set($node));
            echo Graph::recognizes($redis->get('app:key')) ? 'a graph, ' : 'something, ';
            echo $adapter()->getItem('key')->isHit() && $adapter()->getItem('key')->get() == $node ? 'found, ' : 'lost, ';

            $tagging = new RedisTagAwareAdapter($redis, 'tagged', 60, new GraphMarshaller());
            $item = $tagging->getItem('key')->set($node);
            $item->tag('nodes');
            $tagging->save($item);
            $isFound = $tagging->getItem('key')->get() == $node;
            $tagging->invalidateTags(['nodes']);
            echo $isFound && !$tagging->getItem('key')->isHit() ? 'tagged, ' : 'not tagged, ';

            $pool = static fn() => new GraphCachePool(new RedisAdapter($redis, 'pool'), [Node::class, DateTimeImmutable::class]);
            $pool()->save($pool()->getItem('key')->set($node));
            echo $pool()->getItem('key')->get() == $node ? 'found, ' : 'lost, ';

            $cache = static fn() => new GraphCache(new Psr16Cache(new RedisAdapter($redis, 'cache')), [Node::class, DateTimeImmutable::class]);
            $cache()->set('key', $node);
            echo $cache()->get('key') == $node ? 'found, ' : 'lost, ';
            PHP));
    }

    #[Test]
    public function manyProcessesAtOnce(): void
    {
        $code = <<<'PHP'
            use Kiln\Graph\Graph;
            use Kiln\Tests\Graph\Model\Node;

            for ($i = 0; $i < 200; ++$i) {
                $size = 1 + ($i * 7 + (int) $argv[2]) % 50;
                $redis->set('key', Graph::encode(array_fill(0, $size, (new Node())->add($size))));
                $found = Graph::decode($redis->get('key'), [Node::class]);
                // Somebody's value, and a whole one.
                $found == array_fill(0, count($found), (new Node())->add(count($found))) || exit('broken');
            }
            PHP;
        $children = array_map(fn(int $number): Child => $this->child($code, (string) $number), range(1, 8));
        foreach ($children as $child) {
            self::assertSame('', $child->finish());
        }
    }

    private function example(): string
    {
        return $this->outputOf('require ' . var_export(\dirname(__DIR__, 2) . '/examples/redis.php', true) . ';');
    }

    private function outputOf(string $code): string
    {
        return Child::run(self::CONNECT . $code, [$this->socket()], environment: Caches::environmentWith('redis'));
    }

    private function child(string $code, string $number): Child
    {
        return new Child(self::CONNECT . $code, [$this->socket(), $number], environment: Caches::environmentWith('redis'));
    }

    private function socket(): string
    {
        self::assertNotNull($this->server);

        return $this->server->socket;
    }
}
