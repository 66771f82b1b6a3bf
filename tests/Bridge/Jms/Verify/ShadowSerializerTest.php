<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Verify;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\Construction\ObjectConstructorInterface;
use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\Exclusion\DisjunctExclusionStrategy;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\SerializerInterface;
use JMS\Serializer\Visitor\DeserializationVisitorInterface;
use JMS\Serializer\Visitor\SerializationVisitorInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\ShadowSerializer;
use Kiln\Bridge\Jms\Verify\Call;
use Kiln\Bridge\Jms\Verify\ContextCopy;
use Kiln\Bridge\Jms\Verify\ContextWords;
use Kiln\Bridge\Jms\Verify\MemoryRecorder;
use Kiln\Bridge\Jms\Verify\NewObjects;
use Kiln\Bridge\Jms\Verify\Operation;
use Kiln\Bridge\Jms\Verify\Record;
use Kiln\Bridge\Jms\Verify\Recorder;
use Kiln\Bridge\Jms\Verify\Redaction;
use Kiln\Bridge\Jms\Verify\Sampling;
use Kiln\Bridge\Jms\Verify\SideBySide;
use Kiln\Bridge\Jms\Verify\Verdict;
use Kiln\System\Attempt;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Call::class)]
#[CoversClass(ContextCopy::class)]
#[CoversClass(ContextWords::class)]
#[CoversClass(NewObjects::class)]
#[CoversClass(Operation::class)]
#[CoversClass(ShadowSerializer::class)]
#[CoversClass(SideBySide::class)]
final class ShadowSerializerTest extends TestCase
{
    private const JSON = '{"id":7,"owner":"Ann Lee","tags":[],"balance":12.5}';

    private ?MemoryRecorder $recorder = null;

    protected function setUp(): void
    {
        // Some of their parents implement an interface that PHP deprecates, and it says so when they are loaded.
        Attempt::of(static fn(): bool => class_exists(ClassMetadata::class) && class_exists(PropertyMetadata::class));
        $this->recorder = new MemoryRecorder();
    }

    /**
     * What the wrong serializer does, the verdict, and the path. Texts are altered as texts, and arrays as arrays.
     *
     * @return iterable<string, array{\Closure(mixed): mixed, Verdict, string}>
     */
    public static function alterations(): iterable
    {
        yield 'nothing' => [static fn(mixed $result): mixed => $result, Verdict::Identical, ''];
        yield 'white space' => [static fn(mixed $result): mixed => \is_string($result) ? " {$result}" : $result, Verdict::EqualJson, '$'];
        yield 'an empty object' => [static fn(mixed $result): mixed => \is_string($result) ? str_replace('[]', '{}', $result) : $result, Verdict::EmptyOnly, '$.tags'];
        yield 'another text' => [static fn(mixed $result): mixed => \is_string($result) ? str_replace('Ann', 'Bob', $result) : $result, Verdict::Different, '$.owner'];
        yield 'nothing but an exception' => [static fn(): \Throwable => new \LogicException('broken'), Verdict::KilnFailed, '$'];
    }

    /** @param \Closure(mixed): mixed $alter */
    #[Test]
    #[DataProvider('alterations')]
    public function theCallerGetsTheResultOfJmsWhateverKilnDoes(\Closure $alter, Verdict $verdict, string $path): void
    {
        self::assertSame(self::JSON, $this->shadow($alter)->serialize(new Account(), 'json'));

        $record = $this->only($verdict);
        self::assertSame([$path, 'serialize', 'json', Account::class, 1], [$record->path, $record->operation, $record->format, $record->type, $record->count]);
    }

    #[Test]
    public function arraysAreComparedToo(): void
    {
        $alter = static fn(mixed $result): mixed => \is_array($result) ? array_reverse($result, true) : $result;

        self::assertSame($this->jms()->toArray(new Account()), $this->shadow($alter)->toArray(new Account()));

        self::assertSame(['toArray', 'the keys are in another order', 4, 4], [$this->only(Verdict::EqualJson)->operation, $this->only(Verdict::EqualJson)->what, $this->only(Verdict::EqualJson)->jmsSize, $this->only(Verdict::EqualJson)->kilnSize]);
    }

