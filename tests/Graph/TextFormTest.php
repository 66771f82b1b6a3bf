<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\DamagedBytes;
use Kiln\Graph\Graph;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Model\Product;
use Kiln\Tests\Graph\Random\Damage;
use Kiln\Tests\Graph\Random\Decoders;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * A string that is the value as a whole.
 */
#[CoversClass(Graph::class)]
final class TextFormTest extends TestCase
{
    private const CASES = 5_000;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has half a million. */
    private const MANY_CASES = 25_000;

    /**
     * @return iterable<string, array{string}>
     */
    public static function texts(): iterable
    {
        yield 'one byte' => ['a'];
        yield 'a zero byte' => ["\0"];
        yield 'what looks like a graph' => [Graph::encode(['text'])];
        yield 'what looks like a text' => ["\xC1\5text"];
        foreach ([31, 255, 256, 70_000] as $length) {
            yield "{$length} bytes" => [str_repeat("\u{E9}", $length)];
        }
    }

    #[Test]
    #[DataProvider('texts')]
    public function itStandsBetweenMarkAndChecksum(string $text): void
    {
        $bytes = Graph::encode($text);

        self::assertSame(bin2hex(Damage::sealed("\xC1\5{$text}")), bin2hex($bytes));
        foreach ([[], Graph::ALL, [Product::class], static fn(): bool => false] as $allowed) {
            self::assertSame($text, Graph::decode($bytes, $allowed));
        }
        self::assertNull(Decoders::ofThisPhp()->outcome($bytes, Graph::ALL, 'a text')->refusal);
    }

    /**
     * As that of any other form may be.
     */
    #[Test]
    public function theChecksumMayBeASmallOne(): void
    {
        self::assertSame('text', Graph::decode(Damage::sealed("\xC1\x85text")));
    }

    #[Test]
    public function noTextHasNoSuchForm(): void
    {
        self::assertSame("\x83", Graph::encode('')[1]);
        foreach (["\xC1\5", "\xC1\x85"] as $body) {
            self::assertInstanceOf(DamagedBytes::class, Decoders::ofThisPhp()->outcome(Damage::sealed($body), Graph::ALL, 'nothing')->refusal);
        }
    }

    #[Test]
    public function whatIsNoNameOfAClassIsRefusedHereToo(): void
    {
        $this->expectException(\InvalidArgumentException::class);

        Graph::decode(Graph::encode('text'), [5]);
    }

    #[Test]
    public function anyBitAndAnyLengthDoNoHarm(): void
    {
        $bytes = Graph::encode('Die Glasur braucht 1.240 Grad.');
        for ($bit = 0; $bit < 8 * \strlen($bytes); ++$bit) {
            self::assertRefused(Damage::ofBit($bytes, $bit), "bit {$bit}");
        }
        for ($length = 0; $length < \strlen($bytes); ++$length) {
            self::assertRefused(substr($bytes, 0, $length), "{$length} bytes");
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function changedBytesDoNoHarm(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $decoders = Decoders::ofThisPhp();
        $other = Graph::encode([1, 'two', ['three' => 3.5]]);
        for ($case = Chance::cases(self::CASES, self::MANY_CASES); $case > 0; --$case) {
            $own = $chance->forCase($case);
            $text = $own->bytes($own->oneOf([1, 5, 40, 300]));
            $decoders->outcome(Damage::done(Graph::encode($text), $other, $own), Graph::ALL, "seed {$seed}, case {$case}");
        }
        $this->expectNotToPerformAssertions();
    }

    private static function assertRefused(string $bytes, string $case): void
    {
        try {
            Graph::decode($bytes);
            self::fail("{$case}: not noticed");
        } catch (DamagedBytes $refusal) {
            self::assertNull($refusal->getPrevious());
        }
    }
}
