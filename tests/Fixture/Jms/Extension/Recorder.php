<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

/**
 * What happened, in order.
 */
final class Recorder
{
    /** @var list<mixed> */
    public array $entries = [];

    public function add(mixed ...$entry): void
    {
        $this->entries[] = $entry;
    }
}