    #[Test]
    public function objectsThatWereReadAreCompared(): void
    {
        $alter = static function (mixed $result): mixed {
            if ($result instanceof Account && $result->parent !== null) {
                $result->parent->tags = ['spoilt'];
            }

            return $result;
        };
        $shadow = $this->shadow($alter);
        $data = ['id' => 1, 'owner' => 'Ann', 'tags' => ['a', 'b'], 'parent' => ['id' => 22, 'owner' => 'Bob']];
        $json = (string) json_encode($data);

        self::assertEquals($this->jms()->deserialize($json, Account::class, 'json'), $shadow->deserialize($json, Account::class, 'json'));
        self::assertEquals($this->jms()->deserialize($json, Account::class, 'json'), $shadow->fromArray($data, Account::class));

        self::assertSame(['deserialize', 'fromArray'], array_values(array_unique($this->operations())));
        foreach ($this->recorder()->records() as $record) {
            self::assertSame([Verdict::Different, '$.parent.tags[0]', Account::class], [$record->verdict, $record->path, $record->type]);
            self::assertSame('{"document":{"parent":[]}}', str_replace('{}', '[]', (string) json_encode($record->example)), 'Only what is needed to see it.');
        }
    }

    #[Test]
    public function exceptionsOfJmsReachTheCallerAsTheyAre(): void
    {
        $error = null;
        try {
            $this->shadow(static fn(mixed $result): mixed => $result)->deserialize('{', Account::class, 'json');
        } catch (RuntimeException $error) {
        }

        self::assertNotNull($error);
        self::assertSame(1, $this->only(Verdict::FailedAlike)->count);
    }

    /** @return iterable<string, array{\Closure(mixed): mixed, Verdict, string}> */
    public static function otherFailures(): iterable
    {
        yield 'another exception' => [
            static fn(): \Throwable => new \LogicException('secret 5'),
            Verdict::FailedDifferently,
            'jms/serializer throws JMS\Serializer\Exception\RuntimeException, Kiln throws LogicException',
        ];
        yield 'none' => [
            static fn(): Account => new Account(),
            Verdict::JmsFailed,
            'jms/serializer throws JMS\Serializer\Exception\RuntimeException, Kiln has a result',
        ];
    }

    /** @param \Closure(mixed): mixed $alter */
    #[Test]
    #[DataProvider('otherFailures')]
    public function failingInAnotherWayIsAMismatch(\Closure $alter, Verdict $verdict, string $what): void
    {
        try {
            $this->shadow($alter)->deserialize('{', Account::class, 'json');
            self::fail('It must fail.');
        } catch (RuntimeException) {
            self::assertSame($what, $this->only($verdict)->what);
        }
    }

    #[Test]
    public function dataOfUsersIsNotRecordedUnlessAskedFor(): void
    {
        $alter = static fn(mixed $result): mixed => \is_string($result) ? str_replace('Lee', 'Kay', $result) : $result;
        $this->shadow($alter)->serialize(new Account(), 'json');
        self::assertSame(['Xxx Xxx', 'Xxx Xxx', 'another text: 7 and 7 bytes, the same up to byte 4'], [$this->only(Verdict::Different)->jms, $this->only(Verdict::Different)->kiln, $this->only(Verdict::Different)->what]);
        self::assertStringNotContainsString('Ann', (string) json_encode($this->recorder()->records()[0]->toArray()));

        $this->recorder = new MemoryRecorder();
        $this->shadow($alter, redaction: Redaction::off())->serialize(new Account(), 'json');
        self::assertSame(['Ann Lee', 'Ann Kay'], [$this->only(Verdict::Different)->jms, $this->only(Verdict::Different)->kiln]);
        self::assertSame('{"jms":{"owner":"Ann Lee"},"kiln":{"owner":"Ann Kay"}}', json_encode($this->only(Verdict::Different)->example));
    }

