<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\InvalidArgumentException;
use JMS\Serializer\Exception\InvalidMetadataException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\GraphNavigatorInterface;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Enums\Direction;
use Kiln\Tests\Fixture\Jms\Enums\Enumerated;
use Kiln\Tests\Fixture\Jms\Enums\Level;
use Kiln\Tests\Fixture\Jms\Enums\Suit;
use Kiln\Tests\Fixture\Jms\Enums\ValueOfUnit;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Enumerations, with and without their support.
 */
#[CoversClass(JmsSerializer::class)]
final class EnumsTest extends ReferenceTestCase
{
    #[Test]
    public function withoutSupportCasesAreObjects(): void
    {
        self::assertWrites('{"name":"Hearts","value":"H"}', Suit::Hearts);
        self::compare(static fn(Subject $subject): string => $subject->json([Level::Low, Direction::Up]));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"suit":"H"}', Enumerated::class));
    }

    #[Test]
    public function withSupportTheyAreTheirValues(): void
    {
        self::assertWrites('{"suit":"H","level":2,"direction":"Down","by_name":"Spades","as_text":"1","many":["S","H"],"untyped":1}', Enumerated::filled(), null, null, self::supported());
        self::assertWrites('["H",2,"Up"]', [Suit::Hearts, Level::High, Direction::Up], null, null, self::supported());
        self::assertWrites('"Hearts"', Suit::Hearts, null, "enum<Kiln\\Tests\\Fixture\\Jms\\Enums\\Suit, 'name'>", self::supported());
        self::compare(static fn(Subject $subject): string => $subject->json(Suit::Hearts, null, Suit::class), self::supported());
    }

    #[Test]
    public function aCaseOfAnotherEnumThanItsTypeSaysIsCastAsTheTypeSays(): void
    {
        self::assertWrites('"1"', Level::Low, null, "enum<Kiln\\Tests\\Fixture\\Jms\\Enums\\Suit, 'value', 'string'>", self::supported());
        self::assertWrites('0', Suit::Hearts, null, "enum<Kiln\\Tests\\Fixture\\Jms\\Enums\\Level, 'value', 'int'>", self::supported());
    }

    #[Test]
    public function aCaseOfAnotherEnumDecidesHowItIsWrittenWhereTheTypeDoesNot(): void
    {
        $list = [Suit::Hearts, Direction::Up, Level::Low];
        $of = static fn(string $class): string => "array<enum<{$class}>>";
        self::assertWrites('["H","Up",1]', $list, null, $of(Suit::class), self::supported());
        self::assertWrites('["H","Up",1]', $list, null, $of(Direction::class), self::supported());
        self::assertWrites('["Hearts","Up","Low"]', $list, null, 'array<enum<' . Suit::class . ", 'name'>>", self::supported());
        self::assertThrows(InvalidMetadataException::class, 'The type "' . Direction::class . '" is not a backed enum, thus you cannot use "value" as serialization mode for its value.', static fn(Subject $subject): string => $subject->json($list, null, 'array<enum<' . Suit::class . ", 'value'>>"), self::supported());
        self::compare(static fn(Subject $subject): string => $subject->json([1], null, $of(Suit::class)), self::supported());
    }

    #[Test]
    public function theyAreRead(): void
    {
        self::assertReads('Enumerated{suit: Suit::Spades, level: Level::Low, direction: Direction::Up, byName: Suit::Hearts, asText: Level::High, many: [Suit::Hearts], untyped: null}', '{"suit":"S","level":"1","direction":"Up","by_name":"Hearts","as_text":"2","many":["H"]}', Enumerated::class, null, self::supported());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('"H"', Suit::class), self::supported());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[null]', 'array<enum<Kiln\Tests\Fixture\Jms\Enums\Suit>>'), self::supported());
    }

    #[Test]
    public function otherValuesAreRefused(): void
    {
        self::assertRefuses(\ValueError::class, '"X" is not a valid backing value for enum ' . (\PHP_VERSION_ID < 80209 ? '"' . Suit::class . '"' : Suit::class), '{"suit":"X"}', Enumerated::class, null, self::supported());
        self::assertRefuses(RuntimeException::class, '"x" is not a valid backing value for enum "' . Level::class . '"', '{"level":"x"}', Enumerated::class, null, self::supported());
        self::assertInstanceOf(\ValueError::class, self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"level":9}', Enumerated::class), self::supported())->thrown);
        self::assertRefuses(InvalidMetadataException::class, 'The type "' . Direction::class . '" does not have the case "Left"', '{"direction":"Left"}', Enumerated::class, null, self::supported());
        self::assertThrows(InvalidMetadataException::class, 'The type "' . Direction::class . '" is not a backed enum, thus you cannot use "value" as serialization mode for its value.', static function (Subject $subject): string {
            $object = new ValueOfUnit();
            $object->direction = Direction::Up;

            return $subject->json($object);
        }, self::supported());
        self::assertRefuses(InvalidMetadataException::class, 'The type "' . Direction::class . '" is not a backed enum, thus you cannot use "value" as serialization mode for its value.', '{"direction":"Up"}', ValueOfUnit::class, null, self::supported());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"level":1.0,"suit":5}', Enumerated::class), self::supported());
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"suit":["H"]}', Enumerated::class), self::supported());
    }

    #[Test]
    public function theOldSpellingIsDeprecatedAndWorks(): void
    {
        self::assertReads('Suit::Hearts', '"H"', "enum<'Kiln\\Tests\\Fixture\\Jms\\Enums\\Suit'>", null, self::supported());
        self::assertWrites('"H"', Suit::Hearts, null, "enum<'Kiln\\Tests\\Fixture\\Jms\\Enums\\Suit'>", self::supported());
        foreach (['["H",null]', '["X"]', '[["H"]]', '[1]', '["1"]', '[2.0]', '["Up"]', '["Hearts"]', '5'] as $json) {
            foreach ([Suit::class, Level::class, Direction::class, strtolower(Suit::class), '\\' . Suit::class, self::class, 'nowhere'] as $enum) {
                foreach (['', ", 'name'", ", 'value'"] as $mode) {
                    self::compare(static fn(Subject $subject): mixed => $subject->fromJson($json, "array<enum<'{$enum}'{$mode}>>"), self::supported());
                }
            }
        }
    }

    #[Test]
    public function thatTheOldSpellingIsDeprecatedIsSaidAtEveryValue(): void
    {
        $type = 'array<enum<\'' . Suit::class . '\'>>';
        $message = "Since jms/serializer 3.31: Using enum<'Type'> or similar is deprecated, use enum<Type> instead.";
        $said = static function (Subject $subject) use ($type): array {
            $messages = [];
            set_error_handler(static function (int $level, string $message) use (&$messages): bool {
                $messages[] = [$level, $message];

                return true;
            }, \E_USER_DEPRECATED);
            try {
                $subject->fromJson('["H","S"]', $type);
            } finally {
                restore_error_handler();
            }

            return $messages;
        };

        self::assertGives(Description::of([[\E_USER_DEPRECATED, $message], [\E_USER_DEPRECATED, $message]]), $said, self::supported());
        self::assertThrows(\ErrorException::class, $message, static function (Subject $subject) use ($type): mixed {
            set_error_handler(static fn(int $level, string $message): never => throw new \ErrorException($message, 7), \E_USER_DEPRECATED);
            try {
                return $subject->fromJson('["H"]', $type);
            } finally {
                restore_error_handler();
            }
        }, self::supported());
    }

    #[Test]
    public function aHandlerForEnumsIsNotCalledForWhatIsNoCase(): void
    {
        $handler = static fn(mixed $visitor, mixed $case): string => 'case ' . get_debug_type($case);
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport()->addDefaultHandlers()->configureHandlers(
            static function (HandlerRegistryInterface $registry) use ($handler): void {
                $registry->registerHandler(GraphNavigatorInterface::DIRECTION_SERIALIZATION, 'enum', 'json', $handler);
            },
        );
        self::assertWrites('["case ' . addslashes(Suit::class) . '"]', [Suit::Hearts], null, 'array<' . Suit::class . '>', $configure);
        self::assertThrows(InvalidArgumentException::class, 'Value at  is expected to be an object of class ' . Suit::class . ' but is of type double', static fn(Subject $subject): string => $subject->json([1.0], null, 'array<' . Suit::class . '>'), $configure);
    }

    /**
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function supported(): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->enableEnumSupport();
    }
}
