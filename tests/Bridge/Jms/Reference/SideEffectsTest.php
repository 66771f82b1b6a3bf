<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Tests\Bridge\Jms\Differential\Message;
use Kiln\Tests\Dialect\Jms\Metadata\DeclaredText;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Effects\Counting;
use Kiln\Tests\Fixture\Jms\Effects\Hidden;
use Kiln\Tests\Fixture\Jms\Effects\Noisy;
use Kiln\Tests\Fixture\Jms\Effects\NoisyChild;
use Kiln\Tests\Fixture\Jms\Effects\NoisyThrower;
use Kiln\Tests\Fixture\Jms\Effects\NumericName;
use Kiln\Tests\Fixture\Jms\Effects\Reentrant;
use Kiln\Tests\Fixture\Jms\Effects\Ticking;
use Kiln\Tests\Fixture\Jms\Effects\TickingBeside;
use Kiln\Tests\Fixture\Jms\Effects\TickingChild;
use Kiln\Tests\Fixture\Jms\Extension\HidesNames;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * What the objects' own methods notice: every call of them, once, in the order of the original. Only a call that generated
 * code cannot finish is made again, see docs/jms-differences.md.
 */
#[CoversClass(JmsSerializer::class)]
final class SideEffectsTest extends ReferenceTestCase
{
    /**
     * @return iterable<string, array{\Closure(): mixed, 1?: ?string}>
     */
    public static function data(): iterable
    {
        yield 'one' => [static fn(): Noisy => Noisy::named('a')];
        yield 'nested' => [static fn(): Noisy => Noisy::named('a', Noisy::named('b', Noisy::named('c')), [Noisy::named('d'), Noisy::named('e')])];
        yield 'subclasses' => [static fn(): Noisy => Noisy::named('a', NoisyChild::named('b'), [Noisy::named('d'), NoisyChild::named('e'), NoisyChild::named('f')])];
        yield 'a list' => [static fn(): array => [Noisy::named('a'), NoisyChild::named('b'), Person::of('p')]];
        yield 'a list with a type' => [static fn(): array => ['x' => NoisyChild::named('a'), 'y' => null, 'z' => Noisy::named('b')], 'array<Kiln\Tests\Fixture\Jms\Effects\Noisy>'];
        yield 'any value' => [static fn(): Noisy => Noisy::named('a', null, [], [Noisy::named('b'), [NoisyChild::named('c')], new \DateTime('2020-01-01'), (object) ['x' => Noisy::named('d')], new ArrayCollection([NoisyChild::named('e')])])];
        yield 'the same again' => [static function (): Noisy {
            $noisy = Noisy::named('b');

            return Noisy::named('a', $noisy, [$noisy, $noisy], ['x' => $noisy]);
        }];
        yield 'a circle' => [static function (): Noisy {
            $a = Noisy::named('a');
            $b = NoisyChild::named('b', $a, [$a], [$a]);
            $a->setAny([$b, 1]);

            return Noisy::named('c', $b, [$a]);
        }];
        yield 'a class that does not fit' => [static fn(): Noisy => Noisy::named('a', null, [], [new Untyped(Noisy::named('b'))])];
        yield 'a getter that throws' => [static fn(): array => [Noisy::named('a', NoisyChild::named('b')), NoisyThrower::named('c'), Noisy::named('d')]];
        yield 'a getter that throws deep inside' => [static fn(): Noisy => Noisy::named('a', NoisyChild::named('b', Noisy::named('c', NoisyThrower::named('d'))))];
        yield 'a number that JSON lacks' => [static fn(): array => [Noisy::named('a'), \NAN, Noisy::named('b')]];
        yield 'a text that is no UTF-8' => [static fn(): array => [Noisy::named('a'), Noisy::named("\xff"), Noisy::named('b')]];
        yield 'a generator' => [static fn(): \Generator => yield from [Noisy::named('a'), NoisyChild::named('b')]];
        yield 'a generator that throws' => [static function (): \Generator {
            yield Noisy::named('a');
            throw new \DomainException('of the generator');
        }];
    }

