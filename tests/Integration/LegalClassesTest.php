<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Optional;
use Kiln\Serializer;
use Kiln\Tests\Metadata\DeclaresClasses;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Classes and documents that are unusual, and in order.
 */
#[CoversClass(Serializer::class)]
final class LegalClassesTest extends IntegrationTestCase
{
    use DeclaresClasses;

    #[Test]
    public function anExceptionHasNoTrace(): void
    {
        $class = $this->declared('final class Subject extends \RuntimeException { public int $order = 7; }');
        $exception = new $class('no');
        \assert($exception instanceof \RuntimeException);

        self::assertSame(
            ['message' => 'no', 'code' => 0, 'file' => $exception->getFile(), 'line' => $exception->getLine(), 'order' => 7],
            self::kiln()->toArray($exception),
        );
        $read = self::read('{"message":"yes","order":3}', $class);
        \assert($read instanceof \RuntimeException);
        self::assertSame('yes', $read->getMessage());
    }

    /**
     * @return iterable<string, array{string, list<string>, list<string>}> declaration of a property, values as JSON that it
     *                                                                     takes, and values that it does not
     */
    public static function halvesOfBool(): iterable
    {
        yield 'string|false' => ['public string|false $v;', ['"s"', 'false'], ['true', '1', 'null']];
        yield '?false' => ['public ?false $v;', ['null', 'false'], ['true', '0']];
        yield 'true' => ['public true $v;', ['true'], ['false', '1', 'null']];
        yield 'int|false' => ['public int|false $v;', ['1', 'false'], ['true', '"s"', '1.5']];
        yield 'float|false' => ['public float|false $v;', ['1.5', 'false'], ['true', '"s"']];
        yield 'string|int|false|null' => ['public string|int|false|null $v;', ['"s"', '1', 'false', 'null'], ['true', '1.5']];
        yield 'string|true by phpdoc' => ['/** @var string|true */ public string|bool $v;', ['"s"', 'true'], ['false']];
        yield 'float|true by phpdoc' => ['/** @var float|true */ public float|bool $v;', ['1.5', 'true'], ['false']];
        yield 'false by phpdoc alone' => ['/** @var false */ public $v;', ['false'], ['true', '0']];
        yield 'list|false' => ['/** @var list<int>|false */ public array|false $v;', ['[1]', 'false'], ['true', '5']];
        yield 'an enum or false' => ['public \Kiln\Tests\Fixture\Integration\Enums\Status|false $v;', ['"open"', 'false'], ['true', '"no"']];
        yield 'a date or false' => ['public \DateTimeImmutable|false $v;', ['"2024-01-01T00:00:00Z"', 'false'], ['true', '1']];
        yield 'an object or false' => ['public Item|false $v;', ['{"id":1}', 'false'], ['true', '1']];
        yield 'bool' => ['/** @var true|false */ public bool $v;', ['true', 'false'], ['1']];
    }

    /**
     * @param list<string> $right
     * @param list<string> $wrong
     */
    #[Test]
    #[DataProvider('halvesOfBool')]
    public function trueAndFalseAreTypesOfOneValue(string $property, array $right, array $wrong): void
    {
        $class = $this->declared("final class Item { public int \$id; }\nfinal class Subject { {$property} }");
        foreach ($right as $json) {
            self::assertWrites("{\"v\":{$json}}", self::read("{\"v\":{$json}}", $class));
        }
        foreach ($wrong as $json) {
            self::assertRefuses(['type_mismatch at /v'], "{\"v\":{$json}}", $class);
            $this->assertRefusesArray(json_decode("{\"v\":{$json}}", true, flags: JSON_THROW_ON_ERROR), $class);
        }
    }

    #[Test]
    public function trueAndFalseAreTypesOfDocumentsToo(): void
    {
        self::assertSame('false', self::kiln()->serialize(self::kiln()->deserialize('false', 'string|false'), type: 'string|false'));
        self::assertRefuses(['type_mismatch at '], 'true', 'string|false');
        self::assertRefuses(['type_mismatch at /0'], '[true]', 'list<int|false>');
        self::assertCannotWrite(['type_mismatch at '], true, 'int|false');
        self::assertCannotWrite(['type_mismatch at /0'], [true], 'list<false>');
    }

