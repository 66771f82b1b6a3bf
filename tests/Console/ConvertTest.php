<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Command\ConvertCommand;
use Kiln\Console\Convert\Encoding;
use Kiln\Console\Convert\Inventory;
use Kiln\Console\Convert\JsonText;
use Kiln\Console\Convert\ReadableText;
use Kiln\Console\Convert\Source;
use Kiln\Format\Cbor\Cbor;
use Kiln\Graph\Graph;
use Kiln\Limits;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(ConvertCommand::class)]
#[CoversClass(Encoding::class)]
#[CoversClass(Inventory::class)]
#[CoversClass(JsonText::class)]
#[CoversClass(ReadableText::class)]
#[CoversClass(Source::class)]
final class ConvertTest extends CommandTestCase
{
    private const PRICE = <<<'PHP'
        final class Price
        {
            public ?Price $previous = null;

            public function __construct(private float $amount, protected Currency $currency)
            {
                touch(__DIR__ . '/../made');
            }

            public function __wakeup(): void
            {
                touch(__DIR__ . '/../made');
            }
        }
        PHP;

    private const MADE = <<<'PHP'
        $price = new App\Price(4.5, App\Currency::Euro);
        $price->previous = new App\Price(4.0, App\Currency::Euro);
        $codes = [17, 4];
        $value = ['tea' => $price, 'today' => $price, 'codes' => &$codes, 'again' => &$codes, "\e[1m" => "\xFF\"\n"];
        file_put_contents('graph', Kiln\Graph\Graph::encode($value));
        file_put_contents('serialize', serialize($value));
        if (function_exists('igbinary_serialize')) {
            file_put_contents('igbinary', igbinary_serialize($value));
        }
        unlink('made');
        PHP;

    private const TEXT = <<<'TEXT'
        2 objects of App\Price: previous, amount, currency

