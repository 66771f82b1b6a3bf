<?php

declare(strict_types=1);

namespace Kiln\Format\Xml\Parser;

use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\SyntaxError;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * What a document may ask for.
 *
 * @internal
 */
final class Limit
{
    /** Whether there is one besides those of depth and bytes. */
    public readonly bool $isSet;

    public readonly int $depth;

    private readonly int $maxNodes;

    private readonly int $maxText;

    /** Elements and attributes so far. */
    private int $nodes = 0;

    public function __construct(private readonly Source $source, Limits $limits)
    {
        $this->isSet = $limits->elements !== null || $limits->stringLength !== null;
        $this->depth = $limits->depth;
        $this->maxNodes = $limits->elements ?? PHP_INT_MAX;
        $this->maxText = $limits->stringLength ?? PHP_INT_MAX;
    }

    /**
     * @throws LimitException
     */
    public function element(string $name, int $at): void
    {
        $this->nodes(1, $at);
        $this->text($name, $at + 1);
    }

    /**
     * @param int $at where the first one stands
     *
     * @throws LimitException
     */
    public function attributes(int $count, int $at): void
    {
        $this->nodes($count, $at);
    }

    public function isTooLong(string $text): bool
    {
        return \strlen($text) > $this->maxText;
    }

    /**
     * @throws LimitException
     */
    public function text(string $text, int $at): void
    {
        if ($this->isTooLong($text)) {
            $this->source->exceed(
                LimitExceeded::STRING_TOO_LONG,
                \sprintf('a text has %d bytes, more than the %d allowed', \strlen($text), $this->maxText),
                $this->maxText,
                $at,
            );
        }
    }

    /**
     * @throws SyntaxException
     */
    public function tooDeep(int $at): never
    {
        $this->source->fail(\sprintf('nested deeper than the %d levels allowed', $this->depth), $at, SyntaxError::DEPTH_EXCEEDED);
    }

    /**
     * @throws LimitException
     */
    private function nodes(int $more, int $at): void
    {
        if (($this->nodes += $more) > $this->maxNodes) {
            $this->source->exceed(
                LimitExceeded::TOO_MANY_ELEMENTS,
                \sprintf('the document has more than the %d elements and attributes allowed', $this->maxNodes),
                $this->maxNodes,
                $at,
            );
        }
    }
}
