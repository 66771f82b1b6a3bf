<?php

declare(strict_types=1);

namespace Kiln\Graph\Read;

use Kiln\Graph\Collect\ArrayForm;

/**
 * Arrays that are laid out together.
 *
 * @internal
 */
final readonly class ReadSection
{
    /**
     * @param int<0, max>      $count   of arrays
     * @param list<int>        $lengths of lists and maps
     * @param list<int|string> $keys    of maps all of them, of records those of each array
     * @param list<Column>     $columns of lists and maps the one with all values, of records one for each key
     */
    public function __construct(
        public ArrayForm $form,
        public int $count,
        public array $lengths,
        public array $keys,
        public array $columns,
    ) {}
}
