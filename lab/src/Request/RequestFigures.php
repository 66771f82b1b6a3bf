<?php

declare(strict_types=1);

namespace Kiln\Lab\Request;

/**
 * Medians of one contender, less those of a request without a serializer: microseconds, and files loaded.
 */
final readonly class RequestFigures
{
    public const PHASES = ['create', 'write', 'read', 'again', 'files'];

    /**
     * @param array<value-of<self::PHASES>, float> $medians
     */
    public function __construct(public array $medians) {}

    /**
     * Microseconds for one serializer, one document written and one read.
     */
    public function sum(): float
    {
        return $this->medians['create'] + $this->medians['write'] + $this->medians['read'];
    }

    /**
     * @param array<string, self> $figures by contender
     */
    public static function table(array $figures): string
    {
        $text = \sprintf("%-24s%12s%12s%12s%12s%12s%8s\n", 'microseconds', 'create', 'write', 'read', 'sum', 'again', 'files');
        foreach ($figures as $name => $of) {
            $medians = $of->medians;
            $text .= \sprintf("%-24s%12.0f%12.0f%12.0f%12.0f%12.0f%8d\n", $name, $medians['create'], $medians['write'], $medians['read'], $of->sum(), $medians['again'], (int) $medians['files']);
        }

        return $text;
    }
}
