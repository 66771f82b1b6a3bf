<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\SerializerInterface;
use JMS\Serializer\Type\Exception\SyntaxError;
use Kiln\Tests\Bridge\Jms\Differential\Model\ClassSource;
use Kiln\Tests\Bridge\Jms\Differential\Model\MethodSource;
use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Bridge\Jms\Differential\Model\ModelMaker;
use Kiln\Tests\Bridge\Jms\Differential\Model\PropertySource;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Shrinker;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * That the comparison sees differences, of every sort.
 */
#[CoversNothing]
final class ComparisonTest extends TestCase
{
    private static ?Workspace $workspace = null;

    public static function tearDownAfterClass(): void
    {
        self::$workspace = null;
    }

    #[Test]
    public function theSameSerializerTwiceDoesNotDiffer(): void
    {
        foreach (Features::OPERATIONS as $operation) {
            self::assertNull($this->difference($operation, static fn(mixed $result): mixed => $result));
        }
    }

    /**
     * @return iterable<string, array{string, \Closure(mixed): mixed, string}>
     */
    public static function wrongs(): iterable
    {
        yield 'a byte of the text' => ['write', static fn(mixed $text): string => self::text($text) . ' ', 'different results'];
        yield 'a float of an array' => ['toArray', static fn(mixed $array): array => ['id' => 1.0] + (array) $array, 'different results'];
        yield 'the order of an array' => ['toArray', static fn(mixed $array): array => array_reverse((array) $array, true), 'different results'];
        yield 'a property that is read' => ['read', self::changed(...), 'different results'];
        yield 'a property that is read from an array' => ['fromArray', self::changed(...), 'different results'];
        yield 'another object' => ['read', static fn(): object => new \stdClass(), 'different results'];
        yield 'an exception' => ['write', static fn(): never => throw new \RuntimeException('no'), 'only Kiln fails'];
        yield 'a call of code of the model' => ['write', static function (mixed $text): mixed {
            Journal::note('one more');

            return $text;
        }, 'different calls of code of the model'];
        yield 'a warning' => ['read', static function (mixed $object): mixed {
            trigger_error('careful', E_USER_WARNING);

            return $object;
        }, 'different warnings'];
    }

    /**
     * @param \Closure(mixed): mixed $wrong
     */
    #[Test]
    #[DataProvider('wrongs')]
    public function aSerializerThatDiffersIsSeen(string $operation, \Closure $wrong, string $difference): void
    {
        self::assertSame($difference, $this->difference($operation, $wrong));
    }

    #[Test]
    public function aChangedInputIsSeen(): void
    {
        self::assertSame('different objects, or another context, afterwards', $this->difference('write', static fn(mixed $text): mixed => $text, self::changed(...)));
    }

    #[Test]
    public function anotherExceptionIsSeen(): void
    {
        $fails = static fn(string $message): Outcome => self::outcome(failure: new \RuntimeException($message));

        self::assertSame([null, 'none'], self::compared($fails('one'), $fails('one')));
        self::assertSame(['they fail in different ways', 'none'], self::compared($fails('one'), $fails('other')));
        self::assertSame(['only jms/serializer fails', 'none'], self::compared($fails('one'), self::outcome()));
        self::assertSame(['they fail in different ways', 'none'], self::compared(self::outcome(failure: new \RuntimeException('one', 0, new \LogicException('a'))), $fails('one')));
    }

    /**
     * @return iterable<string, array{list<string>, list<string>, ?string, string}>
     */
    public static function journals(): iterable
    {
        $different = 'different calls of code of the model';
        yield 'the same' => [['a', 'b'], ['a', 'b'], null, 'none'];
        yield 'once more from the beginning' => [['a', 'b'], ['a', 'a', 'b'], null, 'Again 1'];
        yield 'all once more' => [['a', 'b'], ['a', 'b', 'a', 'b'], null, 'Again 1'];
        yield 'twice more' => [['a', 'b'], ['a', 'b', 'a', 'b', 'a', 'b'], $different, 'none'];
        yield 'not all of it again' => [['a', 'b'], ['a', 'b', 'a'], $different, 'none'];
        yield 'begun in another way' => [['a', 'b'], ['b', 'a', 'b'], $different, 'none'];
        yield 'in another order' => [['a', 'b'], ['b', 'a'], $different, 'none'];
        yield 'less' => [['a', 'b'], ['a'], $different, 'none'];
        yield 'nothing' => [['a'], [], $different, 'none'];
        yield 'something' => [[], ['a'], $different, 'none'];
    }

