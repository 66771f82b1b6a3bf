<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Bridge\Jms\Verify\FileRecorder;
use Kiln\Bridge\Jms\Verify\Record;
use Kiln\Bridge\Jms\Verify\Verdict;
use Kiln\Console\Command\VerifyCommand;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(VerifyCommand::class)]
#[Group('long')]
final class VerifyTest extends CommandTestCase
{
    /** Gives other results when Kiln asks it. */
    private const CROOKED = <<<'PHP'
        final class Crooked implements \JMS\Serializer\SerializerInterface, \JMS\Serializer\ArrayTransformerInterface
        {
            private \JMS\Serializer\Serializer $jms;
            public function __construct(private \Closure $alter) { $this->jms = \JMS\Serializer\SerializerBuilder::create()->build(); }
            public function serialize($data, string $format, ?\JMS\Serializer\SerializationContext $context = null, ?string $type = null): string { return $this->alter($this->jms->serialize($data, $format, $context, $type)); }
            public function deserialize(string $data, string $type, string $format, ?\JMS\Serializer\DeserializationContext $context = null) { return $this->alter($this->jms->deserialize($data, $type, $format, $context)); }
            public function toArray($data, ?\JMS\Serializer\SerializationContext $context = null, ?string $type = null): array { return $this->alter($this->jms->toArray($data, $context, $type)); }
            public function fromArray(array $data, string $type, ?\JMS\Serializer\DeserializationContext $context = null) { return $this->alter($this->jms->fromArray($data, $type, $context)); }
            private function alter(mixed $result): mixed
            {
                $isKiln = in_array(\Kiln\Bridge\Jms\JmsSerializer::class, array_column(debug_backtrace(), 'class'), true);
                return $isKiln ? ($this->alter)($result) : $result;
            }
        }
        PHP;

    #[Test]
    public function objectsAreMadeUpAndWrittenAndReadByBoth(): void
    {
        $this->declareModel();
        $this->configure('\JMS\Serializer\SerializerBuilder::create()->enableEnumSupport()');

        $result = $this->project()->kiln(['verify', '--from-classes=src', '--seed=5', '--cases=8']);

        self::assertExit(0, $result);
        self::assertSame('', $result->errors);
        self::assertMatchesRegularExpression(<<<'REGEX'
            ~^Made up 8 objects of each of 4 classes, with --seed=5\.

              TYPE          IDENTICAL  FAILED ALIKE
              App\\Cat       \d+ +\d+
              App\\Dog       \d+ +\d+
              App\\Purchase  \d+ +\d+
              App\\Row       \d+ +\d+

            ✓ Kiln did what jms/serializer did in all \d+ calls\.
            $~
            REGEX, $result->output);
    }

    #[Test]
    public function theSameSeedMakesTheSameCases(): void
    {
        $this->declareModel();
        $this->configureCrooked('is_string($result) ? str_replace("7", "8", $result) : $result');
        $verify = fn(string $seed): array => array_map(
            static fn(mixed $mismatch): array => array_diff_key((array) $mismatch, ['first' => true, 'last' => true]),
            $this->project()->kiln(['verify', '--from-classes=src', "--seed={$seed}", '--cases=4', '--format=json'])->jsonArray('mismatches'),
        );

        self::assertSame($verify('5'), $verify('5'));
        self::assertNotSame($verify('5'), $verify('6'));
    }

    #[Test]
    public function withoutASeedThereIsANewOneThatIsTold(): void
    {
        $this->declareModel();
        $this->configure('null');

        $seeds = [];
        for ($run = 0; $run < 3; ++$run) {
            $seeds[] = $this->project()->kiln(['verify', '--from-classes=src/Row.php', '--cases=1', '--format=json'])->json('seed');
        }

        self::assertContainsOnlyInt($seeds);
        self::assertGreaterThan(1, \count(array_unique($seeds)));
    }

    /** @return iterable<string, array{string, string, string}> */
    public static function faults(): iterable
    {
        yield 'white space' => ['is_string($result) && $result[0] !== "<" ? " {$result}" : $result', 'equal_json', '$'];
        yield 'an empty object' => ['is_string($result) && $result[0] !== "<" ? str_replace("[]", "{}", $result) : $result', 'empty_only', '$.tags'];
        yield 'another key' => ['is_array($result) ? ["more" => 1] + $result : $result', 'different', '$.more'];
        yield 'an exception' => ['is_string($result) ? throw new \LogicException("broken") : $result', 'kiln_failed', '$'];
        yield 'another element' => ['is_string($result) ? str_replace("</result>", "<more>1</more></result>", $result) : $result', 'different', '$.result.more'];
        yield 'another object' => ['is_object($result) ? new \stdClass() : $result', 'different', '$'];
    }

