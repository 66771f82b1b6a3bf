<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Format\Cbor\Cbor;
use Kiln\Format\DirectFormat;
use Kiln\Format\MessagePack\MessagePack;
use Kiln\Format\Yaml\Yaml;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Campaign;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Whatever the classes, the context and the data: generated code that writes a format without a tree gives the text that the
 * format makes of the tree, the same errors, and calls code of the user's as often.
 */
#[CoversClass(DirectWriting::class)]
final class DirectWritingTest extends TestCase
{
    private const CASES = 500;

    private const CASES_PER_MODEL = 20;

    /** Of a hundred ordinary values: code that declines them all would never be wrong. */
    private const MOST_DECLINED = 15.0;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function textsAreThoseOfTrees(int $seed): void
    {
        $comparison = new DirectComparison(self::formats());
        $campaign = new Campaign($comparison, self::CASES_PER_MODEL);
        $found = $campaign->run(Chance::announced($seed, __METHOD__), Chance::cases(self::CASES), new DirectComparison(self::formats()));
        fwrite(\STDERR, "{$comparison->census->describe()}\n");

        self::assertSame('', implode("\n\n", $found));
        if (Campaign::isWhole()) {
            self::assertLessThan(self::MOST_DECLINED, $comparison->census->percentDeclined('write, ordinary'));
        }
    }

    /**
     * @return list<DirectFormat>
     */
    private static function formats(): array
    {
        return [new MessagePack(), new Cbor(), new Yaml()];
    }
}
