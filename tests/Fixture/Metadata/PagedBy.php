<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Metadata;

/**
 * @template S of object
 *
 * @extends Page<S>
 */
class PagedBy extends Page
{
    /** @var list<S> */
    public array $more = [];
}
