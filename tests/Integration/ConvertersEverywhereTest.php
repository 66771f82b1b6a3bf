<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Everywhere\Base;
use Kiln\Tests\Fixture\Integration\Everywhere\Bill;
use Kiln\Tests\Fixture\Integration\Everywhere\Child;
use Kiln\Tests\Fixture\Integration\Everywhere\Circle;
use Kiln\Tests\Fixture\Integration\Everywhere\Disc;
use Kiln\Tests\Fixture\Integration\Everywhere\Dot;
use Kiln\Tests\Fixture\Integration\Everywhere\Holder;
use Kiln\Tests\Fixture\Integration\Everywhere\Kind;
use Kiln\Tests\Fixture\Integration\Everywhere\Level;
use Kiln\Tests\Fixture\Integration\Everywhere\Maker;
use Kiln\Tests\Fixture\Integration\Everywhere\Mirror;
use Kiln\Tests\Fixture\Integration\Everywhere\Named;
use Kiln\Tests\Fixture\Integration\Everywhere\Payable;
use Kiln\Tests\Fixture\Integration\Everywhere\Plain;
use Kiln\Tests\Fixture\Integration\Everywhere\Ring;
use Kiln\Tests\Fixture\Integration\Everywhere\Shape;
use Kiln\Tests\Fixture\Integration\Everywhere\Silent;
use Kiln\Tests\Fixture\Integration\Everywhere\Taken;
use Kiln\Tests\Fixture\Integration\Everywhere\Timed;
use Kiln\Tests\Fixture\Integration\Everywhere\Told;
use Kiln\Tests\TemporaryDirectory;
use Kiln\ValueConverter;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * A converter stands wherever a value of its class does, and the nearest one counts.
 */
#[CoversClass(Serializer::class)]
final class ConvertersEverywhereTest extends IntegrationTestCase
{
    #[Test]
    public function oneForAnInterfaceIsUsedWhereverAValueOfItStands(): void
    {
        $serializer = self::with([Shape::class => new Named()]);
        $holder = new Holder();
        $holder->mixed = new Circle('a');
        $holder->array = ['k' => new Disc('b'), 'l' => [new Circle('c')]];
        $holder->object = new Circle('d');
        $holder->shape = new Disc('e');
        $holder->union = new Circle('f');
        $holder->list = [new Circle('g'), new Disc('h')];
        $json = '{"mixed":"shape:a","array":{"k":"shape:b","l":["shape:c"]},"object":"shape:d","shape":"shape:e","union":"shape:f",'
            . '"list":["shape:g","shape:h"],"own":null}';

        self::assertSame($json, $serializer->serialize($holder));
        self::assertSame($json, json_encode($serializer->toArray($holder), JSON_THROW_ON_ERROR));
        self::assertSame('"shape:a"', $serializer->serialize(new Disc('a')));
        self::assertSame('["shape:a"]', $serializer->serialize([new Disc('a')], type: 'list<' . Circle::class . '>'));

        $read = $serializer->deserialize('{"shape":"shape:e","union":"shape:f","list":["shape:g"]}', Holder::class);
        self::assertEquals([new Circle('e'), new Circle('f'), [new Circle('g')]], [$read->shape, $read->union, $read->list]);
        self::assertEquals(new Circle('a'), $serializer->deserialize('"shape:a"', Shape::class));
        self::assertSame(5, $serializer->deserialize('{"union":5}', Holder::class)->union);
    }

    #[Test]
    public function theNearestRuleCounts(): void
    {
        $serializer = self::with([Shape::class => new Named(), Circle::class => new Named('circle'), Plain::class => new Named('plain', Plain::class)]);
        $all = [new Circle('a'), new Disc('b'), new Ring('c'), new Dot('d'), new Plain('e'), new Base('f'), new Child('g')];
        $json = '["circle:a","circle:b","ring:c","d","plain:e","base:f","base:g"]';

        self::assertSame($json, $serializer->serialize($all));
        self::assertSame('["circle:a","circle:b","ring:c","d"]', $serializer->serialize(\array_slice($all, 0, 4), type: 'list<' . Circle::class . '>'));
        self::assertSame('["circle:a","ring:c"]', $serializer->serialize([$all[0], $all[2]], type: 'list<' . Shape::class . '>'));

        $holder = new Holder();
        $holder->own = new Ring('x');
        $holder->list = [new Ring('y')];
        self::assertStringEndsWith('"list":["ring:y"],"own":"own:x"}', $serializer->serialize($holder), 'A property says more than a class.');
        self::assertEquals(new Ring('c'), $serializer->deserialize('"ring:c"', Ring::class));
        self::assertEquals(new Dot('d'), $serializer->deserialize('"d"', Dot::class));
        self::assertEquals(new Child('g'), $serializer->deserialize('"base:g"', Child::class));
    }

    #[Test]
    public function oneForManyClassesIsToldWhichToMake(): void
    {
        $serializer = self::with([Shape::class => new Maker()]);

        self::assertEquals([[new Circle('a')], new Disc('b')], $serializer->deserialize('[["a"],"b"]', 'array{list<' . Circle::class . '>, ' . Disc::class . '}'));
        try {
            $serializer->deserialize('[5, 5]', 'array{' . Circle::class . ', ' . Disc::class . '}');
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame([Circle::class, Disc::class], array_map(static fn(Violation $violation): string => $violation->hint, $exception->violations()->items));
        }
    }