    #[Test]
    public function aPrivateConstructorOfAParentIsNotCalled(): void
    {
        $class = $this->declared('class Base { private function __construct(public int $x = 3) {} } final class Subject extends Base { public int $y = 2; }');

        self::assertWrites('{"x":1,"y":5}', self::read('{"x":1,"y":5}', $class));
        self::assertWrites('{"x":3,"y":2}', self::read('{}', $class));
        self::assertWrites('{"x":3,"y":2}', self::kiln()->populate(self::read('{}', $class), '{"x":3}'));
    }

    #[Test]
    public function aProtectedConstructorOfAParentIsCalled(): void
    {
        $class = $this->declared('class Base { protected function __construct(public int $x) { ++$this->x; } } final class Subject extends Base { public int $y = 2; }');

        self::assertWrites('{"x":2,"y":5}', self::read('{"x":1,"y":5}', $class));
    }

    /**
     * @return iterable<string, array{string, string, list<string>}> declaration, a value as JSON, values that are refused
     */
    public static function iterables(): iterable
    {
        yield 'a list' => ['/** @var iterable<int>|string */ public iterable|string $v;', '[1,2]', ['3', '{"a":1}']];
        yield 'the other member' => ['/** @var iterable<int>|string */ public iterable|string $v;', '"s"', []];
        yield 'a map' => ['/** @var iterable<string, int>|int */ public iterable|int $v;', '{"a":1}', ['"s"']];
        yield 'anything' => ['public iterable|false $v;', '{"a":1}', ['"s"', 'true']];
        yield 'any list' => ['public iterable|false $v;', '[1]', []];
        yield 'objects' => ['/** @var iterable<Item>|null|string */ public iterable|null|string $v;', '[{"id":1}]', ['1']];
    }

    /**
     * @param list<string> $wrong
     */
    #[Test]
    #[DataProvider('iterables')]
    public function aUnionWithIterableTakesArraysBothWays(string $property, string $json, array $wrong): void
    {
        $class = $this->declared("final class Item { public int \$id; }\nfinal class Subject { {$property} }");

        self::assertWrites("{\"v\":{$json}}", self::read("{\"v\":{$json}}", $class));
        foreach ($wrong as $other) {
            self::assertRefuses(['type_mismatch at /v'], "{\"v\":{$other}}", $class);
        }
    }

    #[Test]
    public function aUnionWithIterableWritesWhatCanBeWalkedThrough(): void
    {
        $class = $this->declared('final class Subject { /** @var iterable<int>|string */ public iterable|string $v; }');
        foreach ([[1, 2], new \ArrayIterator([1, 2]), (static fn(): \Generator => yield from [1, 2])()] as $value) {
            self::assertSame('{"v":[1,2]}', self::kiln()->serialize(self::filled($class, ['v' => $value])));
        }
    }

    #[Test]
    public function anOptionalInAShapeMayHoldNull(): void
    {
        $class = $this->declared("use Kiln\\Optional;\nfinal class Subject { /** @var array{a: Optional<mixed>, b?: Optional<?int>, c: Optional<null>} */ public array \$v; }");

        self::assertWrites('{"v":{"a":null,"b":null,"c":null}}', self::read('{"v":{"a":null,"b":null,"c":null}}', $class));
        self::assertWrites('{"v":{"a":1,"c":null}}', self::read('{"v":{"a":1,"c":null}}', $class));
        self::assertRefuses(['missing_key at /v/a', 'type_mismatch at /v/b', 'type_mismatch at /v/c'], '{"v":{"b":"x","c":1}}', $class);
    }

    #[Test]
    public function aNewOptionalMayBeADefault(): void
    {
        $class = $this->declared("use Kiln\\Optional;\nfinal class Subject { /** @param Optional<?int> \$o */ public function __construct(public Optional \$o = new Optional(), public int \$x = 0) {} }");

        self::assertEquals(Optional::missing(), new Optional());
        self::assertWrites('{"x":0}', self::read('{}', $class));
        self::assertWrites('{"o":null,"x":0}', self::read('{"o":null}', $class));
        self::assertWrites('{"o":1,"x":2}', self::read('{"o":1,"x":2}', $class));
    }

