<?php

declare(strict_types=1);

namespace Kiln\Tests\Examples;

use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The demo in a process of its own, as `make demo` runs it.
 */
#[CoversNothing]
final class DemoTest extends TestCase
{
    private const ORDER = <<<'PHP'
        <?php
        namespace Acme;
        final class Order {
            public int $id;
            #[\Kiln\Attribute\Since('2')] public ?string $note = null;
            /** @var list<Line> */ #[\Kiln\Attribute\Groups('lines')] public array $lines = [];
        }
        final class Line { public string $sku; public float $price; }
        PHP;

    private string $folder = '';

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/kiln-demo-' . bin2hex(random_bytes(8));
        mkdir("{$this->folder}/tmp", 0o700, true);
    }

    protected function tearDown(): void
    {
        self::remove($this->folder);
    }

    #[Test]
    public function itRunsOnTheListOfInstalledPackages(): void
    {
        [$status, $output] = $this->demo();

        self::assertSame(0, $status, $output);
        self::assertStringContainsString('values compared: 0 lost, 0 changed', $output);
        self::assertStringContainsString("new Context(groups: ['overview'])", $output);
        self::assertStringContainsString("new Context(version: '1.10')", $output);
        self::assertMatchesRegularExpression('/JSON: [3-9] problems\./', $output);
        self::assertMatchesRegularExpression('/line \d+, column \d+/', $output);
        self::assertStringContainsString('[missing_key]', $output);
        self::assertStringContainsString('[invalid_date]', $output);
        self::assertMatchesRegularExpression('/Kiln, to objects +\d+\.\d\d ms +x \d+\.\d\d/', $output);
        self::assertStringNotContainsString("\e[", $output, 'no colours without a terminal');
    }

    #[Test]
    public function itRunsOnADocumentOfTheUser(): void
    {
        $this->file('Order.php', self::ORDER);
        $document = $this->file('order.json', '{"id": 7, "note": "fragile", "lines": [{"sku": "a", "price": 2.5}]}');

        [$status, $output] = $this->demo($document, 'Acme\\Order');

        self::assertSame(0, $status, $output);
        self::assertStringContainsString('4 values compared: 0 lost, 0 changed', $output);
        self::assertStringContainsString("new Context(groups: ['lines'])", $output);
        self::assertStringContainsString("left out, because they are not in version 0:\n  $.note\n", $output);
        self::assertStringContainsString('Cannot build Acme\\Order from JSON: 3 problems.', $output);
    }

    #[Test]
    public function itFindsAClassByTheAutoloaderAboveTheDocument(): void
    {
        mkdir("{$this->folder}/vendor");
        $this->file('vendor/autoload.php', self::ORDER);

        [$status, $output] = $this->demo($this->file('orders.json', '[{"id": 1, "lines": []}]'), 'list<Acme\\Order>');

        self::assertSame(0, $status, $output);
    }

    /** @return iterable<string, array{string, int, string}> */
    public static function documents(): iterable
    {
        yield 'a key that the class does not have' => ['{"id": 7, "customer": {"name": "Ann"}}', 1, '$.customer'];
        yield 'a value of another type' => ['{"id": "7"}', 1, 'expected int, got string "7"'];
        yield 'not JSON' => ['{"id": 7', 1, '[syntax]'];
    }

    #[Test]
    #[DataProvider('documents')]
    public function itFailsWhereADocumentDoesNotFitItsClass(string $json, int $expected, string $message): void
    {
        $this->file('Order.php', self::ORDER);

        [$status, $output] = $this->demo($this->file('order.json', $json), 'Acme\\Order');

        self::assertSame($expected, $status, $output);
        self::assertStringContainsString($message, $output);
    }

    #[Test]
    public function itSaysWhatIsMissing(): void
    {
        $document = $this->file('order.json', '{}');

        [$status, $output] = $this->demo("{$this->folder}/none.json", 'Acme\\Order');
        self::assertSame(2, $status);
        self::assertStringContainsString("There is no file {$this->folder}/none.json", $output);

        [$status, $output] = $this->demo($document, 'Acme\\Order');
        self::assertSame(2, $status);
        self::assertStringContainsString('The class Acme\\Order was not found', $output);

        [$status, $output] = $this->demo($document);
        self::assertSame(2, $status);
        self::assertStringContainsString('FILE and TYPE belong together', $output);

        [$status, $output] = $this->demo($document, 'list<');
        self::assertSame(2, $status);
        self::assertStringContainsString('[invalid_type]', $output);
    }

    private function file(string $name, string $content): string
    {
        file_put_contents("{$this->folder}/{$name}", $content);

        return "{$this->folder}/{$name}";
    }

    /** @return array{int, string} exit status and what was printed to either stream */
    private function demo(string $file = '', string $type = ''): array
    {
        $log = "{$this->folder}/log";
        $process = proc_open(
            [PHP_BINARY, '-d', 'error_reporting=-1', '-d', 'display_errors=stderr', __DIR__ . '/../../examples/demo.php'],
            [['file', '/dev/null', 'r'], ['file', $log, 'w'], ['file', $log, 'a']],
            $pipes,
            null,
            // Generated code goes below the temporary directory.
            ['FILE' => $file, 'TYPE' => $type, 'TMPDIR' => "{$this->folder}/tmp"] + getenv(),
        );
        self::assertIsResource($process);
        $status = proc_close($process);

        return [$status, (string) file_get_contents($log)];
    }

    private static function remove(string $folder): void
    {
        $names = scandir($folder);
        foreach (array_diff($names === false ? [] : $names, ['.', '..']) as $name) {
            is_dir("{$folder}/{$name}") ? self::remove("{$folder}/{$name}") : unlink("{$folder}/{$name}");
        }
        rmdir($folder);
    }
}
