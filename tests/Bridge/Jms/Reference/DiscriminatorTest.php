<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\Exception\InvalidMetadataException;
use JMS\Serializer\Exception\LogicException;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Discriminator\AbstractThing;
use Kiln\Tests\Fixture\Jms\Discriminator\Bike;
use Kiln\Tests\Fixture\Jms\Discriminator\Car;
use Kiln\Tests\Fixture\Jms\Discriminator\Circle;
use Kiln\Tests\Fixture\Jms\Discriminator\Clashing;
use Kiln\Tests\Fixture\Jms\Discriminator\ClashingChild;
use Kiln\Tests\Fixture\Jms\Discriminator\DisabledBase;
use Kiln\Tests\Fixture\Jms\Discriminator\Dot;
use Kiln\Tests\Fixture\Jms\Discriminator\Drawable;
use Kiln\Tests\Fixture\Jms\Discriminator\Garage;
use Kiln\Tests\Fixture\Jms\Discriminator\ImagePost;
use Kiln\Tests\Fixture\Jms\Discriminator\Line;
use Kiln\Tests\Fixture\Jms\Discriminator\NumberedOne;
use Kiln\Tests\Fixture\Jms\Discriminator\NumberedTwo;
use Kiln\Tests\Fixture\Jms\Discriminator\OtherField;
use Kiln\Tests\Fixture\Jms\Discriminator\Post;
use Kiln\Tests\Fixture\Jms\Discriminator\Tandem;
use Kiln\Tests\Fixture\Jms\Discriminator\Unlisted;
use Kiln\Tests\Fixture\Jms\Discriminator\Vehicle;
use Kiln\Tests\Fixture\Jms\Enums\Suit;
use Kiln\Tests\Fixture\Jms\Inheritance\Labelled;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Classes told apart by a member.
 */
#[CoversClass(JmsSerializer::class)]
final class DiscriminatorTest extends ReferenceTestCase
{
    #[Test]
    public function theFieldStandsFirstInAConcreteBase(): void
    {
        self::assertWrites('{"type":"post","title":"title"}', new Post());
        self::assertWrites('{"type":"image_post","title":"title","image":"image"}', new ImagePost());
    }

    #[Test]
    public function theFieldStandsLastBelowAnAbstractBase(): void
    {
        self::assertWrites('{"km":5,"type":"bike"}', new Bike());
        self::assertSucceeds(static fn(Subject $subject): string => $subject->json([new Car(), new Tandem()]));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->json(Garage::filled()));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->json([new Dot(), new Line()]));
    }

    #[Test]
    public function theFieldChoosesTheClassThatIsRead(): void
    {
        self::assertReads('Car{doors: 2, km: 7}', '{"km":7,"type":"car","doors":2}', Vehicle::class);
        self::assertReads('Tandem{seats: 2, km: 5}', '{"type":"tandem"}', Vehicle::class);
        self::assertReads("Post{title: 't'}", '{"type":"post","title":"t"}', Post::class);
        self::assertReads("ImagePost{image: 'i', title: 't'}", '{"type":"image_post","title":"t","image":"i"}', Post::class);
        self::assertReads('Garage{main: Car{doors: 3, km: 5}, all: [Bike{km: 1}, Tandem{seats: 4, km: 5}]}', '{"main":{"type":"car","doors":3},"all":[{"type":"bike","km":1},{"type":"tandem","seats":4}]}', Garage::class);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"type":"dot","x":3}', Drawable::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[{"n":1},{"n":"2"},{"n":true},{"n":1.0}]', 'array<Kiln\Tests\Fixture\Jms\Discriminator\Numbered>'));
        self::compare(static fn(Subject $subject): string => $subject->json([new NumberedOne(), new NumberedTwo()]));
    }

    #[Test]
    public function aConcreteClassNeedsNoField(): void
    {
        self::assertReads('Car{doors: 2, km: 5}', '{"doors":2}', Car::class);
        self::assertReads('Bike{km: 5}', '{"type":"car"}', Bike::class);
        self::assertReads("ImagePost{image: 'image', title: 'title'}", '{}', ImagePost::class);
    }

    #[Test]
    public function aMissingOrUnknownFieldIsRefused(): void
    {
        self::assertRefuses(LogicException::class, 'The discriminator field name "type" for base-class "' . Vehicle::class . '" was not found in input data.', '{"km":1}', Vehicle::class);
        self::assertRefuses(LogicException::class, 'The discriminator field name "type" for base-class "' . Vehicle::class . '" was not found in input data.', '{"type":null}', Vehicle::class);
        self::assertRefuses(LogicException::class, 'The type value "boat" does not exist in the discriminator map of class "' . Vehicle::class . '". Available types: car, bike, tandem', '{"type":"boat"}', Vehicle::class);
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('null', Vehicle::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('5', Vehicle::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('"type"', Vehicle::class));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"type":[1]}', Vehicle::class));
    }

    #[Test]
    public function aClassThatTheMapLacksIsRefused(): void
    {
        self::assertThrows(InvalidMetadataException::class, 'The sub-class "' . Unlisted::class . '" is not listed in the discriminator of the base class "' . Vehicle::class . '".', static fn(Subject $subject): string => $subject->json(new Unlisted()));
        self::assertRefuses(InvalidMetadataException::class, 'The sub-class "' . Unlisted::class . '" is not listed in the discriminator of the base class "' . Vehicle::class . '".', '{}', Unlisted::class);
    }

    #[Test]
    public function aFieldThatIsAPropertyTooIsRefused(): void
    {
        self::assertThrows(InvalidMetadataException::class, 'The discriminator field name "name" of the base-class "' . Clashing::class . '" conflicts with a regular property of the sub-class "' . ClashingChild::class . '".', static fn(Subject $subject): string => $subject->json(new ClashingChild()));
        self::assertThrows(InvalidMetadataException::class, 'The discriminator of class "' . OtherField::class . '" would overwrite the discriminator of the parent class "' . Vehicle::class . '". Please define all possible sub-classes in the discriminator of ' . Vehicle::class . '.', static fn(Subject $subject): string => $subject->json(new OtherField()));
    }

    #[Test]
    public function theFieldHasGroups(): void
    {
        self::assertWrites('{"km":5,"type":"bike"}', new Bike(), static fn(): SerializationContext => SerializationContext::create()->setGroups(['Default']));
        self::assertWrites('{}', new Bike(), static fn(): SerializationContext => SerializationContext::create()->setGroups(['other']));
        self::assertWrites('{"size":1}', new Circle(), static fn(): SerializationContext => SerializationContext::create()->setGroups(['sizes']));
        self::assertSucceeds(static fn(Subject $subject): string => $subject->json(new Circle(), SerializationContext::create()->setGroups(['kinds'])));
        self::assertWrites('{}', new Circle(), static fn(): SerializationContext => SerializationContext::create()->setGroups(['Default']));
    }

    #[Test]
    public function aDisabledDiscriminatorIsNone(): void
    {
        self::assertWrites('{"a":1}', new DisabledBase());
        self::assertReads('DisabledBase{a: 2}', '{"a":2}', DisabledBase::class);
    }

    #[Test]
    public function anAbstractBaseCannotBeMade(): void
    {
        self::assertInstanceOf(\Throwable::class, self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"a":1}', AbstractThing::class))->thrown);
        self::assertSame('Doctrine\Instantiator\Exception\InvalidArgumentException', get_debug_type(self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"a":1}', AbstractThing::class))->thrown));
        self::assertSame('Doctrine\Instantiator\Exception\InvalidArgumentException', get_debug_type(self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"a":1}', Labelled::class))->thrown));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('"H"', Suit::class));
    }
}