    #[Test]
    public function aDurationOfWordsIsWrittenOnlyIfTheWordsGiveALength(): void
    {
        $class = $this->declared('final class Subject { public \DateInterval $i; #[DateFormat("%d")] public \DateInterval $f; public mixed $m; }');
        $interval = \DateInterval::createFromDateString('1 day + 2 hours');
        self::assertWrites('{"i":"P1DT2H","f":"1","m":"P1DT2H"}', self::filled($class, ['i' => $interval, 'f' => $interval, 'm' => $interval]));

        foreach (['next monday', '3 weekdays', 'last day of next month', 'first monday of next month', 'first day of'] as $words) {
            $interval = \DateInterval::createFromDateString($words);
            self::assertCannotWrite(['not_serializable at /i', 'not_serializable at /f', 'not_serializable at /m'], self::filled($class, ['i' => $interval, 'f' => $interval, 'm' => $interval]));
        }
    }

    #[Test]
    public function aDateWithSecondsInItsOffsetStaysTheSameMoment(): void
    {
        foreach ([
            ['2020-01-01 00:00:00', '+01:02:03', '2019-12-31T22:57:57+00:00'],
            ['2020-01-01 00:00:00.5', '+01:02:03', '2019-12-31T22:57:57.500+00:00'],
            ['2020-01-01 00:00:00', '-00:00:30', '2020-01-01T00:00:30+00:00'],
            ['1850-01-01 00:00:00', '+00:19:32', '1849-12-31T23:40:28+00:00'],
            ['2020-01-01 00:00:00', '+01:02', '2020-01-01T00:00:00+01:02'],
            ['2020-01-01 00:00:00', 'Europe/London', '2020-01-01T00:00:00+00:00'],
        ] as [$text, $zone, $written]) {
            $date = new \DateTimeImmutable($text, new \DateTimeZone($zone));
            self::assertWrites("\"{$written}\"", $date);
            self::assertEquals($date, self::kiln()->deserialize("\"{$written}\"", \DateTimeImmutable::class));
        }
    }

    #[Test]
    public function theValueOfADiscriminatorIsCheckedWhereItsClassIsAskedForToo(): void
    {
        $code = "#[Discriminator(field: 'kind', map: ['car' => Car::class, '7' => Bike::class])]\nabstract class Vehicle {}\nfinal class Car extends Vehicle { public int \$doors = 4; }\n"
            . "final class Bike extends Vehicle { public bool \$bell = true; }\nfinal class Garage { /** @var list<Car> */ public array \$cars = []; public ?Car \$best = null; }\nfinal class Subject {}";
        $namespace = preg_replace('/Subject$/', '', $this->declared($code));
        $refused = ['{"kind":"7"}', '{"kind":7}', '{"kind":"Car"}', '{"kind":true}', '{"kind":[]}', '{"kind":{}}', '{"kind":""}'];
        foreach ([null, new Context(strict: true)] as $context) {
            foreach (['{"kind":"car","doors":2}', '{"doors":2,"kind":"car"}'] as $json) {
                self::assertWrites('{"kind":"car","doors":2}', self::kiln()->deserialize($json, "{$namespace}Car", context: $context));
            }
            foreach ($refused as $json) {
                self::assertRefuses(['invalid_discriminator at /kind'], $json, "{$namespace}Car", $context);
                self::assertRefuses(['invalid_discriminator at /0/kind'], "[{$json}]", "list<{$namespace}Car>", $context);
                self::assertRefuses(['invalid_discriminator at /cars/0/kind', 'invalid_discriminator at /best/kind'], "{\"cars\":[{$json}],\"best\":{$json}}", "{$namespace}Garage", $context);
                $this->assertRefusesArray(json_decode($json, true, flags: JSON_THROW_ON_ERROR), "{$namespace}Car");
            }
            self::assertWrites('{"kind":"7","bell":false}', self::kiln()->deserialize('{"kind":7,"bell":false}', "{$namespace}Bike", context: $context));
            self::assertWrites('{"kind":"7","bell":false}', self::kiln()->deserialize('{"kind":"7","bell":false}', "{$namespace}Bike", context: $context));
            self::assertWrites('{"kind":"7","bell":false}', self::kiln()->deserialize('{"bell":false}', "{$namespace}Bike", context: $context));
        }
        $car = self::kiln()->deserialize('{}', "{$namespace}Car");
        self::assertIsObject($car);
        $this->expectException(DeserializationException::class);
        self::kiln()->populate($car, '{"kind":"7"}');
    }

