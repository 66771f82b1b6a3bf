<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Engine\UserCode;
use Kiln\Error\DeserializationException;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\UserErrors\Hooked;
use Kiln\Tests\Fixture\Integration\UserErrors\HookedChild;
use Kiln\Tests\Fixture\Integration\UserErrors\Rejecting;
use Kiln\Tests\Fixture\Throwing\Once;
use Kiln\Tests\Fixture\Throwing\Strict;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * What code of the user's throws comes through as it is.
 */
#[CoversClass(Serializer::class)]
#[CoversClass(UserCode::class)]
final class UserErrorsTest extends IntegrationTestCase
{
    /**
     * @return iterable<string, array{string, class-string<\Throwable>, string}>
     */
    public static function rejectedDocuments(): iterable
    {
        yield 'an exception of the constructor' => ['{"number":-1}', \DomainException::class, '-1 is negative'];
        yield 'an error of the constructor' => ['{"number":13}', \TypeError::class, 'thirteen has no type'];
        yield 'an exception of a setter' => ['{"name":""}', \InvalidArgumentException::class, 'the name is empty'];
        yield 'an error of a setter' => ['{"name":"error"}', \ArithmeticError::class, 'a name is no number'];
    }

    /**
     * @param class-string<\Throwable> $class
     */
    #[Test]
    #[DataProvider('rejectedDocuments')]
    public function whatIsThrownWhenReadingReachesTheCaller(string $json, string $class, string $message): void
    {
        self::assertThrows($class, $message, static fn(): mixed => self::kiln()->deserialize($json, Rejecting::class));
        self::assertThrows($class, $message, static fn(): mixed => self::kiln()->deserialize("[{},{$json}]", 'list<' . Rejecting::class . '>'));
        self::assertThrows($class, $message, static fn(): mixed => self::kiln()->fromArray(json_decode($json, true), Rejecting::class));
        self::assertThrows($class, $message, static fn(): mixed => iterator_to_array(self::kiln()->read(["[{$json}]"], Rejecting::class)));
    }

    #[Test]
    public function wrongDataIsNamedEvenWhereTheConstructorWouldThrow(): void
    {
        self::assertRefuses(['type_mismatch at /name', 'type_mismatch at /number'], '{"number":"x","name":5}', Rejecting::class);
        self::assertRefuses(['type_mismatch at /0/name'], '[{"name":null},{"number":13}]', 'list<' . Rejecting::class . '>');
    }

    #[Test]
    public function whatAConstructorThrowsIsNotHiddenByWrongDataAfterIt(): void
    {
        foreach (['13' => \TypeError::class, '-1' => \DomainException::class] as $number => $class) {
            foreach ([1, 2000] as $items) {
                $json = '[' . str_repeat("{\"number\":{$number}},", $items) . '{"name":null}]';
                self::assertInstanceOf($class, self::thrownBy(static fn(): mixed => self::kiln()->deserialize($json, 'list<' . Rejecting::class . '>')));
            }
        }
    }

    /**
     * @return iterable<string, array{bool}>
     */
    public static function forms(): iterable
    {
        yield 'text' => [true];
        yield 'plain data' => [false];
    }

    #[Test]
    #[DataProvider('forms')]
    public function whatUserCodeThrowsWhenWritingEndsTheCall(bool $isText): void
    {
        foreach (['getter', 'virtual', 'before', 'generator', 'converter'] as $place) {
            self::assertEnds($place, static fn(): mixed => $isText ? self::kiln()->serialize([Strict::full(), Strict::full()]) : self::kiln()->toArray([Strict::full(), Strict::full()]));
            self::assertEnds($place, static fn(): mixed => $isText ? self::kiln()->serialize(Strict::full(), type: Strict::class) : self::kiln()->toArray(Strict::full(), type: Strict::class));
        }
    }

    #[Test]
    #[DataProvider('forms')]
    public function whatUserCodeThrowsWhenReadingEndsTheCall(bool $isText): void
    {
        $one = '{"number":1,"text":"b","items":[1],"converted":"c"}';
        foreach (['constructor', 'setter', 'after', 'converter'] as $place) {
            // The second is read in parts.
            foreach ([1, 1500] as $count) {
                $json = '[' . implode(',', array_fill(0, $count, $one)) . ']';
                $type = 'list<' . Strict::class . '>';
                self::assertEnds($place, static fn(): mixed => $isText ? self::kiln()->deserialize($json, $type) : self::kiln()->fromArray((array) json_decode($json, true), $type));
            }
            if ($place !== 'constructor') {
                self::assertEnds($place, static fn(): mixed => self::kiln()->populate(Strict::full(), '{"text":"b","converted":"c"}'));
            }
        }
    }

