<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\WriteHost;
use Kiln\Native\Declined;
use Kiln\Native\WriteProgram;

/**
 * Stands in for what programs leave to PHP, which few calls need: the extension asks for it by these names. One for each call.
 *
 * @internal
 */
final class StandIn
{
    private ?WriteHost $writing = null;

    private ?Reading $reading = null;

    public function __construct(private readonly ShortWay $way) {}

    /**
     * As {@see WriteHost::program()}.
     *
     * @param class-string $class
     */
    public function program(string $class, string $place): ?WriteProgram
    {
        try {
            return $this->way->programOf($class, $place);
        } catch (Declined) {
            return null;
        }
    }

    public function writeHost(): WriteHost
    {
        return $this->writing ??= $this->way->writeHost();
    }

    public function readHost(): Reading
    {
        return $this->reading ??= $this->way->reading();
    }
}