    #[Test]
    public function aClassThatHoldsItselfWithEverLargerArgumentsIsRefused(): void
    {
        $class = $this->declared("/** @template T */\nfinal class Subject { /** @var T */ public mixed \$v = null; /** @var ?Subject<list<T>> */ public ?Subject \$next = null; }");
        $message = "{$class}: the class holds itself with a larger argument each time, so that there is no end of types. Let it hold itself with the same argument, such as Tree<T> in Tree<T>, or give the property a #[Converter]. [endless_type]";

        self::assertInvalid($message, static fn(): mixed => self::kiln()->deserialize('{"v":1}', "{$class}<int>"));
        self::assertInvalid($message, static fn(): mixed => self::kiln()->serialize(new $class()));
    }

    #[Test]
    public function aClassMayHoldItselfWithOtherArguments(): void
    {
        $class = $this->declared("/** @template A\n * @template B */\nfinal class Subject { /** @var A */ public mixed \$v = null; /** @var ?Subject<B, A> */ public ?Subject \$next = null; }");
        $type = "{$class}<int, list<string>>";

        self::assertWrites('{"v":1,"next":{"v":["a"],"next":{"v":2,"next":null}}}', self::kiln()->deserialize('{"v":1,"next":{"v":["a"],"next":{"v":2,"next":null}}}', $type), $type);
        self::assertRefuses(['type_mismatch at /next/v', 'type_mismatch at /next/next/v'], '{"v":1,"next":{"v":2,"next":{"v":[]}}}', $type);
        $box = $this->declared("/** @template T */\nfinal class Subject { /** @var T */ public mixed \$v = null; }");
        $nested = str_repeat("{$box}<", 30) . 'int' . str_repeat('>', 30);
        self::assertRefuses(['type_mismatch at ' . str_repeat('/v', 30)], str_repeat('{"v":', 30) . '"s"' . str_repeat('}', 30), $nested);
    }

    #[Test]
    public function aMethodBeforeWritingIsCalledOnceThoughAPropertyHasNoValue(): void
    {
        $class = $this->declared('final class Subject { public int $calls = 0; public function __construct(public int $x, public ?Subject $next = null) {} #[BeforeSerialize] public function before(): void { ++$this->calls; } }');
        $object = (new \ReflectionClass($class))->newInstanceWithoutConstructor();

        self::assertSame('{"calls":1}', self::kiln()->serialize($object));
        self::assertSame(['calls' => 2], self::kiln()->toArray($object));
        self::assertSame('[{"calls":3}]', self::kiln()->serialize([$object]));
        self::assertSame('[{"calls":4}]', implode('', iterator_to_array(self::kiln()->write([$object]))));
    }

    #[Test]
    public function aPropertyThatWasUnsetIsLeftOut(): void
    {
        $class = $this->declared('final class Subject { public $a = 1; /** @var string */ public $s = "s"; public $n; protected $p = 2; #[OmitEmpty] public $e = 3; public int $t = 4;
            public static function without(string ...$names): self { $made = new self(); foreach ($names as $name) { unset($made->$name); } return $made; } }');
        $without = static fn(string ...$names): mixed => (new \ReflectionMethod($class, 'without'))->invoke(null, ...$names);
        // As frameworks have it while one develops.
        set_error_handler(static fn(int $level, string $message): never => throw new \ErrorException($message));
        try {
            self::assertWrites('{"a":1,"s":"s","n":null,"p":2,"e":3,"t":4}', $without());
            self::assertWrites('{"s":"s","n":null,"p":2,"e":3,"t":4}', $without('a'));
            self::assertWrites('{"a":1}', $without('s', 'n', 'e', 't', 'p'));
            self::assertWrites('{"a":1,"s":"s"}', $without('n', 'e', 't', 'p'), context: new Context(serializeNull: false));
            self::assertWrites('[{"p":2}]', [$without('a', 's', 'n', 'e', 't')]);
        } finally {
            restore_error_handler();
        }
    }

