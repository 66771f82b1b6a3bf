<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Runtime;

/**
 * The items of a long list in a document of XML, each taken out of the text when it is asked for: what is made of it stays in the caches of the
 * processor until an object is made of it.
 *
 * @implements \IteratorAggregate<int, mixed>
 *
 * @internal
 */
final readonly class XmlItems implements \IteratorAggregate
{
    /** Bytes below which a list is not long. */
    private const LONG = 32_768;

    /**
     * @param \Generator<int, mixed> $items may end with a {@see Mismatch}
     */
    private function __construct(private \Generator $items) {}

    /**
     * Moves over items that are all that follows in an element.
     *
     * @param string                                       $pattern of any number of them
     * @param \Closure(string, int, int): \Generator<int, mixed> $items of the text from a place to another
     *
     * @return ?self null where they are few, or something else follows
     */
    public static function over(string $xml, int &$at, string $pattern, \Closure $items): ?self
    {
        if (\strlen($xml) - $at < self::LONG || \preg_match($pattern, $xml, $found, \PREG_OFFSET_CAPTURE, $at) !== 1 || $found[0][1] - $at < self::LONG || \substr_compare($xml, '</', $found[0][1], 2) !== 0) {
            return null;
        }
        [$start, $at] = [$at, $found[0][1]];

        return new self($items($xml, $start, $at));
    }

    /**
     * @return \Generator<int, mixed> the same one each time: the items are asked for once
     */
    public function getIterator(): \Generator
    {
        return $this->items;
    }
}
