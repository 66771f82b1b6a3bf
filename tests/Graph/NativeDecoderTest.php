<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph;

use Kiln\Graph\AllowedClasses;
use Kiln\Graph\Build\Builder;
use Kiln\Graph\Build\Calls;
use Kiln\Graph\Graph;
use Kiln\Graph\Read\GraphReader;
use Kiln\Graph\UndecodableBytes;
use Kiln\Native\Declined;
use Kiln\Native\RefusedCall;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Graph\Random\Damage;
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
        $cases = Chance::cases(self::CASES);
        $values = 0;
        for ($case = 0; $case < $cases; ++$case) {
            $values += self::isDecoded(Graph::encode((new GraphMaker($chance->forCase($case)))->value()), "seed {$seed}, case {$case}") ? 1 : 0;
        }
        self::assertSame($cases, $values, 'The extension leaves something to PHP.');
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function theExtensionAcceptsNoBytesThatPlainPhpRefuses(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = Chance::cases(self::CASES);
        $values = 0;
        $last = Graph::encode(null);
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $other = $last;
            if ($case % 20 === 0) {
                $last = Graph::encode((new GraphMaker($own))->value());
            }
            $values += self::isDecoded(Damage::done($last, $other, $own), "seed {$seed}, case {$case}") ? 1 : 0;
        }
        self::assertGreaterThan($cases / 50, $values);
        self::assertLessThan($cases * 0.9, $values);
    }

    /**
     * @return bool whether the extension gives a value
     */
    private static function isDecoded(string $bytes, string $case): bool
    {
        try {
            $native = self::text(decode_graph($bytes, Graph::ALL));
        } catch (Declined) {
            return false;
        } catch (RefusedCall $call) {
            $native = Calls::refused($call->getMessage(), $call->getPrevious() ?? $call)->getMessage();
        }
        try {
            $plain = self::text(Builder::build(GraphReader::read($bytes), new AllowedClasses(Graph::ALL)));
        } catch (UndecodableBytes $refusal) {
            $plain = $refusal->getMessage();
        }
        if ($native !== $plain) {
            self::fail("{$case}: {$native}\nis not\n{$plain}\nfor " . bin2hex($bytes));
        }

        return true;
    }

    /**
     * Changed bytes may give objects that cannot be serialized: what they say is as good.
     */
    private static function text(mixed $value): string
    {
        try {
            return serialize($value);
        } catch (\Error $error) {
            return $error->getMessage();
        }
    }
}
