<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Error\Violation;
use Kiln\Error\Violations;
use Kiln\Serializer;
use PHPUnit\Framework\Assert;

/**
 * Reads documents of one subject and judges each result by what is known without Kiln: json_decode() says whether the text is
 * JSON, the subject's own rules say whether the data is right and what comes of it.
 */
final class Trial
{
    /** 512 levels of arrays and objects: json_decode() counts a scalar as one more. */
    private const DEPTH = 513;

    public int $accepted = 0;

    public int $refused = 0;

    /** Texts that are no JSON. */
    public int $malformed = 0;

    private readonly Serializer $strict;

    /** @var list<object> to be filled */
    private array $objects = [];

    /**
     * @param bool $inEveryWay whether the same is also read strictly, from an array, from a stream and into an object
     */
    public function __construct(private readonly Serializer $serializer, private readonly Subject $subject, private readonly bool $inEveryWay = true)
    {
        $this->strict = $serializer->with(new Context(strict: true));
    }

    /**
     * Warnings and notices, silent in the tests of others, end the trial.
     *
     * @param \Closure(): void $work
     */
    public static function withoutAnyWarning(\Closure $work): void
    {
        set_error_handler(static function (int $level, string $message, string $file, int $line): bool {
            if ((error_reporting() & $level) === 0) {
                return false; // silenced by "@"
            }

            throw new \ErrorException($message, 0, $level, $file, $line);
        });
        // The test runner hides from error_reporting() what its own handler takes, which would pass for "@".
        $before = error_reporting(E_ALL);
        try {
            $work();
        } finally {
            error_reporting($before);
            restore_error_handler();
        }
    }

    /**
     * @param string $name of the case, for messages
     */
    public function judge(string $json, string $name): void
    {
        try {
            $this->compare($json);
        } catch (\Throwable $problem) {
            $shown = \strlen($json) > 4000 ? substr($json, 0, 4000) . ' ... (' . \strlen($json) . ' bytes)' : $json;
            Assert::fail("{$name}, {$this->subject->type()}: " . $problem::class . ": {$problem->getMessage()}\nat {$problem->getFile()}:{$problem->getLine()}\nDocument: "
                . var_export($shown, true) . "\nbase64: " . base64_encode($shown));
        }
    }

    /**
     * A document that must be accepted.
     */
    public function judgeRight(string $json, string $name): void
    {
        $before = $this->accepted;
        $this->judge($json, $name);
        Assert::assertSame($before + 1, $this->accepted, "{$name}: not accepted: {$json}");
    }

    private function compare(string $json): void
    {
        $data = json_decode($json, true, self::DEPTH);
        $problem = json_last_error();
        $expected = null;
        $isRight = false;
        if ($problem === JSON_ERROR_NONE) {
            try {
                $expected = $this->subject->expected($data);
                $isRight = true;
            } catch (Refused) {
            }
        }

        $value = $exception = null;
        try {
            $value = $this->serializer->deserialize($json, $this->subject->type());
        } catch (DeserializationException $exception) {
        }
        if ($problem === JSON_ERROR_NONE && self::hasKeysOfLists(json_decode($json, false, self::DEPTH))) {
            // Decoded to arrays, it cannot be judged; IndexedObjectsTest says what comes of such objects.
            $exception === null ? ++$this->accepted : ++$this->refused;

            return;
        }
        if ($exception !== null) {
            Assert::assertFalse($isRight, "refused, but right: {$exception->getMessage()}");
            $this->judgeMessages($exception);
            $problem === JSON_ERROR_NONE
                ? $this->judgePlaces($exception->violations(), $json, $data)
                : $this->judgeSyntaxError($exception->violations(), $json, $problem);
        } else {
            Assert::assertSame(JSON_ERROR_NONE, $problem, 'accepted, but no JSON');
            Assert::assertTrue($isRight, 'accepted, but wrong');
            self::assertSame($expected, $this->subject->seen($value), 'the value');
        }
        match (true) {
            $exception === null => ++$this->accepted,
            $problem === JSON_ERROR_NONE => ++$this->refused,
            default => ++$this->malformed,
        };

        if (!$this->inEveryWay) {
            return;
        }
        if ($exception === null) {
            $this->write($value, $expected);
        }
        $this->compareStrict($json, $expected, $exception);
        $this->populate($json, $value, $exception);
        if ($problem === JSON_ERROR_NONE) {
            $this->compareArray($data, $expected, $exception);
            $this->compareStream($json, $expected, $exception);
        }
    }

