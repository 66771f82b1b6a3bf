<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Mapping\Ours;
use Kiln\Tests\Fixture\Integration\Mapping\Vendor\Address;
use Kiln\Tests\Fixture\Integration\Mapping\Vendor\Circle;
use Kiln\Tests\Fixture\Integration\Mapping\Vendor\Shape;
use Kiln\Tests\Fixture\Integration\Mapping\Vendor\Special;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * Classes that speak for classes of others.
 */
#[CoversClass(SerializerBuilder::class)]
final class MappingTest extends IntegrationTestCase
{
    private const JSON = '{"no":7,"inner":"inner","postal_code":"8000","lines":["CH",{"text":"a"}],"since":"2026-11-22","sum_of":3}';

    #[Test]
    public function attributesCountAsIfTheyStoodOnTheOtherClass(): void
    {
        $serializer = self::mapped(Ours\AddressMapping::class);
        $address = self::address(new Address('8000'));

        self::assertSame(self::JSON, $serializer->serialize($address));
        self::assertSame(json_decode(self::JSON, true), $serializer->toArray($address));
        self::assertSame('prepared', $address->validator, 'the hook of the mapping was called');
        self::assertSame('{"postal_code":"8000"}', $serializer->serialize($address, context: new Context(groups: 'list')));
        self::assertSame('{}', $serializer->serialize($address, context: new Context(groups: 'internal')), 'what the class itself says is overruled');
    }

    #[Test]
    public function typesAreNarrowed(): void
    {
        $serializer = self::mapped(Ours\AddressMapping::class);
        $address = $serializer->deserialize(self::JSON, Address::class);

        self::assertInstanceOf(Ours\Line::class, $address->lines[1]);
        self::assertEquals(new \DateTimeImmutable('2026-11-22 00:00 UTC'), $address->since);
        self::assertSame('v', $address->validator);
        // A key for a parameter of the constructor that no property fills.
        $lines = $serializer->deserialize('{"no":1,"postal_code":"8000","land":"LI"}', Address::class)->lines;
        self::assertSame(['LI'], $lines);
    }

    #[Test]
    public function subclassesInheritThem(): void
    {
        $json = '{"no":7,"inner":"inner","postal_code":"8000","lines":["CH",{"text":"a"}],"since":"2026-11-22","extra":1,"sum_of":3}';

        self::assertSame($json, self::mapped(Ours\AddressMapping::class)->serialize(self::address(new Special('8000'))));
    }

    #[Test]
    public function withoutTheMappingTheClassIsAsItIs(): void
    {
        $plain = self::kiln();
        $mapped = self::mapped(Ours\AddressMapping::class);

        $address = self::address(new Address('8000'));
        $address->lines = [];
        $json = '{"number":7,"inner":"inner","postalCode":"8000","lines":[],"since":"2026-11-22T00:00:00+00:00","validator":"v"}';
        self::assertSame($json, $plain->serialize($address));
        self::assertSame('{"no":7,"inner":"inner","postal_code":"8000","lines":[],"since":"2026-11-22","sum_of":3}', $mapped->serialize($address));
        $address->validator = 'v';
        self::assertSame($json, $plain->serialize($address), 'both in one process');
    }

    #[Test]
    public function anInterfaceGetsADiscriminator(): void
    {
        $serializer = self::mapped(Ours\ShapeMapping::class, Ours\AddressMapping::class);

        self::assertSame('{"kind":"circle","radius":1.5}', $serializer->serialize(new Circle()));
        self::assertInstanceOf(Circle::class, $serializer->deserialize('{"kind":"circle","radius":2}', Shape::class));
    }

    /** @return iterable<string, array{list<class-string>, string}> */
    public static function mistakes(): iterable
    {
        $ours = 'Kiln\Tests\Fixture\Integration\Mapping\Ours\\';
        $address = Address::class;
        yield 'two for one class' => [[Ours\AddressMapping::class, Ours\SecondMapping::class], "{$ours}SecondMapping: {$ours}AddressMapping is a mapping for {$address} too. Let one of them say all. [invalid_mapping]"];
        yield 'an unknown property' => [[Ours\Misspelt::class], "{$ours}Misspelt::\$postalcode: The mapping names the property \$postalcode, which {$address} does not have. Did you mean postalCode? [invalid_mapping]"];
        yield 'an unknown method' => [[Ours\WithoutMethod::class], "{$ours}WithoutMethod::sum(): The mapping names the method sum(), which {$address} does not have. A private one of a parent needs a mapping for that parent. [invalid_mapping]"];
        yield 'an unknown class' => [[Ours\ForNobody::class], "{$ours}ForNobody: #[ExtendsSerializationFor] names the class Missing\\Vendor, which does not exist. Write it as Foo::class and import it. [invalid_mapping]"];
        yield 'without the attribute' => [[Ours\WithoutAttribute::class], "{$ours}WithoutAttribute: It is registered as a mapping, but does not say for which class. Add #[ExtendsSerializationFor(Other::class)]. [invalid_mapping]"];
        yield 'a converter' => [[Ours\AsAWhole::class], "{$ours}AsAWhole: What stands for objects as a whole does not belong into a mapping. Register it by withConverter() or withValue(). [invalid_mapping]"];
        yield 'a contradiction' => [[Ours\Contradiction::class], "{$address}::\$validator: The native type and phpdoc say string, but #[Type] says list<int> (" . (new \ReflectionClass(Ours\Contradiction::class))->getFileName() . ':93). The second may only narrow the first: correct one of them. [contradicting_types]'];
    }

    /** @param list<class-string> $mappings */
    #[Test]
    #[DataProvider('mistakes')]
    public function mistakesAreNamedWhenCodeIsMade(array $mappings, string $message): void
    {
        $serializer = self::mapped(...$mappings);

        self::assertInvalid($message, static fn(): string => $serializer->serialize(new Address('8000')));
    }

    /** @param class-string ...$mappings */
    private static function mapped(string ...$mappings): Serializer
    {
        return SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withMapping(...$mappings)->build();
    }

    /**
     * @template T of Address
     *
     * @param T $address
     *
     * @return T
     */
    private static function address(Address $address): Address
    {
        $line = new Ours\Line();
        $line->text = 'a';
        $address->lines[] = $line;
        $address->since = new \DateTimeImmutable('2026-11-22 UTC');

        return $address;
    }
}