        [
            "tea" => App\Price #1 {
                previous: App\Price {
                    previous: null
                    amount: 4.0
                    currency: App\Currency::Euro
                }
                amount: 4.5
                currency: App\Currency::Euro
            }
            "today" => #1
            "codes" => &1 [17, 4]
            "again" => &1
            "\x1B[1m" => "\xFF\"\n"
        ]

        TEXT;

    protected function setUp(): void
    {
        parent::setUp();
        $this->project()->declare('Price', self::PRICE);
        $this->project()->declare('Currency', 'enum Currency: string { case Euro = "EUR"; }');
        self::assertExit(0, $this->project()->php(self::MADE));
    }

    #[Test]
    #[Group('long')]
    public function aDocumentOfOneFormatBecomesOneOfAnother(): void
    {
        $project = $this->project();
        $data = ['name' => 'x', 'list' => [1, 2.5, true, null], 'empty' => new \stdClass(), 'in' => ['a' => [['b' => 'c']]]];
        $json = json_encode($data, \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR);
        $project->write('json', $json);
        foreach (['msgpack', 'cbor', 'yaml'] as $format) {
            $converted = $project->kiln(['convert', 'json', "--to={$format}"]);
            self::assertSame(0, $converted->exitCode, $converted->errors);
            $project->write($format, $converted->output);
            $again = $project->kiln(['convert', $format, "--from={$format}", '--to=cbor']);
            self::assertSame(bin2hex((new Cbor())->encode($data, new Limits())), bin2hex($again->output), $format);
            self::assertSame(json_decode($json, true), json_decode($project->kiln(['convert', $format, "--from={$format}", '--to=json'])->output, true), $format);
        }
        self::assertSame("['name' => 'x', 'list' => [1, 2.5, true, null], 'empty' => [], 'in' => ['a' => [['b' => 'c']]]]\n", $project->kiln(['convert', 'cbor', '--from=cbor', '--to=php'])->output);
        self::assertStringContainsString('PHP code is not read', $project->kiln(['convert', 'json', '--from=php'])->errors);
        self::assertStringContainsString('more bytes behind the value', $project->kiln(['convert', 'json', '--from=msgpack'])->errors . $project->kiln(['convert', 'yaml', '--from=cbor'])->errors);
        self::assertStringContainsString('null', $project->kiln(['convert', 'json', '--to=toml'])->errors);
    }

    #[Test]
    public function theNameOfAFileSaysWhatItIs(): void
    {
        $project = $this->project();
        $documents = ['a.yaml' => "b: [1]\n", 'a.yml' => "b: [1]\n", 'a.toml' => "b = [1]\n", 'a.JSON' => '{"b":[1]}', 'a.msgpack' => "\x81\xa1b\x91\x01", 'a.cbor' => "\xa1\x61b\x81\x01"];
        foreach ($documents as $file => $document) {
            $project->write($file, $document);
            self::assertSame(['b' => [1]], json_decode($project->kiln(['convert', $file, '--to=json'])->output, true), $file);
        }
        $project->write('a.csv', "b,c\n1,2\n");
        self::assertSame([['b' => '1', 'c' => '2']], json_decode($project->kiln(['convert', 'a.csv', '--to=json'])->output, true));
        // What is said goes before the name.
        $project->write('b.yaml', '{"b":[1]}');
        self::assertSame(0, $project->kiln(['convert', 'b.yaml', '--from=json', '--to=json'])->exitCode);
    }

    #[Test]
    public function anEntryIsReadWithoutMakingObjects(): void
    {
        foreach (\extension_loaded('igbinary') ? ['graph', 'serialize', 'igbinary'] : ['graph', 'serialize'] as $encoding) {
            $result = $this->project()->kiln(['convert', $encoding]);
            self::assertExit(0, $result);
            self::assertSame("{$encoding}, " . filesize("{$this->project()->directory}/{$encoding}") . " bytes\n" . self::TEXT, $result->output);
        }
        self::assertFileDoesNotExist("{$this->project()->directory}/made");
    }

    #[Test]
    public function jsonHoldsTheProperties(): void
    {
        $this->project()->write('entry', Graph::encode(['a' => 1.0, 'gone' => new \ArrayObject(['x' => 'ü/'])]));
        $result = $this->project()->kiln(['convert', 'entry', '--to=json']);
        self::assertExit(0, $result);
        self::assertSame(['a' => 1.0, 'gone' => [0, ['x' => 'ü/'], [], null]], $result->json());

        $refused = $this->project()->kiln(['convert', 'graph', '--to=json']);
        self::assertExit(1, $refused);
        self::assertStringContainsString('JSON cannot say it: Malformed UTF-8', $refused->errors);

        $this->project()->php('$a = new stdClass(); $a->a = $a; file_put_contents("cycle", serialize($a));');
        $refused = $this->project()->kiln(['convert', 'cycle', '--to=json']);
        self::assertExit(1, $refused);
        self::assertStringContainsString('contains itself', $refused->errors);
    }

    #[Test]
    #[RequiresPhpExtension('igbinary')]
    #[Group('long')]
    public function objectsAreMadeOnlyWhenAllowed(): void
    {
        $encodings = ['graph', 'serialize', 'igbinary'];
        foreach ($encodings as $from) {
            foreach ([[], ['--allow=App\Price'], ['--allow=App\Currency']] as $allowed) {
                $refused = $this->project()->kiln(['convert', $from, '--to=graph', ...$allowed]);
                self::assertExit(1, $refused);
                self::assertSame('', $refused->output);
                self::assertStringContainsString('--allow=', $refused->errors);
            }
            self::assertFileDoesNotExist("{$this->project()->directory}/made");

            foreach ($encodings as $to) {
                foreach ($from === $to ? ['--allow=App\Price,App\Currency', '--allow=*'] : ['--allow=*'] as $allowed) {
                    $result = $this->project()->kiln(['convert', $from, "--to={$to}", $allowed]);
                    self::assertExit(0, $result);
                    self::assertSame(bin2hex((string) file_get_contents("{$this->project()->directory}/{$to}")), bin2hex($result->output), "{$from} to {$to}");
                }
            }
            self::assertFileExists("{$this->project()->directory}/made");
            unlink("{$this->project()->directory}/made");
        }
    }

    #[Test]
    public function jsonIsReadToo(): void
    {
        $this->project()->write('entry.json', '{"a": [1, 2.5, null], "b": {"c": "x"}}');
        $text = $this->project()->kiln(['convert', 'entry.json']);
        self::assertSame("json, 38 bytes\n\n[\n    \"a\" => [1, 2.5, null]\n    \"b\" => [\n        \"c\" => \"x\"\n    ]\n]\n", $text->output);

        $graph = $this->project()->kiln(['convert', 'entry.json', '--to=graph']);
        self::assertSame(['a' => [1, 2.5, null], 'b' => ['c' => 'x']], Graph::decode($graph->output));
    }

    #[Test]
    public function standardInputIsReadWithoutAFile(): void
    {
        $result = $this->project()->php('passthru(escapeshellarg(PHP_BINARY) . " " . escapeshellarg(' . var_export(Project::binary(), true) . ') . " convert < graph");');
        self::assertStringEndsWith(self::TEXT, $result->output);
    }

    #[Test]
    public function whatIsNoneOfTheseIsNamed(): void
    {
        $this->project()->write('foreign', "\x89PNG");
        $this->project()->write('damaged', substr(Graph::encode('some text'), 0, -1));

        $foreign = $this->project()->kiln(['convert', 'foreign']);
        self::assertExit(2, $foreign);
        self::assertStringContainsString('Say it by --from', $foreign->errors);
        $damaged = $this->project()->kiln(['convert', 'damaged']);
        self::assertExit(1, $damaged);
        self::assertStringContainsString('The checksum is wrong', $damaged->errors);
        self::assertExit(2, $this->project()->kiln(['convert', 'nowhere']));
        self::assertExit(2, $this->project()->kiln(['convert', 'graph', '--to=bencode']));
        self::assertExit(1, $this->project()->kiln(['convert', 'graph', '--from=igbinary']));
    }
}
