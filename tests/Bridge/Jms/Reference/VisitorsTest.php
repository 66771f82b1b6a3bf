<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Doctrine\Common\Collections\ArrayCollection;
use JMS\Serializer\Exception\RuntimeException;
use JMS\Serializer\Exception\UnsupportedFormatException;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\JsonSerializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\XmlDeserializationVisitorFactory;
use JMS\Serializer\Visitor\Factory\XmlSerializationVisitorFactory;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Common\Lists;
use Kiln\Tests\Fixture\Jms\Common\Nothing;
use Kiln\Tests\Fixture\Jms\Common\Person;
use Kiln\Tests\Fixture\Jms\Common\Scalars;
use Kiln\Tests\Fixture\Jms\Discriminator\Garage;
use Kiln\Tests\Fixture\Jms\Extension\NullWordVisitor;
use Kiln\Tests\Fixture\Jms\Extension\UpperCaseVisitor;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * Visitors, their options and those of the user.
 */
#[CoversClass(JmsSerializer::class)]
final class VisitorsTest extends ReferenceTestCase
{
    #[Test]
    public function optionsReplaceTheDefaults(): void
    {
        self::assertWrites('{"a":"x/ä","b":1}', ['a' => 'x/ä', 'b' => 1.0], null, null, self::writing(\JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE));
        self::assertWrites("{\n    \"name\": \"a\"\n}", Person::of('a'), null, null, self::writing(\JSON_PRETTY_PRINT));
        self::assertWrites('{"0":1}', [1], null, null, self::writing(\JSON_FORCE_OBJECT));
        self::assertWrites('[1]', ['1'], null, null, self::writing(\JSON_NUMERIC_CHECK));
        self::assertWrites('1', 1.0, null, null, self::writing(0));
    }

    #[Test]
    public function everyOptionOfPhpWorks(): void
    {
        $data = static function (): array {
            $scalars = new Scalars();
            $scalars->string = "<a href='x'>&amp; \"q\" \u{2028} /ä";

            return ['o' => $scalars, 'empty' => new Nothing(), 'list' => [], 'number' => '1e3', 'bad' => "\xffx", 'nan' => \NAN, 'float' => 1.0, 'people' => [Person::of('a', 1)]];
        };
        foreach ([
            0, \JSON_HEX_TAG, \JSON_HEX_AMP, \JSON_HEX_APOS, \JSON_HEX_QUOT, \JSON_PRETTY_PRINT, \JSON_UNESCAPED_SLASHES, \JSON_UNESCAPED_UNICODE, \JSON_UNESCAPED_LINE_TERMINATORS, \JSON_FORCE_OBJECT, \JSON_NUMERIC_CHECK,
            \JSON_PARTIAL_OUTPUT_ON_ERROR, \JSON_INVALID_UTF8_SUBSTITUTE, \JSON_INVALID_UTF8_IGNORE, \JSON_PRESERVE_ZERO_FRACTION | \JSON_PRETTY_PRINT, \JSON_UNESCAPED_UNICODE | \JSON_UNESCAPED_LINE_TERMINATORS,
        ] as $options) {
            self::compare(static fn(Subject $subject): string => $subject->json($data()), self::writing($options));
            self::assertSucceeds(static fn(Subject $subject): string => $subject->json(['bad' => 1, 'nan' => 2] + $data()), self::writing($options));
            self::compare(static fn(Subject $subject): array => $subject->array(['nan' => 0] + $data()), self::writing($options));
            self::compare(static fn(Subject $subject): string => $subject->json("\xff"), self::writing($options));
        }
    }

    #[Test]
    public function throwingIsLeftToPhp(): void
    {
        self::compare(static fn(Subject $subject): string => $subject->json(\NAN), self::writing(\JSON_THROW_ON_ERROR));
        self::compare(static fn(Subject $subject): string => $subject->json("\xff"), self::writing(\JSON_THROW_ON_ERROR));
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{', 'array'), self::reading(\JSON_THROW_ON_ERROR));
    }

    #[Test]
    public function readingHasOptionsAndADepth(): void
    {
        self::assertReads("'123456789012345678901234567890'", '123456789012345678901234567890', 'string', null, self::reading(\JSON_BIGINT_AS_STRING));
        self::assertRefuses(RuntimeException::class, 'Could not decode JSON, maximum stack depth exceeded.', '[[[1]]]', 'array', null, self::reading(0, 3));
        self::assertReads('[[1]]', '[[1]]', 'array', null, self::reading(0, 3));
        foreach ([\JSON_BIGINT_AS_STRING, \JSON_OBJECT_AS_ARRAY, \JSON_INVALID_UTF8_IGNORE, \JSON_INVALID_UTF8_SUBSTITUTE] as $options) {
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson("{\"name\":\"\xff\",\"age\":123456789012345678901234567890}", Person::class), self::reading($options));
            self::compare(static fn(Subject $subject): mixed => $subject->fromJson('[{"name":"a","age":123456789012345678901234567890}]', 'array<Kiln\Tests\Fixture\Jms\Common\Person>'), self::reading($options));
        }
        self::compare(static fn(Subject $subject): mixed => $subject->fromJson('{"people":[{"name":"a"}]}', Lists::class), self::reading(0, 2));
        self::compare(static fn(Subject $subject): mixed => $subject->fromArray(['people' => [['name' => 'a']]], Lists::class), self::reading(0, 1));
    }