    /**
     * Whether there is an object that is a list once it is an array.
     */
    private static function hasKeysOfLists(mixed $value): bool
    {
        $members = \is_object($value) ? get_object_vars($value) : $value;
        if (!\is_array($members)) {
            return false;
        }
        if (\is_object($value) && $members !== [] && array_is_list($members)) {
            return true;
        }
        foreach ($members as $member) {
            if (self::hasKeysOfLists($member)) {
                return true;
            }
        }

        return false;
    }

    /**
     * What is written must hold the same again; a number that was read as INF cannot be written.
     */
    private function write(mixed $value, mixed $expected): void
    {
        try {
            $json = $this->serializer->serialize($value, type: $this->subject->type());
        } catch (SerializationException $exception) {
            Assert::assertSame(['not_finite'], array_values(array_unique(self::codes($exception->violations()))), $exception->getMessage());

            return;
        }
        $again = json_decode($json, true, self::DEPTH);
        Assert::assertSame(JSON_ERROR_NONE, json_last_error(), $json);
        self::assertSame($expected, $this->subject->expected($again), "written: {$json}");
        self::assertSame($expected, $this->subject->expected($this->serializer->toArray($value, type: $this->subject->type())), 'as an array');
    }

    /**
     * Strict reading refuses unknown keys, and is the same for the rest.
     */
    private function compareStrict(string $json, mixed $expected, ?DeserializationException $loose): void
    {
        try {
            $value = $this->strict->deserialize($json, $this->subject->type());
        } catch (DeserializationException $exception) {
            $others = array_filter(self::withoutPlaces($exception), static fn(array $violation): bool => $violation[0] !== 'unknown_key');
            if ($loose === null || $loose->violations()->rest === 0) {
                $known = $loose === null ? [] : self::withoutPlaces($loose);
                Assert::assertSame([], array_filter($others, static fn(array $violation): bool => !\in_array($violation, $known, true)), 'strict differs by unknown keys');
            }

            return;
        }
        Assert::assertNull($loose, 'strict accepts more');
        self::assertSame($expected, $this->subject->seen($value), 'the value, strictly');
    }

    /**
     * The same data without its text, and without places.
     */
    private function compareArray(mixed $data, mixed $expected, ?DeserializationException $fromText): void
    {
        try {
            $value = $this->serializer->fromArray($data, $this->subject->type());
        } catch (DeserializationException $exception) {
            Assert::assertNotNull($fromText, 'refused from an array');
            Assert::assertSame(\count($fromText), \count($exception));
            Assert::assertSame(self::withoutPlaces($fromText), self::withoutPlaces($exception), 'the same problems from an array');

            return;
        }
        Assert::assertNull($fromText, 'accepted from an array');
        self::assertSame($expected, $this->subject->seen($value), 'the value, from an array');
    }

    /**
     * The same text as the only item of a stream that comes in pieces.
     */
    private function compareStream(string $json, mixed $expected, ?DeserializationException $fromText): void
    {
        $chunks = ["\n [", ...str_split($json, 1 + \strlen($json) % 61), ' ]'];
        try {
            $values = iterator_to_array($this->serializer->read($chunks, $this->subject->type()));
        } catch (DeserializationException $exception) {
            Assert::assertNotNull($fromText, 'refused from a stream');
            $lead = \strlen("\n [") + strspn($json, " \t\n\r");
            foreach ($fromText->violations() as $index => $violation) {
                $inStream = $exception->violations()->items[$index];
                Assert::assertSame([0, ...$violation->segments], $inStream->segments);
                Assert::assertSame($violation->message, $inStream->message);
                Assert::assertSame(\strlen("\n [") + (int) $violation->offset, $inStream->offset, "{$lead} bytes before it");
            }

            return;
        }
        Assert::assertNull($fromText, 'accepted from a stream');
        Assert::assertCount(1, $values);
        self::assertSame($expected, $this->subject->seen($values[0]), 'the value, from a stream');
    }

    /**
     * An object is filled or there is an exception; what it then holds is another test's matter.
     */
    private function populate(string $json, mixed $value, ?DeserializationException $exception): void
    {
        $kept = [];
        foreach ($this->objects as $object) {
            try {
                Assert::assertSame($object, $this->serializer->populate($object, $json));
                $kept[] = $object;
            } catch (DeserializationException $problem) {
                Assert::assertGreaterThan(0, \count($problem));
                if ($problem->violations()->items[0]->code->value !== 'readonly_property') {
                    Assert::assertNotNull($exception, "cannot fill an object, but make one: {$problem->getMessage()}");
                }
            }
        }
        $this->objects = \is_object($value) ? [$value] : $kept;
    }

