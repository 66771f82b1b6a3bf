<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Read;

use JMS\Serializer\Serializer;
use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\Readers;
use Kiln\Tests\Golden\Jms\Collections\Stock;
use Kiln\Tests\Golden\Jms\DatesAndEnums\Task;
use Kiln\Tests\Golden\Jms\Discriminated\Garage;
use Kiln\Tests\Golden\Jms\PrivateTyped\Account;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Documents with one thing wrong, at every place: what is read of them, and what is said of them, is that of jms/serializer.
 */
#[CoversClass(JmsSerializer::class)]
#[CoversClass(Readers::class)]
final class BrokenDocumentsTest extends TestCase
{
    /** In place of any value. */
    private const OTHERS = ['null', 'true', '-1', '1.5', '1e400', '18446744073709551616', '""', '"0"', '"2020-02-30T00:00:00Z"', '"\ud800"', '[]', '{}', '[[[]]]', '{"a":1,"a":2}', '{"0":1}', '{"sku":"x"}'];

    /** @return iterable<string, array{class-string}> */
    public static function classes(): iterable
    {
        foreach ([Stock::class, Task::class, Garage::class, Account::class] as $class) {
            yield $class => [$class];
        }
    }

    /**
     * @param class-string $class
     */
    #[Test]
    #[DataProvider('classes')]
    public function whatIsReadIsTheSame(string $class): void
    {
        $original = SerializerBuilder::create()->enableEnumSupport()->addDefaultHandlers()->addDefaultListeners()->build();
        self::assertInstanceOf(Serializer::class, $original);
        $kiln = JmsSerializer::wrap($original);
        $document = (string) file_get_contents(substr((string) (new \ReflectionClass($class))->getFileName(), 0, -\strlen('.php')) . '.json');

        foreach (self::broken($document) as $broken) {
            self::assertSame(self::outcome($original, $broken, $class), self::outcome($kiln, $broken, $class), $broken);
        }
    }

    /** @return iterable<string> */
    private static function broken(string $document): iterable
    {
        foreach (str_split($document) as $place => $byte) {
            yield substr($document, 0, $place);
            for ($bit = 0; $bit < 8; ++$bit) {
                yield substr_replace($document, \chr(\ord($byte) ^ 1 << $bit), $place, 1);
            }
        }
        preg_match_all('/"[^"]*"|[\d.]+|true|null|\{[^{}]*\}|\[[^][]*\]/', $document, $values, PREG_OFFSET_CAPTURE);
        foreach ($values[0] as [$value, $place]) {
            foreach (self::OTHERS as $other) {
                yield substr_replace($document, $other, $place, \strlen($value));
            }
        }
    }

    private static function outcome(SerializerInterface $serializer, string $document, string $class): string
    {
        // Of some casts PHP warns, with jms/serializer as with Kiln.
        set_error_handler(static fn(): bool => true);
        try {
            return serialize($serializer->deserialize($document, $class, 'json'));
        } catch (\Throwable $exception) {
            return $exception::class . ': ' . $exception->getMessage();
        } finally {
            restore_error_handler();
        }
    }
}
