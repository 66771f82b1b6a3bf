<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * Keeps what came of comparisons.
 *
 * @api
 */
interface Recorder
{
    /**
     * Never throws and never waits for long: it is called in the middle of the application's work.
     */
    public function record(Record $record): void;

    /**
     * Whether there is an example of a mismatch already, so that none need be made.
     *
     * @param string $signature see {@see Record::$signature}
     */
    public function knows(string $signature): bool;
}
