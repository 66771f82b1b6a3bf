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
        $this->maxNodes = $limits->elements ?? \PHP_INT_MAX;
        $this->maxText = $limits->stringLength ?? \PHP_INT_MAX;
    }

    /**
     * @param int $more elements and attributes
     *
     * @return bool whether there are not too many now
     */
    public function count(int $more): bool
    {
        return ($this->nodes += $more) <= $this->maxNodes;
    }

    public function isTooLong(string ...$texts): bool
    {
        foreach ($texts as $text) {
            if (\strlen($text) > $this->maxText) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param int $at where what is too much would begin
     *
     * @throws LimitException
     */
    public function nodes(int $at): void
    {
        if ($this->nodes > $this->maxNodes) {
            $this->source->exceed(
                LimitExceeded::TOO_MANY_ELEMENTS,
                \sprintf('the document has more than the %d elements and attributes allowed', $this->maxNodes),
                $this->maxNodes,
                $at,
            );
        }
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
}
