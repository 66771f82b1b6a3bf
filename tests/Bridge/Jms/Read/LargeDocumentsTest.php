<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Read;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use JMS\Serializer\SerializerBuilder as Jms;
use JMS\Serializer\SerializerInterface;
use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\Readers;
use Kiln\Format\Json\Batches;
use Kiln\Tests\Fixture\Jms\Large\Row;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Documents that are read a few items at a time give what jms/serializer gives, which decodes all of them first.
 */
#[CoversClass(JmsSerializer::class)]
#[CoversClass(Readers::class)]
final class LargeDocumentsTest extends TestCase
{
    private const LIST = 'array<' . Row::class . '>';

    public static function setUpBeforeClass(): void
    {
        // Some of their parents implement an interface that PHP deprecates, and it says so when they are loaded.
        @class_exists(ClassMetadata::class);
        @class_exists(PropertyMetadata::class);
    }

    /** @return iterable<string, array{string, ?string}> document => message of the exception */
    public static function documents(): iterable
    {
        $items = implode(',', array_map(self::item(...), range(1, 900)));
        $depth = 'Could not decode JSON, maximum stack depth exceeded.';
        $syntax = 'Could not decode JSON, syntax error - malformed JSON.';

        yield 'a list' => ["[{$items}]", null];
        yield 'white space' => [" \n[\t" . str_replace('},{', "} ,\r\n {", $items) . "\n ] ", null];
        yield 'every kind of key' => ["[{$items},{\"number\":1,\"number\":\"2\",\"unknown\":[{}],\"text\":null}]", null];
        yield 'an item larger than a batch' => ["[{$items},{\"text\":\"" . str_repeat('[{\\"\\\\', 40_000) . "\"},{$items}]", null];
        yield 'no object, which leaves all as it is' => ["[{$items},null]", null];
        yield 'numbers for keys' => ['{"5":' . self::item(5) . ',"x":' . str_replace(['},{'], '},"y":{', $items) . '}', null];
        yield 'the deepest' => ["[{$items},{\"any\":" . str_repeat('[', 509) . str_repeat(']', 509) . '}]', null];
        yield 'one level too deep' => ["[{$items},{\"any\":" . str_repeat('[', 511) . str_repeat(']', 511) . '}]', $depth];
        yield 'an item that is none' => ["[{$items},5]", 'Invalid data 5 (int), expected "' . Row::class . '".'];
        yield 'a comma too many' => ["[{$items},]", $syntax];
        yield 'no end' => ["[{$items}", $syntax];
        yield 'something behind' => ["[{$items}] x", $syntax];
        yield 'a word' => ["[{$items},{\"number\":nil}]", $syntax];
        yield 'brackets that do not match' => ["[{$items},{\"any\":[}]]", 'Could not decode JSON, underflow or the nodes mismatch.'];
        yield 'no UTF-8' => ["[{$items},{\"text\":\"\xff\"}]", 'Could not decode JSON, malformed UTF-8 characters (incorrectly encoded?)'];
        yield 'half of a surrogate pair' => ["[{$items},{\"text\":\"\\ud800\"}]", 'Could not decode JSON.'];
        yield 'a control character' => ["[{$items},{\"text\":\"\1\"}]", 'Could not decode JSON, unexpected control character found.'];
        yield 'a setter throws' => ["[{$items},{\"number\":-1},{$items}]", 'below zero'];
        yield 'a setter throws, and what follows is no JSON' => ["[{\"number\":-1},{$items}", $syntax];
        yield 'text for a date' => ["[{$items},{\"at\":\"soon\"}]", 'Invalid datetime "soon", expected one of the format "Y-m-d\TH:i:sP".'];
    }

    #[Test]
    #[DataProvider('documents')]
    public function aLargeDocumentIsReadAsAWhole(string $json, ?string $message): void
    {
        self::assertGreaterThan(Batches::WORTHWHILE, \strlen($json));

        $expected = self::read(Jms::create()->build(), $json);
        self::assertSame($message, $expected['message']);
        $kiln = self::kiln(Jms::create()->build());
        foreach (['cold', 'warm'] as $state) {
            $outcome = self::read($kiln, $json);
            if ($message !== null) {
                // What has been set before the mistake was found is lost, but has been set.
                unset($expected['set'], $outcome['set']);
            }
            self::assertSame($expected, $outcome, $state);
        }
    }

