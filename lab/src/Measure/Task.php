<?php

declare(strict_types=1);

namespace Kiln\Lab\Measure;

/**
 * What one process of the lab measures.
 */
interface Task
{
    /**
     * Does the work once, and compares what comes of it with what is expected.
     *
     * @return array<string, int|string|null> what is found out by the way, and why the task is not to be timed as `problem`
     */
    public function examine(): array;

    /**
     * @return array<string, float> figures by name
     */
    public function sample(): array;
}
