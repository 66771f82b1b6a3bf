<?php

declare(strict_types=1);

namespace Kiln\Lab\Source;

use Kiln\Lab\Graph\Codec;
use Kiln\Lab\Measure\Stopwatch;
use Kiln\Lab\Source\Dump\DumpForm;
use Kiln\Lab\Source\Dump\Size;

/**
 * Measures one contender with one input, in a process that does nothing else. What comes back is compared before anything is timed.
 */
final readonly class SourceProbe
{
    private const NANOSECONDS = 1e6;

    /**
     * @return array<string, float|int> milliseconds for a call, and bytes
     */
    public static function integers(Codec $codec, int $count): array
    {
        $value = Integers::value($count);
        $bytes = self::checked($codec, $value);

        return [
            'write' => (new Stopwatch(static fn(): string => $codec->encode($value), 0.0))->sample(),
            'read' => (new Stopwatch(static fn(): mixed => $codec->decode($bytes), 0.0))->sample(),
            'bytes' => \strlen($bytes),
        ];
    }

    /**
     * All rounds one behind the other, as in the source.
     *
     * @param positive-int $rounds
     *
     * @return array<string, float|int> milliseconds for all rounds, and bytes
     */
    public static function texts(Codec $codec, int $rounds): array
    {
        $value = ChineseTexts::value();
        $bytes = self::checked($codec, $value);
        $start = hrtime(true);
        for ($i = 0; $i < $rounds; ++$i) {
            $codec->encode($value);
        }
        $written = hrtime(true);
        for ($i = 0; $i < $rounds; ++$i) {
            $codec->decode($bytes);
        }
        $read = hrtime(true);

        return ['write' => ($written - $start) / self::NANOSECONDS, 'read' => ($read - $written) / self::NANOSECONDS, 'bytes' => \strlen($bytes)];
    }

    /**
     * @param string $file that the form has written
     *
     * @return array<string, float|int>
     */
    public static function dump(DumpForm $form, Size $size, string $file, float $sampleTime): array
    {
        if (serialize($form->read($file)) !== serialize($size->value($form->family()))) {
            throw new \RuntimeException("{$form->value} gives back something else");
        }

        return ['read' => (new Stopwatch(static fn(): mixed => $form->read($file), $sampleTime))->sample()];
    }

    private static function checked(Codec $codec, mixed $value): string
    {
        $bytes = $codec->encode($value);

        return $codec->decode($bytes) === $value ? $bytes : throw new \RuntimeException("{$codec->value} gives back something else");
    }
}
