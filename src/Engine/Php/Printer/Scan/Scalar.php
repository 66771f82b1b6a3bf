<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Scan;

/**
 * The text of an element or attribute, as a scalar.
 *
 * @internal
 */
final readonly class Scalar implements Node
{
    /**
     * @param ?string $pattern of a text in the usual form, without references and sections; null where any text is one
     * @param string  $usual   the expression that makes a value of such a text, with `%s` for it
     * @param string  $any     the same for any text
     */
    public function __construct(public ?string $pattern, public string $usual, public string $any) {}

    /**
     * A text as it is.
     */
    public static function text(): self
    {
        return new self(null, '%s', '%s');
    }

    public function usual(string $text): string
    {
        return \str_replace('%s', $text, $this->usual);
    }

    public function any(string $text): string
    {
        return \str_replace('%s', $text, $this->any);
    }
}
