<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Doctrine;

use Doctrine\ORM\Mapping\DiscriminatorMap;
use Kiln\Bridge\Doctrine\EntityInheritance;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\Written\ReadAttributes;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Doctrine\Inheritance\Employee;
use Kiln\Tests\Fixture\Doctrine\Inheritance\Person;
use Kiln\Tests\Fixture\Doctrine\Inheritance\Untold;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Doctrine's attributes tell classes apart, on request.
 */
#[CoversClass(EntityInheritance::class)]
#[CoversClass(ReadAttributes::class)]
final class EntityInheritanceTest extends TestCase
{
    #[Test]
    public function theMapAndTheColumnAreThoseOfDoctrine(): void
    {
        $json = '[{"dtype":"person","name":"Ann"},{"dtype":"employee","name":"Bob","number":7}]';
        $people = Serializer::create()->deserialize($json, 'list<' . Person::class . '>');

        self::assertEquals([new Person('Ann'), new Employee('Bob', 7)], $people);
        self::assertSame($json, Serializer::create()->serialize($people));
    }

    #[Test]
    public function theKeyMayBeAnother(): void
    {
        $attribute = new EntityInheritance('kind');

        self::assertSame(['kind', ['person' => Person::class, 'employee' => Employee::class]], (static function (object $discriminator): array {
            return [$discriminator->field, $discriminator->map];
        })($attribute->discriminator(new \ReflectionClass(Person::class))));
    }

    #[Test]
    public function withoutAMapThereIsNothingToTellBy(): void
    {
        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessage('#[Discriminator] has no classes in its map.');

        Serializer::create()->deserialize('{}', Untold::class);
    }

    #[Test]
    public function codeThatWasMadeOfOtherAttributesIsNotStored(): void
    {
        self::assertTrue(ReadAttributes::isRead(DiscriminatorMap::class));
        // Whoever reads it has loaded it.
        self::assertTrue(class_exists(EntityInheritance::class));
        self::assertTrue(ReadAttributes::isRead(EntityInheritance::class));
    }
}
