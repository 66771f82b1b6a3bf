<?php

declare(strict_types=1);

namespace Kiln;

/**
 * How JSON text is written, where it may be written in several ways. Immutable.
 *
 *     $files = $serializer->with(new Context(json: new JsonOptions(pretty: true)));
 *
 * @api
 */
final readonly class JsonOptions
{
    /**
     * @param bool $pretty          each member on a line of its own, indented by four spaces. Streams do not take this
     * @param bool $escapeSlashes   `\/` for `/`
     * @param bool $escapeUnicode   `\u00e9` for `é`
     * @param bool $zeroFraction    `3.0` for the float 3, not `3`
     * @param bool $forHtml         no `<`, `>`, `&`, `'` and `"` inside of texts, so that the JSON can stand in HTML
     * @param bool $replaceInvalid  U+FFFD in place of what is not UTF-8, which is refused otherwise
     */
    public function __construct(
        public bool $pretty = false,
        public bool $escapeSlashes = false,
        public bool $escapeUnicode = false,
        public bool $zeroFraction = true,
        public bool $forHtml = false,
        public bool $replaceInvalid = false,
    ) {}

    /**
     * For json_encode().
     */
    public function flags(): int
    {
        return ($this->pretty ? \JSON_PRETTY_PRINT : 0)
            | ($this->escapeSlashes ? 0 : \JSON_UNESCAPED_SLASHES)
            | ($this->escapeUnicode ? 0 : \JSON_UNESCAPED_UNICODE)
            | ($this->zeroFraction ? \JSON_PRESERVE_ZERO_FRACTION : 0)
            | ($this->forHtml ? \JSON_HEX_TAG | \JSON_HEX_AMP | \JSON_HEX_APOS | \JSON_HEX_QUOT : 0)
            | ($this->replaceInvalid ? \JSON_INVALID_UTF8_SUBSTITUTE : 0);
    }

    /**
     * The same on one line.
     */
    public function compact(): self
    {
        return new self(false, $this->escapeSlashes, $this->escapeUnicode, $this->zeroFraction, $this->forHtml, $this->replaceInvalid);
    }
}
