<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\BothEngines;
use Kiln\Tests\Bridge\Jms\Differential\Journal;
use Kiln\Tests\Fixture\Native\Found\Amounts;
use Kiln\Tests\Fixture\Native\Found\Contradicting;
use Kiln\Tests\Fixture\Native\Found\GettersFirst;
use Kiln\Tests\Fixture\Native\Found\Hooked;
use Kiln\Tests\Fixture\Native\Found\Inlining;
use Kiln\Tests\Fixture\Native\Found\Numbered;
use Kiln\Tests\Fixture\Native\Found\Reordered;
use Kiln\Tests\Fixture\Native\Found\StillClosed;
use Kiln\Tests\Fixture\Native\Found\Vague;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What the comparison of the engines has found, in either of them.
 */
#[CoversClass(Serializer::class)]
final class FoundByChanceTest extends TestCase
{
    use BothEngines;

    #[Test]
    #[DataProvider('engines')]
    public function aKeyThatIsANumberStaysWhatItIs(Engine $engine): void
    {
        $object = new Numbered();
        $object->hide('x');

        self::assertSame('{"name":null,"-1":"x"}', Serializer::create(engine: $engine)->serialize($object));
    }

    #[Test]
    #[DataProvider('engines')]
    public function aPrivateHookOfAParentComesBeforeAnyPropertyIsRead(Engine $engine): void
    {
        $object = new Hooked();
        $object->flags = [false];

        self::assertSame(['note' => 'prepared', 'flags' => [false, true]], json_decode(Serializer::create(engine: $engine)->serialize($object), true));
    }

    #[Test]
    #[DataProvider('engines')]
    public function aGetterIsCalledBeforeAPropertyBehindItIsRead(Engine $engine): void
    {
        self::assertSame('{"total":6,"parts":[1,2,3]}', Serializer::create(engine: $engine)->serialize(new GettersFirst()));
    }

    #[Test]
    #[DataProvider('engines')]
    public function argumentsAreReadInTheOrderOfTheParameters(Engine $engine): void
    {
        Journal::taken();
        $object = Serializer::create(engine: $engine)->deserialize('{"cents":"1 ct","inner":{"cents":"2 ct"}}', Reordered::class);

        self::assertSame(2, $object->inner?->cents?->amount);
        self::assertSame(
            ['CentsConverter(text)::deserialize "2 ct"', 'constructed', 'CentsConverter(text)::deserialize "1 ct"', 'constructed'],
            Journal::taken(),
        );
    }

    #[Test]
    #[DataProvider('engines')]
    public function anOptionalThatIsNullIsLeftOutWithoutAWarning(Engine $engine): void
    {
        self::assertSame('{}', Serializer::create(engine: $engine)->serialize(new Vague()));
    }

    #[Test]
    #[DataProvider('engines')]
    public function anInlinedMapWithoutAValueAddsNothing(Engine $engine): void
    {
        self::assertSame('{}', Serializer::create(engine: $engine)->serialize(new Inlining()));
    }

    #[Test]
    #[DataProvider('engines')]
    public function whatTheClassThatIsMadeMayNotCallIsNotCalled(Engine $engine): void
    {
        $read = Serializer::create(engine: $engine)->deserialize('{"number":5}', StillClosed::class);

        // Without the constructor, which is private to the parent.
        self::assertSame(5, $read->number);
    }

    #[Test]
    #[DataProvider('engines')]
    public function aTextThatIsNoJsonIsSaidBeforeAClassThatContradictsItself(Engine $engine): void
    {
        $this->expectException(DeserializationException::class);
        $this->expectExceptionMessage('[syntax]');

        Serializer::create(engine: $engine)->deserialize('{"id":', Contradicting::class);
    }

    #[Test]
    #[DataProvider('engines')]
    public function aConverterNeverSeesAValueOfAKeyThatComesAgain(Engine $engine): void
    {
        Journal::taken();
        // Thirteen cents would be refused.
        $object = Serializer::create(engine: $engine)->deserialize('{"amounts":{"a":"13 ct","b":"1 ct","a":"7 ct"}}', Amounts::class);

        self::assertSame(['a' => 7, 'b' => 1], array_map(static fn(mixed $cents): mixed => $cents->amount, $object->amounts));
        self::assertNotContains('CentsConverter(text)::deserialize "13 ct"', Journal::taken());
    }

    #[Test]
    #[DataProvider('engines')]
    public function anEmptyArrayIsALevelInAList(Engine $engine): void
    {
        $serializer = SerializerBuilder::create()->withEngine($engine)->withLimits(new Limits(depth: 2))->build()->with(new Context());

        self::assertSame('[[],1]', $serializer->serialize([[], 1]));
        $this->expectException(SerializationException::class);
        $serializer->serialize([[[]]]);
    }

    #[Test]
    #[DataProvider('engines')]
    public function aDocumentOfYamlThatIsATextOfLinesIsQuoted(Engine $engine): void
    {
        $serializer = Serializer::create(engine: $engine);

        self::assertSame("\"x\\ny\"\n", $serializer->serialize("x\ny", 'yaml'));
        self::assertSame("- |-\n  x\n  y\n", $serializer->serialize(["x\ny"], 'yaml'));
        self::assertSame("a: |\n  x\n", $serializer->serialize(['a' => "x\n"], 'yaml'));
    }

    #[Test]
    #[DataProvider('engines')]
    public function anIntOfYamlIsNotTooLargeForTheZerosInFrontOfIt(Engine $engine): void
    {
        $serializer = Serializer::create(engine: $engine);
        $ints = "- 09223372036854775807\n- -009223372036854775808\n- +0000000000000000000000000\n- -0000000000000000000000000\n";

        self::assertSame([\PHP_INT_MAX, \PHP_INT_MIN, 0, 0], $serializer->deserialize($ints, 'list<int>', 'yaml'));
        self::assertSame([9223372036854775808.0], $serializer->deserialize("- 009223372036854775808\n", 'list<mixed>', 'yaml'));
    }

    #[Test]
    #[DataProvider('engines')]
    public function deleteCharactersAreEscapedInToml(Engine $engine): void
    {
        $serializer = Serializer::create(engine: $engine);
        $many = str_repeat("\x7fé\"", 2_000);

        self::assertSame("a = \"\\u007F\\\"\\u007F\"\n\"k\\u007F\" = 1\n", $serializer->serialize(['a' => "\x7f\"\x7f", "k\x7f" => 1], 'toml'));
        self::assertSame('a = "' . str_repeat('\u007Fé\"', 2_000) . "\"\n", $serializer->serialize(['a' => $many], 'toml'));
    }
}
