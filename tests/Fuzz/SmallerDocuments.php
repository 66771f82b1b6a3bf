<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

/**
 * Documents with something less in them.
 */
final readonly class SmallerDocuments
{
    /**
     * @return iterable<string>
     */
    public static function of(string $document): iterable
    {
        $data = json_decode($document);
        if ($data === null) {
            yield from self::smallerTexts($document);

            return;
        }
        foreach (self::smallerData($data) as $smaller) {
            $json = json_encode($smaller, JSON_PRESERVE_ZERO_FRACTION);
            if ($json !== false && \strlen($json) < \strlen($document)) {
                yield $json;
            }
        }
    }

    /**
     * Of what is no JSON: without its first half, without its second, and so on down to a byte.
     *
     * @return iterable<string>
     */
    private static function smallerTexts(string $document): iterable
    {
        for ($length = intdiv(\strlen($document), 2); $length > 0; $length = intdiv($length, 2)) {
            for ($at = 0; $at < \strlen($document); $at += $length) {
                yield substr_replace($document, '', $at, $length);
            }
        }
    }

    /**
     * @return iterable<mixed>
     */
    private static function smallerData(mixed $data): iterable
    {
        if (!\is_array($data) && !$data instanceof \stdClass) {
            if ($data !== null && $data !== 0) {
                yield 0;
            }

            return;
        }
        $members = (array) $data;
        foreach (array_keys($members) as $key) {
            $less = $members;
            unset($less[$key]);
            yield \is_array($data) ? array_values($less) : (object) $less;
        }
        foreach ($members as $key => $member) {
            foreach (self::smallerData($member) as $smaller) {
                $less = $members;
                $less[$key] = $smaller;
                yield \is_array($data) ? array_values($less) : (object) $less;
            }
        }
    }
}
