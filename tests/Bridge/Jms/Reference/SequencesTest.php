<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use JMS\Serializer\SerializerBuilder as Jms;
use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Bridge\Jms\SerializerBuilder as Kiln;
use Kiln\Tests\Fixture\Jms\Extension\RecordingCache;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

/**
 * One serializer makes many calls, one after the other, in any order.
 */
#[CoversClass(JmsSerializer::class)]
final class SequencesTest extends ReferenceTestCase
{
    #[Test]
    #[Group('fuzz')]
    #[DataProvider('seeds')]
    public function noCallDependsOnThoseBefore(int $seed): void
    {
        $calls = Calls::all();
        $original = new Subject(Jms::create()->build());
        $chance = Chance::announced($seed, self::class);
        $kiln = new Subject(Kiln::create()->setCacheDir(TemporaryDirectory::create())->setMetadataCache(new RecordingCache())->build());
        $expected = [];
        for ($round = 0; $round < max(1, intdiv(Chance::cases(1000), 1000)); ++$round) {
            foreach ($chance->shuffled([...array_keys($calls), ...array_keys($calls)]) as $name) {
                $expected[$name] ??= Outcome::of(static fn(): mixed => $calls[$name]($original))->text();
                self::assertSame($expected[$name], Outcome::of(static fn(): mixed => $calls[$name]($kiln))->text(), "KILN_SEED=$seed, $name");
            }
        }
    }

    /**
     * @return array<string, array{int}>
     */
    public static function seeds(): array
    {
        return Chance::seeds();
    }
}