    /**
     * @param list<string> $expected
     * @param list<string> $seen
     */
    #[Test]
    #[DataProvider('journals')]
    public function aCallMayBeMadeAgainFromTheBeginning(array $expected, array $seen, ?string $difference, string $known): void
    {
        $failure = new \RuntimeException('one');

        self::assertSame([$difference, str_replace('Again', 'MadeAgain', $known)], self::compared(self::outcome(journal: $expected), self::outcome(journal: $seen)));
        self::assertSame([$difference, str_replace('Again', 'FailedAgain', $known)], self::compared(self::outcome($failure, journal: $expected), self::outcome($failure, journal: $seen)));
    }

    #[Test]
    public function objectsMayBeMadeBeforeATextProvesToBeNoJson(): void
    {
        $failure = new \RuntimeException('Could not decode JSON, syntax error - malformed JSON.');

        self::assertSame([null, 'BegunEarly 1'], self::compared(self::outcome($failure), self::outcome($failure, journal: ['a', 'b'])));
        self::assertSame(['different calls of code of the model', 'none'], self::compared(self::outcome($failure, journal: ['a']), self::outcome($failure, journal: ['a', 'b'])));
        self::assertSame(['different calls of code of the model', 'none'], self::compared(self::outcome($failure), self::outcome($failure, ['2: careful'], ['a'])));
        self::assertSame(['different calls of code of the model', 'none'], self::compared(self::outcome(new \RuntimeException('one')), self::outcome(new \RuntimeException('one'), journal: ['a'])));
    }

    #[Test]
    public function aWarningThatOnlyKilnHasIsSeenInAnyCall(): void
    {
        foreach ([null, new \RuntimeException('one')] as $failure) {
            self::assertSame(['different warnings', 'none'], self::compared(self::outcome($failure), self::outcome($failure, warnings: ['2: careful'])));
            self::assertSame(['different warnings', 'none'], self::compared(self::outcome($failure, warnings: ['2: a']), self::outcome($failure, warnings: ['2: a', '2: b'])));
            self::assertSame(['different calls of code of the model', 'none'], self::compared(self::outcome($failure, journal: ['a']), self::outcome($failure, ['2: careful'], ['a', 'a'])));
        }
    }

    #[Test]
    public function theParserOfTypesMayWordOneErrorInTwoWays(): void
    {
        $fresh = new SyntaxError('Syntax error, unexpected "[" (T_ARRAY_START)');
        $used = new SyntaxError('Syntax error, unexpected end of stream, expected T_COMMA');
        $other = new SyntaxError('Syntax error, unexpected end of stream');

        self::assertSame([null, 'SyntaxErrorInOtherWords 1'], self::compared(self::outcome($fresh), self::outcome($used)));
        self::assertSame([null, 'SyntaxErrorInOtherWords 1'], self::compared(self::outcome($used), self::outcome($fresh)));
        self::assertSame(['they fail in different ways', 'none'], self::compared(self::outcome($used), self::outcome($other)));
        self::assertSame(['they fail in different ways', 'none'], self::compared(self::outcome($fresh), self::outcome(new \RuntimeException($used->getMessage()))));
        self::assertSame(['only Kiln fails', 'none'], self::compared(self::outcome(), self::outcome($used)));
    }

    #[Test]
    public function knownDifferencesAreThoseOfTheDocument(): void
    {
        $document = (string) file_get_contents(\dirname(__DIR__, 4) . '/' . KnownDifference::DOCUMENT);
        foreach (KnownDifference::cases() as $difference) {
            self::assertStringContainsString("\n## {$difference->section()}\n", $document, $difference->name);
        }
    }

