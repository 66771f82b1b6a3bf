<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use Kiln\Format\Item;
use Kiln\Format\Json\OffTheWay;
use Kiln\Format\Json\SyntaxChecker;
use Kiln\Format\LimitException;
use Kiln\Format\Position;
use Kiln\Format\Splitter;
use Kiln\Format\SyntaxException;
use PHPUnit\Framework\TestCase;

abstract class SplitterTestCase extends TestCase
{
    /**
     * Splits a text in chunks of every size, sees to it that the chunks make no difference, and that items stand where
     * they say.
     *
     * @param list<list<string>> $more further ways to cut the text
     * @return array{list<string>, string|null} the items, and how it ended: "code offset line:column message"
     */
    protected static function split(Splitter $splitter, string $text, array $more = []): array
    {
        $whole = self::collect($splitter, [$text], $text);

        for ($size = 1; $size <= 50 && $size < \strlen($text); ++$size) {
            self::assertSame($whole, self::collect($splitter, str_split($text, $size), $text), "chunks of $size: " . bin2hex($text));
        }
        foreach ($more as $chunks) {
            self::assertSame($whole, self::collect($splitter, $chunks, $text), implode(' ', array_map(bin2hex(...), $chunks)));
        }

        return $whole;
    }

    /**
     * @param list<string> $chunks
     * @return array{list<string>, string|null}
     */
    private static function collect(Splitter $splitter, array $chunks, string $text): array
    {
        $items = [];
        try {
            foreach ($splitter->split($chunks) as $number => $item) {
                self::assertSame(\count($items), $number);
                self::assertEquals(Slow::position($text, $item->start()->offset), $item->start());
                self::assertSame($item->text, substr($text, $item->start()->offset, \strlen($item->text)));
                $items[] = $item->text;
            }
        } catch (SyntaxException $exception) {
            $error = $exception->error;
            self::assertEquals(Slow::position($text, $error->position->offset), $error->position);

            return [$items, \sprintf('%s %d %s', $error->code, $error->position->offset, $exception->getMessage())];
        } catch (LimitException $exception) {
            $exceeded = $exception->exceeded;
            self::assertEquals(Slow::position($text, $exceeded->position->offset), $exceeded->position);

            return [$items, \sprintf('%s %d %s', $exceeded->code, $exceeded->position->offset, $exception->getMessage())];
        } catch (OffTheWay $exception) {
            $violation = $exception->violation;
            self::assertNotNull($violation->offset);
            self::assertEquals(Slow::position($text, $violation->offset), new Position($violation->offset, (int) $violation->line, (int) $violation->column));

            return [$items, \sprintf('%s %d %s: %s', $violation->code->value, $violation->offset, $violation->path, $violation->message)];
        }

        return [$items, null];
    }

    /**
     * Where a reader of the stream, who checks each item, finds the first error: "code offset", or null.
     */
    protected static function firstErrorInStream(Splitter $splitter, string $text): ?string
    {
        try {
            foreach ($splitter->split([$text]) as $item) {
                $error = (new SyntaxChecker())->firstError($item->text, \PHP_INT_MAX)?->within($item->start());
                if ($error !== null) {
                    break;
                }
            }
        } catch (SyntaxException $exception) {
            $error = $exception->error;
        }

        return isset($error) ? $error->code . ' ' . $error->position->offset : null;
    }

    /**
     * Bytes of memory needed to go through a stream, beyond those in use before.
     *
     * @param iterable<string>     $chunks
     * @param \Closure(Item): void $each
     */
    protected static function memoryFor(Splitter $splitter, iterable $chunks, \Closure $each): int
    {
        memory_reset_peak_usage();
        $before = memory_get_usage();
        foreach ($splitter->split($chunks) as $item) {
            $each($item);
        }

        return memory_get_peak_usage() - $before;
    }
}
