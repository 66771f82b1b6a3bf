<?php

declare(strict_types=1);

namespace Kiln\Bridge\Liip;

use Kiln\Dialect\Jms\UserCode\BuiltIn;
use Kiln\Dialect\Jms\UserCode\DefaultRegistrations;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Event;
use Kiln\Dialect\Jms\UserCode\Handling;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * What jms/serializer has handlers for by itself, with the dates of liip/serializer.
 *
 * @internal
 */
final readonly class LiipRegistrations implements Registrations
{
    /** DateTimeInterface::ISO8601, a constant that PHP is about to give up: the offset has no colon. */
    private const FORMAT = 'Y-m-d\TH:i:sO';

    private DefaultRegistrations $default;

    /**
     * @param string $timezone of dates that name none
     */
    public function __construct(private string $timezone)
    {
        $this->default = new DefaultRegistrations(true);
    }

    public function handling(Direction $direction, string $type): ?Handling
    {
        $handling = $this->default->handling($direction, $type);

        // Without a format, whatever PHP takes for a date is read.
        return $handling?->builtIn === BuiltIn::Date ? new Handling(BuiltIn::Date, self::FORMAT, [], $this->timezone) : $handling;
    }

    public function listens(Event $event, string $type): bool
    {
        return false;
    }

    public function mayBeCalledFor(Direction $direction, ?string $class): bool
    {
        return false;
    }

    public function loadsProxies(): bool
    {
        return true;
    }

    public function writesEnumCases(): bool
    {
        return true;
    }

    public function key(): string
    {
        return $this->timezone;
    }
}
