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
 * A class that changes between two processes.
 */
#[CoversClass(Serializer::class)]
#[Group('long')]
final class ChangedClassTest extends ProcessTestCase
{
    /** Loads files, writes an order and reads one. Twice: once from the code that is there, once from what was made. */
    private const USE = <<<'PHP'
        refuseWarnings();
        [, $directory, $debug] = $argv;
        array_map(static fn(string $file) => require $file, array_slice($argv, 3));
        for ($round = 0; $round < 2; ++$round) {
            $kiln = Kiln\Serializer::create($directory === '' ? null : $directory, (bool) $debug);
            $order = $kiln->deserialize('{"id": 7, "number": 8, "line": {"name": "a", "title": "b"}}', Changing\Order::class);
            echo $kiln->serialize($order), "\n";
        }
        PHP;

    private const ORDER = "<?php\n\nnamespace Changing;\n\nfinal class Order\n{\n    public int \$id;\n    public Line \$line;\n}\n";

    private const ORDER_WITH_NUMBER = "<?php\n\nnamespace Changing;\n\nfinal class Order\n{\n    public int \$number;\n    public Line \$line;\n}\n";

    private const LINE = "<?php\n\nnamespace Changing;\n\nfinal class Line\n{\n    public string \$name;\n}\n";

    private const LINE_WITH_TITLE = "<?php\n\nnamespace Changing;\n\nfinal class Line\n{\n    public string \$title;\n}\n";

    private const BEFORE = '{"id":7,"line":{"name":"a"}}';

    protected function setUp(): void
    {
        parent::setUp();
        $this->source('Order.php', self::ORDER);
        $this->source('Line.php', self::LINE);
    }

    #[Test]
    public function aChangeIsNoticedByTheNextProcessInDebugMode(): void
    {
        $this->assertUsed(self::BEFORE, '1', ['Order.php', 'Line.php']);

        $this->source('Order.php', self::ORDER_WITH_NUMBER);
        $this->assertUsed('{"number":8,"line":{"name":"a"}}', '1', ['Order.php', 'Line.php']);

        $this->source('Line.php', self::LINE_WITH_TITLE);
        $this->assertUsed('{"number":8,"line":{"title":"b"}}', '1', ['Order.php', 'Line.php']);

        $this->source('Order.php', self::ORDER);
        $this->source('Line.php', self::LINE);
        $this->assertUsed(self::BEFORE, '1', ['Order.php', 'Line.php']);
    }

    /**
     * Several applications may run one Kiln, and each has its own classes.
     */
    #[Test]
    public function aClassOfTheSameNameInAnotherFileIsAnother(): void
    {
        $this->source('OtherOrder.php', self::ORDER_WITH_NUMBER);
        $this->source('OtherLine.php', self::LINE_WITH_TITLE);

        for ($round = 0; $round < 2; ++$round) {
            $this->assertUsed(self::BEFORE, '1', ['Order.php', 'Line.php']);
            $this->assertUsed('{"number":8,"line":{"name":"a"}}', '1', ['OtherOrder.php', 'Line.php']);
            $this->assertUsed('{"id":7,"line":{"title":"b"}}', '1', ['Order.php', 'OtherLine.php']);
        }
    }

    /**
     * Edited within the second in which the code was made, and of the same length.
     */
    #[Test]
    public function aChangeAtOnceIsNoticedInDebugMode(): void
    {
        $this->source('Line.php', self::LINE, 0);
        $this->assertUsed(self::BEFORE, '1', ['Order.php', 'Line.php']);
        $this->source('Line.php', str_replace('$name', '$nama', self::LINE), 0);

        $this->assertUsed('missing', '1', ['Order.php', 'Line.php']);
    }

    #[Test]
    public function aChangeOfTheBaseClassATraitOrAnEnumIsNoticedInDebugMode(): void
    {
        $this->source('Order.php', "<?php\n\nnamespace Changing;\n\nfinal class Order extends Base\n{\n    use Numbered;\n    public ?Line \$line = null;\n}\n");
        $this->source('Base.php', "<?php\n\nnamespace Changing;\n\nabstract class Base\n{\n    public int \$id;\n}\n");
        $this->source('Numbered.php', "<?php\n\nnamespace Changing;\n\ntrait Numbered\n{\n    public int \$number;\n}\n");
        $files = ['Line.php', 'Base.php', 'Numbered.php', 'Order.php'];
        $this->assertUsed('{"id":7,"line":{"name":"a"},"number":8}', '1', $files);

        $this->source('Base.php', "<?php\n\nnamespace Changing;\n\nabstract class Base {}\n");
        $this->assertUsed('{"line":{"name":"a"},"number":8}', '1', $files);

        $this->source('Numbered.php', "<?php\n\nnamespace Changing;\n\nuse Kiln\\Attribute\\SerializedName;\n\ntrait Numbered\n{\n    #[SerializedName('id')] public int \$number;\n}\n");
        $this->assertUsed('{"line":{"name":"a"},"id":7}', '1', $files);
    }

