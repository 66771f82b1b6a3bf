<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Command\ShowCommand;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(ShowCommand::class)]
final class ShowTest extends CommandTestCase
{
    #[Test]
    public function formatsHaveBytesAndDatesOfTheirOwn(): void
    {
        $project = $this->project();
        $project->declare('Photo', 'final class Photo { #[\Kiln\Attribute\Bytes] public string $content; public \DateTimeImmutable $taken; }');
        $of = static fn(string ...$options): string => $project->kiln(['show', 'App\Photo', ...array_values($options)])->output;

        self::assertStringContainsString('bytes as base64', $of('--plan', '--direction=write'));
        self::assertStringContainsString('bytes from base64', $of('--plan', '--direction=read'));
        self::assertStringContainsString('DateTimeImmutable as the format has it', $of('--plan', '--direction=write', '--as=msgpack'));
        self::assertStringContainsString('bytes, also from text', $of('--plan', '--direction=read', '--as=cbor'));
        self::assertStringContainsString('$out->bytes($object->content)', $of('--direction=write', '--as=msgpack'));
        self::assertStringContainsString('base64_encode($object->content)', $of('--direction=write'));
        self::assertSame(2, $project->kiln(['show', 'App\Photo', '--as=bencode'])->exitCode);
    }

    #[Test]
    public function thePlanSaysWhatHappensToEachProperty(): void
    {
        $this->declareOrder();

        $result = $this->project()->kiln(['show', 'App\Order', '--plan']);

        self::assertExit(0, $result);
        self::assertSame(<<<'TEXT'
            Write App\Order

              KEY    FROM    LEFT OUT WHEN  VALUE
              id     $id     never          int
              note   $note   never          string or null
              lines  $lines  never          list of App\Line

            Inside: App\Line; see --nested.

            Read App\Order

              made by its constructor, without arguments

              KEY    INTO    WHEN MISSING  WHEN NULL  VALUE
              id     $id     its default   error      int
              note   $note   null          null       string
              lines  $lines  its default   error      list of App\Line

              other keys are ignored

            Inside: App\Line; see --nested.


            TEXT, $result->output);
    }

    #[Test]
    public function thePlanIsThatOfTheContext(): void
    {
        $this->declareOrder();

        $result = $this->project()->kiln(['show', 'App\Order', '--plan', '--direction=write', '--group=detail', '--no-nulls']);

        self::assertExit(0, $result);
        self::assertSame(<<<'TEXT'
            Write App\Order

              KEY   FROM   LEFT OUT WHEN  VALUE
              note  $note  null           string or null

              not written:
                no group: $id, $lines


            TEXT, $result->output);

        $strict = $this->project()->kiln(['show', 'App\Line', '--plan', '--direction=read', '--api-version=1', '--strict']);
        self::assertSame(<<<'TEXT'
            Read App\Line

              made by its constructor

              KEY  INTO           WHEN MISSING  WHEN NULL  VALUE
              sku  argument $sku  error         error      string

              any other key is an error

              not read:
                since 2: $price


            TEXT, $strict->output);
    }

