<?php

declare(strict_types=1);

namespace Kiln\Engine;

/**
 * The record of the call that runs. User code may make further calls inside it: each has a record of its own, and none is kept
 * after the call.
 *
 * @internal
 */
final class UserCalls
{
    /**
     * Null as long as no user code was asked, which most calls never do. A call puts back what it has found here.
     */
    public ?CallRecord $running = null;

    /** Of a call that the next one only goes on with. */
    private ?CallRecord $unfinished = null;

    /**
     * Begins a call while another one runs.
     */
    public function begin(): void
    {
        $this->running = $this->unfinished;
        $this->unfinished = null;
    }

    /**
     * The call that begins next does the work of the one that runs, which has failed: it makes another pass.
     */
    public function handOn(): void
    {
        $this->running?->rewind();
        $this->unfinished = $this->running;
    }

    /**
     * No later pass will go over what this one has met so far.
     */
    public function forget(): void
    {
        $this->running?->forget();
    }

    /**
     * The call that runs goes over its value once more.
     */
    public function rewind(): void
    {
        $this->running?->rewind();
    }

    public function record(): CallRecord
    {
        return $this->running ??= new CallRecord();
    }

    public function isRefusal(\Throwable $thrown): bool
    {
        return $this->running?->isRefusal($thrown) ?? false;
    }
}
