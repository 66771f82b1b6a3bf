<?php

declare(strict_types=1);

namespace Kiln\Engine;

/**
 * The record of the call that runs. User code may make further calls inside it: each has a record of its own, and none is kept
 * after the call. User code may also suspend the fiber that it runs in, and other fibers make calls then: each fiber has a call
 * that runs.
 *
 * @internal
 */
final class UserCalls
{
    /** Null as long as no user code was asked, which most calls never do. */
    private ?CallRecord $running = null;

    /** Of a call that the next one only goes on with. */
    private ?CallRecord $unfinished = null;

    /** @var \WeakMap<object, self>|null by fiber; null before one makes a call */
    private ?\WeakMap $inFibers = null;

    /**
     * Begins a call.
     *
     * @return ?CallRecord of the call around it, for {@see end()}
     */
    public function begin(): ?CallRecord
    {
        $calls = $this->here();
        $around = $calls->running;
        if ($around !== null) {
            $calls->running = $calls->unfinished;
            $calls->unfinished = null;
        }

        return $around;
    }

    public function end(?CallRecord $around): void
    {
        $this->here()->running = $around;
    }

    /**
     * The call that begins next does the work of the one that runs, which has failed: it makes another pass.
     */
    public function handOn(): void
    {
        $calls = $this->here();
        $calls->running?->rewind();
        $calls->unfinished = $calls->running;
    }

    /**
     * No later pass will go over what this one has met so far.
     */
    public function forget(): void
    {
        $this->here()->running?->forget();
    }

    /**
     * The call that runs goes over its value once more.
     */
    public function rewind(): void
    {
        $this->here()->running?->rewind();
    }

    public function record(): CallRecord
    {
        return $this->here()->running ??= new CallRecord();
    }

    public function isRefusal(\Throwable $thrown): bool
    {
        return $this->here()->running?->isRefusal($thrown) ?? false;
    }

    private function here(): self
    {
        $fiber = \Fiber::getCurrent();
        if ($fiber === null) {
            return $this;
        }
        $this->inFibers ??= new \WeakMap();

        return $this->inFibers[$fiber] ??= new self();
    }
}
