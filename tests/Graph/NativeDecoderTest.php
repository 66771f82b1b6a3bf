<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\Graph;
use Kiln\Native\Declined;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Random\Decoders;
use Kiln\Tests\Graph\Random\GraphMaker;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

use function Kiln\Native\decode_graph;

/**
 * What the extension makes of bytes is what plain PHP makes of them; the rest it leaves to PHP.
 */
#[CoversClass(Graph::class)]
#[RequiresPhpExtension('kiln')]
final class NativeDecoderTest extends TestCase
{
    private const CASES = 3_000;

    #[Test]
    public function theEngineIsTheOneThatIsSet(): void
    {
        $bytes = Graph::encode('text');
        self::assertSame('text', decode_graph($bytes, []));
        $before = ini_set('kiln.engine', 'php');
        try {
            self::assertSame('text', Graph::decode($bytes));
            $this->expectException(Declined::class);
            decode_graph($bytes, []);
        } finally {
            ini_set('kiln.engine', (string) $before);
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function bothDecodersGiveTheSame(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $decoders = Decoders::ofThisPhp();
        for ($case = Chance::cases(self::CASES); $case > 0; --$case) {
            $bytes = Graph::encode((new GraphMaker($chance->forCase($case)))->value());
            $decoders->outcome($bytes, Graph::ALL, "seed {$seed}, case {$case}");
            try {
                decode_graph($bytes, Graph::ALL);
            } catch (Declined) {
                self::fail("seed {$seed}, case {$case}: the extension leaves it to PHP: " . bin2hex($bytes));
            }
        }
        $this->expectNotToPerformAssertions();
    }
}
