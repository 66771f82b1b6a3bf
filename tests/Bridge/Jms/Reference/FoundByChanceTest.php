<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\ExpressionLanguageRequiredException;
use JMS\Serializer\Exception\InvalidArgumentException;
use JMS\Serializer\Exception\InvalidMetadataException;
use JMS\Serializer\Exception\NonVisitableTypeException;
use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Protection;
use Kiln\Tests\Fixture\Jms\Enums\Direction;
use Kiln\Tests\Fixture\Jms\Extension\Recorder;
use Kiln\Tests\Fixture\Jms\Extension\RecordingConstructor;
use Kiln\Tests\Fixture\Jms\Extension\ThrowingConstructor;
use Kiln\Tests\Fixture\Jms\Found\BackslashType;
use Kiln\Tests\Fixture\Jms\Found\BadlyOptioned;
use Kiln\Tests\Fixture\Jms\Found\BeyondAscii;
use Kiln\Tests\Fixture\Jms\Found\ChangesItself;
use Kiln\Tests\Fixture\Jms\Found\ChangesItselfToo;
use Kiln\Tests\Fixture\Jms\Found\ExcludedByObject;
use Kiln\Tests\Fixture\Jms\Found\HoldsBadlyOptioned;
use Kiln\Tests\Fixture\Jms\Found\NumberAsCondition;
use Kiln\Tests\Fixture\Jms\Found\NumbersBeforePerson;
use Kiln\Tests\Fixture\Jms\Found\ObjectAsMap;
use Kiln\Tests\Fixture\Jms\Found\UnconditionalChild;
use Kiln\Tests\Fixture\Jms\Found\UnfitUnion;
use Kiln\Tests\Fixture\Jms\Found\WrongCaseAfterBadText;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * What random cases have found, each by a name.
 */
#[CoversClass(JmsSerializer::class)]
final class FoundByChanceTest extends ReferenceTestCase
{
    #[Test]
    public function aPropertyOfANameBeyondAsciiIsNotLeftOut(): void
    {
        self::assertThrows(\Error::class, 'Typed property ' . BeyondAscii::class . '::$größe must not be accessed before initialization', static fn(Subject $subject): string => $subject->json(new BeyondAscii()));
    }

    #[Test]
    public function aHookRunsOnceWhereTheListHoldsASubclass(): void
    {
        $type = 'iterable<' . ChangesItself::class . '>';

        self::assertGives("[['interval' => 'P1D'], ['interval' => 'P1D', 'more' => 1]]", static fn(Subject $subject): array => $subject->array(new \ArrayIterator([new ChangesItself(), new ChangesItselfToo()]), null, $type));
        self::assertGives('[[\'interval\' => \'P1D\']]', static fn(Subject $subject): array => $subject->array([new ChangesItself()]));
    }

    #[Test]
    public function aTextIsNoCase(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport();

        self::assertThrows(InvalidArgumentException::class, 'Value at  is expected to be an object of class ' . Direction::class . ' but is of type string', static fn(Subject $subject): string => $subject->json(['k' => 'v'], null, 'array<string, array<' . Direction::class . '>>'), $configure);
    }

    /**
     * docs/jms-differences.md, "Metadata is loaded earlier": PHP warns when code is made, once.
     */
    #[Test]
    public function brokenAttributesOfAClassThatDoesNotOccurDoNoHarm(): void
    {
        foreach ([
            "'{\"many\":[]}'" => static fn(Subject $subject): string => $subject->json(new HoldsBadlyOptioned()),
            'HoldsBadlyOptioned{one: null, many: []}' => static fn(Subject $subject): mixed => $subject->fromJson('{"many":[]}', HoldsBadlyOptioned::class),
            "'[]'" => static fn(Subject $subject): string => $subject->json([], null, 'list<' . BadlyOptioned::class . '>'),
        ] as $text => $work) {
            foreach ((new Comparison())->each($work) as $run => [$expected, $actual]) {
                self::assertSame("gave {$text}", $expected->text(), $run);
                $warnings = explode("\nPHP: ", $actual->text());
                self::assertSame("gave {$text}", array_shift($warnings), $run);
                self::assertSame($run === 'first call' ? ['Undefined array key 1'] : [], array_values(array_unique($warnings)), $run);
            }
            self::assertGives($text, static function (Subject $subject) use ($work): mixed {
                set_error_handler(static fn(int $level, string $message): never => throw new \ErrorException($message));
                try {
                    return $work($subject);
                } finally {
                    restore_error_handler();
                }
            });
        }
    }