    #[Test]
    public function knownDifferencesAreCounted(): void
    {
        $known = new KnownDifferences();
        self::assertSame('none', $known->describe());
        self::assertSame([], $known->excesses(0));

        $known->note(KnownDifference::MadeAgain);
        $known->note(KnownDifference::ClosedGenerator);
        $known->note(KnownDifference::MadeAgain);

        self::assertSame(2, $known->count(KnownDifference::MadeAgain));
        self::assertSame(0, $known->count(KnownDifference::FailedAgain));
        self::assertSame('ClosedGenerator 1, MadeAgain 2', $known->describe());
        self::assertSame([], $known->excesses(100));
        self::assertSame(['MadeAgain was seen in 2.02 % of the cases, and may be in 2.00 %.'], $known->excesses(99));
    }

    /**
     * @param list<string> $warnings
     * @param list<string> $journal
     */
    private static function outcome(?\Throwable $failure = null, array $warnings = [], array $journal = []): Outcome
    {
        return new Outcome($failure === null ? new Graph(1) : null, $failure === null ? null : Outcome::failure($failure), $warnings, $journal, new Graph(null));
    }

    /**
     * @return array{?string, string} the difference, and the known ones
     */
    private static function compared(Outcome $expected, Outcome $seen): array
    {
        $known = new KnownDifferences();

        return [$expected->difference($seen, Features::parse(''), $known), $known->describe()];
    }

    /**
     * @return iterable<string, array{mixed, mixed}>
     */
    public static function distinct(): iterable
    {
        $shared = new \stdClass();
        yield 'shared and equal objects' => [[$shared, $shared], [new \stdClass(), new \stdClass()]];
        yield 'zeros' => [0.0, -0.0];
        yield 'numbers and texts' => [1, '1'];
        yield 'ints and floats' => [1, 1.0];
        yield 'the last bit of a float' => [0.3, 0.1 + 0.2];
        yield 'null and nothing' => [['a' => null], []];
        yield 'orders of keys' => [['a' => 1, 'b' => 2], ['b' => 2, 'a' => 1]];
        yield 'arrays and objects' => [[], new \stdClass()];
        yield 'times' => [new \DateTime('2020-01-01 00:00:00.000001 UTC'), new \DateTime('2020-01-01 00:00:00 UTC')];
        yield 'classes of times' => [new \DateTime('2020-01-01 UTC'), new \DateTimeImmutable('2020-01-01 UTC')];
        yield 'names of time zones' => [new \DateTime('2020-01-01 UTC'), new \DateTime('2020-01-01 +00:00')];
        yield 'intervals' => [new \DateInterval('PT36H'), new \DateInterval('P1DT12H')];
        yield 'contents' => [new \ArrayObject([1]), new \ArrayObject([2])];
        yield 'private properties' => [new \LogicException('a'), new \LogicException('b')];
    }

    #[Test]
    #[DataProvider('distinct')]
    public function valuesThatCanBeToldApartAreDistinct(mixed $one, mixed $other): void
    {
        self::assertFalse((new Graph($one))->equals(new Graph($other)));
        self::assertTrue((new Graph($one))->equals(new Graph($one)));
    }

    #[Test]
    public function timesFromTheClockAreComparedWithTolerance(): void
    {
        $at = static fn(string $time): Graph => new Graph([new \DateTime("2020-01-01 {$time} UTC")], true);

        self::assertTrue($at('10:00:00')->equals($at('10:00:01.5')));
        self::assertFalse($at('10:00:00')->equals($at('10:01:00')));
    }

    #[Test]
    public function aDifferenceIsMadeSmall(): void
    {
        $features = Features::parse('');
        $model = self::model();
        $pair = $this->pair($model, static fn(mixed $text): mixed => str_contains(self::text($text), 'name') ? 'wrong' : $text);
        $case = new OneCase('write', $model->roots[0], 3, null, null, ['nulls true', 'version 2']);
        $comparison = new JmsComparison($features);
        $finding = (new JmsTrial($pair, new CaseMaker($features), $comparison->written, $comparison->read))->compare($case, 'a case');
        self::assertNotNull($finding);
        self::assertStringContainsString('wrong', $finding->describe());
        self::assertStringContainsString('class Alpha', $finding->describe());

        // Serializers that are made anew do not differ.
        self::assertNull((new Shrinker($comparison))->shrunk($finding));
        self::assertGreaterThan(8, \count(iterator_to_array($model->smaller(), false)));
        self::assertCount(3, iterator_to_array($case->smaller(), false));
    }