    #[Test]
    public function equalMismatchesAreOneRecordWithOneExample(): void
    {
        $alter = static fn(mixed $result): mixed => \is_string($result) ? str_replace('Ann', 'Bob', $result) : $result;
        $shadow = $this->shadow($alter);
        $good = new Account();
        $good->owner = 'Cleo';
        for ($call = 0; $call < 50; ++$call) {
            $shadow->serialize([...array_fill(0, $call, $good), new Account()], 'json', null, 'array<' . Account::class . '>');
        }

        $record = $this->only(Verdict::Different);
        self::assertSame([50, '$[0].owner'], [$record->count, $record->path]);
        self::assertSame('{"jms":[{"owner":"Xxx Xxx"}],"kiln":[{"owner":"Xxx Xxx"}]}', json_encode($record->example));
    }

    #[Test]
    public function ofAKnownMismatchNoExampleIsMadeAgain(): void
    {
        $candidate = new AlteredSerializer($this->jms(), static fn(mixed $result): mixed => new \stdClass());
        $shadow = ShadowSerializer::between($this->jms(), $candidate, $this->recorder(), Sampling::rate(1));
        $shadow->deserialize('{"id":1,"tags":["a","b","c"]}', Account::class, 'json');
        $first = $candidate->calls;

        $shadow->deserialize('{"id":1,"tags":["a","b","c"]}', Account::class, 'json');

        self::assertGreaterThan(1, $first);
        self::assertSame($first + 1, $candidate->calls);
        self::assertSame(2, $this->only(Verdict::Different)->count);
    }

    #[Test]
    public function eachRunHasAContextOfItsOwn(): void
    {
        $context = SerializationContext::create()->setGroups(['detail'])->setSerializeNull(true);

        self::assertSame('{"owner":"Ann Lee"}', $this->shadow(static fn(mixed $result): mixed => $result)->serialize(new Account(), 'json', $context));

        self::assertSame('groups detail; nulls', $this->only(Verdict::Identical)->context);
    }

