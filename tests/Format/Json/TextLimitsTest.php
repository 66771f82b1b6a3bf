<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Json\TextLimits;
use Kiln\Format\LimitExceeded;
use Kiln\Format\Position;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(LimitExceeded::class)]
#[CoversClass(TextLimits::class)]
final class TextLimitsTest extends TestCase
{
    #[Test]
    public function theSizeIsLimited(): void
    {
        $json = "[1,\n\"é\"]";

        self::assertNull((new TextLimits())->firstExceeded($json, 9, null, null));
        self::assertEquals(
            new LimitExceeded('too_large', 'the text has 9 bytes, more than the 8 allowed', 8, new Position(8, 2, 4)),
            (new TextLimits())->firstExceeded($json, 8, null, null),
        );
        self::assertSame(0, (new TextLimits())->firstExceeded($json, 0, 0, 0)?->position->offset);
        self::assertNull((new TextLimits())->firstExceeded('', 0, 0, 0));
    }

    /** @return iterable<string, array{string, int, int}> text, bytes of its longest string, offset of that */
    public static function strings(): iterable
    {
        yield 'empty' => ['""', 0, 0];
        yield 'letters' => ['["a","abc","ab"]', 3, 5];
        yield 'bytes, not characters' => ['["ééé","abcde"]', 6, 1];
        yield 'a key' => ['{"abcd":"abc"}', 4, 1];
        yield 'escapes' => ['["\n\t\"\\\\\/"]', 5, 1];
        yield 'escapes are resolved' => ['["abcdef","\u0041\u0042"]', 6, 1];
        yield 'one to four bytes' => ['["\u0041\u00e9\u6f22\ud83d\ude00"]', 10, 1];
        yield 'in lines' => ["[\n \"ab\"\n]", 2, 3];
    }

    #[Test]
    #[DataProvider('strings')]
    public function theLengthOfStringsIsLimited(string $json, int $length, int $offset): void
    {
        self::assertNull((new TextLimits())->firstExceeded($json, null, $length, null));

        if ($length > 0) {
            self::assertEquals(
                new LimitExceeded('string_too_long', \sprintf('a string has %d bytes, more than the %d allowed', $length, $length - 1), $length - 1, Slow::position($json, $offset)),
                (new TextLimits())->firstExceeded($json, null, $length - 1, null),
            );
        }
    }

    /** @return iterable<string, array{string, int, int}> text, its elements, offset of the last */
    public static function elements(): iterable
    {
        yield 'scalar' => ['1', 0, 0];
        yield 'empty containers' => ['[ ]', 0, 0];
        yield 'empty object' => ["{\n}", 0, 0];
        yield 'array' => ['[1,2, 3]', 3, 6];
        yield 'object' => ['{"a":1, "b":2}', 2, 8];
        yield 'nested' => ['[[],[{}],{"a":[1,2]},3]', 8, 21];
        yield 'duplicates' => ['{"a":1,"a":2}', 2, 7];
        yield 'commas and brackets in strings' => ['["[,[,{{,,",",,,"]', 2, 12];
        yield 'in lines' => ["[\n1,\r\n2\n]", 2, 6];
    }

    #[Test]
    #[DataProvider('elements')]
    public function theNumberOfElementsIsLimited(string $json, int $count, int $offset): void
    {
        self::assertNull((new TextLimits())->firstExceeded($json, null, null, $count));

        if ($count > 0) {
            self::assertEquals(
                new LimitExceeded('too_many_elements', \sprintf('the text has more than the %d elements and members allowed', $count - 1), $count - 1, Slow::position($json, $offset)),
                (new TextLimits())->firstExceeded($json, null, null, $count - 1),
            );
        }
    }

    #[Test]
    public function theFirstInTheTextIsReported(): void
    {
        self::assertSame('string_too_long', (new TextLimits())->firstExceeded('["abc",1,2]', null, 2, 2)?->code);
        self::assertSame('too_many_elements', (new TextLimits())->firstExceeded('[1,2,"abc"]', null, 2, 2)?->code);
        self::assertSame('too_large', (new TextLimits())->firstExceeded('["abc",1,2]', 10, 2, 2)?->code);
    }