    #[Test]
    public function aModelIsTheSameForTheSameSeed(): void
    {
        for ($seed = 0; $seed < 30; ++$seed) {
            $make = static fn(): Model => (new ModelMaker(Features::parse('')))->make(new Chance($seed));

            self::assertSame($make()->source('A'), $make()->source('A'));
            self::assertSame($make()->steps, $make()->steps);
        }
    }

    #[Test]
    public function featuresAreChosenByName(): void
    {
        self::assertTrue(Features::parse('')->has('groups'));
        self::assertFalse(Features::parse('write,read')->has('groups'));
        self::assertFalse(Features::parse('write')->has('read'));
        self::assertTrue(Features::parse('groups')->has('read'));
        self::assertFalse(Features::parse('-groups')->has('groups'));
        self::assertTrue(Features::parse('-groups')->has('depth'));
        $this->expectExceptionMessage('"nothing"');
        Features::parse('nothing');
    }

    private static function directory(): string
    {
        return (self::$workspace ??= new Workspace())->directory();
    }

    /**
     * @param \Closure(mixed): mixed  $wrong  what becomes of a result
     * @param ?\Closure(mixed): mixed $change what becomes of an input
     */
    private function difference(string $operation, \Closure $wrong, ?\Closure $change = null): ?string
    {
        $model = self::model();
        $case = new OneCase($operation, $model->roots[0], 3, '@@\Alpha', '{"id":7,"name":"b"}', null);

        return $this->pair($model, $wrong, $change)->difference($case)[0] ?? null;
    }

    /**
     * @param \Closure(mixed): mixed  $wrong
     * @param ?\Closure(mixed): mixed $change
     */
    private function pair(Model $model, \Closure $wrong, ?\Closure $change = null): Pair
    {
        return new Pair(Declared::of($model, self::directory()), SerializerBuilder::create()->build(), self::wrongly($wrong, $change), Features::parse('-wrong'));
    }

    private static function model(): Model
    {
        return new Model([
            new ClassSource('Alpha', 'class', properties: [
                new PropertySource('id', 'public', null, '1', ["JMS\\Type('int')"], new Shape('int', 'int', 'int')),
                new PropertySource('name', 'private', 'string', "'d'", ["JMS\\Since('1')"], new Shape('string', 'string', 'string')),
            ], methods: [new MethodSource(['JMS\PreSerialize'], 'public function before() { \\' . Journal::class . "::note('before'); }")]),
        ], ['cache'], [new Shape('class', '@@\Alpha', 'Alpha', class: 'Alpha')]);
    }

    /**
     * @param \Closure(mixed): mixed  $wrong
     * @param ?\Closure(mixed): mixed $change
     */
    private static function wrongly(\Closure $wrong, ?\Closure $change): SerializerInterface&ArrayTransformerInterface
    {
        return new class (SerializerBuilder::create()->build(), $wrong, $change ?? static fn(mixed $value): mixed => $value) implements SerializerInterface, ArrayTransformerInterface {
            /**
             * @param \Closure(mixed): mixed $wrong
             * @param \Closure(mixed): mixed $change
             */
            public function __construct(private SerializerInterface&ArrayTransformerInterface $right, private \Closure $wrong, private \Closure $change) {}

            public function serialize($data, string $format, ?SerializationContext $context = null, ?string $type = null): string
            {
                $text = ($this->wrong)($this->right->serialize($data, $format, $context, $type));
                ($this->change)($data);

                return \is_string($text) ? $text : '';
            }

            public function deserialize(string $data, string $type, string $format, ?DeserializationContext $context = null)
            {
                return ($this->wrong)($this->right->deserialize($data, $type, $format, $context));
            }

            /**
             * @return array<mixed>
             */
            public function toArray($data, ?SerializationContext $context = null, ?string $type = null): array
            {
                return (array) ($this->wrong)($this->right->toArray($data, $context, $type));
            }

            /**
             * @param array<mixed> $data
             */
            public function fromArray(array $data, string $type, ?DeserializationContext $context = null)
            {
                return ($this->wrong)($this->right->fromArray($data, $type, $context));
            }
        };
    }

    private static function text(mixed $value): string
    {
        return \is_string($value) ? $value : '';
    }

    private static function changed(mixed $value): mixed
    {
        if (\is_object($value)) {
            (new \ReflectionProperty($value, 'id'))->setValue($value, -5);
        }

        return $value;
    }
}