    /** @return iterable<string, array{\Closure(JsonDeserializationVisitorFactory): mixed, string}> */
    public static function settings(): iterable
    {
        yield 'big numbers as text' => [static fn(JsonDeserializationVisitorFactory $factory): mixed => $factory->setOptions(\JSON_BIGINT_AS_STRING), '{"text":123456789012345678901234567890}'];
        yield 'what is no UTF-8 is left out' => [static fn(JsonDeserializationVisitorFactory $factory): mixed => $factory->setOptions(\JSON_INVALID_UTF8_IGNORE), "{\"text\":\"a\xffb\"}"];
        yield 'exceptions of PHP' => [static fn(JsonDeserializationVisitorFactory $factory): mixed => $factory->setOptions(\JSON_THROW_ON_ERROR), '{"text":}'];
        yield 'deep enough' => [static fn(JsonDeserializationVisitorFactory $factory): mixed => $factory->setDepth(3), '{"any":[]}'];
        yield 'not deep enough' => [static fn(JsonDeserializationVisitorFactory $factory): mixed => $factory->setDepth(2), '{"any":[]}'];
        yield 'no depth at all' => [static fn(JsonDeserializationVisitorFactory $factory): mixed => $factory->setDepth(0), '{"any":[]}'];
    }

    /**
     * @param \Closure(JsonDeserializationVisitorFactory): mixed $set
     */
    #[Test]
    #[DataProvider('settings')]
    public function settingsOfTheDecoderHold(\Closure $set, string $last): void
    {
        $json = '[' . implode(',', array_map(self::item(...), range(1, 900))) . ",{$last}]";
        $outcomes = [];
        foreach ([false, true] as $isKiln) {
            $factory = new JsonDeserializationVisitorFactory();
            $set($factory);
            $serializer = Jms::create()->setDeserializationVisitor('json', $factory)->build();
            $outcomes[] = \array_slice(self::read($isKiln ? self::kiln($serializer) : $serializer, $json), 0, 2);
        }

        self::assertSame($outcomes[0], $outcomes[1]);
    }

    #[Test]
    public function aContextSelectsAndIsUsedUp(): void
    {
        $json = '[' . implode(',', array_map(self::item(...), range(1, 900))) . ']';
        $context = static fn(): DeserializationContext => DeserializationContext::create()->setGroups(['text']);
        $kiln = self::kiln(Jms::create()->build());

        self::assertSame(self::read(Jms::create()->build(), $json, $context()), self::read($kiln, $json, $used = $context()));
        self::assertSame('This context was already initialized, and cannot be re-used.', self::read($kiln, $json, $used)['message']);
    }

    #[Test]
    public function memoryIsNeededForAFewItemsAtATime(): void
    {
        $json = '[' . implode(',', array_map(self::item(...), range(1, 4000))) . ']';
        $spent = [];
        foreach ([Jms::create()->build(), self::kiln(Jms::create()->build())] as $serializer) {
            $serializer->deserialize($json, self::LIST, 'json');
            gc_collect_cycles();
            memory_reset_peak_usage();
            $rows = $serializer->deserialize($json, self::LIST, 'json');
            self::assertIsArray($rows);
            self::assertCount(4000, $rows);
            // Beside what the rows themselves take.
            $spent[] = memory_get_peak_usage() - memory_get_usage();
            unset($rows);
            Row::$set = [];
        }

        self::assertLessThan(0.2 * $spent[0], $spent[1]);
    }

    /**
     * With code of its own, because what an older printer has left in the default directory must not answer.
     */
    private static function kiln(SerializerInterface&ArrayTransformerInterface $original): JmsSerializer
    {
        return JmsSerializer::wrap($original, TemporaryDirectory::create());
    }

    private static function item(int $number): string
    {
        return '{"number":' . $number . ',"text":"a]}\"\\\\{[ \u00e4","any":[[],{"x":[1.5,null]},' . $number . '],"at":"2024-02-' . \sprintf('%02d', $number % 29 + 1) . 'T10:20:30Z"}';
    }

    /**
     * @return array{result: string, message: ?string, set: list<?int>}
     */
    private static function read(SerializerInterface $serializer, string $json, ?DeserializationContext $context = null): array
    {
        Row::$set = [];
        $message = null;
        try {
            $result = serialize($serializer->deserialize($json, self::LIST, 'json', $context));
        } catch (\Throwable $exception) {
            $result = $exception::class;
            $message = $exception->getMessage();
        }

        return ['result' => $result, 'message' => $message, 'set' => Row::$set];
    }
}
