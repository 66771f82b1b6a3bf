<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Engine;
use Kiln\Error\DeserializationException;
use Kiln\Serializer;
use Kiln\Tests\Format\Json\RandomDocument;
use Kiln\Tests\Format\Json\Seed;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Streams that may be broken anywhere: both engines give the same items before the error, and the same error.
 */
#[CoversNothing]
#[RequiresPhpExtension('kiln')]
final class StreamsOfBothEnginesTest extends TestCase
{
    private const CASES = 1500;

    #[Test]
    #[Group('fuzz')]
    public function bothReadTheSame(): void
    {
        $seed = Seed::for(__METHOD__);
        $php = Serializer::create(engine: Engine::Php);
        $native = Serializer::create(engine: Engine::Native);
        $items = 0;
        $errors = 0;
        for ($case = Seed::cases(self::CASES); $case > 0; --$case) {
            $format = $seed->oneOf(['json', 'ndjson']);
            $text = self::text($seed, $format);
            $type = $seed->oneOf(['mixed', 'mixed', 'list<mixed>', 'int|float|string|bool|null']);
            $chunks = $seed->oneOf([[$text], [$text], $seed->chunks($text, 3), $seed->chunks($text, 70)]);
            $expected = self::read($php, $chunks, $type, $format);
            // var_export() tells -0.0 from 0.0, and 1 from 1.0.
            self::assertSame(var_export($expected, true), var_export(self::read($native, $chunks, $type, $format), true), "KILN_SEED={$seed->number} {$format}: " . json_encode($chunks, JSON_INVALID_UTF8_SUBSTITUTE));
            $items += \count($expected[0]);
            $errors += $expected[1] === null ? 0 : 1;
        }
        self::assertGreaterThan(0, $items);
        self::assertGreaterThan(0, $errors);
    }

    private static function text(Seed $seed, string $format): string
    {
        if ($format === 'json') {
            $list = RandomDocument::list($seed, 4);

            return $seed->chance->getInt(0, 1) === 0 ? $list->text : $list->damaged();
        }
        $lines = '';
        for ($number = $seed->chance->getInt(0, 9); $number > 0; --$number) {
            $document = RandomDocument::value($seed, 3);
            $lines .= str_replace("\n", ' ', $seed->chance->getInt(0, 7) === 0 ? $document->damaged() : $document->text) . $seed->oneOf(["\n", "\r\n", " \n\n"]);
        }

        return $lines;
    }

    /**
     * @param list<string> $chunks
     *
     * @return array{list<mixed>, ?string}
     */
    private static function read(Serializer $kiln, array $chunks, string $type, string $format): array
    {
        $items = [];
        try {
            foreach ($kiln->read($chunks, $type, $format) as $number => $item) {
                self::assertSame(\count($items), $number);
                $items[] = $item;
            }
        } catch (DeserializationException $exception) {
            return [$items, $exception->getMessage()];
        }

        return [$items, null];
    }
}