    #[Test]
    #[DataProvider('faults')]
    public function aMismatchIsShownWithItsPlace(string $alter, string $verdict, string $path): void
    {
        $this->declareModel();
        $this->configureCrooked($alter);

        $result = $this->project()->kiln(['verify', '--from-classes=src/Row.php', '--seed=1', '--format=json']);

        self::assertExit(1, $result);
        self::assertFalse($result->json('ok'));
        self::assertSame([$verdict], array_values(array_unique($result->strings('verdict', 'mismatches'))));
        self::assertContains($path, $result->strings('path', 'mismatches'));
        self::assertGreaterThan(0, $result->json('verdicts', $verdict));
        self::assertSame($result->json('verdicts', $verdict), $result->json('types', 0, 'verdicts', $verdict));
        self::assertSame(['App\Row', []], [$result->json('types', 0, 'type'), $result->json('notCompared')]);
    }

    #[Test]
    public function failingWhereJmsSucceedsAndTheOtherWayRoundAreToldApart(): void
    {
        $this->declareModel();
        $this->project()->declare('Reluctant', 'final class Reluctant { #[\JMS\Serializer\Annotation\VirtualProperty] public function it(): int { throw new \DomainException(in_array(\Kiln\Bridge\Jms\JmsSerializer::class, array_column(debug_backtrace(), "class"), true) ? "a" : "b"); } }');
        $this->configureCrooked('$result');

        $result = $this->project()->kiln(['verify', '--from-classes=src/Reluctant.php', '--cases=1', '--format=json']);

        self::assertExit(1, $result);
        self::assertContains('failed_differently', $result->strings('verdict', 'mismatches'));
        self::assertContains('jms/serializer throws DomainException, Kiln throws DomainException', $result->strings('what', 'mismatches'));
    }

    #[Test]
    public function groupsVersionsNullsAndDepthAreTried(): void
    {
        $this->declareModel();
        $this->configureCrooked('is_array($result) ? $result + ["x" . \App\Crooked::$number++ => 1] : $result');
        $this->project()->declare('Crooked', str_replace('private \JMS\Serializer\Serializer $jms;', 'public static int $number = 0; private \JMS\Serializer\Serializer $jms;', self::CROOKED));

        $result = $this->project()->kiln(['verify', '--from-classes=src/Purchase.php', '--cases=1', '--format=json']);

        $contexts = array_values(array_unique($result->strings('context', 'mismatches')));
        sort($contexts);
        self::assertSame(['', 'groups Default', 'groups detail', 'max depth', 'nulls', 'version 0', 'version 2', 'version 2.1'], $contexts);
    }

    /** @return iterable<string, array{string}> */
    public static function setups(): iterable
    {
        yield 'a builder of jms/serializer' => ['\JMS\Serializer\SerializerBuilder::create()->setPropertyNamingStrategy($naming)'];
        yield 'a serializer' => ['\JMS\Serializer\SerializerBuilder::create()->setPropertyNamingStrategy($naming)->build()'];
        yield 'the builder of Kiln' => ['\Kiln\Bridge\Jms\SerializerBuilder::create()->setPropertyNamingStrategy($naming)'];
        yield 'a serializer of Kiln' => ['\Kiln\Bridge\Jms\JmsSerializer::wrap(\JMS\Serializer\SerializerBuilder::create()->setPropertyNamingStrategy($naming)->build())'];
        yield 'a configuration' => ['new \Kiln\Console\Configuration(jms: \JMS\Serializer\SerializerBuilder::create()->setPropertyNamingStrategy($naming)->build())'];
    }

    #[Test]
    #[DataProvider('setups')]
    public function theSerializerOfTheApplicationIsUsed(string $expression): void
    {
        $this->declareModel();
        // It says that it was asked.
        $this->project()->write('kiln.php', <<<PHP
            <?php
            require_once __DIR__ . '/autoload.php';
            \$naming = new class implements \JMS\Serializer\Naming\PropertyNamingStrategyInterface {
                public function translateName(\JMS\Serializer\Metadata\PropertyMetadata \$property): string { file_put_contents(__DIR__ . '/asked', '1'); return \$property->name; }
            };
            return {$expression};
            PHP);

        self::assertExit(0, $this->project()->kiln(['verify', '--from-classes=src/Row.php', '--cases=1']));
        self::assertFileExists("{$this->project()->directory}/asked");
    }

