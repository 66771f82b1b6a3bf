<?php

declare(strict_types=1);

namespace Kiln\Console\Export;

use Kiln\Console\Failure;
use Kiln\Schema\Exporter;

/**
 * A file, and whether it still has the schema that it should.
 *
 * @internal
 */
final readonly class ComparedFile
{
    /**
     * @param ?int         $difference the first line, from 1, that is not as it should be; null for none
     * @param list<string> $breaks     what documents of before cannot be read any more
     */
    private function __construct(public string $path, public ?int $difference, public array $breaks) {}

    /**
     * @throws Failure
     */
    public static function of(string $path, string $text, string $language): self
    {
        $stored = @\file_get_contents($path);
        if ($stored === false) {
            throw Failure::usage("{$path} cannot be read.");
        }
        if ($stored === $text) {
            return new self($path, null, []);
        }

        return new self($path, \substr_count($text, "\n", 0, \strspn($text ^ $stored, "\0")) + 1, Exporter::breakingChanges($language, $stored, $text));
    }
}