    #[Test]
    public function whatIsLeftOutAndMustBeThereIsWarnedOf(): void
    {
        $this->project()->declare('Post', <<<'PHP'
            final class Post
            {
                #[Kiln\OmitEmpty]
                public string $subtitle;

                #[Kiln\OmitEmpty]
                public string $tag = '';

                public function __construct(string $title) {}

                #[Kiln\Factory]
                public static function of(string $name): self
                {
                    return new self($name);
                }
            }
            PHP);

        self::assertSame(<<<'TEXT'
            Read App\Post

              made by of()

              KEY       INTO            WHEN MISSING  WHEN NULL  VALUE
              subtitle  $subtitle       error         error      string
              tag       $tag            its default   error      string
              name      argument $name  error         error      string

              other keys are ignored
              ! $subtitle is left out when it is empty (#[OmitEmpty]), and must be there to be read: give it a default


            TEXT, $this->project()->kiln(['show', 'App\Post', '--plan', '--direction=read'])->output);
        self::assertSame(
            ['$subtitle is left out when it is empty (#[OmitEmpty]), and must be there to be read: give it a default'],
            $this->project()->kiln(['show', 'App\Post', '--plan', '--direction=read', '--format=json'])->json('plan', 0, 'objects', 0, 'warnings'),
        );
    }

    #[Test]
    public function thePlanSaysWhyAPropertyIsNotThere(): void
    {
        $this->declareOrder();
        $this->project()->declare('Parcel', <<<'PHP'
            final class Parcel
            {
                public ?Order $order = null;
                #[Kiln\Ignore]
                public int $secret = 1;
                #[Kiln\Groups(['a', 'b'])]
                public int $grouped = 1;
                #[Kiln\Since('2'), Kiln\Until('3')]
                public int $versioned = 1;
                #[Kiln\WriteOnlyProperty]
                public string $password = '';
                #[Kiln\VirtualProperty]
                public function total(): int { return 1; }
            }
            PHP);

        $write = $this->project()->kiln(['show', 'App\Parcel', '--plan', '--direction=write', '--max-depth=0', '--group=Default', '--api-version=1']);
        self::assertStringEndsWith(<<<'TEXT'
              not written:
                nested too deep: $order
                ignored, no group: $secret
                groups a, b: $grouped
                no group, since 2, until 3: $versioned
                never written: $password


            TEXT, $write->output);

        $read = $this->project()->kiln(['show', 'App\Parcel', '--plan', '--direction=read']);
        self::assertStringContainsString("  not read:\n    ignored: \$secret\n    a method: total()\n", $read->output);
    }

    #[Test]
    public function thePlanIsThereForPrograms(): void
    {
        $this->declareOrder();

        $result = $this->project()->kiln(['show', 'App\Order', '--plan', '--group=detail', '--max-depth', '--format=json']);

        self::assertExit(0, $result);
        self::assertSame([1, 'App\Order'], [$result->json('schema'), $result->json('type')]);
        self::assertSame(['groups' => ['detail'], 'properties' => null, 'version' => null, 'serializeNull' => true, 'maxDepth' => true, 'strict' => false, 'naming' => null, 'dateFormats' => null, 'timezone' => null, 'coerce' => false, 'keepEmptyObjects' => false, 'datesAsText' => false], $result->json('context'));
        self::assertSame(['write', 'read'], $result->strings('direction', 'plan'));
        self::assertSame(
            [['key' => 'note', 'from' => '$note', 'leftOutWhen' => [], 'value' => 'string or null', 'origin' => 'App\Order::$note']],
            $result->json('plan', 0, 'objects', 0, 'members'),
        );
        self::assertSame(
            [['keys' => ['note'], 'into' => '$note', 'whenMissing' => 'null', 'whenNull' => 'null', 'value' => 'string', 'origin' => 'App\Order::$note']],
            $result->json('plan', 1, 'objects', 0, 'members'),
        );
        self::assertSame(
            [['origin' => 'App\Order::$id', 'facts' => ['no group']], ['origin' => 'App\Order::$lines', 'facts' => ['no group']]],
            $result->json('plan', 0, 'objects', 0, 'unselected'),
        );
    }

    #[Test]
    public function objectsInsideAreShownWhenWanted(): void
    {
        $this->declareOrder();

        $plan = $this->project()->kiln(['show', 'list<App\Order>', '--plan', '--nested', '--direction=write']);
        self::assertStringStartsWith("Write list<App\\Order>: list of App\\Order\n\nWrite App\\Order\n", $plan->output);
        self::assertStringContainsString("\nWrite App\\Line\n", $plan->output);

        $code = $this->project()->kiln(['show', 'App\Order', '--nested', '--direction=read']);
        self::assertStringContainsString('final class OrderReader_', $code->output);
        self::assertStringContainsString('final class LineListReader_', $code->output);
    }

    #[Test]
    public function theCodeIsWhatWouldRun(): void
    {
        $this->declareOrder();

        $result = $this->project()->kiln(['show', 'App\Order', '--direction=write', '--format=json']);
        self::assertExit(0, $result);
        self::assertSame([], $this->project()->files('var'), 'Showing stores nothing.');

        // Loaded here by hand, it writes what it should.
        $codes = $result->strings('code', 'code', 0, 'classes');
        $main = $result->json('code', 0, 'main');
        self::assertIsString($main);
        foreach ($codes as $i => $code) {
            $this->project()->write("code{$i}.php", $code);
        }
        $run = $this->project()->php('
            foreach (' . var_export(array_keys($codes), true) . ' as $i) { require __DIR__ . "/code{$i}.php"; }
            $writing = new Kiln\Engine\Php\Runtime\Writing(Kiln\SerializerBuilder::create()->engine(), null, Kiln\Engine\Php\Runtime\Writing::JSON, 512);
            $order = new App\Order();
            $order->note = "n";
            echo json_encode((Kiln\Generated\\' . $main . '::write(...))($order, $writing));');
        self::assertSame('{"id":1,"note":"n","lines":[]}', $run->output, $run->errors);
    }

    #[Test]
    public function bothDirectionsAreShownUnlessOneIsNamed(): void
    {
        $this->declareOrder();

        $both = $this->project()->kiln(['show', 'App\Line']);
        self::assertExit(0, $both);
        self::assertStringContainsString('final class LineWriter_', $both->output);
        self::assertStringContainsString('final class LineReader_', $both->output);

        $one = $this->project()->kiln(['show', 'App\Line', '--code', '--direction=read']);
        self::assertStringNotContainsString('LineWriter_', $one->output);
        self::assertStringContainsString('not stored yet', $one->output);

        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line']));
        $stored = $this->project()->kiln(['show', 'App\Line', '--direction=read']);
        self::assertStringNotContainsString('not stored yet', $stored->output);
        self::assertMatchesRegularExpression('~^// ' . preg_quote($this->project()->directory, '~') . '/var/\S+/\w+\.entry\.php$~m', $stored->output);
    }

    #[Test]
    public function whatIsWrongWithOneDirectionDoesNotHideTheOther(): void
    {
        $this->project()->declare('View', 'final class View { public ?\Countable $items = null; }');

        $text = $this->project()->kiln(['show', 'App\View', '--plan']);
        self::assertExit(1, $text);
        self::assertStringContainsString("  items  \$items  never          Countable by its own class or null\n", $text->output);
        self::assertMatchesRegularExpression('/^Cannot read: App\\\\View::\$items: .*\[no_concrete_class\]$/m', $text->output);

        $json = $this->project()->kiln(['show', 'App\View', '--plan', '--format=json']);
        self::assertExit(1, $json);
        self::assertSame('no_concrete_class', $json->json('plan', 1, 'error', 'code'));
        self::assertExit(0, $this->project()->kiln(['show', 'App\View', '--plan', '--direction=write']));
    }

    /** @return iterable<string, array{list<string>, string}> */
    public static function wrongCalls(): iterable
    {
        yield 'no type' => [['show'], 'Not enough arguments (missing: "type").'];
        yield 'an unknown class' => [['show', 'App\Ordre'], 'App\Ordre'];
        yield 'two contexts' => [['show', 'App\Order', '--group=a', '--group=b'], 'One context at a time'];
        yield 'plan and code' => [['show', 'App\Order', '--plan', '--code'], 'Either --plan, --code or --native.'];
    }

    #[Test]
    public function theProgramsOfTheNativeEngineAreShown(): void
    {
        $this->project()->declare('Point', 'final class Point { public int $x = 0; }');

        $result = $this->project()->kiln(['show', 'App\Point', '--native', '--direction=write']);

        self::assertExit(0, $result);
        self::assertStringContainsString(<<<'PHP'
                public const PROGRAM = [
                    'abi' => 9,
                    'kind' => 'write',
                    'root' => [108, 0, 'App\Point', true],
                    'objects' => [['App\Point', [[403, 'x', [601, 'App\Point', 'x'], [102, 2], 0]]]],
                ];
            PHP, $result->output);
        self::assertSame([], $this->project()->files('var'), 'Nothing is stored.');
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
    }

    #[Test]
    public function listenersAreNamedWhereTheyAreTold(): void
    {
        $this->project()->declare('Line', 'final class Line { public int $price = 0; }');
        $this->project()->configure('Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withListener(App\Line::class, fn() => 1, fn() => 1)');

        $result = $this->project()->kiln(['show', 'App\Line', '--plan']);

        self::assertExit(0, $result);
        self::assertStringContainsString("  calls what listens to it first\n", $result->output);
        self::assertStringContainsString("  calls what listens to it at the end\n", $result->output);
    }
}