    #[Test]
    public function theContextOfTheCallerIsUsedByJmsAlone(): void
    {
        $seen = [];
        $listen = static function (Context $context) use (&$seen): void {
            $seen[] = $context;
        };
        $jms = SerializerBuilder::create()->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $handlers) use ($listen): void {
            $handlers->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Account::class, 'json', static function (SerializationVisitorInterface $visitor, Account $data, array $type, Context $context) use ($listen): int {
                $listen($context);

                return $data->id;
            });
        })->build();
        $context = SerializationContext::create();

        ShadowSerializer::between($jms, $jms, $this->recorder(), Sampling::rate(1))->serialize(new Account(), 'json', $context);

        self::assertCount(2, $seen);
        self::assertSame($context, $seen[0]);
        self::assertNotSame($context, $seen[1]);
    }

    #[Test]
    public function whatOneCallAddsToAContextDoesNotReachTheOther(): void
    {
        $context = SerializationContext::create()->setGroups(['detail'])->setVersion('1')->addExclusionStrategy(new Permissive())->addExclusionStrategy(new Permissive());

        $this->shadow(static fn(mixed $result): mixed => $result)->serialize(new Account(), 'json', $context);

        self::assertSame('groups detail; version 1; own exclusion strategy', $this->only(Verdict::Identical)->context);
        self::assertSame(4, self::strategies($context), 'Two of the application, groups and version: no more than without the other call.');

        $unused = SerializationContext::create()->setGroups(['detail'])->addExclusionStrategy(new Permissive())->addExclusionStrategy(new Permissive());
        $this->jms()->serialize(new Account(), 'json', ContextCopy::of($unused));
        self::assertSame(2, self::strategies($unused));
        $this->jms()->serialize(new Account(), 'json', $unused);
        self::assertSame(3, self::strategies($unused));
    }

    #[Test]
    public function aContextThatWasUsedBeforeFailsAsWithJms(): void
    {
        $context = SerializationContext::create();
        $this->jms()->serialize(1, 'json', $context);

        try {
            $this->shadow(static fn(mixed $result): mixed => $result)->serialize(new Account(), 'json', $context);
            self::fail('It must fail.');
        } catch (\LogicException $error) {
            self::assertStringContainsString('already initialized', $error->getMessage());
        }
        $this->only(Verdict::FailedAlike);
    }

    #[Test]
    public function aRecorderThatThrowsDoesNotReachTheCaller(): void
    {
        $recorder = new class implements Recorder {
            public function record(Record $record): void
            {
                throw new \RuntimeException('full');
            }

            public function knows(string $signature): bool
            {
                throw new \RuntimeException('full');
            }
        };
        $shadow = ShadowSerializer::between($this->jms(), new AlteredSerializer($this->jms(), static fn(): \Throwable => new \Error()), $recorder, Sampling::rate(1));

        self::assertSame(self::JSON, $shadow->serialize(new Account(), 'json'));
    }

    #[Test]
    public function aContextThatCannotBeCopiedDoesNotReachTheCaller(): void
    {
        $context = new class extends SerializationContext {
            public function __clone()
            {
                throw new \LogicException('one only');
            }
        };

        self::assertSame(self::JSON, $this->shadow(static fn(mixed $result): mixed => $result)->serialize(new Account(), 'json', $context));
        self::assertSame([], $this->recorder()->records());
    }

    #[Test]
    public function onlyAShareOfTheCallsIsLookedAt(): void
    {
        $candidate = new AlteredSerializer($this->jms(), static fn(mixed $result): mixed => $result);
        $shadow = ShadowSerializer::between($this->jms(), $candidate, $this->recorder(), Sampling::seeded(0.1, 3));
        $sampling = Sampling::seeded(0.1, 3);
        $expected = 0;
        for ($call = 0; $call < 500; ++$call) {
            $shadow->serialize(1, 'json');
            $expected += $sampling->chooses() ? 1 : 0;
        }

        self::assertGreaterThan(10, $expected);
        self::assertSame($expected, $candidate->calls);
        self::assertSame($expected, $this->only(Verdict::Identical)->count);
    }

    #[Test]
    public function whatJmsItselfDoesNotRepeatIsNotCompared(): void
    {
        $jms = SerializerBuilder::create()->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $handlers): void {
            $number = 0;
            $handlers->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, Account::class, 'json', static function () use (&$number): int {
                return ++$number;
            });
        })->build();

        self::assertSame('[1]', ShadowSerializer::between($jms, $jms, $this->recorder(), Sampling::rate(1))->serialize([new Account()], 'json'));
        self::assertSame(['jms/serializer itself gives another result the second time', 'array of ' . Account::class], [$this->only(Verdict::NotCompared)->what, $this->only(Verdict::NotCompared)->type]);
    }

    #[Test]
    public function aDateThatTakesTheCurrentTimeIsNoMismatch(): void
    {
        $this->shadow(static fn(mixed $result): mixed => $result)->deserialize('{"openedAt":"10:00"}', Account::class, 'json');

        self::assertSame([], array_filter($this->recorder()->records(), static fn(Record $record): bool => $record->verdict->isMismatch()));
        self::assertCount(1, $this->recorder()->records());
    }

    #[Test]
    public function generatorsAreLeftAlone(): void
    {
        $shadow = $this->shadow(static fn(mixed $result): mixed => $result);

        self::assertSame('[1,2]', $shadow->serialize((static fn(): \Generator => yield from [1, 2])(), 'json'));
        self::assertSame('a generator runs only once', $this->only(Verdict::NotCompared)->what);

        $this->recorder = new MemoryRecorder();
        self::assertSame('[[1,2]]', $this->shadow(static fn(mixed $result): mixed => $result)->serialize([(static fn(): \Generator => yield from [1, 2])()], 'json'));
        self::assertSame('jms/serializer itself gives another result the second time', $this->only(Verdict::NotCompared)->what);
    }

    #[Test]
    public function whatIsLargeIsNotRepeated(): void
    {
        $candidate = new AlteredSerializer($this->jms(), static fn(mixed $result): mixed => $result);
        $shadow = ShadowSerializer::between($this->jms(), $candidate, $this->recorder(), Sampling::rate(1));
        $text = str_repeat('x', ShadowSerializer::MAX_BYTES);

        $shadow->serialize($text, 'json');
        $shadow->deserialize("\"{$text}\"", 'string', 'json');
        $shadow->toArray(range(0, ShadowSerializer::MAX_ELEMENTS));
        $shadow->fromArray(range(0, ShadowSerializer::MAX_ELEMENTS), 'array<int>');

        self::assertSame(0, $candidate->calls);
        self::assertSame(['too large'], array_values(array_unique(array_column($this->recorder()->records(), 'what'))));
        self::assertCount(4, $this->recorder()->records());
    }

    #[Test]
    public function objectsThatLiveOnAreNotFilledTwice(): void
    {
        $existing = new Account();
        $constructor = new class ($existing) implements ObjectConstructorInterface {
            public int $calls = 0;

            public function __construct(private readonly Account $existing) {}

            /**
             * @param mixed        $data
             * @param array<mixed> $type
             */
            public function construct(DeserializationVisitorInterface $visitor, ClassMetadata $metadata, $data, array $type, DeserializationContext $context): object
            {
                ++$this->calls;

                return $this->existing;
            }
        };
        $jms = SerializerBuilder::create()->setObjectConstructor($constructor)->build();

        self::assertSame($existing, ShadowSerializer::between($jms, $jms, $this->recorder(), Sampling::rate(1))->deserialize('{"id":1}', Account::class, 'json'));
        self::assertSame(1, $constructor->calls);
        self::assertStringStartsWith('objects may not be new', $this->only(Verdict::NotCompared)->what);
        self::assertFalse(NewObjects::areMadeBy($jms));
        self::assertFalse(NewObjects::areMadeBy(new AlteredSerializer($jms, static fn(): null => null)), 'It cannot be found out.');
        self::assertTrue(NewObjects::areMadeBy(SerializerBuilder::create()->setObjectConstructor(new UnserializeObjectConstructor())->build()));
    }

    #[Test]
    public function anObjectThatBothHandedOutProvesNothing(): void
    {
        $shared = new Account();
        $jms = SerializerBuilder::create()->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $handlers) use ($shared): void {
            $handlers->registerHandler(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, Account::class, 'json', static fn(): Account => $shared);
        })->build();

        self::assertSame($shared, ShadowSerializer::between($jms, $jms, $this->recorder(), Sampling::rate(1))->deserialize('{}', Account::class, 'json'));
        self::assertSame('both filled the same object', $this->only(Verdict::NotCompared)->what);
    }

    #[Test]
    public function aTargetInTheContextIsNotFilledTwice(): void
    {
        $context = DeserializationContext::create()->setAttribute('target', new Account());
        $candidate = new AlteredSerializer($this->jms(), static fn(mixed $result): mixed => $result);

        ShadowSerializer::between($this->jms(), $candidate, $this->recorder(), Sampling::rate(1))->deserialize('{}', Account::class, 'json', $context);

        self::assertSame(0, $candidate->calls);
        self::assertSame('objects may not be new: the context holds one', $this->only(Verdict::NotCompared)->what);
    }

    #[Test]
    public function callsFromWithinAComparisonAreNotComparedThemselves(): void
    {
        $shadow = null;
        $alter = static function (mixed $result) use (&$shadow): mixed {
            self::assertInstanceOf(ShadowSerializer::class, $shadow);
            $shadow->serialize('inner', 'json');

            return $result;
        };
        $shadow = $this->shadow($alter);

        $shadow->serialize(new Account(), 'json');

        self::assertCount(1, $this->recorder()->records());
    }

    #[Test]
    public function otherFormatsAreComparedToo(): void
    {
        $alter = static fn(mixed $result): mixed => \is_string($result) ? str_replace('12.5', '12.6', $result) : $result;

        self::assertStringContainsString('12.5', $this->shadow($alter)->serialize(new Account(), 'xml'));
        self::assertSame(['xml', '$.result.balance'], [$this->only(Verdict::Different)->format, $this->only(Verdict::Different)->path]);
    }

    #[Test]
    public function documentsOfXmlAreMadeSmall(): void
    {
        $alter = static function (mixed $result): mixed {
            if ($result instanceof Account && $result->owner === 'Eve') {
                $result->balance = 0.0;
            }

            return $result;
        };
        $xml = '<result><id>1</id><owner>Eve</owner><tags><entry>a</entry><entry>b</entry></tags><balance>2.5</balance></result>';
        $this->shadow($alter, Redaction::off())->deserialize($xml, Account::class, 'xml');

        $record = $this->only(Verdict::Different);
        self::assertSame(['xml', '$.balance', ['document' => ['result' => ['owner' => 'Eve']]]], [$record->format, $record->path, $record->example]);
    }

    #[Test]
    public function withKilnItselfNothingDiffers(): void
    {
        $directory = sys_get_temp_dir() . '/kiln-shadow-' . bin2hex(random_bytes(6));
        $shadow = ShadowSerializer::around($this->jms(), $this->recorder(), 1.0, $directory);
        $account = new Account();
        $account->parent = new Account();
        try {
            $json = $shadow->serialize($account, 'json', SerializationContext::create()->setVersion('2'));
            self::assertSame($this->jms()->serialize($account, 'json', SerializationContext::create()->setVersion('2')), $json);
            self::assertEquals($account, $shadow->deserialize($json, Account::class, 'json'));
            self::assertEquals($account, $shadow->fromArray($shadow->toArray($account), Account::class));
        } finally {
            self::remove($directory);
        }

        self::assertSame([Verdict::Identical], array_values(array_unique(array_column($this->recorder()->records(), 'verdict'), SORT_REGULAR)));
        self::assertCount(4, $this->recorder()->records());
    }

    #[Test]
    public function whereKilnLeavesAllToJmsNothingIsProven(): void
    {
        $decorated = new AlteredSerializer($this->jms(), static fn(mixed $result): mixed => $result);

        ShadowSerializer::around($decorated, $this->recorder(), 1)->serialize(new Account(), 'json');

        self::assertSame(1, $decorated->calls);
        self::assertStringStartsWith('Kiln leaves every call to jms/serializer: the serializer is ' . AlteredSerializer::class, $this->only(Verdict::NotCompared)->what);
    }

    #[Test]
    public function aDirectoryThatKilnRefusesDoesNotReachTheCaller(): void
    {
        self::assertSame(self::JSON, ShadowSerializer::around($this->jms(), $this->recorder(), 1.0, '/dev/null/kiln')->serialize(new Account(), 'json'));
    }

    #[Test]
    public function aRateThatIsNoneIsRefusedAtOnce(): void
    {
        $this->expectException(\InvalidArgumentException::class);

        ShadowSerializer::around($this->jms(), $this->recorder(), 5);
    }

    #[Test]
    public function kilnIsNotComparedWithItself(): void
    {
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage('Kiln already');

        ShadowSerializer::around(JmsSerializer::wrap($this->jms()), $this->recorder());
    }

    /**
     * @param \Closure(mixed): mixed $alter
     */
    private function shadow(\Closure $alter, ?Redaction $redaction = null): ShadowSerializer
    {
        return ShadowSerializer::between($this->jms(), new AlteredSerializer($this->jms(), $alter), $this->recorder(), Sampling::rate(1), $redaction);
    }

    private function jms(): SerializerInterface&ArrayTransformerInterface
    {
        return SerializerBuilder::create()->build();
    }

    private function recorder(): MemoryRecorder
    {
        return $this->recorder ?? throw new \LogicException('There is a recorder only while a test runs.');
    }

    private function only(Verdict $verdict): Record
    {
        self::assertCount(1, $this->recorder()->records(), (string) json_encode($this->recorder()->records()));
        self::assertSame($verdict, $this->recorder()->records()[0]->verdict);

        return $this->recorder()->records()[0];
    }

    /**
     * @return list<string>
     */
    private function operations(): array
    {
        $operations = array_column($this->recorder()->records(), 'operation');
        sort($operations);

        return $operations;
    }

    private static function strategies(Context $context): int
    {
        $strategy = $context->getExclusionStrategy();
        self::assertInstanceOf(DisjunctExclusionStrategy::class, $strategy);
        $delegates = (new \ReflectionProperty($strategy, 'delegates'))->getValue($strategy);
        self::assertIsArray($delegates);

        return \count($delegates);
    }

    private static function remove(string $path): void
    {
        if (is_dir($path)) {
            foreach (array_diff((array) scandir($path), ['.', '..']) as $name) {
                self::remove("{$path}/{$name}");
            }
            rmdir($path);
        } elseif (is_file($path)) {
            unlink($path);
        }
    }
}