    /**
     * @param \Closure(): mixed $data
     */
    #[Test]
    #[DataProvider('data')]
    public function methodsAreCalledOnceWhenWriting(\Closure $data, ?string $type = null): void
    {
        foreach ([
            static fn(): SerializationContext => SerializationContext::create(),
            static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true),
            static fn(): SerializationContext => SerializationContext::create()->setGroups('any'),
            static fn(): SerializationContext => SerializationContext::create()->setGroups(['Default', 'child' => ['any']])->enableMaxDepthChecks(),
            static fn(): SerializationContext => SerializationContext::create()->addExclusionStrategy(new HidesNames()),
        ] as $context) {
            self::compare(self::recorded(static fn(Subject $subject): string => $subject->json($data(), $context(), $type)));
            self::compare(self::recorded(static fn(Subject $subject): array => $subject->array($data(), $context(), $type)));
        }
    }

    /**
     * @return iterable<string, array{string, 1?: string}>
     */
    public static function documents(): iterable
    {
        yield 'one' => ['{"name":"a","last":5,"any":[1]}'];
        yield 'members in another order' => ['{"last":5,"children":[],"child":null,"name":"a"}'];
        yield 'nested' => ['{"name":"a","child":{"name":"b","child":{"name":"c"}},"children":[{"name":"d"},{"last":7}]}'];
        yield 'a list' => ['[{"name":"a"},{"name":"b"},{}]', 'array<Kiln\Tests\Fixture\Jms\Effects\Noisy>'];
        yield 'a subclass' => ['{"name":"a","child":{"name":"b"},"of_the_child":1}', NoisyChild::class];
        yield 'nothing' => ['{}'];
        yield 'null' => ['null'];
        yield 'a setter that throws' => ['{"name":"a","child":{"name":"b","last":-1},"last":3}'];
        yield 'a setter that throws at the end' => ['[{"name":"a"},{"name":"b","last":-1},{"name":"c"}]', 'array<Kiln\Tests\Fixture\Jms\Effects\Noisy>'];
        yield 'a type error of a setter' => ['{"name":null}'];
    }

    #[Test]
    #[DataProvider('documents')]
    public function methodsAreCalledOnceWhenReading(string $json, string $type = Noisy::class): void
    {
        foreach ([
            static fn(): DeserializationContext => DeserializationContext::create(),
            static fn(): DeserializationContext => DeserializationContext::create()->setGroups('any'),
            static fn(): DeserializationContext => DeserializationContext::create()->addExclusionStrategy(new HidesNames()),
        ] as $context) {
            self::compare(self::recorded(static fn(Subject $subject): mixed => $subject->fromJson($json, $type, $context())));
            $data = json_decode($json, true);
            self::compare(self::recorded(static fn(Subject $subject): mixed => $subject->fromArray((array) $data, $type, $context())));
        }
    }

    /**
     * @return iterable<string, array{\Closure(Subject): mixed, string, int}> with the message of the exception, and how many methods
     *                                                                         are called
     */
    public static function failuresOfWriting(): iterable
    {
        $writing = [
            'a resource' => ['Resources are not supported in serialized data. Path: ' . Noisy::class, 6, static fn(): array => [Noisy::named('a', null, [], [1, \STDIN]), Noisy::named('b')]],
            'a scalar for an object' => ['Value at ' . Noisy::class . ' -> ' . Noisy::class . ' is expected to be an object of class ' . Noisy::class . ' but is of type integer', 18, static fn(): Noisy => Noisy::named('a', null, [Noisy::named('b'), Noisy::named('c', null, [5])])],
        ];
        foreach ($writing as $name => [$message, $calls, $data]) {
            yield "{$name}, to JSON" => [static fn(Subject $subject): string => $subject->json($data()), $message, $calls];
            yield "{$name}, to an array" => [static fn(Subject $subject): array => $subject->array($data(), SerializationContext::create()->setSerializeNull(true)), $message, $calls];
        }
    }

    /**
     * @return iterable<string, array{\Closure(Subject): mixed, string, int}> likewise
     */
    public static function failuresOfReading(): iterable
    {
        $type = 'array<' . Noisy::class . '>';
        $reading = [
            'a type error of a setter after others' => [Noisy::class . '::setName(): Argument #1 ($name) must be of type string, null given', 4, '[{"name":"a"},{"name":"b"},null]', $type],
            'a wrong type after others' => ['Expected array, but got integer: 5', 4, '{"name":"a","child":{"name":"b"},"children":5}', Noisy::class],
            'a wrong type deep inside' => ['Invalid data "x" (string), expected "' . Noisy::class . '".', 6, '{"name":"a","children":[{"name":"b"},{"name":"c","children":[{"name":"d"},"x"]}]}', Noisy::class],
            'a text that cannot be cast' => ['Cannot convert value of type "array" to string', 2, '[{"name":"a"},{"name":["b"]}]', $type],
        ];
        foreach ($reading as $name => [$message, $calls, $json, $type]) {
            yield "{$name}, from JSON" => [static fn(Subject $subject): mixed => $subject->fromJson($json, $type), $message, $calls];
            yield "{$name}, from an array" => [static fn(Subject $subject): mixed => $subject->fromArray(json_decode($json, true), $type, DeserializationContext::create()->setGroups(['Default', 'any'])), $message, $calls];
        }
    }

    /**
     * @param \Closure(Subject): mixed $work
     */
    #[Test]
    #[DataProvider('failuresOfReading')]
    public function methodsAreCalledOnceByACallThatFailsToRead(\Closure $work, string $message, int $calls): void
    {
        foreach ((new Comparison())->each(self::recorded($work)) as $run => [$expected, $actual]) {
            [$failure, $once] = self::record($expected);
            self::assertStringContainsString(": {$message}", $failure, $run);
            self::assertCount($calls, $once, $run);
            self::assertSame([$failure, $once], self::record($actual), $run);
        }
    }

    /**
     * @param \Closure(Subject): mixed $work
     */
    #[Test]
    #[DataProvider('failuresOfWriting')]
    public function methodsAreCalledAgainByACallThatFailsToWrite(\Closure $work, string $message, int $calls): void
    {
        foreach ((new Comparison())->each(self::recorded($work)) as $run => [$expected, $actual]) {
            [$failure, $once] = self::record($expected);
            [$sameFailure, $again] = self::record($actual);
            self::assertSame($failure, $sameFailure, $run);
            self::assertStringContainsString(": {$message}", $failure, $run);
            self::assertCount($calls, $once, $run);
            self::assertSame([...$once, ...$once], $again, $run);
        }
    }

    /**
     * @return array{string, list<mixed>} the failure, and what was called
     */
    private static function record(Outcome $outcome): array
    {
        self::assertIsArray($outcome->value);
        [$failure, $calls] = [$outcome->value[0] ?? null, $outcome->value[1] ?? null];
        self::assertIsString($failure);
        self::assertIsArray($calls);

        return [$failure, array_values($calls)];
    }

    /**
     * @return iterable<string, array{\Closure(Subject): mixed, int, int}> with the calls of an accessor by the original and by Kiln
     */
    public static function rareData(): iterable
    {
        $list = 'array<' . Ticking::class . '>';
        yield 'null for an object with a property without a type' => [static fn(Subject $subject): mixed => $subject->fromJson('[{"ticks":1},null]', $list), 2, 2];
        yield 'nothing for a property without a type' => [static fn(Subject $subject): mixed => $subject->fromJson('[{"ticks":1},{}]', $list), 1, 1];
        $besides = 'array<' . TickingBeside::class . '>';
        yield 'null for an object of which expressions decide about each property' => [static fn(Subject $subject): mixed => $subject->fromJson('[{"ticks":1},{"conditional":[null]}]', $besides), 1, 1];
        yield 'an enum in the old spelling' => [static fn(Subject $subject): mixed => $subject->fromJson('[{"ticks":1,"suit":"H"}]', $besides), 1, 1];
        yield 'a resource for a number' => [static fn(Subject $subject): bool => $subject->fromArray(['ticks' => 1, 'number' => \STDIN], Ticking::class) instanceof Ticking, 1, 1];
        yield 'a resource for one of two types' => [static fn(Subject $subject): bool => $subject->fromArray(['ticks' => 1, 'union' => \STDIN], Ticking::class) instanceof Ticking, 1, 2];
        yield 'an object below itself where a date should be' => [static function (Subject $subject): string {
            $ticking = new Ticking();

            return $subject->json(self::with($ticking, 'date', $ticking));
        }, 1, 2];
        yield 'an object below itself where another class should be' => [static function (Subject $subject): string {
            $ticking = new Ticking();

            return $subject->json(self::with($ticking, 'person', $ticking));
        }, 1, 1];
        yield 'an object of a subclass' => [static fn(Subject $subject): string => $subject->json(self::with(new Ticking(), 'ticking', new TickingChild())), 2, 2];
        yield 'an object of another class' => [static fn(Subject $subject): string => $subject->json(self::with(new Ticking(), 'closure', new TickingChild())), 1, 1];
        yield 'an object of an excluded class' => [static fn(Subject $subject): string => $subject->json(self::with(new Ticking(), 'hidden', new Hidden())), 1, 1];
        yield 'nothing of a class that does not exist' => [static fn(Subject $subject): string => $subject->json([new Ticking(), new Ticking()]), 2, 2];
        yield 'an object below itself and below another' => [static function (Subject $subject): string {
            $ticking = new Ticking();
            $ticking->ticking = self::with(new TickingChild(), 'withoutType', $ticking);

            return $subject->json($ticking);
        }, 2, 2];
        yield 'a short list of which one is left out' => [static fn(Subject $subject): string => $subject->json([new Ticking(), new Hidden(), new Ticking()]), 2, 2];
        // The extension has no batches.
        $isNative = Extension::ofThisPhp()->choose(Engine::Automatic) === Engine::Native;
        yield 'a long list of which one is left out' => [static fn(Subject $subject): string => $subject->json([new Ticking(), new Hidden(), ...array_fill(0, 18, new Ticking())]), 19, $isNative ? 19 : 20];
    }

    private static function with(Ticking $ticking, string $property, mixed $value): Ticking
    {
        $ticking->{$property} = $value; // @phpstan-ignore property.dynamicName

        return $ticking;
    }

    /**
     * @param \Closure(Subject): mixed $work
     */
    #[Test]
    #[DataProvider('rareData')]
    public function methodsAreCalledAgainWithDataThatGeneratedCodeIsNotMadeFor(\Closure $work, int $once, int $again): void
    {
        $calls = 0;
        $counted = static function (Subject $subject) use ($work, &$calls): mixed {
            Ticking::$calls = 0;
            try {
                return $work($subject);
            } finally {
                $calls = Ticking::$calls;
            }
        };
        $evaluator = new ExpressionEvaluator(new ExpressionLanguage());

        self::assertSucceeds($counted, static fn(Jms|Kiln $builder): mixed => $builder->setExpressionEvaluator($evaluator)->enableEnumSupport());
        self::assertSame($again, $calls, 'The last call was that of Kiln.');
        $counted(new Subject(Jms::create()->setExpressionEvaluator($evaluator)->enableEnumSupport()->build()));
        self::assertSame($once, $calls);
    }

    #[Test]
    public function objectsOfALargeTextAreMadeBeforeItProvesToBeNoJson(): void
    {
        $calls = static fn(int $items): \Closure => static function (Subject $subject) use ($items): array {
            Counting::calls();
            try {
                $subject->fromJson('[' . str_repeat('{"number":1},', $items), 'array<' . Counting::class . '>');
            } catch (RuntimeException $exception) {
                return [$exception->getMessage(), Counting::calls() > 0];
            }

            return [];
        };
        $message = 'Could not decode JSON, syntax error - malformed JSON.';

        self::assertGives("['{$message}', false]", $calls(2000));
        foreach ((new Comparison())->each($calls(4000)) as $run => [$expected, $actual]) {
            self::assertSame([$message, false], $expected->value, $run);
            self::assertSame([$message, true], $actual->value, $run);
        }
    }

    #[Test]
    public function methodsMayUseTheSerializerThemselves(): void
    {
        $inside = static fn(\Closure $work): \Closure => static function (Subject $subject) use ($work): mixed {
            Reentrant::$serializer = $subject->serializer;
            try {
                return $work($subject);
            } finally {
                Reentrant::$serializer = null;
            }
        };
        $data = static function (): Reentrant {
            $outer = new Reentrant();
            $outer->child = new Reentrant();
            $outer->people = [Person::of('a'), Person::of('b')];

            return $outer;
        };

        self::assertSucceeds($inside(static fn(Subject $subject): string => $subject->json([$data(), $data()])));
        self::assertSucceeds($inside(static fn(Subject $subject): array => $subject->array($data(), SerializationContext::create()->setGroups('Default'))));
        self::assertSucceeds($inside(static fn(Subject $subject): mixed => $subject->fromJson('{"text":"a","child":{"text":"b"},"people":[{"name":"c"}]}', Reentrant::class)));
        self::assertSucceeds($inside(static fn(Subject $subject): mixed => $subject->fromArray(['people' => [['name' => 'c']], 'text' => 'a'], Reentrant::class)));
    }

    #[Test]
    public function aCallIsMadeAgainOnceAtMostWhereAListStandsForAnObjectWithANumericName(): void
    {
        foreach ((new Comparison())->each(static function (Subject $subject): int {
            NumericName::$calls = 0;
            try {
                $subject->fromJson('[{"count":1,"next":[2]}]', 'array<' . NumericName::class . '>');
            } catch (\Error $error) {
                self::assertStringContainsString('setMissing()', $error->getMessage());

                return NumericName::$calls;
            }

            return -1;
        }) as [$expected, $actual]) {
            self::assertSame('gave 1', $expected->text());
            // Generated code knows the keys of lists.
            self::assertSame(Extension::ofThisPhp()->choose(Engine::Automatic) === Engine::Native ? 'gave 2' : 'gave 1', $actual->text());
        }
    }

    #[Test]
    public function theRecordHoldsWhatItShould(): void
    {
        self::assertGives("['{\"virtual\":\"virtual\",\"name\":\"a\",\"children\":[],\"last\":1}', [['a before'], ['a virtual'], ['a getName'], ['a getChild'], ['a getChildren'], ['a getAny'], ['a getLast'], ['a after']]]", self::recorded(static fn(Subject $subject): string => $subject->json(Noisy::named('a'))));
        self::assertGives("[Noisy{name: 'a', child: null, children: [], any: null, last: 5}, [['name setName'], ['a setLast'], ['a made']]]", self::recorded(static fn(Subject $subject): mixed => $subject->fromJson('{"last":5,"name":"a"}', Noisy::class)));
    }

    /**
     * @param \Closure(Subject): mixed $work
     *
     * @return \Closure(Subject): array<mixed> gives also what was called, even if the call fails
     */
    private static function recorded(\Closure $work): \Closure
    {
        return static function (Subject $subject) use ($work): array {
            Noisy::$recorder = $recorder = new Recorder();
            try {
                $result = $work($subject);
            } catch (\Throwable $thrown) {
                $result = $thrown::class . ': ' . Message::of($thrown);
            } finally {
                Noisy::$recorder = null;
            }

            return [$result, $recorder->entries];
        };
    }

    #[Test]
    public function noObjectIsMadeInVainOfALongListOfWhichALaterItemIsRefused(): void
    {
        $namespace = DeclaredText::declare(<<<'PHP'
            class Goodbye {
                public static int $said = 0;
            }
            class Guest {
                public string $name = '';
                public bool $isIn = false;
                public function __destruct() {
                    ++Goodbye::$said;
                }
            }
            class Party {
                #[Type('array<' . Guest::class . '>')]
                #[XmlList(entry: 'guest', inline: true)]
                public array $guests = [];
            }
            PHP);
        $said = new \ReflectionProperty("{$namespace}\\Goodbye", 'said'); // @phpstan-ignore argument.type
        $guest = '<guest><name>' . str_repeat('x', 100) . '</name><is_in>%s</is_in></guest>';
        $xml = '<party>' . str_repeat(\sprintf($guest, 'true'), 400) . \sprintf($guest, 'maybe') . '</party>';

        self::assertGives('401', static function (Subject $subject) use ($xml, $namespace, $said): mixed {
            $said->setValue(null, 0);
            try {
                $subject->fromXml($xml, "{$namespace}\\Party");
                self::fail('It is no bool.');
            } catch (RuntimeException) {
                gc_collect_cycles();

                return $said->getValue();
            }
        });
    }
}