    #[Test]
    public function anAnonymousClassIsNamedWithoutItsFile(): void
    {
        $object = new class {
            public int $number = 1;
            public mixed $any = null;
        };
        $messages = [];
        foreach ([
            static fn(): mixed => self::kiln()->populate($object, '{"number":"s"}'),
            static fn(): mixed => self::kiln()->deserialize('{}', $object::class),
            static fn(): mixed => self::kiln()->serialize(new class {
                /** @var ?\Closure(): void */
                public ?\Closure $closure = null;
            }),
            static function () use ($object): mixed {
                $object->any = STDIN;

                return self::kiln()->serialize([$object]);
            },
            static fn(): mixed => self::kiln()->with(new Context(strict: true))->populate($object, '{"other":1}'),
        ] as $call) {
            try {
                $call();
                self::fail('It was taken.');
            } catch (\Kiln\Error\KilnException $exception) {
                $messages[] = $exception->getMessage();
            }
        }
        self::assertStringContainsString('Cannot build class@anonymous from JSON', $messages[0]);
        self::assertStringContainsString('-> class@anonymous::$number.', $messages[0]);
        self::assertStringContainsString('class@anonymous::$closure: a closure cannot be written.', $messages[2]);
        self::assertStringNotContainsString("\0", implode('', $messages));
        self::assertStringNotContainsString(__FILE__, implode('', $messages));
    }

    #[Test]
    public function keysThatAreNumbersFromZeroAreReadWhereTheyHaveAMeaning(): void
    {
        $class = $this->declared('final class Subject { #[SerializedName("0")] public ?string $zero = null; #[SerializedName("1")] public ?int $one = null; #[SerializedName("-3")] public ?int $minus = null; }');
        self::assertWrites('{"0":"a","1":5,"-3":null}', self::read('{"0":"a","1":5}', $class));
        self::assertWrites('{"0":"a","1":null,"-3":7}', self::read('{"0":"a","-3":7}', $class));
        self::assertWrites('[{"0":"a","1":5,"-3":null}]', self::kiln()->deserialize('[{"0":"a","1":5}]', "list<{$class}>"));
        self::assertWrites('{"0":"a","1":5,"-3":null}', self::kiln()->populate(self::read('{}', $class), '{"0":"a","1":5}'));
        self::assertEquals([self::read('{"0":"a"}', $class)], iterator_to_array(self::kiln()->read(['[{"0":"a"}]'], $class)));
        self::assertRefuses(['type_mismatch at /0', 'type_mismatch at /1'], '{"0":1,"1":"b"}', $class);

        $open = $this->declared('final class Subject { public ?string $name = null; /** @var array<array-key, int> */ #[Inline] public array $more = []; }');
        self::assertWrites('{"name":null,"0":7,"1":8}', self::read('{"0":7,"1":8}', $open));
    }

    #[Test]
    public function aStringThatIsNotClosedIsFoundInTheLinesOfTheWholeStream(): void
    {
        $text = "[\n {\"a\": \"ä\",\n \"b\":[1,\n2]},\n\n {\"c\":\n\"open";
        foreach (['whole' => [$text], 'in pieces' => str_split($text, 3)] as $chunks) {
            try {
                iterator_to_array(self::kiln()->read($chunks, 'mixed'));
                self::fail('It was read.');
            } catch (DeserializationException $exception) {
                self::assertStringContainsString('the string that begins in line 7, column 1 is not closed', $exception->getMessage());
                self::assertStringContainsString('line 7, column 6', $exception->getMessage());
            }
        }
    }

    #[Test]
    public function problemsBelowALongKeyDoNotRepeatIt(): void
    {
        $key = str_repeat('k', 1_000_000);
        try {
            self::kiln()->deserialize("{\"{$key}\":[" . implode(',', array_fill(0, 50, '"x"')) . ']}', 'array<string, list<int>>');
        } catch (DeserializationException $exception) {
            self::assertCount(50, $exception);
            self::assertLessThan(20_000, \strlen($exception->getMessage()));
            self::assertLessThan(40_000, \strlen(json_encode($exception->toProblemDetails(), JSON_THROW_ON_ERROR)));
            self::assertLessThan(60_000, \strlen(json_encode($exception->violations(), JSON_THROW_ON_ERROR)));

            return;
        }
        self::fail('It was read.');
    }

    /**
     * @return class-string of the class Subject
     */
    private function declared(string $code): string
    {
        $class = $this->declareClasses($code) . '\Subject';
        \assert(class_exists($class));

        return $class;
    }

    /**
     * @param class-string         $class
     * @param array<string, mixed> $values by property
     */
    private static function filled(string $class, array $values): object
    {
        $object = new $class();
        foreach ($values as $property => $value) {
            (new \ReflectionProperty($class, $property))->setValue($object, $value);
        }

        return $object;
    }

    private function assertRefusesArray(mixed $data, string $type): void
    {
        try {
            self::kiln()->fromArray($data, $type);
        } catch (DeserializationException) {
            return;
        }
        self::fail('An array was taken for ' . $type);
    }
}