    /**
     * @return list<string>
     */
    private static function codes(Violations $violations): array
    {
        return array_map(static fn(Violation $violation): string => $violation->code->value, $violations->items);
    }

    /**
     * @return list<array{string, string, string, string}>
     */
    private static function withoutPlaces(DeserializationException $exception): array
    {
        return array_map(
            static fn(Violation $violation): array => [$violation->code->value, $violation->pointer, $violation->message, $violation->hint],
            $exception->violations()->items,
        );
    }

    private static function assertSame(mixed $expected, mixed $seen, string $what): void
    {
        // Quick for the usual case; PHPUnit then shows where they differ.
        if ($seen !== $expected) {
            Assert::assertSame($expected, $seen, $what);
        }
    }

    /**
     * @param int $problem by json_last_error()
     */
    private function judgeSyntaxError(Violations $violations, string $json, int $problem): void
    {
        Assert::assertCount(1, $violations);
        $violation = $violations->items[0];
        Assert::assertSame(match ($problem) {
            JSON_ERROR_UTF8 => 'invalid_utf8',
            JSON_ERROR_UTF16 => 'lone_surrogate',
            JSON_ERROR_DEPTH => 'depth_exceeded',
            default => 'syntax',
        }, $violation->code->value);
        Assert::assertSame('', $violation->pointer);
        $this->judgePosition($violation, $json);
        Assert::assertSame(1, preg_match('//u', $violation->excerpt), 'an excerpt is UTF-8');
    }

    /**
     * Every problem has a place: that of the value that its pointer leads to, or of the object that lacks a key.
     */
    private function judgePlaces(Violations $violations, string $json, mixed $data): void
    {
        foreach ($violations as $violation) {
            Assert::assertNotContains($violation->code->value, ['syntax', 'invalid_utf8', 'lone_surrogate', 'depth_exceeded'], 'the text is JSON');
            $this->judgePosition($violation, $json);
            $value = $data;
            foreach ($violation->code->isAboutAbsence() ? \array_slice($violation->segments, 0, -1) : $violation->segments as $segment) {
                Assert::assertIsArray($value, $violation->pointer);
                Assert::assertArrayHasKey($segment, $value, $violation->pointer);
                $value = $value[$segment];
            }
            $first = $json[$violation->offset ?? -1];
            Assert::assertContains($first, match (true) {
                \is_array($value) => ['[', '{'],
                \is_string($value) => ['"'],
                \is_bool($value) => [$value ? 't' : 'f'],
                $value === null => ['n'],
                default => ['-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
            }, "at {$violation->pointer}");
        }
    }

    private function judgePosition(Violation $violation, string $json): void
    {
        $offset = $violation->offset;
        Assert::assertNotNull($offset, 'a position');
        Assert::assertGreaterThanOrEqual(0, $offset);
        Assert::assertLessThanOrEqual(\strlen($json), $offset);
        $before = substr($json, 0, $offset);
        Assert::assertSame(substr_count($before, "\n") + 1, $violation->line, 'line');
        $line = substr($before, (int) strrpos("\n{$before}", "\n"));
        // A byte that continues a character counts for nothing (RFC 3629, section 3).
        Assert::assertSame(\strlen((string) preg_replace('/[\x80-\xBF]/', '', $line)) + 1, $violation->column, 'column');
    }

    private function judgeMessages(DeserializationException $exception): void
    {
        $violations = $exception->violations();
        Assert::assertGreaterThan(0, \count($violations));
        Assert::assertLessThanOrEqual(50, \count($violations->items));
        Assert::assertSame(\count($violations), \count($violations->items) + $violations->rest);
        Assert::assertSame(1, preg_match('//u', $exception->getMessage()), 'a message is UTF-8');
        Assert::assertStringStartsWith("Cannot build {$this->subject->type()} from JSON: ", $exception->getMessage());
        json_encode($violations, JSON_THROW_ON_ERROR);

        $details = $exception->toProblemDetails();
        $json = json_encode($details, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES);
        Assert::assertStringNotContainsString('Kiln', $json, 'no class');
        foreach ($details['errors'] as $error) {
            Assert::assertStringNotContainsString(Tree::MARK, $error['detail'], 'no value');
            Assert::assertStringNotContainsString('::', $error['detail'], 'no property');
        }
    }
}
