<?php

declare(strict_types=1);

namespace Kiln\Engine\Diagnosis;

use Kiln\Engine\UserCode;
use Kiln\Error\Chain;
use Kiln\Error\ThrownAt;
use Kiln\Error\Violation;
use Kiln\Error\ViolationCollector;
use Kiln\Error\Violations;

/**
 * What a slow pass has found so far, and where it stands.
 *
 * @internal
 */
final class Findings
{
    /** @var list<string|int> */
    private array $segments = [];

    private ViolationCollector $collector;

    /** @var int<0, max> */
    private int $hidden = 0;

    public function __construct()
    {
        $this->collector = new ViolationCollector();
    }

    public function enter(string|int $segment): void
    {
        $this->segments[] = $segment;
    }

    public function leave(): void
    {
        \array_pop($this->segments);
    }

    /**
     * @return list<string|int> from the root to where the pass stands
     */
    public function segments(): array
    {
        return $this->segments;
    }

    /**
     * @param \Closure(list<string|int>): Violation $violation made of the segments, only when it is to be listed
     */
    public function add(\Closure $violation): void
    {
        $this->collector->add(fn(): Violation => $violation($this->segments));
    }

    /**
     * Something more is wrong, of which nothing is said.
     */
    public function hide(): null
    {
        ++$this->hidden;

        return null;
    }

    /**
     * @return int<0, max> problems so far, with those that are not listed
     */
    public function count(): int
    {
        return $this->collector->count() + $this->hidden;
    }

    /**
     * Puts the place where the pass stands in the chain of what code of the user's has thrown. The function that has caught it
     * must ask.
     */
    public function note(\Throwable $thrown, bool $isReading): \Throwable
    {
        // Without this function.
        if (UserCode::hasThrownInside($thrown, \count(\debug_backtrace(\DEBUG_BACKTRACE_IGNORE_ARGS)) - 1)) {
            Chain::end($thrown, new ThrownAt($this->segments, $isReading));
        }

        return $thrown;
    }

    public function violations(): Violations
    {
        return $this->collector->violations();
    }
}
