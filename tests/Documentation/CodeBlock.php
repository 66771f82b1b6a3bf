<?php

declare(strict_types=1);

namespace Kiln\Tests\Documentation;

/**
 * @internal one ```php block of a document
 */
final readonly class CodeBlock
{
    /**
     * @param int         $line     1-based line of the document on which the code begins
     * @param bool        $runs     false for `php no-run`: the code is only checked for syntax
     * @param bool        $fresh    true for `php fresh`: variables and imports of earlier blocks are gone
     * @param string|null $expected what the block must print, without the last line break; null where the document does not say
     */
    public function __construct(
        public string $code,
        public int $line,
        public bool $runs = true,
        public bool $fresh = false,
        public ?string $expected = null,
    ) {}

    public function expecting(string $output): self
    {
        return new self($this->code, $this->line, $this->runs, $this->fresh, $output);
    }
}
