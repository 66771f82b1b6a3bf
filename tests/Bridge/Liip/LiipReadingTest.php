<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Liip;

use Kiln\Bridge\Liip\LiipSerializer;
use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Tests\Bridge\Jms\Reference\Description;
use Kiln\Tests\Fixture\Jms\Liip\Constructed;
use Kiln\Tests\Fixture\Jms\Liip\Converted;
use Kiln\Tests\Fixture\Jms\Liip\Counted;
use Kiln\Tests\Fixture\Jms\Liip\Dated;
use Kiln\Tests\Fixture\Jms\Liip\Envelope;
use Kiln\Tests\Fixture\Jms\Liip\Hidden;
use Kiln\Tests\Fixture\Jms\Liip\Part;
use Kiln\Tests\Fixture\Jms\Liip\Product;
use Kiln\Tests\Fixture\Jms\Liip\Unplaced;
use Kiln\Tests\TemporaryDirectory;
use Liip\Serializer\Exception\Exception;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Objects are made by their constructors, and null is as good as a missing key; by generated code, and by the extension where
 * it is loaded.
 */
#[CoversClass(LiipSerializer::class)]
final class LiipReadingTest extends TestCase
{
    /** Bytes from which on lists are read a few items at a time. */
    private const LARGE = 40_000;

    public static function setUpBeforeClass(): void
    {
        require_once __DIR__ . '/package.php';
    }

    /** @return iterable<string, array{string, class-string, string}> JSON, class, description of what is read */
    public static function objects(): iterable
    {
        yield 'converted as by a call without strict types' => ['{"id":"7","number":8}', Converted::class, "Converted{id: '7', number: 8, given: [2]}"];
        yield 'left to the default of the parameter' => ['{"id":7,"number":null}', Converted::class, "Converted{id: '7', number: 5, given: [1]}"];
        yield 'a constructor that cannot be called' => ['{"number":"5"}', Hidden::class, 'Hidden{number: 5}'];
        yield 'null is missing, without a constructor, too' => ['{"number":null}', Hidden::class, 'Hidden{number: 3}'];
        yield 'given to the constructor, and not inlined' => ['{"number":5}', Envelope::class, 'Envelope{hidden: Hidden{number: 3}, number: 5}'];
        yield 'an empty list is an object without keys' => ['[]', Hidden::class, 'Hidden{number: 3}'];
        yield 'null is an object without keys' => ['null', Hidden::class, 'Hidden{number: 3}'];
    }

    /**
     * @param class-string $class
     */
    #[Test]
    #[DataProvider('objects')]
    public function constructorsAreGivenWhatHasTheNamesOfTheirParameters(string $json, string $class, string $description): void
    {
        foreach (self::engines() as $engine) {
            $serializer = self::serializer($engine);

            self::assertSame($description, Description::of($serializer->deserialize($json, $class, 'json')), $engine->value);
            self::assertSame("[{$description}, {$description}]", Description::of($serializer->deserialize("[{$json},{$json}]", "array<{$class}>", 'json')), $engine->value);
        }
    }

    /** @return iterable<string, array{string, class-string, string}> JSON, class, message */
    public static function refusals(): iterable
    {
        yield 'an argument that PHP refuses' => ['null', Converted::class, '($id) must be of type string, null given. [type_mismatch]'];
        yield 'an argument that PHP refuses, of an object with keys' => ['{"number":5}', Converted::class, 'no object of ' . Converted::class . ' can be made'];
        yield 'a parameter that is no property' => ['{"number":5}', Unplaced::class, 'no object of ' . Unplaced::class . ' can be made'];
        yield 'no array' => ['5', Constructed::class, 'expected ' . Constructed::class . ', got int 5'];
        yield 'no array, where nothing is to be read' => ['"x"', Hidden::class, 'expected ' . Hidden::class];
    }

    /**
     * @param class-string $class
     */
    #[Test]
    #[DataProvider('refusals')]
    public function whatIsRefusedIsExplained(string $json, string $class, string $message): void
    {
        foreach (self::engines() as $engine) {
            try {
                self::serializer($engine)->deserialize($json, $class, 'json');
                self::fail('Nothing is thrown.');
            } catch (Exception $exception) {
                self::assertStringContainsString($message, $exception->getMessage(), $engine->value);
            }
        }
    }

