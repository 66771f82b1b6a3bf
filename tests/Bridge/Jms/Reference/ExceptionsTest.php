<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\Exception\UnsupportedFormatException;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Common\BadlyTyped;
use Kiln\Tests\Fixture\Jms\Common\Lists;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Scalars;
use Kiln\Tests\Fixture\Jms\Common\Untyped;
use Kiln\Tests\Fixture\Jms\Throwing\ReadError;
use Kiln\Tests\Fixture\Jms\Throwing\ReadException;
use Kiln\Tests\Fixture\Jms\Virtual\Throwing;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Exceptions that reach the caller.
 */
#[CoversClass(JmsSerializer::class)]
final class ExceptionsTest extends ReferenceTestCase
{
    #[Test]
    public function unknownFormatsAreRefused(): void
    {
        self::assertThrows(UnsupportedFormatException::class, 'The format "yaml" is not supported for serialization.', static fn(Subject $subject): string => $subject->serializer->serialize(1, 'yaml'));
        self::assertThrows(UnsupportedFormatException::class, 'The format "csv" is not supported for deserialization.', static fn(Subject $subject): mixed => $subject->serializer->deserialize('1', 'int', 'csv'));
        self::assertThrows(UnsupportedFormatException::class, 'The format "JSON" is not supported for serialization.', static fn(Subject $subject): string => $subject->serializer->serialize(1, 'JSON'));
        self::assertThrows(UnsupportedFormatException::class, 'The format "yaml" is not supported for deserialization.', static fn(Subject $subject): mixed => $subject->serializer->deserialize('{', '<', 'yaml'));
    }

    #[Test]
    public function onlyArraysBecomeArrays(): void
    {
        self::assertThrows(RuntimeException::class, 'The input data of type "integer" did not convert to an array, but got a result of type "integer".', static fn(Subject $subject): array => $subject->array(5));
        self::assertThrows(RuntimeException::class, 'The input data of type "DateTime" did not convert to an array, but got a result of type "string".', static fn(Subject $subject): array => $subject->array(new \DateTime('2020-01-01')));
        self::assertThrows(NotAcceptableException::class, '', static fn(Subject $subject): array => $subject->array(null));
        self::assertThrows(RuntimeException::class, 'The input data of type "NULL" did not convert to an array, but got a result of type "NULL".', static fn(Subject $subject): array => $subject->array(null, SerializationContext::create()->setSerializeNull(true)));
        self::assertGives("['a' => ['name' => 'x'], 'b' => [], 'c' => ['d' => []]]", static fn(Subject $subject): array => $subject->array(['a' => Person::of('x'), 'b' => new \stdClass(), 'c' => (object) ['d' => new Nothing()]]));
    }

    #[Test]
    public function theFirstTroubleOfADocumentCounts(): void
    {
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"ints":[[]],"strings":[[]],"people":"x"}', Lists::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"people":"x","strings":[[]]}', Lists::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[{"age":1},{"name":[]},5]', 'array<Kiln\Tests\Fixture\Jms\Common\Person>'));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"int":null,"string":[]}', Scalars::class));
    }

    #[Test]
    public function aSyntaxErrorOfTheTypeComesAfterThatOfTheDocument(): void
    {
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{', '<'));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{}', '<'));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{', 'Missing'));
        self::compare(static fn(Subject $subject): mixed => $subject->json(null, null, '<'));
        self::compare(static fn(Subject $subject): mixed => $subject->json(null, null, 'Missing'));
    }

    #[Test]
    public function aSerializerWorksOnAfterAFailure(): void
    {
        self::assertGives("['JMS\\Serializer\\Exception\\RuntimeException', 'Person{name: null, age: 1}', 'DomainException', '{\"name\":\"a\"}']", static function (Subject $subject): array {
            $results = [];
            foreach ([
                static fn(): mixed => $subject->fromJson('{"people":[{"name":"a"},5]}', Lists::class),
                static fn(): mixed => $subject->fromJson('{"age":1}', Person::class),
                static fn(): mixed => $subject->json([Person::of('a'), new Throwing()]),
                static fn(): mixed => $subject->json(Person::of('a')),
            ] as $call) {
                try {
                    $result = $call();
                    $results[] = \is_string($result) ? $result : Description::of($result);
                } catch (\Throwable $thrown) {
                    $results[] = $thrown::class;
                }
            }

            return $results;
        });
    }

    #[Test]
    public function whereAnExceptionThatIsReadWasMadeShowsOnlyInTheLineOfAnError(): void
    {
        $place = static fn(\Throwable $read): array => [$read->getFile(), $read->getTrace(), $read->getLine()];
        $isRead = static fn(string $json, string $class): \Closure => static function (Subject $subject) use ($json, $class, $place): array {
            $read = $subject->fromJson($json, $class);
            self::assertInstanceOf(\Throwable::class, $read);

            return $place($read);
        };

        self::assertGives("['', [], 0]", $isRead('{"note":"a"}', ReadException::class));
        self::assertGives("['x.php', [], 7]", $isRead('{"note":"a","file":"x.php","line":7}', ReadException::class));
        self::assertGives("['x.php', [], 7]", $isRead('{"note":"a","file":"x.php","line":7}', ReadError::class));
        self::assertGives("['', []]", static fn(Subject $subject): array => \array_slice($isRead('{"note":"a"}', ReadError::class)($subject), 0, 2));
    }

    #[Test]
    public function unreadableTypesOfPropertiesAreRefusedWhenTheyAreMet(): void
    {
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"value":1}', Untyped::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"value":null}', Untyped::class));
        self::assertReads('Untyped{value: null}', '{}', Untyped::class);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{}', BadlyTyped::class));
        self::compare(static fn(Subject $subject): mixed => $subject->json(new BadlyTyped()));
        self::compare(static fn(Subject $subject): mixed => $subject->json([1, [new BadlyTyped()]]));
    }
}
