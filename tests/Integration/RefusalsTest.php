<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Engine\Diagnosis\Building;
use Kiln\Error\DeserializationException;
use Kiln\Error\Violation;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Refusals\Calls;
use Kiln\Tests\Fixture\Integration\Refusals\Email;
use Kiln\Tests\Fixture\Integration\Refusals\Person;
use Kiln\Tests\Fixture\Integration\Refusals\Price;
use Kiln\Tests\Fixture\Integration\Refusals\Refused;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * What user code throws for a wrong value is one of the problems of the document, where that is asked for.
 */
#[CoversClass(Building::class)]
#[CoversClass(SerializerBuilder::class)]
final class RefusalsTest extends TestCase
{
    private const BAD = <<<'JSON'
        [
          {"name": "Ann", "emails": [{"address": "a@b"}, {"address": "ab"}, {"address": 7}], "phone": "x", "code": "c"},
          {"name": "", "phone": "12", "age": -1},
          {"name": "Bob", "phone": "y", "age": -1, "limit": {"amount": "-1"}, "others": {"work": {"address": "w"}}},
          {"name": "Eve", "phone": "z", "age": -1, "code": ""},
          {"name": "alone"},
          {"name": "Zoe", "code": 5, "emails": [{"address": "z@z"}]}
        ]
        JSON;

    private const PROBLEMS = [
        'refused at /0/emails/1 in line 2, column 50: "ab" is no address',
        'type_mismatch at /0/emails/2/address in line 2, column 81: expected string, got int 7',
        'refused at /1 in line 3, column 3: A person has a name.',
        'refused at /2/limit in line 4, column 53: Kiln\Tests\Fixture\Integration\Refusals\Refused',
        'refused at /2/others/work in line 4, column 90: "w" is no address',
        'refused at /3/code in line 5, column 52: nothing to convert',
        'refused at /4 in line 6, column 3: Nobody is alone.',
        'conversion_failed at /5/code in line 7, column 27: expected a text, got int 5',
    ];

    #[Test]
    public function whatUserCodeRefusesStandsBesideAllOtherProblems(): void
    {
        Calls::$made = [];
        $exception = self::refusal(static fn(): mixed => self::kiln()->deserialize(self::BAD, 'list<' . Person::class . '>'));

        self::assertSame(self::PROBLEMS, array_map(
            static fn(Violation $violation): string => "{$violation->code->value} at {$violation->pointer} in line {$violation->line}, column {$violation->column}: {$violation->message}",
            $exception->violations()->items,
        ));
        // Up to the first refusal, and then all of them once, but for no person whose parts are wrong.
        self::assertSame(
            ['email a@b', 'email ab', 'converter', 'email a@b', 'email ab', 'person ', 'price -1', 'email w', 'converter', 'person alone', 'converter', 'email z@z'],
            Calls::$made,
        );
    }

    #[Test]
    public function allSettersOfAnObjectAreAsked(): void
    {
        $exception = self::refusal(static fn(): mixed => self::kiln()->deserialize('{"name":"Ann","phone":"z","age":-1}', Person::class));

        self::assertSame(['/phone' => 'A phone number has digits.', '/age' => 'An age is not negative.'], array_column($exception->violations()->items, 'message', 'pointer'));
        self::assertSame(['Kiln\Tests\Fixture\Integration\Refusals\Person::$phone', 'Kiln\Tests\Fixture\Integration\Refusals\Person::$age'], array_column($exception->violations()->items, 'origin'));
    }

    #[Test]
    #[TestWith(['json'])]
    #[TestWith(['toml'])]
    #[TestWith(['yaml'])]
    #[TestWith(['msgpack'])]
    #[TestWith(['cbor'])]
    public function whatUserCodeRefusesIsAProblemInEachFormat(string $format): void
    {
        $text = self::kiln()->serialize(['name' => 'Ann', 'emails' => [['address' => 'a@b'], ['address' => 'ab'], ['address' => 'a']]], $format);
        Calls::$made = [];
        $exception = self::refusal(static fn(): mixed => self::kiln()->deserialize($text, Person::class, $format));

        self::assertSame(['/emails/1' => '"ab" is no address', '/emails/2' => '"a" is no address'], array_column($exception->violations()->items, 'message', 'pointer'));
        // Up to the first refusal, and then all of them once.
        self::assertSame(['email a@b', 'email ab', 'email a@b', 'email ab', 'email a'], Calls::$made);
    }

    #[Test]
    public function theExceptionItselfIsKept(): void
    {
        $exception = self::refusal(static fn(): mixed => self::kiln()->fromArray(['name' => ''], Person::class));
        $thrown = $exception->violations()->items[0]->exception;

        self::assertInstanceOf(Refused::class, $thrown);
        self::assertSame(7, $thrown->getCode());
        self::assertSame($thrown, $exception->getPrevious());
    }

    #[Test]
    public function clientsLearnThePlaceAndNotTheWords(): void
    {
        $exception = self::refusal(static fn(): mixed => self::kiln()->deserialize('{"name":""}', Person::class));

        self::assertSame([['code' => 'refused', 'pointer' => '#', 'detail' => 'not accepted, line 1, column 1']], $exception->toProblemDetails()['errors']);
    }

    #[Test]
    public function whatIsRightIsRead(): void
    {
        $person = self::kiln()->deserialize('{"name":"Ann","emails":[{"address":"a@b"}],"phone":"12","age":30,"code":"c","limit":{"amount":"2.5"},"others":{"x":{"address":"c@d"}}}', Person::class);

        self::assertEquals([new Email('a@b')], $person->emails);
        self::assertSame(['12 30', 'C', 250, 'c@d', true], [$person->phone(), $person->code, $person->limit?->cents, $person->others['x']->address, $person->isComplete]);
    }