    #[Test]
    public function aClassThatJmsRefusesIsNamed(): void
    {
        $this->declareModel();
        $this->project()->declare('Alone', '#[\JMS\Serializer\Annotation\Discriminator(field: "type", map: ["row" => Row::class])] class Alone { }');
        $this->configure('null');

        $result = $this->project()->kiln(['verify', '--from-classes=src/Alone.php', '--from-classes=src/Row.php', '--cases=1']);

        self::assertExit(0, $result);
        self::assertStringContainsString("! App\\Alone is passed over: jms/serializer or PHP refuses it: ", $result->output);
        self::assertSame('App\Alone', $this->project()->kiln(['verify', '--from-classes=src', '--cases=1', '--format=json'])->json('skipped', 0, 'class'));
    }

    #[Test]
    public function nothingComparedIsNoProof(): void
    {
        $this->project()->declare('Child', 'class Child extends NotInstalled {}');
        $this->configure('null');

        $result = $this->project()->kiln(['verify', '--from-classes=src']);

        self::assertExit(1, $result);
        self::assertStringEndsWith("✗ Nothing was compared.\n", $result->output);
    }

    #[Test]
    public function whereKilnLeavesAllToJmsNothingIsProven(): void
    {
        $this->declareModel();
        $this->configureCrooked('$result');

        $result = $this->project()->kiln(['verify', '--from-classes=src/Row.php', '--cases=1']);

        self::assertExit(1, $result);
        self::assertStringContainsString('✗ Nothing is proven, as Kiln leaves every call to jms/serializer: the serializer is App\Crooked', $result->output);
    }

    #[Test]
    public function hooksThatChangeAnObjectAreCompared(): void
    {
        $this->project()->declare('Hooked', <<<'PHP'
            final class Hooked
            {
                public int $calls = 0;

                #[\JMS\Serializer\Annotation\PreSerialize]
                public function count(): void { ++$this->calls; }
            }
            PHP);
        $this->configure('null');

        $result = $this->project()->kiln(['verify', '--from-classes=src/Hooked.php', '--format=json']);

        self::assertExit(0, $result);
        self::assertSame(0, $result->json('verdicts', 'not_compared'));
    }

    #[Test]
    public function theLineThatCallsASetterMakesNoDifference(): void
    {
        $this->project()->declare('Named', <<<'PHP'
            final class Named
            {
                #[\JMS\Serializer\Annotation\Accessor(getter: 'getName', setter: 'setName'), \JMS\Serializer\Annotation\Type('string')]
                private string $name = '';

                public function getName(): string { return $this->name; }
                public function setName(string $name): void { $this->name = $name; }
            }
            PHP);
        $this->configure('null');

        $result = $this->project()->kiln(['verify', '--from-classes=src', '--cases=200', '--seed=1', '--format=json']);

        self::assertExit(0, $result);
        self::assertSame([], $result->json('mismatches'));
    }

    #[Test]
    public function whatWasRecordedIsShown(): void
    {
        $file = "{$this->project()->directory}/verify.jsonl";
        $recorder = new FileRecorder($file);
        for ($i = 0; $i < 3; ++$i) {
            $recorder->record(self::recorded(Verdict::Different, 'a', 'App\Order', '$.lines[0].price', ['jms' => ['price' => 1.0], 'kiln' => ['price' => 1]]));
        }
        $recorder->record(self::recorded(Verdict::Identical, 'b', 'App\Order'));
        $recorder->record(self::recorded(Verdict::Identical, 'c', 'App\Line'));
        $recorder->record(self::recorded(Verdict::NotCompared, 'd', 'App\Line', what: 'too large'));
        file_put_contents($file, "damaged\n", FILE_APPEND);

        $result = $this->project()->kiln(['verify', 'verify.jsonl']);

        self::assertExit(1, $result);
        self::assertSame(<<<'TEXT'
            Recorded in verify.jsonl from 2026-01-01T00:00:00+00:00 to 2026-02-01T00:00:00+00:00.
            ! 1 line cannot be read

              TYPE       IDENTICAL  DIFFERENT  NOT COMPARED
              App\Line   1          -          1
              App\Order  1          3          -

            ✗ different, 3 times: App\Order by serialize (groups list) at $.lines[0].price
                another type (sizes of the whole: 100 and 98)
                jms/serializer: 1.0
                Kiln:           1
                example:        {"jms":{"price":1.0},"kiln":{"price":1}}

            ! not compared, once: App\Line by serialize: too large
            ✗ Kiln did something else than jms/serializer in 3 of 5 calls.

            TEXT, $result->output);
    }

