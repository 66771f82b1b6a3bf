<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

/**
 * How many documents of a type in a row were unusual, so that a shorter way was tried in vain. Documents of an application are
 * alike: after some of them, the next one is expected to be so too.
 *
 * @internal
 */
final class UnusualInARow
{
    private const MOST = 16;

    /** @var array<string, int> by type */
    private array $counts = [];

    public function isExpected(string $type): bool
    {
        return ($this->counts[$type] ?? 0) > self::MOST;
    }

    public function add(string $type): void
    {
        $this->counts[$type] = ($this->counts[$type] ?? 0) + 1;
    }

    public function end(string $type): void
    {
        unset($this->counts[$type]);
    }

    /**
     * Says that there is no shorter way for a type.
     */
    public function alwaysExpect(string $type): void
    {
        $this->counts[$type] = self::MOST + 1;
    }
}