    #[Test]
    public function otherExceptionsComeOutAsTheyAre(): void
    {
        foreach (['{"name":"bug"}' => 'the person is broken', '{"name":"a","code":"bug"}' => 'the converter is broken'] as $json => $message) {
            try {
                self::kiln()->deserialize($json, Person::class);
                self::fail('It was read.');
            } catch (\LogicException $exception) {
                self::assertSame([\LogicException::class, $message], [$exception::class, $exception->getMessage()]);
            }
        }
    }

    #[Test]
    public function problemsBeforeThemAreNamedAsEver(): void
    {
        $exception = self::refusal(static fn(): mixed => self::kiln()->deserialize('[{"name":5},{"name":"bug"},{"name":6}]', 'list<' . Person::class . '>'));

        self::assertSame(['/0/name', '/2/name'], array_column($exception->violations()->items, 'pointer'));
    }

    #[Test]
    public function streamsSayWhichItemItIs(): void
    {
        $read = [];
        try {
            foreach (self::kiln()->read(['[{"address":"a@b"},{"address":"c@d"},', ' {"address":"x"},{"address":"y@z"}]'], Email::class) as $email) {
                self::assertInstanceOf(Email::class, $email);
                $read[] = $email->address;
            }
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame(['a@b', 'c@d'], $read);
            self::assertSame(['/2', 39], [$exception->violations()->items[0]->pointer, $exception->violations()->items[0]->column]);
        }
    }

    #[Test]
    public function largeDocumentsToo(): void
    {
        $json = '[' . str_repeat('{"address":"a@b"},', 3000) . '{"address":"ab"}]';
        Calls::$made = [];
        $exception = self::refusal(static fn(): mixed => self::kiln()->deserialize($json, 'list<' . Email::class . '>'));

        self::assertSame(['/3000'], array_column($exception->violations()->items, 'pointer'));
        // Some are called a second time: in plain PHP those of the last part, with the extension all.
        self::assertLessThanOrEqual(2 * 3001, \count(Calls::$made));

        Calls::$made = [];
        self::kiln()->deserialize(str_replace('"ab"', '"a@b"', $json), 'list<' . Email::class . '>');
        self::assertCount(3001, Calls::$made);
    }

    #[Test]
    public function aConverterIsAskedOnceInBothPasses(): void
    {
        Calls::$made = [];
        $exception = self::refusal(static fn(): mixed => self::kiln()->deserialize('[{"name":"Ann","phone":"12","code":"c"},{"name":"","phone":"12","code":"d"}]', 'list<' . Person::class . '>'));

        self::assertSame(['/1'], array_column($exception->violations()->items, 'pointer'));
        self::assertSame(['converter' => 2], array_intersect_key(array_count_values(Calls::$made), ['converter' => true]));
    }

    #[Test]
    public function everyExceptionMayBeNamed(): void
    {
        $kiln = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withUserErrors(\Throwable::class)->build();
        // What no engine reads at once is read none the less.
        $deep = str_repeat('[', 400) . str_repeat(']', 400);

        self::assertSame('a@b', $kiln->deserialize("{\"address\":\"a@b\",\"more\":{$deep}}", Email::class)->address);
        self::assertSame(['/name', '/1'], array_column([
            ...self::refusal(static fn(): mixed => $kiln->deserialize('{"name":5}', Person::class))->violations()->items,
            ...self::refusal(static fn(): mixed => $kiln->deserialize('[{"name":"a"},{"name":"bug"}]', 'list<' . Person::class . '>'))->violations()->items,
        ], 'pointer'));
    }

    #[Test]
    public function anObjectThatExistsIsFilled(): void
    {
        $person = new Person('Ann');
        $exception = self::refusal(static fn(): mixed => self::kiln()->populate($person, '{"phone":"x","age":-2,"code":"d","limit":{"amount":"-1"}}'));

        self::assertSame(['/limit'], array_column($exception->violations()->items, 'pointer'));
        $exception = self::refusal(static fn(): mixed => self::kiln()->populate($person, '{"phone":"x","age":-2,"code":"d","limit":{"amount":"3"}}'));
        self::assertSame(['/phone', '/age'], array_column($exception->violations()->items, 'pointer'));
        self::assertSame(['D', 300], [$person->code, $person->limit?->cents]);
    }

    #[Test]
    public function severalClassesMayBeNamedOneAfterTheOther(): void
    {
        $kiln = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withUserErrors(\OverflowException::class)->withUserErrors(Refused::class)->build();

        self::assertSame(1, \count(self::refusal(static fn(): mixed => $kiln->deserialize('{"amount":"-1"}', Price::class))));
    }

    #[Test]
    public function aClassThatDoesNotExistIsRefused(): void
    {
        $this->expectExceptionObject(new \InvalidArgumentException('Refuzed is no class of exceptions.'));
        SerializerBuilder::create()->withUserErrors('Refuzed');
    }

    #[Test]
    public function withoutThatNothingIsCaught(): void
    {
        $this->expectException(Refused::class);
        Serializer::create(TemporaryDirectory::create())->deserialize('{"name":""}', Person::class);
    }

    private static function kiln(): Serializer
    {
        return SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withUserErrors(\InvalidArgumentException::class)->build();
    }

    /**
     * @param \Closure(): mixed $call
     */
    private static function refusal(\Closure $call): DeserializationException
    {
        try {
            $call();
        } catch (DeserializationException $exception) {
            return $exception;
        }
        self::fail('It was read.');
    }
}