    #[Test]
    public function whatWasRecordedIsThereForPrograms(): void
    {
        $recorder = new FileRecorder("{$this->project()->directory}/verify.jsonl");
        $recorder->record(self::recorded(Verdict::Different, 'a', 'App\Order', '$.a', ['jms' => [], 'kiln' => new \stdClass()]));
        $recorder->record(self::recorded(Verdict::FailedAlike, 'b', 'App\Order'));

        $result = $this->project()->kiln(['verify', 'verify.jsonl', '--format=json']);

        self::assertExit(1, $result);
        self::assertSame([1, false, null, null, 2, 0], [$result->json('schema'), $result->json('ok'), $result->json('seed'), $result->json('cases'), $result->json('compared'), $result->json('damagedLines')]);
        self::assertSame(['different' => 1, 'failed_alike' => 1], $result->json('types', 0, 'verdicts'));
        self::assertSame(['$.a', 'groups list', 1, 100, 98], [$result->json('mismatches', 0, 'path'), $result->json('mismatches', 0, 'context'), $result->json('mismatches', 0, 'count'), $result->json('mismatches', 0, 'jmsSize'), $result->json('mismatches', 0, 'kilnSize')]);
        self::assertStringContainsString('"kiln": {}', $result->output);
    }

    #[Test]
    public function onlyWhatIsTheSameIsWell(): void
    {
        $file = "{$this->project()->directory}/verify.jsonl";
        foreach (Verdict::cases() as $verdict) {
            file_put_contents($file, '');
            (new FileRecorder($file))->record(self::recorded(Verdict::Identical, 'a', 'App\Order'));
            (new FileRecorder($file))->record(self::recorded($verdict, 'b', 'App\Order'));

            self::assertExit(\in_array($verdict, [Verdict::Identical, Verdict::FailedAlike, Verdict::NotCompared], true) ? 0 : 1, $this->project()->kiln(['verify', $file]));
        }
        file_put_contents($file, '');
        $result = $this->project()->kiln(['verify', $file]);
        self::assertExit(1, $result);
        self::assertSame("Nothing is recorded in {$file}.\n✗ Nothing was compared.\n", $result->output);
    }

    #[Test]
    public function ofManyMismatchesTheWorstAreShown(): void
    {
        $recorder = new FileRecorder("{$this->project()->directory}/verify.jsonl");
        for ($i = 0; $i < 30; ++$i) {
            $recorder->record(self::recorded($i === 17 ? Verdict::KilnFailed : Verdict::EqualJson, "{$i}", "App\\Order{$i}", '$'));
        }

        $result = $this->project()->kiln(['verify', 'verify.jsonl']);

        self::assertSame(10, substr_count($result->output, 'by serialize'));
        self::assertMatchesRegularExpression('/\n\n✗ Kiln failed, once: App\\\\Order17 /', $result->output);
        self::assertStringContainsString("And 20 other mismatches; -v shows all.\n", $result->output);
        self::assertSame(30, substr_count($this->project()->kiln(['verify', 'verify.jsonl', '-v'])->output, 'by serialize'));
    }

    /** @return iterable<string, array{list<string>, string}> */
    public static function wrongCalls(): iterable
    {
        yield 'neither' => [[], 'Either a file of records, or --from-classes with a directory.'];
        yield 'both' => [['kiln.php', '--from-classes=src'], 'Either a file of records, or --from-classes with a directory.'];
        yield 'no such file' => [['gone.jsonl'], 'There is no file gone.jsonl that can be read.'];
        yield 'a directory for a file' => [['src'], 'There is no file src that can be read.'];
        yield 'no such directory' => [['--from-classes=gone'], 'There is no file or directory gone.'];
        yield 'a directory without classes' => [['--from-classes=empty'], 'There are no classes with objects in empty.'];
        yield 'no case' => [['--from-classes=src', '--cases=0'], '--cases takes a whole number from 1, not "0".'];
        yield 'a seed that is no number' => [['--from-classes=src', '--seed=x'], '--seed takes a whole number, not "x".'];
    }

