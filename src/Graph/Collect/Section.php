<?php

declare(strict_types=1);

namespace Kiln\Graph\Collect;

/**
 * Arrays that are laid out together.
 *
 * @phpstan-type Cell null|bool|int|float|string|Pointer
 *
 * @internal
 */
final class Section extends Group
{
    /** @var list<list<Cell>> the values of each array */
    public array $rows = [];

    /** @var list<list<int|string>> the keys of each array: of maps all of them, of records those of the first, of lists none */
    public array $keys = [];

    /** @var list<Pointer> to each array */
    public array $pointers = [];

    public function __construct(public readonly ArrayForm $form) {}
}
