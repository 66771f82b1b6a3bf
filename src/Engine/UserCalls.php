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
    private ?CallRecord $record = null;

    /** Of a call that the next one only goes on with. */
    private ?CallRecord $unfinished = null;

    /**
     * @return ?CallRecord of the call around it, for {@see end()}
     */
    public function begin(): ?CallRecord
    {
        $around = $this->record;
        $this->record = $this->unfinished;
        $this->unfinished = null;

        return $around;
    }

    public function end(?CallRecord $around): void
    {
        $this->record = $around;
    }

    /**
     * The call that begins next does the work of the one that runs, which has failed: it makes another pass.
     */
    public function handOn(): void
    {
        $this->record?->rewind();
        $this->unfinished = $this->record;
    }

    /**
     * No later pass will go over what this one has met so far.
     */
    public function forget(): void
    {
        $this->record?->forget();
    }

    /**
     * The call that runs goes over its value once more.
     */
    public function rewind(): void
    {
        $this->record?->rewind();
    }

    public function record(): CallRecord
    {
        return $this->record ??= new CallRecord();
    }

    public function isRefusal(\Throwable $thrown): bool
    {
        return $this->record?->isRefusal($thrown) ?? false;
    }
}
