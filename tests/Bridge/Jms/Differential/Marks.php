<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

/**
 * Texts in documents that stand for what JSON does not have, where data is given as an array.
 */
final readonly class Marks
{
    public const ALL = ['@object', '@date', '@nan', '@text', '@resource'];

    public static function replaced(mixed $data): mixed
    {
        return match (true) {
            \is_array($data) => array_map(self::replaced(...), $data),
            $data === '@object' => (object) ['a' => 1],
            $data === '@date' => new \DateTimeImmutable('2020-01-02 03:04:05 UTC'),
            $data === '@nan' => NAN,
            $data === '@text' => new class implements \Stringable {
                public function __toString(): string
                {
                    return 'text';
                }
            },
            $data === '@resource' => STDERR,
            default => $data,
        };
    }
}
