<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use JMS\Serializer\SerializerBuilder as JmsBuilder;
use Kiln\Bridge\Jms\Parts;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\XmlDialect;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Engine;
use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Format\Formats;
use Kiln\Format\Xml\Elements;
use Kiln\Native\ReadProgram;
use Kiln\Native\WriteProgram;
use Kiln\SerializerBuilder;
use Kiln\Tests\Bridge\Jms\NativeXmlTest;
use Kiln\Tests\Bridge\Jms\Read\XmlTextTest;
use Kiln\Tests\Fixture\Jms\Xml\Crate;
use Kiln\Tests\Fixture\Jms\Xml\Item;
use Kiln\Tests\Fixture\Jms\Xml\Shelf;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Integration\Fixture\Xml\ByAttributeOne;
use Kiln\Tests\Integration\Fixture\Xml\ByElementOne;
use Kiln\Tests\Integration\Fixture\Xml\ByElementTwo;
use Kiln\Tests\Integration\Fixture\Xml\ByTypeTwo;
use Kiln\Tests\Integration\Fixture\Xml\Everything;
use Kiln\Tests\Integration\Fixture\Xml\Kinds;
use Kiln\Tests\Integration\Fixture\Xml\Link;
use Kiln\Tests\Integration\Fixture\Xml\Paragraph;
use Kiln\Tests\Integration\Fixture\Xml\Price;
use Kiln\Tests\Integration\Fixture\Xml\Strong;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Programs and tables for XML that somebody has damaged are refused or say something else; they do no harm, which shows where
 * the extension has sanitizers.
 */
#[CoversClass(Elements::class)]
#[RequiresPhpExtension('kiln')]
final class DamagedProgramsTest extends TestCase
{
    private const CASES = 2_000;

    private const LEVELS = 64;

    private const WRONG = [null, true, false, -1, 0, 1, 2, 3, 4, 5, 31, 63, 64, 255, 256, 65_536, PHP_INT_MAX, PHP_INT_MIN, 1.5, NAN, '', 'a', 'text', 'entry', "\0", '{urn:all}text', Everything::class, Item::class, \ArrayObject::class, [], [[]], [[], []]];

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function damagedProgramsAndTablesDoNoHarm(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $subjects = self::subjects();
        foreach ($subjects as $name => [$good, $run]) {
            self::assertNotNull(self::outcome($good, $run), $name);
        }
        $done = [];
        $cases = Chance::cases(self::CASES);
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $name = $own->oneOf(array_keys($subjects));
            [$good, $run] = $subjects[$name];
            $damaged = $good;
            for ($times = $own->oneOf([1, 1, 1, 2, 4]); $times > 0; --$times) {
                $damaged = self::damaged($damaged, $good, $own);
            }
            $done[$name] ??= 0;
            $done[$name] += self::outcome($damaged, $run) === null ? 0 : 1;
        }

