<?php

declare(strict_types=1);

namespace Kiln\Format;

use Kiln\Format\Xml\Elements;

/**
 * A format of elements and attributes: what each of them means is known by the type alone. Without one, anything is expected.
 *
 * @internal
 */
interface ElementFormat extends Format
{
    /**
     * @return Format for documents of one type. What does not fit what is expected is given as it would be there: that it is wrong is
     *                found out afterwards
     */
    public function of(Elements $expected): Format;
}
