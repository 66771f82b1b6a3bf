<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Virtual\Methods;
use Kiln\Tests\Fixture\Jms\Virtual\PublicVirtual;
use Kiln\Tests\Fixture\Jms\Virtual\SameName;
use Kiln\Tests\Fixture\Jms\Virtual\Throwing;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Properties that are methods.
 */
#[CoversClass(JmsSerializer::class)]
final class VirtualPropertyTest extends ReferenceTestCase
{
    #[Test]
    public function methodsAreProperties(): void
    {
        self::assertWrites('{"full_name":"full name","away":"getaway","is_good":true,"named":5,"renamed":"renamed","grouped":{"x":1},"real":"real"}', new PublicVirtual());
        self::assertWrites('{"full_name":"full name","away":"getaway","is_good":true,"named":5,"renamed":"renamed","nothing":null,"grouped":{"x":1},"real":"real"}', new PublicVirtual(), static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(true));
        self::assertWrites('{"grouped":{"x":1}}', new PublicVirtual(), static fn(): SerializationContext => SerializationContext::create()->setGroups('g'));
    }

    #[Test]
    public function theyAreNotRead(): void
    {
        self::assertReads("PublicVirtual{real: 'x'}", '{"full_name":"a","away":"b","real":"x"}', PublicVirtual::class);
    }

    #[Test]
    public function aPrivateMethodCannotBeCalled(): void
    {
        self::assertInstanceOf(\Error::class, self::compare(static fn(Subject $subject): string => $subject->json(new Methods()))->thrown);
    }

    #[Test]
    public function aPropertyOfTheSameNameReplacesTheMethod(): void
    {
        self::assertSucceeds(static fn(Subject $subject): string => $subject->json(new SameName()));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"name":"x"}', SameName::class));
    }

    #[Test]
    public function whatAMethodThrowsReachesTheCaller(): void
    {
        self::assertThrows(\DomainException::class, 'trouble', static fn(Subject $subject): string => $subject->json(new Throwing()));
        self::assertThrows(\DomainException::class, 'trouble', static fn(Subject $subject): array => $subject->array([1, [new Throwing()]]));
    }
}