    #[Test]
    public function whatAConstructorThrowsComesOutAndItIsCalledOnce(): void
    {
        $many = self::manyOf('{"number":5}');
        $documents = [
            '{"number":13}' => Counted::class,
            '[{"number":1},{"number":13}]' => 'array<' . Counted::class . '>',
            "[{$many},{\"number\":13}]" => 'array<' . Counted::class . '>',
        ];
        foreach (self::engines() as $engine) {
            foreach ($documents as $json => $type) {
                Counted::$calls = 0;
                $thrown = null;
                try {
                    self::serializer($engine)->deserialize($json, $type, 'json');
                } catch (\Throwable $thrown) {
                    self::assertInstanceOf(\DomainException::class, $thrown);
                }
                self::assertSame('refused by the constructor', $thrown?->getMessage());
                self::assertSame(substr_count($json, 'number'), Counted::$calls, $engine->value);
            }
        }
    }

    #[Test]
    public function aLargeListIsReadAndExplainedAsASmallOneIs(): void
    {
        $many = self::manyOf('{"nested_string":"a"}');
        $count = substr_count($many, 'nested');
        foreach (self::engines() as $engine) {
            $serializer = self::serializer($engine);
            $read = $serializer->deserialize("[{$many}]", 'array<' . Part::class . '>', 'json');
            self::assertIsArray($read);
            self::assertSame(["Part{nestedString: 'a'}" => $count], array_count_values(array_map(Description::of(...), $read)));
            self::assertTrue(array_is_list($read));
            foreach (["[{$many},{\"nested_string\":[]}]" => "[{$count}]", "[{$many},5]" => "[{$count}]", "[{$many}" => 'line 1, column ' . (\strlen($many) + 2)] as $json => $place) {
                try {
                    $serializer->deserialize($json, 'array<' . Part::class . '>', 'json');
                    self::fail('Nothing is thrown.');
                } catch (Exception $exception) {
                    self::assertStringContainsString($place, $exception->getMessage(), $engine->value);
                }
            }
        }
    }

    #[Test]
    public function whatPhpTakesForADateIsRead(): void
    {
        $texts = ['2020-01-02', '2020-02-30T01:02:03+00:00', '2020-02-28T24:00:00Z', '2016-06-01T00:00:00+0200', '2016-06-01T00:00:00Z', '2016-06-01T00:00:00-14:00', '2016-06-01T00:00:00.5Z', '2020-01-01 tomorrow noon', '@86400', '0001-01-01T00:00:00+00:00', '2016-06-01T00:00:00 Europe/Zurich'];
        foreach (self::engines() as $engine) {
            $serializer = self::serializer($engine);
            foreach ($texts as $text) {
                $read = $serializer->deserialize(json_encode(['at' => $text, 'changed' => $text], JSON_THROW_ON_ERROR), Dated::class, 'json');

                self::assertInstanceOf(Dated::class, $read);
                self::assertEquals([new \DateTimeImmutable($text), new \DateTime($text)], [$read->at, $read->changed], $text);
                self::assertSame((new \DateTimeImmutable($text))->format('c e'), $read->at?->format('c e'), $text);
            }
            foreach (['"never"', '5', 'true', '[]', '{}', '"2020-13-01"'] as $json) {
                try {
                    $serializer->deserialize("{\"at\":{$json}}", Dated::class, 'json');
                    self::fail("{$json} is read.");
                } catch (Exception $exception) {
                    self::assertStringContainsString('at   expected DateTimeImmutable, got', $exception->getMessage());
                }
            }
        }
    }

    #[Test]
    public function nestedObjectsAreReadByGeneratedCodeAlone(): void
    {
        $directory = TemporaryDirectory::create();
        $serializer = LiipSerializer::create($directory, engine: Engine::Php);
        foreach ([Product::class, Constructed::class, Dated::class] as $class) {
            $serializer->fromArray(['number' => 5], $class);
        }

        $code = '';
        foreach ((array) glob("{$directory}/*/*.entry.php") as $file) {
            $code .= file_get_contents((string) $file);
        }
        self::assertStringContainsString('PartReader_', $code);
        foreach (['observed(', 'delegate(', 'CALLS_USER_CODE', 'array_key_exists', '$kiln->open'] as $call) {
            self::assertStringNotContainsString($call, $code);
        }
    }

    private static function manyOf(string $item): string
    {
        return implode(',', array_fill(0, intdiv(self::LARGE, \strlen($item)), $item));
    }

    /**
     * @return list<Engine>
     */
    private static function engines(): array
    {
        return Extension::ofThisPhp()->choose(Engine::Automatic) === Engine::Native ? [Engine::Php, Engine::Native] : [Engine::Php];
    }

    private static function serializer(Engine $engine): LiipSerializer
    {
        return LiipSerializer::create(TemporaryDirectory::create(), engine: $engine);
    }
}