        foreach ($done as $name => $count) {
            self::assertGreaterThan(0, $count, "All programs of \"{$name}\" were refused.");
        }
    }

    /**
     * What is good, and what is done with it.
     *
     * @return non-empty-array<string, array{array<mixed>, \Closure(array<mixed>): mixed}>
     */
    private static function subjects(): array
    {
        $everything = self::everything();
        // Mixed content, keys that are elements, unions of classes, and what has no type are read by PHP.
        $xml = preg_replace('~<(paragraph|pair|any|either|kind)\b.*?</\1>~s', '', SerializerBuilder::create()->withEngine(Engine::Php)->build()->serialize($everything, 'xml'));
        self::assertIsString($xml);
        $engine = SerializerBuilder::create()->withEngine(Engine::Php)->engine();
        $leaves = (new Formats([]))->document('xml')->carries()->inPlans('xml');
        $host = new class {
            public ?WriteProgram $program = null;

            public function program(string $class, string $place): ?WriteProgram
            {
                return $this->program;
            }

            public function dynamic(object $value): mixed
            {
                return [$value::class];
            }

            public function hasCalled(object $object, string $method): bool
            {
                return false;
            }

            public function date(\DateTimeInterface $value): string
            {
                return $value->format('c');
            }
        };
        $writing = (array) CodeLookup::programOf($engine->classOf('native write', Everything::class, null, $leaves));
        $reading = static fn(string $class): array => (array) CodeLookup::programOf($engine->classOf('native read', $class, null, $leaves));
        $table = static function (string $class) use ($engine, $leaves): array {
            /** @var \Closure(): Elements $expected */
            $expected = CodeLookup::functionOf($engine->classOf('read elements', $class, null, $leaves), 'expected');

            return [$expected()->root, $expected()->rows];
        };
        $write = static function (array $program, mixed $value, string $format) use ($host): string {
            $host->program = new WriteProgram($program, 0, $format);

            return $host->program->encode($value, $host, self::LEVELS);
        };
        $kinds = SerializerBuilder::create()->withEngine(Engine::Php)->build()->serialize(new Kinds(new ByElementOne(1), new ByAttributeOne(2), new ByTypeTwo(3), [new ByElementTwo(4), new ByElementOne(5)]), 'xml');
        $readHost = new ReadHost($engine, null);
        $subjects = [
            'xml write' => [$writing, static fn(array $damaged): mixed => $write($damaged, $everything, 'xml')],
            'xml write item' => [$writing, static fn(array $damaged): mixed => $write($damaged, $everything, 'xml item')],
            'xml read' => [$reading(Everything::class), static fn(array $damaged): mixed => (new ReadProgram($damaged))->decode($xml, $readHost, self::LEVELS, 'xml', $table(Everything::class))],
            'xml table' => [$table(Everything::class), static fn(array $damaged): mixed => (new ReadProgram($reading(Everything::class)))->decode($xml, $readHost, self::LEVELS, 'xml', $damaged)],
            'xml table of classes' => [$table(Kinds::class), static fn(array $damaged): mixed => (new ReadProgram($reading(Kinds::class)))->decode($kinds, $readHost, self::LEVELS, 'xml', $damaged)],
        ];

        $setup = Setup::of(JmsBuilder::create()->enableEnumSupport()->build());
        self::assertInstanceOf(Setup::class, $setup);
        $parts = Parts::of($setup);
        $sets = new Sets(new XmlDialect($parts), CodeLookup::in(TemporaryDirectory::create(), false));
        $readers = $sets->xmlReader(new Selection());
        $type = $parts->types->of(Shelf::class);
        $shelf = iterator_to_array(XmlTextTest::ordinary(), false)[0][0];
        $shelf = NativeXmlTest::withoutOddities($shelf);
        $call = new Reading(static fn(): never => throw new \LogicException('No user code is called.'));
        $extraction = $readers->extraction($type);
        $crate = Crate::of(new Item(), new Item());
        $sets->xmlWriter(new Selection())->encode($crate, null);
        $readers->decodeXml($shelf, $type, $call);
        $writeCrate = static fn(array $damaged): mixed => $write($damaged, $crate, 'xml');
        $readShelf = static fn(array $damaged): mixed => (new ReadProgram($damaged))->decode($shelf, $call, self::LEVELS, 'jms xml', $extraction);
        foreach (get_declared_classes() as $class) {
            $program = \defined("{$class}::" . CodeLookup::PROGRAM) ? CodeLookup::programOf($class) ?? [] : [];
            $kind = $program['kind'] ?? null;
            // Other tests may have loaded those of other types.
            if ($kind === 'jms xml write' && str_contains(serialize($program), Crate::class) && self::outcome($program, $writeCrate) !== null) {
                $subjects['jms xml write'] = [$program, $writeCrate];
            } elseif ($kind === 'jms read' && str_contains(serialize($program), Shelf::class) && self::outcome($program, $readShelf) !== null) {
                $subjects['jms read'] = [$program, $readShelf];
                $subjects['jms table'] = [$extraction, static fn(array $damaged): mixed => (new ReadProgram($program))->decode($shelf, $call, self::LEVELS, 'jms xml', $damaged)];
            }
        }
        self::assertCount(8, $subjects, implode(', ', array_keys($subjects)));

        return $subjects;
    }

    private static function everything(): Everything
    {
        $paragraph = new Paragraph('p', ['x', new Link('h', 't'), new Strong('s')]);
        $make = static fn(Everything ...$below): Everything => new Everything(
            "t<&>\n",
            'mark',
            'ref "',
            'a]]>b',
            'other',
            ['a' => 'x', 'b' => 'y'],
            ['k' => 'v', 'l' => ''],
            [['a' => null, 'b' => '1']],
            [[1.5, null], []],
            ['text', null, new ByElementOne(1), new ByElementTwo(2)],
            ['a' => [1, true, null]],
            ['a' => 1, 'b' => 'c'],
            ['x', 5],
            $paragraph,
            array_values($below),
            ['EUR' => new Price('EUR', 1.5)],
            new ByAttributeOne(7),
        );

        return $make($make(), $make());
    }

    /**
     * @param array<mixed>                $program
     * @param \Closure(array<mixed>): mixed $run
     *
     * @return ?true null where it is refused
     */
    private static function outcome(array $program, \Closure $run): ?true
    {
        try {
            $run($program);
        } catch (\Throwable) {
            return null;
        }

        return true;
    }

    /**
     * @param array<mixed> $program
     * @param array<mixed> $good    from which parts are taken
     *
     * @return array<mixed>
     */
    private static function damaged(array $program, array $good, Chance $chance): array
    {
        $part = &$program;
        // Most of a program lies deep in it.
        while ($part !== [] && $chance->percent(93)) {
            $key = $chance->oneOf(array_keys($part));
            if (!\is_array($part[$key])) {
                $part[$key] = self::wrong($part[$key], $good, $chance);

                return $program;
            }
            $part = &$part[$key];
        }
        switch ($chance->int(0, 5)) {
            case 0:
                array_splice($part, $chance->int(0, \count($part)), $chance->int(0, 2));

                break;
            case 1:
                $part[] = self::wrong(null, $good, $chance);

                break;
            case 2:
                $part = array_reverse($part, $chance->percent(50));

                break;
            case 3:
                $part[$chance->oneOf(['', 'text', 'attributes', 'elements', 'cases', 0, 1, 2, 7, -1])] = self::wrong(null, $good, $chance);

                break;
            case 4:
                $part = [...$part, ...self::part($good, $chance)];

                break;
            default:
                $part = self::part($good, $chance);
        }

        return $program;
    }

    /**
     * @param array<mixed> $good
     */
    private static function wrong(mixed $right, array $good, Chance $chance): mixed
    {
        if (\is_int($right) && $chance->percent(50)) {
            return $chance->oneOf([$right + 1, $right - 1, -$right, $right ^ (1 << $chance->int(0, 62)), $chance->int(-20, 80)]);
        }

        return $chance->percent(30) ? self::part($good, $chance) : $chance->oneOf(self::WRONG);
    }

    /**
     * @param array<mixed> $good
     *
     * @return array<mixed>
     */
    private static function part(array $good, Chance $chance): array
    {
        while ($chance->percent(85)) {
            $arrays = array_filter($good, \is_array(...));
            if ($arrays === []) {
                break;
            }
            $good = $chance->oneOf($arrays);
        }

        return $good;
    }
}
