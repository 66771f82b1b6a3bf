<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Engine\Native\Extension;
use Kiln\Graph\Graph;
use Kiln\Graph\PlainGraph;
use Kiln\Tests\Engine\Php\Store\Child;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Model\Suit;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The files of the library that the first call in a request loads.
 */
#[CoversClass(Graph::class)]
final class FirstCallTest extends TestCase
{
    private const CODE = <<<'PHP'
        use Kiln\Bridge\Laravel\GraphStore;
        use Kiln\Bridge\Psr\{GraphCache, GraphCachePool};
        use Kiln\Bridge\Symfony\GraphMarshaller;
        use Kiln\Graph\Graph;
        use Kiln\Tests\Bridge\Laravel\MemoryStore;
        use Kiln\Tests\Graph\Model\{Product, Suit};
        use Symfony\Component\Cache\Adapter\ArrayAdapter;
        use Symfony\Component\Cache\Psr16Cache;

        [, $bytes, $who] = $argv;
        $bytes = base64_decode($bytes);
        $allowed = [Product::class, Suit::class, DateTimeImmutable::class];
        array_map(class_exists(...), $allowed);
        $pool = new ArrayAdapter(storeSerialized: false);
        $pool->save($pool->getItem('key')->set($bytes));
        $store = new MemoryStore();
        $store->put('key', $bytes, 60);
        $library = static fn(): array => array_filter(get_included_files(), static fn(string $file): bool => str_starts_with($file, realpath(KILN_SRC)));
        $before = $library();
        $value = match ($who) {
            'Graph' => Graph::decode($bytes, $allowed),
            'function' => Graph::decode($bytes, static fn(string $class): bool => in_array($class, $allowed, true)),
            'file' => require $bytes,
            'PSR-6' => (new GraphCachePool($pool, $allowed))->getItem('key')->get(),
            'PSR-16' => (new GraphCache(new Psr16Cache($pool), $allowed))->get('key'),
            'Symfony' => (new GraphMarshaller($allowed))->unmarshall($bytes),
            'Laravel' => GraphStore::around($store, $allowed)->get('key'),
        };
        $after = array_diff($library(), $before);
        sort($after);
        echo implode(' ', array_map(static fn(string $file): string => substr($file, strlen(realpath(KILN_SRC)) + 1), $after)), "\n", base64_encode(serialize($value));
        PHP;

    private const READER = 'Graph/Serialized/SerializedReader.php';

    private const ANATOMY = 'Graph/Classes/ClassAnatomy.php';

    /**
     * @return iterable<string, array{mixed, list<string>}> a value, and what plain PHP loads besides Graph
     */
    public static function values(): iterable
    {
        yield 'a text' => ['text', []];
        yield 'a scalar' => [1.5, ['Graph/Direct/Scalar.php', 'Graph/Direct/Tokens.php', 'Graph/Read/Cursor.php']];
        yield 'arrays' => [['rows' => [['id' => 1], ['id' => 2]]], [self::READER]];
        yield 'objects' => [[new Product(2, 'two', 1.5, true, Suit::Clubs)], [self::ANATOMY, self::READER]];
        yield 'a date' => [new \DateTimeImmutable('2024-02-29 12:00:00'), [self::ANATOMY, self::READER]];
    }

    /**
     * @param list<string> $plain
     */
    #[Test]
    #[DataProvider('values')]
    public function decodingLoadsThreeFiles(mixed $value, array $plain): void
    {
        self::assertSame(self::files($value, ['Graph/Graph.php', ...$plain]), self::firstCall('Graph', Graph::encode($value)));
    }

    #[Test]
    public function aFunctionThatAllowsClassesLoadsOneMore(): void
    {
        $value = [new Product(2, 'two', 1.5, true, Suit::Clubs)];

        self::assertSame(self::files($value, ['Graph/AllowedClasses.php', 'Graph/Graph.php', self::ANATOMY, self::READER]), self::firstCall('function', Graph::encode($value)));
    }

    /**
     * @return iterable<string, array{string, list<string>}>
     */
    public static function decorators(): iterable
    {
        yield 'PSR-6' => ['PSR-6', ['Bridge/Psr/GraphCacheItem.php', 'Bridge/Psr/GraphCachePool.php']];
        yield 'PSR-16' => ['PSR-16', ['Bridge/Psr/GraphCache.php']];
        yield 'Symfony' => ['Symfony', ['Bridge/Symfony/GraphMarshaller.php']];
        yield 'Laravel' => ['Laravel', ['Bridge/Laravel/GraphStore.php']];
    }

    /**
     * @param list<string> $own
     */
    #[Test]
    #[DataProvider('decorators')]
    public function aDecoratorLoadsItselfAndTheSame(string $who, array $own): void
    {
        $value = [new Product(2, 'two', 1.5, true, Suit::Clubs)];

        self::assertSame(self::files($value, [...$own, 'Graph/Graph.php', self::ANATOMY, self::READER]), self::firstCall($who, Graph::encode($value)));
    }

    #[Test]
    public function anExportedFileLoadsNone(): void
    {
        $value = [new Product(2, 'two', 1.5, true, Suit::Clubs), new \DateTimeImmutable('2024-02-29')];
        $file = (string) tempnam(sys_get_temp_dir(), 'kiln-first-');
        Graph::export($value, $file);

        try {
            self::assertSame("\n" . base64_encode(serialize($value)), self::firstCall('file', $file));
        } finally {
            unlink($file);
        }
    }

    #[Test]
    public function theExtensionIsTheOneThatOthersExpect(): void
    {
        // A method in PHP would take as long as a small value, and a file must not be loaded.
        self::assertSame(\extension_loaded('kiln'), (new \ReflectionClass(Graph::class))->isInternal());
        self::assertSame(Extension::ABI, PlainGraph::ABI);
    }

    /**
     * @param list<string> $plain
     */
    private static function files(mixed $value, array $plain): string
    {
        $isNative = Extension::isChosen(null);
        sort($plain);

        return implode(' ', array_filter($plain, static fn(string $file): bool => !$isNative || str_starts_with($file, 'Bridge/'))) . "\n" . base64_encode(serialize($value));
    }

    private static function firstCall(string $who, string $bytes): string
    {
        return Child::run(str_replace('KILN_SRC', var_export(\dirname(__DIR__, 2) . '/src', true), self::CODE), [base64_encode($bytes), $who]);
    }
}
