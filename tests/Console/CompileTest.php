<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Application;
use Kiln\Console\Command\CompileCommand;
use Kiln\Engine\Native\Extension;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresOperatingSystemFamily;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(CompileCommand::class)]
#[CoversClass(Application::class)]
final class CompileTest extends CommandTestCase
{
    private const CONFIGURATION = 'new Kiln\Console\Configuration(Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withEngine(Kiln\Engine::Php), paths: ["src"])';

    #[Test]
    public function theClassesOfTheConfiguredPathsAreCompiled(): void
    {
        $this->declareOrder();
        $this->project()->configure(self::CONFIGURATION);

        $result = $this->project()->kiln(['compile']);

        self::assertExit(0, $result);
        self::assertMatchesRegularExpression('~^Compiled 2 classes: (\d+) files, \1 of them written, \d+ ms\.\nDirectory: ' . preg_quote($this->project()->directory, '~') . '/var\n$~', $result->output);
        self::assertSame('', $result->errors);
        self::assertSame(['LineArrayWriter', 'LineListReader', 'LineReader', 'LineWriter', 'OrderArrayWriter', 'OrderReader', 'OrderWriter'], array_values(array_diff($this->project()->generated(), ['RootReader'])));
    }

    #[Test]
    public function whatWasCompiledIsWhatTheApplicationRuns(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'src', 'list<App\Order>', '--populate']));
        $before = $this->project()->files('var');

        $result = $this->project()->php(<<<'PHP'
            $s = Kiln\Serializer::create(__DIR__ . '/var', engine: Kiln\Engine::Php);
            $order = new App\Order();
            $order->lines = [new App\Line('a', 2.0)];
            echo $s->serialize($order), "\n", json_encode($s->toArray($order)), "\n";
            echo $s->deserialize('{"id":7}', App\Order::class)->id, $s->deserialize('[{"id":8}]', 'list<App\Order>')[0]->id, $s->populate($order, '{"id":9}')->id, "\n";
            PHP);

        self::assertSame('{"id":1,"note":null,"lines":[{"sku":"a","price":2.0}]}' . "\n" . '{"id":1,"note":null,"lines":[{"sku":"a","price":2}]}' . "\n789\n", $result->output, $result->errors);
        self::assertSame($before, $this->project()->files('var'), 'Nothing had to be made at run time.');
    }

    #[Test]
    #[DataProvider('engines')]
    #[Group('long')]
    public function otherFormatsAreCompiledWhereTheyAreAskedFor(string $engine): void
    {
        $this->declareOrder();
        $this->project()->configure('new Kiln\Console\Configuration(Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withEngine(Kiln\Engine::' . $engine . '), paths: ["src"], types: ["list<App\Line>"], populate: true, formats: ["yaml", "xml", "toml", "csv", "msgpack", "cbor"])');
        self::assertExit(0, $this->project()->kiln(['compile']));
        $before = $this->project()->files('var');

        $result = $this->project()->php(<<<PHP
            \$s = Kiln\Serializer::create(__DIR__ . '/var', engine: Kiln\Engine::{$engine});
            \$order = new App\Order();
            \$order->lines = [new App\Line('a', 2.0)];
            foreach (['yaml', 'xml', 'toml', 'msgpack', 'cbor'] as \$format) {
                \$text = \$s->serialize(\$order, \$format);
                echo \$s->deserialize(\$text, App\Order::class, \$format) == \$order ? 'read' : 'lost', ' ', \$s->populate(new App\Order(), \$text, \$format) == \$order ? 'read' : 'lost', "\n";
            }
            \$text = \$s->serialize(\$order->lines, 'csv');
            echo \$s->deserialize(\$text, 'list<App\Line>', 'csv') == \$order->lines ? 'read' : 'lost', ' ', iterator_to_array(\$s->read([\$text], App\Line::class, 'csv')) == \$order->lines ? 'read' : 'lost';
            PHP);

        self::assertSame(implode("\n", array_fill(0, 6, 'read read')), $result->output, $result->errors);
        self::assertSame($before, $this->project()->files('var'), 'Nothing had to be made at run time.');
        self::assertStringContainsString('There is no format "edifact"', $this->project()->kiln(['compile', '--as=edifact'])->errors);
        self::assertStringContainsString('cannot be combined with --as', $this->project()->kiln(['compile', '--jms', '--as=yaml'])->errors);
        foreach (['yaml' => 'YAML', 'toml' => 'TOML', 'csv' => 'CSV', 'msgpack' => 'MessagePack', 'cbor' => 'CBOR'] as $format => $written) {
            $shown = $this->project()->kiln(['show', 'App\Line', "--as={$format}"])->output;
            self::assertStringContainsString("Writes App\\Line as {$written}.", $shown, $format);
            self::assertStringNotContainsString('not stored yet', $shown, $format);
        }
        $check = $this->project()->kiln(['compile', '--check', '--as=yaml', '--group=other']);
        self::assertStringContainsString('write (yaml), write directly (yaml), read (yaml), read scalars (yaml)', $check->output);
    }

    #[Test]
    #[DataProvider('engines')]
    public function messagesAreCompiledWithTheirTables(string $engine): void
    {
        $this->project()->write('src/Parcel.php', <<<'PHP'
            <?php

            namespace App;

            use Kiln\Attribute\Protobuf\Field;

            final class Parcel
            {
                /** @param list<Item> $items */
                public function __construct(#[Field(1)] public int $weight = 0, #[Field(2)] public array $items = []) {}
            }
            PHP);
        $this->project()->write('src/Item.php', <<<'PHP'
            <?php

            namespace App;

            use Kiln\Attribute\Protobuf\Field;

            final class Item
            {
                public function __construct(#[Field(1)] public string $name = '', #[Field(2)] public mixed $more = null) {}
            }
            PHP);
        $this->project()->configure('new Kiln\Console\Configuration(Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withEngine(Kiln\Engine::' . $engine . '), paths: ["src"], populate: true, formats: ["protobuf", "protojson"])');
        self::assertExit(0, $this->project()->kiln(['compile']));
        $before = $this->project()->files('var');

        $result = $this->project()->php(<<<PHP
            \$s = Kiln\Serializer::create(__DIR__ . '/var', engine: Kiln\Engine::{$engine});
            \$parcel = new App\Parcel(7, [new App\Item('a')]);
            foreach (['protobuf', 'protojson'] as \$format) {
                \$bytes = \$s->serialize(\$parcel, \$format);
                echo \$s->deserialize(\$bytes, App\Parcel::class, \$format) == \$parcel ? 'read' : 'lost', ' ', \$s->populate(new App\Parcel(), \$bytes, \$format) == \$parcel ? 'read' : 'lost', ' ';
            }
            // Fields in another order.
            echo \$s->deserialize("\x12\x03\x0a\x01a\x08\x07", App\Parcel::class, 'protobuf') == \$parcel ? 'read' : 'lost', ' ', \$s->deserialize(\$s->serialize(new App\Item('b'), 'protobuf'), App\Item::class, 'protobuf')->name;
            PHP);

        self::assertSame('read read read read read b', $result->output, $result->errors);
        self::assertSame($before, $this->project()->files('var'), 'Nothing had to be made at run time.');
    }

    /** @return iterable<string, array{string}> */
    public static function engines(): iterable
    {
        yield 'plain PHP' => ['Php'];
        if (\extension_loaded(Extension::NAME)) {
            yield 'native' => ['Native'];
        }
    }

    #[Test]
    public function programsOfTheNativeEngineAreMadeWhereItIsAskedFor(): void
    {
        $this->declareOrder();
        $this->project()->configure('Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withEngine(Kiln\Engine::Native)');

        $result = $this->project()->kiln(['compile', 'src', 'list<App\Order>']);

        self::assertExit(0, $result);
        self::assertSame(['ReadProgram', 'WriteProgram'], array_values(array_filter($this->project()->generated(), static fn(string $name): bool => str_ends_with($name, 'Program'))));
        self::assertExit(0, $this->project()->kiln(['compile', 'src', 'list<App\Order>', '--check']));
        self::assertStringContainsString('read natively', $this->project()->kiln(['compile', 'src', '--check', '-v', '--group=other'])->output);
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function programsThatWereCompiledAreWhatTheApplicationRuns(): void
    {
        $this->declareOrder();
        $this->project()->configure('Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withEngine(Kiln\Engine::Native)');
        self::assertExit(0, $this->project()->kiln(['compile', 'src', 'list<App\Order>']));
        $before = $this->project()->files('var');

        $result = $this->project()->php(<<<'PHP'
            $s = Kiln\Serializer::create(__DIR__ . '/var', engine: Kiln\Engine::Native);
            $order = new App\Order();
            $order->lines = [new App\Line('a', 2.0)];
            echo $s->serialize($order), $s->serialize([$order], type: 'list<App\Order>'), "\n";
            echo $s->deserialize('{"id":7}', App\Order::class)->id, $s->deserialize('[{"id":8}]', 'list<App\Order>')[0]->id, "\n";
            PHP);

        $order = '{"id":1,"note":null,"lines":[{"sku":"a","price":2.0}]}';
        self::assertSame("{$order}[{$order}]\n78\n", $result->output, $result->errors);
        self::assertSame($before, $this->project()->files('var'), 'Nothing had to be made at run time.');
    }

    #[Test]
    public function contextsChangeWhatTheApplicationSaysAsCallsDo(): void
    {
        $this->declareOrder();
        $builder = 'Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withEngine(Kiln\Engine::Php)'
            . '->withContext(new Kiln\Context(serializeNull: false, naming: Kiln\Attribute\NamingStrategy::Pascal, dateFormats: "U", keepEmptyObjects: true))';
        $this->project()->configure($builder);
        self::assertExit(0, $this->project()->kiln(['compile', 'src', '--direction=write']));
        self::assertExit(0, $this->project()->kiln(['compile', 'src', '--direction=write', '--group=Default', '--naming=snake']));
        $before = $this->project()->files('var');

        $result = $this->project()->php(<<<PHP
            \$s = {$builder}->build();
            echo \$s->serialize(new App\Order()), \$s->serialize(new App\Order(), context: new Kiln\Context(groups: 'Default', naming: Kiln\Attribute\NamingStrategy::Snake)), json_encode(\$s->toArray(new App\Order()));
            PHP);

        self::assertSame('{"Id":1,"Lines":[]}{"id":1,"lines":[]}{"Id":1,"Lines":[]}', $result->output, $result->errors);
        self::assertSame($before, $this->project()->files('var'), 'Nothing had to be made at run time.');
    }

    #[Test]
    public function codeByAMappingIsWhatTheApplicationRuns(): void
    {
        $this->project()->declare('Shape', 'interface Shape {}');
        $this->project()->declare('Circle', 'final class Circle implements Shape { public float $radius = 1.5; }');
        $this->project()->declare('ShapeMapping', "#[Kiln\\ExtendsSerializationFor(Shape::class), Kiln\\Discriminator('kind', ['circle' => Circle::class])] interface ShapeMapping {}");
        $this->project()->declare('CircleMapping', "#[Kiln\\ExtendsSerializationFor(Circle::class)] abstract class CircleMapping { #[Kiln\\SerializedName('r')] public \$radius; }");
        $builder = 'Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withEngine(Kiln\Engine::Php)->withMapping(App\ShapeMapping::class, App\CircleMapping::class)';
        $this->project()->configure($builder);

        self::assertExit(0, $this->project()->kiln(['compile', 'src/Shape.php', 'src/Circle.php']));
        $before = $this->project()->files('var');
        $result = $this->project()->php('$s = ' . $builder . '->build(); echo $s->serialize(new App\Circle()), $s->deserialize(\'{"kind":"circle","r":2}\', App\Shape::class)->radius;');
        self::assertSame('{"kind":"circle","r":1.5}2', $result->output, $result->errors);
        self::assertSame($before, $this->project()->files('var'), 'Nothing had to be made at run time.');
        self::assertStringContainsString('  r     $radius', $this->project()->kiln(['show', 'App\Circle', '--plan'])->output);
    }

    #[Test]
    public function checkIsRedUntilTheCodeIsThere(): void
    {
        $this->declareOrder();

        $before = $this->project()->kiln(['compile', 'src', '--check']);
        self::assertExit(1, $before);
        self::assertSame([], $this->project()->files('var'), 'Checking writes nothing.');
        self::assertStringContainsString("  CODE   TYPE       TO                           CONTEXT\n  added  App\\Line   write, write to array, read\n  added  App\\Order  write, write to array, read\n", $before->output);
        self::assertStringEndsWith("6 pieces of code missing or out of date. Run: kiln compile\n", $before->output);

        self::assertExit(0, $this->project()->kiln(['compile', 'src']));
        $after = $this->project()->kiln(['compile', 'src', '--check']);
        self::assertExit(0, $after);
        self::assertStringEndsWith("Everything is up to date.\n", $after->output);
    }

    #[Test]
    public function checkTurnsRedWhenAClassIsChanged(): void
    {
        $this->declareOrder();
        $this->project()->declare('Other', 'final class Other { public int $n = 1; }');
        self::assertExit(0, $this->project()->kiln(['compile', 'src']));

        $this->project()->declare('Line', 'final class Line { public string $sku = ""; public int $amount = 1; }');
        $result = $this->project()->kiln(['compile', 'src', '--check', '--format=json']);

        self::assertExit(1, $result);
        self::assertFalse($result->json('ok'));
        // An order holds lines. The other class is as it was.
        self::assertSame(['App\Line', 'App\Line', 'App\Line', 'App\Order', 'App\Order', 'App\Order'], $result->strings('type', 'changes'));
        self::assertSame(['changed'], array_values(array_unique($result->strings('change', 'changes'))));

        self::assertExit(0, $this->project()->kiln(['compile', 'src']));
        self::assertExit(0, $this->project()->kiln(['compile', 'src', '--check']));
        self::assertSame('{"sku":"","amount":1}', $this->project()->php('echo Kiln\Serializer::create(__DIR__ . "/var")->serialize(new App\Line());')->output);
    }

    #[Test]
    public function checkTurnsRedWhenAFileIsChangedInAnyWay(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'src']));

        // The code stays the same, but in debug mode it would be made again.
        file_put_contents("{$this->project()->directory}/src/Line.php", "\n// a comment\n", FILE_APPEND);

        self::assertExit(1, $this->project()->kiln(['compile', 'src', '--check']));
        self::assertExit(0, $this->project()->kiln(['compile', 'src']));
        self::assertExit(0, $this->project()->kiln(['compile', 'src', '--check']));
    }

    #[Test]
    public function checkTurnsRedWhenOtherCodeWouldBePrinted(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line', '--direction=write']));
        foreach ($this->project()->files('var') as $file) {
            if (str_contains((string) file_get_contents("{$this->project()->directory}/var/{$file}"), 'final class LineWriter_')) {
                // Whole and as Kiln would seal it, as if another printer had made it.
                $code = substr((string) strstr((string) file_get_contents("{$this->project()->directory}/var/{$file}"), "\n"), 1) . "// more\n";
                $this->project()->write("var/{$file}", '<?php // Kiln ' . hash('xxh128', $code) . "\n{$code}");
            }
        }

        $result = $this->project()->kiln(['compile', 'App\Line', '--direction=write', '--check', '--format=json']);

        self::assertExit(1, $result);
        self::assertSame(['write'], $result->strings('purpose', 'changes'));
    }

    #[Test]
    public function checkStaysGreenWhenAFileIsOnlyTouched(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'src']));

        touch("{$this->project()->directory}/src/Line.php", time() - 1000);

        self::assertExit(0, $this->project()->kiln(['compile', 'src', '--check']));
    }

    #[Test]
    public function checkTurnsRedWhenAGeneratedFileIsDamagedOrMissing(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line', '--direction=write']));
        $isWriter = fn(string $file): bool => str_contains((string) file_get_contents("{$this->project()->directory}/var/{$file}"), 'final class LineWriter_');
        $files = array_values(array_filter($this->project()->files('var'), $isWriter));
        self::assertCount(1, $files);
        $path = "{$this->project()->directory}/var/{$files[0]}";

        foreach (['damaged' => static fn() => file_put_contents($path, "\n", FILE_APPEND), 'missing' => static fn() => unlink($path)] as $how => $damage) {
            $damage();
            $result = $this->project()->kiln(['compile', 'App\Line', '--direction=write', '--check', '--format=json']);
            self::assertExit(1, $result);
            self::assertSame(['write'], $result->strings('purpose', 'changes'), $how);
            self::assertExit(0, $this->project()->kiln(['compile', 'App\Line', '--direction=write']));
        }
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line', '--direction=write', '--check']));
    }

    #[Test]
    public function everyErrorIsListedAndTheRestIsCompiled(): void
    {
        $this->declareOrder();
        $this->project()->declare('Wrong', 'final class Wrong { /** @var string */ public int $number = 1; }');
        $this->project()->declare('Holder', 'final class Holder { public ?Wrong $wrong = null; }');
        $this->project()->declare('Unknown', 'final class Unknown { /** @var list<Nowhere> */ public array $things = []; }');

        $text = $this->project()->kiln(['compile', 'src']);
        self::assertExit(1, $text);
        self::assertStringContainsString('✗ App\Wrong::$number: ', $text->output);
        self::assertStringContainsString("[contradicting_types]\n    stops: App\\Holder, App\\Wrong\n", $text->output);
        self::assertStringContainsString('✗ App\Unknown::$things: ', $text->output);
        self::assertStringContainsString("\nCompiled 2 classes (3 with errors aside): ", $text->output);
        self::assertContains('OrderWriter', $this->project()->generated());

        $json = $this->project()->kiln(['compile', 'src', '--format=json']);
        self::assertExit(1, $json);
        self::assertSame(['App\Unknown::$things', 'App\Wrong::$number'], $json->strings('place', 'errors'));
        self::assertSame(['unknown_class', 'contradicting_types'], $json->strings('code', 'errors'));
        self::assertSame([['App\Unknown'], ['App\Holder', 'App\Wrong']], array_column($json->jsonArray('errors'), 'stops'));
    }

    #[Test]
    public function onlyWhatCouldBeCompiledIsTaken(): void
    {
        $this->project()->declare('Plain', 'class Plain { public int $n = 1; public function f(): object { return new class { public string $class = Plain::class; }; } }');
        $this->project()->declare('Deep/Inside', 'class NotThisName {}');
        $this->project()->write('src/Deep/Data.php', '<?php namespace App\Deep { readonly class Data { public int $n; } }');
        $this->project()->declare('Suit', 'enum Suit { case Hearts; }');
        $this->project()->declare('Named', 'trait Named { public string $name = ""; }');
        $this->project()->declare('Service', 'interface Service {}');
        $this->project()->declare('Base', 'abstract class Base {}');
        $this->project()->declare('Failure', 'class Failure extends \RuntimeException {}');
        $this->project()->declare('Names', 'class Names extends \ArrayObject {}');
        $this->project()->declare('Mark', '#[\Attribute] class Mark {}');
        $this->project()->declare('Upper', 'class Upper implements \Kiln\ValueConverter { public function serialize(mixed $v, \Kiln\Context $c): mixed { return $v; } public function deserialize(mixed $d, \Kiln\Context $c): mixed { return $d; } }');
        $this->project()->declare('Shape', '#[Kiln\Discriminator(field: "kind", map: ["round" => Round::class])] interface Shape {}');
        $this->project()->declare('Round', 'class Round implements Shape { public int $radius = 1; }');
        $this->project()->write('src/vendor/Foreign.php', '<?php namespace App; class Foreign {}');
        $this->project()->write('src/.hidden/Hidden.php', '<?php namespace App; class Hidden {}');
        $this->project()->write('src/text.txt', '<?php namespace App; class Text {}');
        $this->project()->write('src/functions.php', '<?php namespace App; function f(): string { return Plain::class; }');

        $result = $this->project()->kiln(['compile', 'src', '--format=json']);

        self::assertExit(0, $result);
        self::assertSame(['App\Deep\Data', 'App\Plain', 'App\Round', 'App\Shape'], $result->json('types'));
        // The file of NotThisName is not where the autoloader looks for it.
        self::assertSame([['class' => 'App\NotThisName', 'file' => 'src/Deep/Inside.php', 'reason' => 'no autoloader finds it']], $result->json('skipped'));
    }

    #[Test]
    public function aClassThatCannotBeLoadedIsPassedOver(): void
    {
        $this->project()->declare('Child', 'class Child extends NotInstalled {}');
        $this->project()->declare('Fine', 'class Fine {}');

        $result = $this->project()->kiln(['compile', 'src']);

        self::assertExit(0, $result);
        self::assertStringContainsString("! App\\Child is passed over: cannot be loaded: Class \"App\\NotInstalled\" not found (src/Child.php)\n", $result->output);
        self::assertStringContainsString('Compiled 1 class: ', $result->output);
    }

    #[Test]
    public function aCopiedFileThatDeclaresTheSameClassAgainIsPassedOver(): void
    {
        $this->project()->declare('Alpha', 'class Alpha { public int $n = 1; } class Extra { public int $n = 1; }');
        $this->project()->declare('Beta', 'class Beta { public int $n = 1; } class Extra { public int $n = 1; }');
        $this->project()->declare('Copy of Alpha', 'class Alpha { public int $n = 1; } class Extra { public int $n = 1; }');

        $result = $this->project()->kiln(['compile', 'src']);

        self::assertExit(0, $result);
        self::assertStringContainsString('! App\Beta is passed over: cannot be loaded: its file declares App\Extra too, which is there already from ', $result->output);
        self::assertStringContainsString('Compiled 2 classes: ', $result->output);
    }

    #[Test]
    public function eachCombinationOfGroupsAndVersionsIsAContext(): void
    {
        $this->declareOrder();

        $result = $this->project()->kiln(['compile', 'App\Order', '--group=list', '--group=detail, admin', '--api-version=1', '--api-version=2', '--no-nulls', '--max-depth=3', '--strict', '--naming=snake', '--date-format=Y-m-d', '--date-format=U', '--timezone=UTC', '--coerce', '--keep-empty-objects', '--dates-as-text', '--format=json']);

        self::assertExit(0, $result);
        $common = ['serializeNull' => false, 'maxDepth' => 3, 'strict' => true, 'naming' => 'snake', 'dateFormats' => ['Y-m-d', 'U'], 'timezone' => 'UTC', 'coerce' => true, 'keepEmptyObjects' => true, 'datesAsText' => true];
        self::assertSame([
            ['groups' => ['list'], 'properties' => null, 'version' => '1'] + $common,
            ['groups' => ['list'], 'properties' => null, 'version' => '2'] + $common,
            ['groups' => ['admin', 'detail'], 'properties' => null, 'version' => '1'] + $common,
            ['groups' => ['admin', 'detail'], 'properties' => null, 'version' => '2'] + $common,
        ], $result->json('contexts'));
        self::assertCount(4 * 3, $result->jsonArray('changes'));
    }

    #[Test]
    public function contextsAndTypesComeFromTheConfiguration(): void
    {
        $this->declareOrder();
        $this->project()->configure('new Kiln\Console\Configuration(
            Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withEngine(Kiln\Engine::Php),
            paths: [__DIR__ . "/src/Line.php"],
            types: ["list<App\Order>"],
            contexts: [new Kiln\Context(), new Kiln\Context(groups: ["detail"], maxDepth: true)],
            populate: true,
        )');

        $result = $this->project()->kiln(['compile', '--format=json']);

        self::assertExit(0, $result);
        self::assertSame(['App\Line', 'list<App\Order>'], $result->json('types'));
        self::assertSame([null, ['detail']], array_column($result->jsonArray('contexts'), 'groups'));
        self::assertSame([false, true], array_column($result->jsonArray('contexts'), 'maxDepth'));
        // A list cannot be filled.
        self::assertSame(2, array_count_values($result->strings('purpose', 'changes'))['populate']);
        self::assertSame([1, true, false], [$result->json('schema'), $result->json('ok'), $result->json('check')]);
        $files = $result->jsonArray('files');
        self::assertSame(\count($this->project()->files('var')) - \count(array_filter($this->project()->files('var'), static fn(string $file): bool => str_ends_with($file, '.salt'))), $files['total']);
        self::assertSame($files['total'], $files['written']);
    }

    #[Test]
    public function onlyOneDirectionIsCompiledWhenOnlyOneIsWanted(): void
    {
        $this->project()->declare('View', 'final class View { public ?\Countable $items = null; }');

        self::assertExit(1, $this->project()->kiln(['compile', 'App\View']));
        self::assertExit(0, $this->project()->kiln(['compile', 'App\View', '--direction=write', '--clear']));
        self::assertSame(['ViewArrayWriter', 'ViewWriter'], $this->project()->generated());
    }

    #[Test]
    public function clearRemovesCodeThatNobodyNeeds(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'src']));
        $this->project()->write('var/mine.txt', 'not yours');

        $result = $this->project()->kiln(['compile', 'App\Line', '--clear', '--format=json']);

        self::assertExit(0, $result);
        self::assertGreaterThan(0, $result->json('files', 'removed'));
        self::assertNotContains('OrderWriter', $this->project()->generated());
        self::assertContains('LineWriter', $this->project()->generated());
        self::assertFileExists("{$this->project()->directory}/var/mine.txt");
    }

    #[Test]
    public function aDirectoryThatOthersCanWriteIsRefused(): void
    {
        $this->declareOrder();
        mkdir("{$this->project()->directory}/var");
        chmod("{$this->project()->directory}/var", 0777);

        $text = $this->project()->kiln(['compile', 'src']);
        self::assertExit(1, $text);
        self::assertSame('', $text->output);
        self::assertStringContainsString('chmod go-w', $text->errors);

        $json = $this->project()->kiln(['compile', 'src', '--format=json']);
        self::assertExit(1, $json);
        self::assertSame('directory_writable_by_others', $json->json('error', 'code'));
    }

    #[Test]
    #[RequiresOperatingSystemFamily('Linux')]
    public function aDirectoryThatCannotBeMadeIsAProblem(): void
    {
        $this->declareOrder();
        // Nobody can make anything there, not even the superuser.
        $this->project()->configure('Kiln\SerializerBuilder::create()->withCacheDir("/proc/kiln")');

        $result = $this->project()->kiln(['compile', 'App\Line', '--format=json']);

        self::assertExit(1, $result);
        self::assertCount(1, $result->jsonArray('problems'));
        self::assertStringContainsString('/proc/kiln', (string) json_encode($result->json('problems', 0), JSON_UNESCAPED_SLASHES));
        self::assertSame(0, $result->json('files', 'written'));
    }

    #[Test]
    public function aBarIsShownOnATerminalOnly(): void
    {
        $this->declareOrder();

        $terminal = $this->project()->kilnOnTerminal(['compile', 'src']);
        self::assertExit(0, $terminal);
        self::assertStringContainsString('2/2', $terminal->errors);
        self::assertStringStartsWith('Compiled 2 classes', $terminal->output);

        self::assertSame('', $this->project()->kilnOnTerminal(['compile', 'src', '--no-progress'])->errors);
        self::assertSame('', $this->project()->kilnOnTerminal(['compile', 'src'], ['TERM' => 'dumb'])->errors);
        self::assertStringContainsString('2/2', $this->project()->kilnOnTerminal(['compile', 'src'], ['NO_COLOR' => '1'])->errors);
        self::assertSame('', $this->project()->kiln(['compile', 'src'])->errors);
    }

    /** @return iterable<string, array{list<string>, string}> */
    public static function wrongCalls(): iterable
    {
        yield 'nothing to compile' => [['compile'], 'There is nothing to compile.'];
        yield 'no such directory' => [['compile', 'src/Nowhere'], 'There is no file or directory src/Nowhere.'];
        yield 'no such file' => [['compile', 'Nowhere.php'], 'There is no file or directory Nowhere.php.'];
        yield 'no such class' => [['compile', 'App\Nowhere'], 'App\Nowhere'];
        yield 'no type' => [['compile', 'list<'], 'list<'];
        yield 'all unknown types are named' => [['compile', 'App\One', 'App\Line', 'App\Two'], 'App\Two'];
        yield 'a depth that is no number' => [['compile', 'App\Line', '--max-depth=deep'], '--max-depth takes a number from 0'];
        yield 'a negative depth' => [['compile', 'App\Line', '--max-depth=-1'], '--max-depth takes a number from 0'];
        yield 'no group' => [['compile', 'App\Line', '--group=a,,b'], '--group takes names separated'];
        yield 'no version' => [['compile', 'App\Line', '--api-version='], '--api-version takes a version'];
        yield 'no such format' => [['compile', 'App\Line', '--format=xml'], '--format takes txt or json, not "xml".'];
        yield 'no such direction' => [['compile', 'App\Line', '--direction=up'], '--direction takes read or write or both, not "up".'];
        yield 'clearing while checking' => [['compile', 'App\Line', '--check', '--clear'], '--check writes nothing'];
        yield 'no such option' => [['compile', '--quick'], 'The "--quick" option does not exist.'];
        yield 'no such command' => [['bake'], 'Command "bake" is not defined.'];
        yield 'no such configuration' => [['compile', '--config=other.php'], 'There is no configuration file other.php.'];
        yield 'no such working directory' => [['compile', '--working-dir=elsewhere'], 'There is no directory elsewhere to work in.'];
    }

    /** @param list<string> $arguments */
    #[Test]
    #[DataProvider('wrongCalls')]
    public function aWrongCallEndsWithTwo(array $arguments, string $message): void
    {
        $this->declareOrder();

        $result = $this->project()->kiln($arguments);

        self::assertExit(2, $result);
        self::assertSame('', $result->output);
        self::assertStringContainsString($message, $result->errors);
        self::assertSame([], $this->project()->files('var'));
    }

    #[Test]
    public function aWrongCallIsToldToProgramsToo(): void
    {
        $result = $this->project()->kiln(['compile', 'App\Nowhere', '--format=json']);

        self::assertExit(2, $result);
        self::assertSame('', $result->errors);
        self::assertSame(['schema', 'error'], array_keys($result->jsonArray()));
        self::assertSame('usage', $result->json('error', 'code'));
    }
}
