<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Status;

/**
 * Who does the work, from the best to the worst.
 *
 * @api
 */
enum Work: string
{
    /** generated code */
    case Compiled = 'compiled';
    /** generated code that calls handlers, listeners or expressions of the application */
    case CallsUserCode = 'calls_user_code';
    /** jms/serializer, with the same result */
    case ByJms = 'by_jms';
    /** nobody: jms/serializer fails, too, once there is such a value */
    case Fails = 'fails';

    public function orWorse(self $other): self
    {
        $order = self::cases();

        return \array_search($other, $order, true) > \array_search($this, $order, true) ? $other : $this;
    }
}