    /** @param list<string> $arguments */
    #[Test]
    #[DataProvider('wrongCalls')]
    public function aCallThatMakesNoSenseIsRefused(array $arguments, string $message): void
    {
        $this->project()->write('empty/readme', '');

        $result = $this->project()->kiln(['verify', ...$arguments]);

        self::assertExit(2, $result);
        self::assertSame("{$message}\n", $result->errors);
        self::assertSame(['code' => 'usage', 'message' => $message], $this->project()->kiln(['verify', '--format=json', ...$arguments])->json('error'));
    }

    #[Test]
    public function withoutJmsItSaysSo(): void
    {
        $this->declareModel();
        $this->project()->write('kiln.php', <<<'PHP'
            <?php
            require_once __DIR__ . '/autoload.php';
            $loaders = spl_autoload_functions();
            array_map(spl_autoload_unregister(...), $loaders);
            spl_autoload_register(static function (string $class) use ($loaders): void {
                if (!str_starts_with($class, 'JMS\\')) {
                    array_map(static fn($load) => $load($class), $loaders);
                }
            });
            return new Kiln\Console\Configuration();
            PHP);

        $result = $this->project()->kiln(['verify', '--from-classes=src', '--format=json']);

        self::assertExit(1, $result);
        self::assertSame(['code' => 'no_jms', 'message' => 'Kiln is compared with jms/serializer, which is not installed: composer require --dev jms/serializer'], $result->json('error'));
        // What was recorded elsewhere can be read.
        (new FileRecorder("{$this->project()->directory}/verify.jsonl"))->record(self::recorded(Verdict::Identical, 'a', 'App\Order'));
        self::assertExit(0, $this->project()->kiln(['verify', 'verify.jsonl']));
    }

    private static function recorded(Verdict $verdict, string $signature, string $type, string $path = '', mixed $example = null, string $what = 'another type'): Record
    {
        return new Record(
            $signature,
            $verdict,
            'serialize',
            'json',
            $type,
            'groups list',
            $path,
            $what,
            $example === null ? null : 1.0,
            $example === null ? null : 1,
            100,
            98,
            $example,
            1,
            '2026-01-01T00:00:00+00:00',
            '2026-02-01T00:00:00+00:00',
        );
    }

    private function configure(string $expression): void
    {
        $this->project()->configure($expression === 'null' ? 'new Kiln\Console\Configuration()' : $expression);
    }

    /**
     * @param string $alter an expression that makes of $result what Kiln gets
     */
    private function configureCrooked(string $alter): void
    {
        $this->project()->write('src/Crooked.php', "<?php\nnamespace App;\n" . self::CROOKED);
        $this->configure("new App\\Crooked(static fn(mixed \$result): mixed => {$alter})");
    }

    private function declareModel(): void
    {
        $this->project()->declare('Purchase', <<<'PHP'
            use JMS\Serializer\Annotation as JMS;

            class Purchase
            {
                public int $id = 1;

                #[JMS\Groups(['detail']), JMS\SerializedName('remark')]
                private ?string $note = null;

                /** @var list<Row> */
                #[JMS\Type('array<App\Row>')]
                protected array $rows = [];

                #[JMS\Since('2')]
                public ?float $price;

                #[JMS\Type("DateTime<'Y-m-d', '', '|Y-m-d'>")]
                public ?\DateTime $day = null;

                #[JMS\MaxDepth(1)]
                public ?Purchase $parent = null;

                public ?Animal $pet = null;

                public int|string $union = 1;

                public State $state = State::Open;
            }
            PHP);
        $this->project()->declare('Row', <<<'PHP'
            final class Row
            {
                public function __construct(
                    public readonly string $sku,
                    #[\JMS\Serializer\Annotation\Type('array<string>')]
                    private array $tags = [],
                ) {}
            }
            PHP);
        $this->project()->declare('Animal', '#[\JMS\Serializer\Annotation\Discriminator(field: "kind", map: ["cat" => Cat::class, "dog" => Dog::class])] abstract class Animal { public string $name = ""; }');
        $this->project()->declare('Cat', 'class Cat extends Animal { public int $lives = 9; }');
        $this->project()->declare('Dog', 'class Dog extends Animal { public ?Cat $enemy = null; }');
        $this->project()->declare('State', 'enum State: string { case Open = "open"; case Closed = "closed"; }');
    }
}
