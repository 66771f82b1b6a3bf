<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * @internal
 */
final readonly class DateMetadata
{
    /**
     * @param string       $format      to write and to read
     * @param ?string      $timezone    to convert to when writing, to assume when reading a text without one
     * @param list<string> $readFormats further formats to read
     */
    public function __construct(public string $format, public ?string $timezone, public array $readFormats) {}
}