    #[Test]
    public function aChangedMappingIsNoticedInDebugMode(): void
    {
        $use = <<<'PHP'
            refuseWarnings();
            [, $directory] = $argv;
            array_map(static fn(string $file) => require $file, array_slice($argv, 2));
            $kiln = Kiln\SerializerBuilder::create()->withCacheDir($directory)->withDebug()->withMapping('Changing\Mapping')->build();
            echo $kiln->serialize($kiln->deserialize('{"id": 7, "line": {"name": "a", "title": "b"}}', Changing\Order::class));
            PHP;
        $mapping = "<?php\n\nnamespace Changing;\n\nuse Kiln\\Attribute\\{ExtendsSerializationFor, SerializedName};\n\n#[ExtendsSerializationFor(Line::class)]\nabstract class Mapping\n{\n    #[SerializedName('title')] public \$name;\n}\n";
        foreach (['title' => '{"id":7,"line":{"title":"b"}}', 'name' => '{"id":7,"line":{"name":"a"}}'] as $key => $json) {
            $this->source('Mapping.php', str_replace("'title'", "'{$key}'", $mapping));
            $files = array_map(fn(string $file): string => "{$this->directory}/{$file}", ['Order.php', 'Line.php', 'Mapping.php']);
            for ($round = 0; $round < 2; ++$round) {
                self::assertSame($json, (new Child($use, [$this->directory . '/cache', ...$files]))->finish());
            }
        }
    }

    #[Test]
    public function aClassThatMovedToAnotherFileIsNoticedInDebugMode(): void
    {
        $this->assertUsed(self::BEFORE, '1', ['Order.php', 'Line.php']);
        $this->source('Moved.php', self::ORDER_WITH_NUMBER);

        $this->assertUsed('{"number":8,"line":{"name":"a"}}', '1', ['Moved.php', 'Line.php'], 'the old file is still there');
        $this->assertUsed(self::BEFORE, '1', ['Order.php', 'Line.php'], 'and back');
        unlink($this->directory . '/Order.php');
        $this->assertUsed('{"number":8,"line":{"name":"a"}}', '1', ['Moved.php', 'Line.php'], 'the old file is gone');

        $this->source('MovedLine.php', self::LINE_WITH_TITLE);
        unlink($this->directory . '/Line.php');
        $this->assertUsed('{"number":8,"line":{"title":"b"}}', '1', ['Moved.php', 'MovedLine.php'], 'a class that another one refers to');
    }

    #[Test]
    public function withoutDebugModeTheOldCodeStays(): void
    {
        $this->assertUsed(self::BEFORE, '0', ['Order.php', 'Line.php']);

        // The key of another name is not known to the code that was made before.
        $this->source('Line.php', str_replace('$name', "\$name;\n    public ?string \$title = null", self::LINE));
        $output = $this->use('0', ['Order.php', 'Line.php']);
        self::assertStringNotContainsString('"b"', $output);
        self::assertStringContainsString('"name":"a"', $output);

        exec('rm -rf ' . escapeshellarg($this->directory . '/cache'));
        $this->assertUsed('{"id":7,"line":{"name":"a","title":"b"}}', '0', ['Order.php', 'Line.php']);
    }

    /**
     * The default directory outlives deployments, so it always looks.
     */
    #[Test]
    public function theDefaultDirectoryNoticesChanges(): void
    {
        $environment = ['TMPDIR' => $this->directory];
        self::assertSame(str_repeat(self::BEFORE . "\n", 2), $this->use('0', ['Order.php', 'Line.php'], '', $environment));
        $this->source('Line.php', self::LINE_WITH_TITLE);

        self::assertSame(str_repeat("{\"id\":7,\"line\":{\"title\":\"b\"}}\n", 2), $this->use('0', ['Order.php', 'Line.php'], '', $environment));
    }

    /**
     * No file says what it is, so a later process may have another one.
     */
    #[Test]
    #[TestWith(['0'])]
    #[TestWith(['1'])]
    public function aClassOfEvalIsNotRemembered(string $debug): void
    {
        foreach ([self::ORDER => self::BEFORE, self::ORDER_WITH_NUMBER => '{"number":8,"line":{"name":"a"}}'] as $code => $expected) {
            $this->source('Evaluated.php', '<?php eval(' . var_export(substr($code, 5), true) . ');');
            $this->assertUsed($expected, $debug, ['Evaluated.php', 'Line.php']);
        }
    }

    /**
     * Two processes with two versions of a class, turn by turn.
     */
    #[Test]
    #[TestWith(['1'])]
    public function versionsDoNotMix(string $debug): void
    {
        $this->source('Second.php', self::ORDER_WITH_NUMBER);
        for ($turn = 0; $turn < 3; ++$turn) {
            $this->assertUsed(self::BEFORE, $debug, ['Order.php', 'Line.php']);
            $this->assertUsed('{"number":8,"line":{"name":"a"}}', $debug, ['Second.php', 'Line.php']);
        }
    }

    /**
     * @param int $age seconds since it was edited
     */
    private function source(string $name, string $code, int $age = 60): void
    {
        /** @var int $edits so that no two edits have the same time */
        static $edits = 0;
        self::write($this->directory . '/' . $name, $code);
        touch($this->directory . '/' . $name, time() - $age + ($age === 0 ? 0 : ++$edits % 30));
    }

    /**
     * @param list<string> $files
     */
    private function assertUsed(string $expected, string $debug, array $files, string $message = ''): void
    {
        $output = $this->use($debug, $files);
        if ($expected === 'missing') {
            self::assertStringContainsString('missing key', $output, $message);
        } else {
            self::assertSame("{$expected}\n{$expected}\n", $output, $message);
        }
    }

    /**
     * @param list<string>          $files
     * @param array<string, string> $environment
     */
    private function use(string $debug, array $files, ?string $directory = null, array $environment = []): string
    {
        $paths = array_map(fn(string $file): string => $this->directory . '/' . $file, $files);

        return (new Child(self::USE, [$directory ?? $this->directory . '/cache', $debug, ...$paths], environment: $environment))->finish();
    }
}
