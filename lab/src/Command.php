<?php

declare(strict_types=1);

namespace Kiln\Lab;

/**
 * One of the things that lab/bench does.
 */
interface Command
{
    /**
     * @return list<string> the names of its options
     */
    public function options(): array;

    /**
     * @param string $project the root of the project
     *
     * @throws \InvalidArgumentException when the user asks for what there is not
     *
     * @return int the exit code: 0 measured, 1 failed, 3 measured, and a goal is missed
     */
    public function run(Options $options, string $project): int;
}
