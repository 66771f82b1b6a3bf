<?php

declare(strict_types=1);

namespace Kiln\Tests\Metadata;

use Kiln\Attribute\VirtualProperty;
use Kiln\Context;
use Kiln\Engine\Planning;
use Kiln\Error\InvalidMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Metadata\ReflectionMetadataFactory;
use Kiln\Metadata\Source\Attributes;
use Kiln\Metadata\Source\MemberAttributes;
use Kiln\Metadata\Written\ReadAttributes;
use Kiln\Plan\Planner\Identity;
use Kiln\Plan\Planner\References;
use Kiln\Plan\Property;
use Kiln\Plan\Read\ReadField;
use Kiln\Plan\Write\Dynamic;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;
use Kiln\Tests\Metadata\Fixture\Numbered;
use Kiln\Tests\Metadata\Fixture\Packed;
use Kiln\Tests\Metadata\Fixture\Wire;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Attributes::class)]
#[CoversClass(MemberAttributes::class)]
#[CoversClass(ReadAttributes::class)]
#[CoversClass(Identity::class)]
final class FormatFactsTest extends TestCase
{
    #[Test]
    public function attributesOfAFormatAreFactsOfAProperty(): void
    {
        $object = new class {
            #[Wire(1), Packed]
            public int $id = 0;
            public string $name = '';

            #[VirtualProperty, Wire(3)]
            public function total(): int
            {
                return 1;
            }
        };

        self::assertSame(
            ['id' => ['wire' => ['number' => 1, 'packed' => true]], 'name' => [], 'total' => ['wire' => ['number' => 3]]],
            self::facts($object::class),
        );
    }

    #[Test]
    public function thePlansOfBothDirectionsHaveThem(): void
    {
        $planning = new Planning();
        $write = array_values($planning->write(Numbered::class, new Context())->objects)[0];
        $read = array_values($planning->read(Numbered::class, new Context())->objects)[0];

        self::assertInstanceOf(WriteField::class, $write->steps[0]);
        self::assertSame(['wire' => ['number' => 7]], $write->steps[0]->facts);
        self::assertInstanceOf(ReadField::class, $read->fields[0]);
        self::assertSame(['wire' => ['number' => 7]], $read->fields[0]->facts);
    }

    /** That plans without them have the names that they had before is for the golden files to tell. */
    #[Test]
    public function theyTellPlansApart(): void
    {
        $names = [];
        foreach ([[], ['wire' => ['number' => 1]], ['wire' => ['number' => 2]]] as $facts) {
            $object = new WriteObject('', Numbered::class, [new WriteField('id', new Property(Numbered::class, 'id', true, false), new Dynamic(), [], 'App\Order::$id', $facts)], false, null);
            $names[] = Identity::names(["\0a" => $object], new References(["\0a" => $object]), 'Writer')["\0a"];
        }

        self::assertCount(3, array_unique($names));
    }

    /** Code is stored only where the file of a class says the same of them as PHP does. */
    #[Test]
    public function theyAreComparedWithTheFile(): void
    {
        self::facts(Numbered::class);

        self::assertTrue(ReadAttributes::isRead(Wire::class));
        self::assertFalse(ReadAttributes::isRead(Test::class));
    }

    #[Test]
    public function whatTwoAttributesSayDifferentlyIsRefused(): void
    {
        $object = new class {
            #[Wire(1), Packed(['number' => 2])]
            public int $id = 0;
        };

        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessage('Two attributes say what "number" is in wire.');
        self::facts($object::class);
    }

    #[Test]
    public function whatIsNoScalarIsRefused(): void
    {
        $object = new class {
            #[Packed(['of' => [1]])]
            public int $id = 0;
        };

        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessage('Packed::facts() gives "of" as array.');
        self::facts($object::class);
    }

    #[Test]
    public function aMethodThatStandsForNoPropertyHasNone(): void
    {
        $object = new class {
            #[Wire(1)]
            public function id(): int
            {
                return 1;
            }
        };

        $this->expectException(InvalidMetadata::class);
        $this->expectExceptionMessage('#[Wire] says something about a property, but this is a method.');
        self::facts($object::class);
    }

    /**
     * @param class-string $class
     *
     * @return array<string, array<string, array<string, scalar|null>>> by property
     */
    private static function facts(string $class): array
    {
        $properties = (new ReflectionMetadataFactory())->classMetadata($class)->properties;

        return array_combine(
            array_map(static fn(PropertyMetadata $property): string => $property->name, $properties),
            array_map(static fn(PropertyMetadata $property): array => $property->facts, $properties),
        );
    }
}