    /**
     * docs/jms-differences.md, "Classes without a name".
     */
    #[Test]
    public function aClassWithoutANameNeedsNoFileOfMetadata(): void
    {
        $object = new class {
            public int $number = 1;
        };
        $directory = TemporaryDirectory::create();
        try {
            $written = static fn(Jms|Kiln $builder, string $name): Outcome => Outcome::of(static fn(): string => $builder->setCacheDir("{$directory}/{$name}")->build()->serialize($object, 'json'));

            self::assertSame("gave '{\"number\":1}'", $written(Kiln::create(), 'kiln')->text());
            self::assertContains($written(Jms::create(), 'jms')->text(), ["gave '{\"number\":1}'", 'threw ValueError(0): rename(): Argument #2 ($to) must not contain any null bytes']);
        } finally {
            TemporaryDirectory::remove($directory);
        }
    }

    #[Test]
    public function anExpressionOfAParentCountsForAPropertyDeclaredAnew(): void
    {
        self::assertThrows(ExpressionLanguageRequiredException::class, 'To use conditional exclude/expose in ' . UnconditionalChild::class . ' you must configure the expression language.', static fn(Subject $subject): string => $subject->json(new UnconditionalChild()));
        self::assertWrites('{"property":2}', new UnconditionalChild(), null, null, self::evaluating());
    }

    #[Test]
    public function aTypeNamedByABackslashIsNotLoadedForNull(): void
    {
        self::assertWrites('{}', new BackslashType());
        self::assertReads('BackslashType{text: null}', '{}', BackslashType::class);
        self::assertReads('BackslashType{text: null}', '{"text":null}', BackslashType::class);
    }

    #[Test]
    public function theContextIsAtItsBeginningAfterExpressions(): void
    {
        foreach (['json', 'array'] as $way) {
            self::assertGives("[0, 0, null, null, 0]", static function (Subject $subject) use ($way): array {
                $context = SerializationContext::create();
                $way === 'json' ? $subject->json(new ExcludedByObject(), $context) : $subject->array(new ExcludedByObject(), $context);

                return [$context->getDepth(), $context->getMetadataStack()->count(), $context->getPath(), $context->getObject(), $context->getVisitingSet()->count()];
            }, self::evaluating());
        }
    }

    #[Test]
    public function anObjectAsAMapHidesWhatIsNotPublic(): void
    {
        self::assertGives("'{\"map\":{\"public\":0.0,\"readonly\":0.0}}'", static function (Subject $subject): string {
            $holder = new ObjectAsMap();
            $holder->map = new Protection();

            return $subject->json($holder);
        });
        self::compare(static function (Subject $subject): array {
            $holder = new ObjectAsMap();
            $holder->map = new Protection();

            return $subject->array($holder);
        });
    }

    #[Test]
    public function whatGoesWrongLaterComesBeforeWhatCannotBeEncoded(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport();
        foreach (["\xff", -\INF] as $bad) {
            $outcome = self::compare(static function (Subject $subject) use ($bad): string {
                $object = new WrongCaseAfterBadText();
                $object->text = $bad;
                $object->case = Direction::cases()[0];

                return $subject->json([$object]);
            }, $configure);

            self::assertInstanceOf(InvalidMetadataException::class, $outcome->thrown);
        }
    }

    #[Test]
    public function collectionsCountAsLevelsOfDepth(): void
    {
        $person = Person::class;
        self::assertMadeAt([1, 1, 2, 3, 2, 2], Person::class, static function (Subject $subject) use ($person): void {
            $subject->fromJson('{}', $person);
            $subject->fromJson('[{}]', "array<{$person}>");
            $subject->fromJson('[{}]', "ArrayCollection<{$person}>");
            $subject->fromJson('[[{}]]', "ArrayCollection<ArrayIterator<{$person}>>");
            $subject->fromJson('[[{}]]', "Iterator<array<{$person}>>");
            $subject->fromJson('{"person":{}}', NumbersBeforePerson::class);
        });
    }

