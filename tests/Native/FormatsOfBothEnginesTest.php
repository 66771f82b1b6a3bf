<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Engine;
use Kiln\Engine\Native\NativeView;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\Formats;
use Kiln\Format\NativeFormat;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Subjects;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Formats other than JSON: the extension declines a value or a document, or does what the PHP engine does.
 */
#[CoversClass(NativeView::class)]
#[RequiresPhpExtension('kiln')]
final class FormatsOfBothEnginesTest extends TestCase
{
    private const FORMATS = ['toml', 'yaml'];

    /** For each format and subject. */
    private const CASES = 40;

    /**
     * @return iterable<string, array{string, int}>
     */
    public static function formats(): iterable
    {
        foreach (self::FORMATS as $name) {
            yield "{$name}, KILN_SEED=" . Chance::seed() => [$name, Chance::seed()];
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProvider('formats')]
    public function valuesAreWrittenAndDocumentsAreReadAlike(string $name, int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $written = $read = 0;
        foreach (Subjects::all() as $number => $subject) {
            [$writes, $reads] = $this->compare($name, $subject, $chance->forCase($number));
            $written += $writes;
            $read += $reads;
        }

        self::assertGreaterThan(self::CASES, $written);
        self::assertGreaterThanOrEqual(0, $read);
    }

    /**
     * @return array{int, int} how many values the extension has written, and documents it has read
     */
    private function compare(string $name, Subject $subject, Chance $chance): array
    {
        $builder = SerializerBuilder::create()->withEngine(Engine::Php);
        $php = $builder->build();
        $format = (new Formats([]))->document($name);
        self::assertInstanceOf(NativeFormat::class, $format);
        $native = new NativeView($builder->engine(), null, null, (string) $format->native(), $format->carries()->inPlans($name));
        $written = $read = 0;
        for ($case = 0; $case < Chance::cases(self::CASES); ++$case) {
            $document = json_encode($subject->document($chance->forCase($case)), \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR);
            $value = $php->deserialize($document, $subject->type());
            try {
                $text = $php->serialize($value, $name, type: $subject->type());
            } catch (SerializationException|InvalidMetadata) {
                $text = null;
            }
            $byExtension = $native->tryEncode($value, $subject->type());
            if ($byExtension !== null) {
                self::assertSame($text, $byExtension, "seed {$chance->seed}, case {$case}: {$document}");
                ++$written;
            }
            if ($text === null) {
                continue;
            }
            $at = $chance->forCase($case)->int(0, max(0, \strlen($text) - 1));
            foreach ([$text, substr($text, 0, $at), substr_replace($text, \chr($chance->forCase($case)->int(0, 255)), $at, 1)] as $bytes) {
                if (!$native->tryDecode($bytes, $subject->type(), $again)) {
                    continue;
                }
                try {
                    $expected = $php->deserialize($bytes, $subject->type(), $name);
                } catch (DeserializationException $exception) {
                    self::fail("seed {$chance->seed}, case {$case}: the extension reads it, but {$exception->getMessage()}\n" . base64_encode($bytes));
                }
                self::assertSame(serialize($expected), serialize($again), "seed {$chance->seed}, case {$case}: " . base64_encode($bytes));
                ++$read;
            }
        }

        return [$written, $read];
    }
}