    /**
     * In the first item, and in one of those that are taken together.
     */
    #[Test]
    #[DataProvider('streams')]
    public function whatUserCodeThrowsEndsAStream(string $format): void
    {
        $one = '{"number":1,"text":"b","items":[1],"converted":"c"}';
        foreach ([[], [1, 2]] as $before) {
            foreach (['getter', 'virtual', 'before', 'generator', 'converter'] as $place) {
                self::assertEnds($place, static fn(): mixed => iterator_to_array(self::kiln()->write([...$before, Strict::full(), Strict::full()], null, $format)));
            }
            foreach (['constructor', 'setter', 'after', 'converter'] as $place) {
                $items = [...$before, $one, $one];
                $text = $format === 'json' ? '[' . implode(', ', $items) . ']' : implode("\n", $items) . "\n";
                self::assertEnds($place, static fn(): mixed => iterator_to_array(self::kiln()->read([$text], 'int|' . Strict::class, $format)));
            }
        }
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function streams(): iterable
    {
        yield 'json' => ['json'];
        yield 'ndjson' => ['ndjson'];
    }

    #[Test]
    public function whatIsNoJsonIsSaidBeforeWhatUserCodeHasThrownInALargeText(): void
    {
        $json = '[' . str_repeat('{"number":13},', 3000) . '?]';

        $thrown = self::thrownBy(static fn(): mixed => self::kiln()->deserialize($json, 'list<' . Rejecting::class . '>'));

        self::assertInstanceOf(DeserializationException::class, $thrown);
        self::assertSame('syntax', iterator_to_array($thrown->violations())[0]->code->value);
    }

    /**
     * @param \Closure(): mixed $call
     */
    private static function assertEnds(string $place, \Closure $call): void
    {
        foreach (Once::kinds() as $kind => $make) {
            $made = null;
            Once::at($place, static function () use ($make, &$made): \Throwable {
                return $made = $make();
            });
            $thrown = self::thrownBy($call);

            self::assertNotNull($made, "{$place} is not called");
            self::assertSame($made, $thrown, "{$kind} of {$place}");
            self::assertSame(1, Once::$calls[$place], "{$place} is called once, {$kind}");
        }
    }

    /**
     * @param \Closure(): mixed $call
     */
    private static function thrownBy(\Closure $call): ?\Throwable
    {
        try {
            $call();
        } catch (\Throwable $thrown) {
            return $thrown;
        }

        return null;
    }

    #[Test]
    public function whatAGetterThrowsReachesTheCaller(): void
    {
        $secret = self::read('{"name":"secret"}', Rejecting::class);
        $broken = self::read('{"name":"broken"}', Rejecting::class);

        self::assertThrows(\LogicException::class, 'it is secret', static fn(): string => self::kiln()->serialize($secret));
        self::assertThrows(\LogicException::class, 'it is secret', static fn(): mixed => self::kiln()->toArray([$secret]));
        self::assertThrows(\TypeError::class, 'strlen(): Argument #1 ($string) must be of type string, array given', static fn(): string => self::kiln()->serialize($broken));
        self::assertThrows(\LogicException::class, 'it is secret', static function () use ($secret): void {
            foreach (self::kiln()->write([$secret]) as $chunk) {
                self::fail("{$chunk} was written.");
            }
        });
    }

    #[Test]
    public function afterAnErrorEverythingWorksAsBefore(): void
    {
        $rejecting = self::read('{"name":"secret","number":1}', Rejecting::class);
        for ($count = 0; $count < 600; ++$count) {
            self::assertThrows(\LogicException::class, 'it is secret', static fn(): string => self::kiln()->serialize(['deep' => [$rejecting]]));
        }
        $rejecting->setName('open');

        self::assertWrites('{"deep":[{"name":"open","number":1}]}', ['deep' => [$rejecting]]);
    }

    #[Test]
    public function hooksAreCalledInOrder(): void
    {
        $read = self::kiln()->deserialize('{"inner":{"inner":null}}', HookedChild::class);
        self::assertSame(['after after', 'after child'], $read->calls);

        $read->calls = [];
        self::assertSame('{"throw":null,"inner":{"throw":null,"inner":null}}', self::kiln()->serialize($read));
        self::assertSame(['before', 'before child'], $read->calls);
    }

    #[Test]
    public function whatAHookThrowsReachesTheCaller(): void
    {
        $hooked = new Hooked();
        $hooked->throw = 'before';

        self::assertThrows(\RuntimeException::class, 'thrown before', static fn(): string => self::kiln()->serialize($hooked));
        self::assertThrows(\RuntimeException::class, 'thrown after', static fn(): mixed => self::kiln()->deserialize('{"throw":"after"}', Hooked::class));
        self::assertThrows(\Error::class, 'an error after', static fn(): mixed => self::kiln()->deserialize('{"throw":"error"}', Hooked::class));
        self::assertThrows(\RuntimeException::class, 'thrown after', static fn(): mixed => self::kiln()->populate(new Hooked(), '{"throw":"after"}'));
    }

    /**
     * @param class-string<\Throwable> $class
     * @param \Closure(): mixed        $use
     */
    private static function assertThrows(string $class, string $message, \Closure $use): void
    {
        try {
            $use();
        } catch (\Throwable $thrown) {
            self::assertSame([$class, $message], [$thrown::class, $thrown->getMessage()]);

            return;
        }
        self::fail("{$class} was not thrown.");
    }
}
