<?php

declare(strict_types=1);

namespace Kiln\Graph\Export;

use Kiln\Graph\StaleData;

/**
 * What files call that were exported before they could do without.
 *
 * @internal
 */
final class Parts
{
    /**
     * @throws StaleData
     */
    public static function assemble(int $version): never
    {
        throw new StaleData(self::class, "the file was exported by another version of Kiln ({$version})");
    }
}