    /** @return iterable<array{string}> */
    public static function malformedTexts(): iterable
    {
        foreach (['', '"', '"abcd', '[', '[x', '[1,', '[01,2', '["\x"', "\"\xFF\"", '{{', '[,,,,', '\\"\\"\\"'] as $json) {
            yield [$json];
        }
    }

    #[Test]
    #[DataProvider('malformedTexts')]
    public function malformedTextIsLeftToJsonDecode(string $json): void
    {
        self::assertNull((new TextLimits())->firstExceeded($json, null, 3, 1));
    }

    #[Test]
    public function whatComesBeforeAnErrorIsCounted(): void
    {
        self::assertSame(3, (new TextLimits())->firstExceeded('[1,2,x', null, null, 1)?->position->offset);
        self::assertSame(1, (new TextLimits())->firstExceeded('["abcd",x', null, 3, null)?->position->offset);
    }

    #[Test]
    public function longTextsAreNoBurden(): void
    {
        $limits = new TextLimits();
        $strings = '[' . str_repeat('"\",",', 150_000) . '1]';

        self::assertNull($limits->firstExceeded($strings, null, 2, 150_001));
        self::assertSame(900_001, $limits->firstExceeded($strings, null, 2, 150_000)?->position->offset);
        self::assertNull($limits->firstExceeded('"' . str_repeat('\u0041', 1_000_000) . '"', null, 1_000_000, null));
        self::assertSame('string_too_long', $limits->firstExceeded('"' . str_repeat('\u0041', 1_000_000) . '"', null, 999_999, null)?->code);
        self::assertSame('too_many_elements', $limits->firstExceeded(str_repeat('[', 1_000_000), null, null, 999_998)?->code);
    }

    #[Test]
    public function realDocumentsAreMeasured(): void
    {
        foreach (RealDocuments::texts() as $name => $json) {
            [$elements, $longest] = self::measure(json_decode($json, true));
            self::assertNull((new TextLimits())->firstExceeded($json, \strlen($json), $longest, $elements), $name);
            self::assertSame('string_too_long', (new TextLimits())->firstExceeded($json, null, $longest - 1, null)?->code, $name);
            self::assertSame('too_many_elements', (new TextLimits())->firstExceeded($json, null, null, $elements - 1)?->code, $name);
        }
    }

    #[Test]
    #[Group('fuzz')]
    public function randomDocumentsAreMeasured(): void
    {
        $seed = Seed::for(__METHOD__);
        $limits = new TextLimits();
        $seen = 0;

        for ($case = Seed::cases(2_000); $case > 0; --$case) {
            $document = RandomDocument::value($seed, 4);
            [$json, $elements, $longest] = [$document->text, $document->elements, $document->longestString];
            $about = \sprintf('KILN_SEED=%d, %s', $seed->number, bin2hex($json));

            self::assertNull($limits->firstExceeded($json, \strlen($json), $longest, $elements), $about);
            if ($elements > 0) {
                self::assertSame('too_many_elements', $limits->firstExceeded($json, null, null, $elements - 1)?->code, $about);
            }
            if ($longest > 0) {
                self::assertSame('string_too_long', $limits->firstExceeded($json, null, $longest - 1, null)?->code, $about);
            }

            // Damaged text gets an answer, whichever.
            $limits->firstExceeded($document->damaged(), null, $seed->chance->getInt(0, 5), $seed->chance->getInt(0, 5));
            $seen += $elements + $longest;
        }

        self::assertGreaterThan(0, $seen);
    }

    /** @return array{int, int} elements and members, bytes of the longest string or key */
    private static function measure(mixed $value): array
    {
        if (!\is_array($value)) {
            return [0, \is_string($value) ? \strlen($value) : 0];
        }

        $elements = \count($value);
        $longest = 0;
        foreach ($value as $key => $member) {
            [$below, $length] = self::measure($member);
            $elements += $below;
            $longest = max($longest, $length, \is_string($key) ? \strlen($key) : 0);
        }

        return [$elements, $longest];
    }
}