    #[Test]
    public function whatItMakesMustBeOfTheClassThatIsAskedFor(): void
    {
        $serializer = self::with([Shape::class => new Named()]);

        self::assertInvalid(
            Disc::class . ': its converter, ' . Named::class . ', has made ' . Circle::class
                . '. Let it implement Kiln\ClassConverter, which is told the class, or give the class a converter of its own. [wrong_class]',
            static fn(): mixed => $serializer->deserialize('["shape:a"]', 'list<' . Disc::class . '>'),
        );
    }

    #[Test]
    public function whatTheApplicationSaysOfAClassGoesBeforeItsAttribute(): void
    {
        $serializer = self::with([Ring::class => new Named('ours', Ring::class), Level::class => new Named('ours', Level::class)]);

        self::assertSame('["ours:a","ours:Low"]', $serializer->serialize([new Ring('a'), Level::Low]));
        self::assertEquals([Level::High], $serializer->deserialize('["ours:High"]', 'list<' . Level::class . '>'));
    }

    #[Test]
    public function enumsMayHaveOne(): void
    {
        $timed = new Timed();
        $timed->mixed = [Level::Low, Silent::Yes];
        $timed->level = Level::High;

        $json = self::kiln()->serialize($timed);
        self::assertStringStartsWith('{"mixed":["level:Low","y"],', $json);
        self::assertStringContainsString('"level":"level:High"', $json);
        self::assertSame(Level::High, self::kiln()->deserialize('{"level":"level:High"}', Timed::class)->level);
        self::assertRefuses(['conversion_failed at /level'], '{"level":2}', Timed::class);
        self::assertSame('["any:Low","any:Yes"]', self::with([\UnitEnum::class => new Named('any'), Level::class => new Named('any')])->serialize([Level::Low, Silent::Yes]));
    }

    #[Test]
    public function datesMayHaveOne(): void
    {
        $serializer = self::with([\DateTimeInterface::class => new Named('year', \DateTimeImmutable::class)]);
        $timed = new Timed();
        $timed->mixed = new \DateTime('2024-05-06T00:00:00Z');
        $timed->date = $timed->formatted = new \DateTimeImmutable('2025-05-06T00:00:00Z');

        $json = $serializer->serialize($timed);
        self::assertStringStartsWith('{"mixed":"year:2024",', $json);
        self::assertStringEndsWith('"date":"year:2025","formatted":"06.05.2025"}', $json, 'The format of a property says more than a rule for all dates.');
        self::assertEquals($timed->formatted->setDate(2025, 1, 1), $serializer->deserialize('{"date":"year:2025"}', Timed::class)->date);
    }

    #[Test]
    public function stdClassAndCollectionsMayHaveOne(): void
    {
        $serializer = self::with([\stdClass::class => new Named('std'), \ArrayObject::class => new Named('ao')]);

        self::assertSame('["std:stdClass","ao:ArrayObject"]', $serializer->serialize([new \stdClass(), new \ArrayObject([1])]));
    }

    #[Test]
    public function aParameterSpeaksForItsProperty(): void
    {
        $taken = new Taken(new Circle('a'), new Circle('b'));

        self::assertWrites('{"circle":"parameter:a","other":"promoted:b"}', $taken);
        self::assertEquals($taken, self::read('{"circle":"parameter:a","other":"promoted:b"}', Taken::class));
        self::assertRefuses(['conversion_failed at /circle', 'conversion_failed at /other'], '{"circle":1,"other":2}', Taken::class);
    }

    #[Test]
    public function twoInterfacesThatSaySomethingAreOneTooMany(): void
    {
        self::assertInvalid(
            Bill::class . ': Both ' . Payable::class . ' and ' . str_replace('Payable', 'Refundable', Payable::class)
                . ' say how its objects are written and read. Put #[Converter] or #[Value] on the class, or register one for it. [ambiguous_rule]',
            static fn(): string => self::kiln()->serialize(new Bill()),
        );
    }

    #[Test]
    public function aClassThatADiscriminatorTellsHasNone(): void
    {
        $message = Kind::class . ': #[Discriminator] names ' . Told::class . ' for "told", whose objects are written as a whole by a converter or as a value, so that no key tells them.'
            . ' Take it out of the map, or remove the converter. [invalid_discriminator_map]';

        self::assertInvalid($message, static fn(): string => self::kiln()->serialize([new Told()], type: 'list<' . Kind::class . '>'));
        self::assertInvalid($message, static fn(): mixed => self::kiln()->deserialize('{"kind":"told"}', Kind::class));
    }

    #[Test]
    public function aConverterThatGivesTheObjectAgainIsFound(): void
    {
        $this->expectException(SerializationException::class);
        $this->expectExceptionMessageMatches('/\[0\]   the same .*Mirror as at \[0\]/');

        self::kiln()->serialize([new Mirror()]);
    }

    /**
     * @param array<class-string, ValueConverter> $converters
     */
    private static function with(array $converters): Serializer
    {
        $builder = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create());
        foreach ($converters as $class => $converter) {
            $builder = $builder->withConverter($class, $converter);
        }

        return $builder->build();
    }
}
