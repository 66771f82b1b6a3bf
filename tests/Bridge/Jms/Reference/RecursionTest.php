<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Recursion\Member;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Objects that hold themselves.
 */
#[CoversClass(JmsSerializer::class)]
final class RecursionTest extends ReferenceTestCase
{
    #[Test]
    public function anAncestorIsLeftOut(): void
    {
        self::assertWrites('{"name":"itself","friends":[{"name":"other","friends":[],"named":{}}],"named":{"b":{"name":"other","friends":[],"named":{}}},"untyped":{"0":{"name":"other","friends":[],"named":{}},"2":{"name":"other","friends":[],"named":{}}}}', static fn(): Member => Member::itself());
        self::assertWrites('{"name":"first","friend":{"name":"second","friend":{"name":"third","friends":[],"named":{}},"friends":[],"named":{}},"friends":[],"named":{}}', static fn(): Member => Member::ring());
    }

    #[Test]
    public function itIsNotNullEither(): void
    {
        $outcome = self::compare(static fn(Subject $subject): string => $subject->json(Member::itself(), SerializationContext::create()->setSerializeNull(true)));

        self::assertIsString($outcome->value);
        self::assertStringStartsWith('{"name":"itself","friends":[', $outcome->value);
    }

    #[Test]
    public function siblingsAreWrittenTwice(): void
    {
        self::assertWrites('{"name":"parent","friend":{"name":"twice","friends":[],"named":{}},"friends":[{"name":"twice","friends":[],"named":{}},{"name":"twice","friends":[],"named":{}}],"named":{}}', static fn(): Member => Member::siblings());
    }

    #[Test]
    public function collectionsThatHoldTheirOwnerAreNoTrouble(): void
    {
        $work = static function (Subject $subject): string {
            $member = new Member('owner');
            $member->untyped = new ArrayCollection(['a' => $member, 'b' => new \ArrayIterator([$member, 1])]);

            return $subject->json($member);
        };
        self::assertSucceeds($work);
        self::compare(static function (Subject $subject): string {
            $object = new \stdClass();
            $object->me = $object;
            $object->list = [$object, 1];

            return $subject->json($object);
        });
    }

    #[Test]
    public function deepChainsWork(): void
    {
        foreach ([100, 170, 260, 600] as $levels) {
            self::compare(static fn(Subject $subject): string => $subject->json(Member::chain($levels)));
            self::compare(static fn(Subject $subject): string => $subject->json(Member::chain($levels), SerializationContext::create()->setGroups('Default')));
        }
        self::compare(static function (Subject $subject): mixed {
            $data = ['name' => 'x'];
            for ($level = 0; $level < 300; ++$level) {
                $data = ['name' => 'x', 'friend' => $data];
            }

            return $subject->fromArray($data, Member::class);
        });
        foreach ([511, 512, 513] as $depth) {
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson(str_repeat('[', $depth) . str_repeat(']', $depth), 'array'));
        }
    }
}