    #[Test]
    public function aUnionThatNothingFitsLeavesTheDepthALevelDeeper(): void
    {
        self::assertMadeAt([2, 2], Person::class, static fn(Subject $subject): mixed => $subject->fromJson('{"person":{},"other":{}}', UnfitUnion::class));
        self::assertMadeAt(null, Person::class, static fn(Subject $subject): mixed => $subject->fromJson('{"union":"x","person":{},"other":{}}', UnfitUnion::class));
        self::assertMadeAt(null, Person::class, static fn(Subject $subject): mixed => $subject->fromJson('[{"union":"x","person":{}},{"union":[],"other":{}}]', 'array<' . UnfitUnion::class . '>'));
    }

    #[Test]
    public function anObjectForNullIsMadeOnce(): void
    {
        self::assertMadeAt([1], Person::class, static fn(Subject $subject): mixed => $subject->fromJson('null', Person::class));
        self::assertMadeAt([1, 1], Nothing::class, static function (Subject $subject): void {
            $subject->fromJson('0', Nothing::class);
            $subject->fromJson('[null]', 'array<' . Nothing::class . '>');
        });
    }

    #[Test]
    public function aHandlerAtTheRootMayRefuseAlsoWithAContext(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultHandlers()->configureHandlers(static function (HandlerRegistryInterface $handlers): void {
            foreach ([Person::class, 'Money'] as $type) {
                $handlers->registerHandler(GraphNavigatorInterface::DIRECTION_DESERIALIZATION, $type, 'json', static fn(): never => throw new NotAcceptableException('refused'));
            }
        });

        foreach ([Person::class, 'Money'] as $type) {
            self::assertThrows(NotAcceptableException::class, 'refused', static fn(Subject $subject): mixed => $subject->fromArray([], $type, DeserializationContext::create()), $configure);
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[{}]', "array<int, {$type}>", DeserializationContext::create()), $configure);
        }
    }

    #[Test]
    public function aConditionMustBeTrueOrFalse(): void
    {
        $outcome = self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"number":5}', NumberAsCondition::class), self::evaluating());
        self::assertInstanceOf(\TypeError::class, $outcome->thrown);
        $outcome = self::compare(static fn(Subject $subject): string => $subject->json(new NumberAsCondition()), self::evaluating());
        self::assertInstanceOf(\TypeError::class, $outcome->thrown);
    }

    #[Test]
    public function theFirstOfTwoFailuresIsReported(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setDeserializationVisitor('json', new JsonDeserializationVisitorFactory(true))->setObjectConstructor(new ThrowingConstructor(Person::class));

        self::assertThrows(NonVisitableTypeException::class, 'Type array cannot be visited as iterable', static fn(Subject $subject): mixed => $subject->fromJson('{"person":{},"numbers":["x"]}', NumbersBeforePerson::class), $configure);
        self::assertThrows(\LogicException::class, 'no ' . Person::class, static fn(Subject $subject): mixed => $subject->fromJson('{"person":{},"numbers":[1]}', NumbersBeforePerson::class), $configure);
    }

    /**
     * @param list<int>                $depths   at which objects of the class are made; null for whatever jms/serializer says
     * @param class-string             $class
     * @param \Closure(Subject): mixed $work
     */
    private static function assertMadeAt(?array $depths, string $class, \Closure $work): void
    {
        $recorder = new Recorder();
        $outcome = self::compare(static function (Subject $subject) use ($work, $class, $recorder): array {
            $before = \count($recorder->entries);
            $work($subject);
            $made = array_filter(\array_slice($recorder->entries, $before), static fn(mixed $entry): bool => \is_array($entry) && ($entry[0] ?? null) === $class);

            return array_map(static fn(array $entry): mixed => $entry[3] ?? null, array_values($made));
        }, static fn(Jms|Kiln $builder): mixed => $builder->setObjectConstructor(new RecordingConstructor($recorder)));

        if ($depths !== null) {
            self::assertSame($depths, $outcome->value, $outcome->text());
        }
    }

    /**
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function evaluating(): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->setExpressionEvaluator(new ExpressionEvaluator(new ExpressionLanguage()));
    }
}
