<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Engine;
use Kiln\Error\DeserializationException;
use Kiln\Native\ReadProgram;
use Kiln\Serializer;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Damage;
use Kiln\Tests\Fuzz\JsonPrinter;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Subjects;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Documents of JSON that are changed at random do the extension no harm, which shows where it has sanitizers. What it reads of them plain
 * PHP reads alike, of which a sample is looked at.
 */
#[CoversClass(ReadProgram::class)]
#[RequiresPhpExtension('kiln')]
final class MutatedJsonTest extends TestCase
{
    /** For each subject. */
    private const CASES = 2_500;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has a million. */
    private const MANY_CASES = 6_250;

    /** So many are made of each document. */
    private const CHANGED = 25;

    /** Of as many that are read one is compared. */
    private const SAMPLE = 20;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function changedDocumentsDoNoHarm(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        foreach (Subjects::all() as $number => $subject) {
            $this->compare($subject, $chance->forCase($number));
        }
    }

    private function compare(Subject $subject, Chance $chance): void
    {
        $reader = new Reader($subject->type());
        $php = Serializer::create(engine: Engine::Php);
        $cases = Chance::cases(self::CASES, self::MANY_CASES);
        $read = 0;
        $json = $other = '[]';
        $value = null;
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            if ($case % self::CHANGED === 0) {
                $other = $json;
                $json = JsonPrinter::print($subject->document($own), $own);
            }
            $changed = Damage::done($json, $other, $own);
            if (!$reader->reads($changed, $value) || ++$read % self::SAMPLE !== 0) {
                continue;
            }
            $said = "seed {$chance->seed}, case {$case}: {$changed}";
            try {
                $expected = $php->deserialize($changed, $subject->type());
            } catch (DeserializationException $exception) {
                self::fail("{$said}: the extension reads it, but {$exception->getMessage()}");
            }
            self::assertSame(serialize($expected), serialize($value), $said);
        }

        self::assertGreaterThan($cases / 50, $read, $subject->type());
    }
}
