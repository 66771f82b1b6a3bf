<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Skip\Skipping;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Members that are left out when they are empty.
 */
#[CoversClass(JmsSerializer::class)]
final class SkipWhenEmptyTest extends ReferenceTestCase
{
    /**
     * @return iterable<string, array{mixed, string}>
     */
    public static function values(): iterable
    {
        yield 'an empty array' => [[], '{}'];
        yield 'an array of nothing' => [[null], '{}'];
        yield 'an object without members' => [new Nothing(), '{}'];
        yield 'an object whose members are null' => [new Person(), '{}'];
        yield 'an empty standard object' => [new \stdClass(), '{}'];
        yield 'an empty collection' => [new ArrayCollection(), '{}'];
        yield 'no text' => ['', '{"value":""}'];
        yield 'zero' => [0, '{"value":0}'];
        yield 'false' => [false, '{"value":false}'];
        yield 'null' => [null, '{}'];
        yield 'a list' => [[1], '{"value":[1]}'];
        yield 'a list of an empty one' => [[[]], '{"value":[[]]}'];
        yield 'an object' => [Person::of('a'), '{"value":{"name":"a"}}'];
    }

    #[Test]
    #[DataProvider('values')]
    public function onlyContainersAreSkipped(mixed $value, string $json): void
    {
        self::assertWrites($json, new Skipping($value));
    }

    #[Test]
    public function nullIsNotEmptyWhenItIsAskedFor(): void
    {
        self::assertWrites('{"value":null}', new Skipping(), static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true));
        self::assertWrites('{"value":[null]}', new Skipping([null]), static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true));
    }
}
