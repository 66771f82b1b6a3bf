<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Serializer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Random documents, right ones and damaged ones: each gives the right value or an exception that says why not, and nothing else.
 */
#[CoversClass(Serializer::class)]
final class HostileDocumentsTest extends TestCase
{
    /** For each subject and seed. */
    private const CASES = 600;

    /** One in so many is left as it is. */
    private const RIGHT = 4;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function everyDocumentGivesTheRightValueOrSaysWhyNot(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $cases = max(self::RIGHT * 10, Chance::cases(self::CASES));
        Trial::withoutAnyWarning(function () use ($chance, $cases): void {
            foreach (Subjects::all() as $number => $subject) {
                $this->tryOut($subject, $chance->forCase($number), $cases);
            }
        });
    }

    private function tryOut(Subject $subject, Chance $chance, int $cases): void
    {
        $trial = new Trial(Serializer::create(), $subject);
        $other = '[]';
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $json = JsonPrinter::print($subject->document($own), $own);
            $name = "seed {$chance->seed}, case {$case}";
            if ($case % self::RIGHT === 0) {
                $trial->judgeRight($json, $name);
            } else {
                $trial->judge(Damage::done($json, $other, $own), $name);
            }
            $other = $json;
        }
        self::assertSame($cases, $trial->accepted + $trial->refused + $trial->malformed);
        // Else it would not have tested what it says.
        self::assertGreaterThan($cases / self::RIGHT, $trial->accepted, $subject->type());
        self::assertGreaterThan($cases / 50, $trial->refused, $subject->type());
        self::assertGreaterThan($cases / 50, $trial->malformed, $subject->type());
    }
}
