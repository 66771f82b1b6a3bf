<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Format\Xml\Elements;
use Kiln\Limits;

/**
 * A format of elements and attributes: what each of them means is known by the type alone.
 *
 * @internal
 */
interface ElementFormat extends Format
{
    /**
     * As {@see decode()}, which expects anything. What does not fit what is expected is given as it would be there: that it is
     * wrong is found out afterwards.
     *
     * @throws SyntaxException
     * @throws LimitException
     *
     * @return mixed a tree
     */
    public function decodeElements(string $text, Elements $expected, Limits $limits): mixed;

    /**
     * Where values begin, as {@see positions()}.
     *
     * @template K of array-key
     *
     * @param array<K, list<string|int>> $paths
     *
     * @return array<K, ?Position>
     */
    public function positionsOf(string $text, Elements $expected, array $paths): array;
}