    #[Test]
    public function theFactoryMayBeChangedLater(): void
    {
        $factory = null;
        $configure = static function (Jms|Kiln $builder) use (&$factory): void {
            $factory = new JsonSerializationVisitorFactory();
            $builder->setSerializationVisitor('json', $factory);
        };

        self::assertSame("gave ['\"\\/\"', '\"/\"', '\"\\/\"']", self::compare(static function (Subject $subject) use (&$factory): array {
            self::assertInstanceOf(JsonSerializationVisitorFactory::class, $factory);
            $results = [$subject->json('/')];
            $factory->setOptions(\JSON_UNESCAPED_SLASHES);
            $results[] = $subject->json('/');
            $factory->setOptions(\JSON_PRESERVE_ZERO_FRACTION);
            $results[] = $subject->json('/');

            return $results;
        }, $configure)->text());
    }

    #[Test]
    public function oneVisitorDropsTheOthers(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setSerializationVisitor('json', new JsonSerializationVisitorFactory());

        self::assertThrows(UnsupportedFormatException::class, 'The format "xml" is not supported for serialization.', static fn(Subject $subject): string => $subject->xml(1), $configure);
        self::assertSucceeds(static fn(Subject $subject): mixed => $subject->fromXml('<a>1</a>', 'int'), $configure);
        self::assertSucceeds(static fn(Subject $subject): string => $subject->xml(1), static fn(Jms|Kiln $builder): mixed => $builder->addDefaultSerializationVisitors()->setSerializationVisitor('json', new JsonSerializationVisitorFactory()));
        self::assertThrows(UnsupportedFormatException::class, 'The format "json" is not supported for deserialization.', static fn(Subject $subject): mixed => $subject->fromJson('1', 'int'), static fn(Jms|Kiln $builder): mixed => $builder->setDeserializationVisitor('xml', new XmlDeserializationVisitorFactory()));
        self::assertThrows(UnsupportedFormatException::class, 'The format "json" is not supported for serialization.', static fn(Subject $subject): array => $subject->array([1]), static fn(Jms|Kiln $builder): mixed => $builder->setSerializationVisitor('xml', new XmlSerializationVisitorFactory()));
    }

    #[Test]
    public function visitorsMayBeOfTheUser(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setSerializationVisitor('json', new UpperCaseVisitor());

        self::assertWrites('visited: {"string":"A","int":1001,"float":1.0,"bool":"YES"}', new Scalars(), null, null, $configure);
        self::assertSucceeds(static fn(Subject $subject): string => $subject->json([Person::of('a'), [1, null, false], Garage::filled()], SerializationContext::create()->setSerializeNull(true)), $configure);
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->setDeserializationVisitor('json', new NullWordVisitor());
        self::assertReads("Person{name: null, age: 5}", '{"name":"nil","age":"5"}', Person::class, null, $configure);
        self::assertReads("[Person{name: 'a.', age: null}, null]", '[{"name":"a"},"nil"]', 'array<Kiln\Tests\Fixture\Jms\Common\Person>', null, $configure);
    }

    #[Test]
    public function formatsMayHaveOtherNames(): void
    {
        $configure = static fn(Jms|Kiln $builder): mixed => $builder->addDefaultSerializationVisitors()->addDefaultDeserializationVisitors()->setSerializationVisitor('hal', (new JsonSerializationVisitorFactory())->setOptions(\JSON_UNESCAPED_SLASHES))->setDeserializationVisitor('hal', new JsonDeserializationVisitorFactory());

        self::assertGives("['{\"name\":\"/\"}', '{\"name\":\"\\/\"}', Person{name: 'x', age: null}]", static fn(Subject $subject): array => [$subject->serializer->serialize(Person::of('/'), 'hal'), $subject->json(Person::of('/')), $subject->serializer->deserialize('{"name":"x"}', Person::class, 'hal')], $configure);
        self::compare(static fn(Subject $subject): string => $subject->serializer->serialize([new \DateTime('2020-01-01'), new ArrayCollection([1])], 'hal'), $configure);
        self::compare(static fn(Subject $subject): string => $subject->serializer->serialize(new \stdClass(), 'hal'), $configure);
    }

    /**
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function writing(int $options): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->setSerializationVisitor('json', (new JsonSerializationVisitorFactory())->setOptions($options));
    }

    /**
     * @param int<1, max> $depth
     *
     * @return \Closure(Jms|Kiln): mixed
     */
    private static function reading(int $options, int $depth = 512): \Closure
    {
        return static fn(Jms|Kiln $builder): mixed => $builder->setDeserializationVisitor('json', (new JsonDeserializationVisitorFactory())->setOptions($options)->setDepth($depth));
    }
}
