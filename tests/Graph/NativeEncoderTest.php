<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Bytes\GraphWriter;
use Kiln\Graph\Collect\Collector;
use Kiln\Graph\Graph;
use Kiln\Native\Declined;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Random\GraphMaker;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

use function Kiln\Native\encode_graph;

/**
 * The extension writes, byte for byte, what plain PHP writes; the rest it leaves to PHP.
 */
#[CoversClass(Graph::class)]
#[RequiresPhpExtension('kiln')]
final class NativeEncoderTest extends TestCase
{
    private const CASES = 3_000;

    #[Test]
    public function theEngineIsTheOneThatIsSet(): void
    {
        $before = ini_set('kiln.engine', 'php');
        try {
            self::assertSame(self::plain('text'), Graph::encode('text'));
            $this->expectException(Declined::class);
            encode_graph('text');
        } finally {
            ini_set('kiln.engine', (string) $before);
        }
    }

    #[Test]
    #[DataProviderExternal(RoundTripTest::class, 'values')]
    public function bothEncodersWriteTheSame(mixed $value): void
    {
        if ($value instanceof \Throwable) {
            $this->expectException(Declined::class);
        }

        self::assertSame(bin2hex(self::plain($value)), bin2hex(encode_graph($value)));
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function bothEncodersWriteTheSameOfRandomValues(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES);
        for ($case = 0; $case < $cases; ++$case) {
            $value = (new GraphMaker($chance->forCase($case)))->value();
            try {
                $native = encode_graph($value);
            } catch (Declined $declined) {
                self::fail("seed {$seed}, case {$case}: the extension leaves to PHP what it did before: {$declined->getMessage()}");
            }
            $plain = self::plain($value);
            if ($native !== $plain) {
                self::fail("seed {$seed}, case {$case}: " . bin2hex($native) . ' is not ' . bin2hex($plain));
            }
        }
        self::assertGreaterThan(0, $cases);
    }

    private static function plain(mixed $value): string
    {
        return GraphWriter::write(Collector::collect($value));
    }
}
