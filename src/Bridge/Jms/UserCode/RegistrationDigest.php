<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\UserCode;

/**
 * What tells registrations apart, without a word on what they mean: which classes of jms/serializer are registered for what, with
 * their settings, and where code of the application is. It is the same in every process with the same registrations.
 *
 * @internal
 */
final class RegistrationDigest
{
    /** Only the insides of jms/serializer's own classes are settings; what others hold may change from process to process. */
    private const OWN = 'JMS\\Serializer\\';

    /** @var array<int, list<mixed>> by number of the object */
    private array $known = [];

    private bool $isComplete = true;

    private function __construct() {}

    /**
     * @param array<mixed> $handlers  by direction, type and format
     * @param array<mixed> $listeners lists of `[callable, class, format, interface]` by event
     *
     * @return ?list<mixed> null where a service is only named, so that it must be asked for
     */
    public static function of(array $handlers, array $listeners, string $format = 'json'): ?array
    {
        $self = new self();
        $digest = [];
        foreach ($handlers as $direction => $types) {
            foreach (\is_array($types) ? $types : [] as $type => $formats) {
                if (\is_array($formats) && isset($formats[$format])) {
                    $digest[] = [$direction, $type, $self->callable($formats[$format])];
                }
            }
        }
        foreach ($listeners as $event => $registered) {
            foreach (\is_array($registered) ? $registered : [] as $listener) {
                $digest[] = \is_array($listener) ? [$event, $self->callable($listener[0] ?? null), $listener[1] ?? null, $listener[2] ?? null, $listener[3] ?? null] : $event;
            }
        }

        return $self->isComplete ? $digest : null;
    }

    /**
     * @return list<mixed>
     */
    private function callable(mixed $callable): array
    {
        if (!\is_array($callable)) {
            return [];
        }
        [$service, $method] = $callable + [null, null];
        if (!\is_object($service)) {
            $this->isComplete = false;

            return [];
        }

        return [\is_string($method) ? $method : null, ...$this->known[\spl_object_id($service)] ??= self::settings($service)];
    }

    /**
     * @return list<mixed> the class of an object of jms/serializer, and what it was made with
     */
    private static function settings(object $service): array
    {
        if (!\str_starts_with($service::class, self::OWN)) {
            return [];
        }
        $settings = [];
        foreach ((array) $service as $name => $value) {
            $settings[$name] = match (true) {
                $value === null, \is_scalar($value), \is_array($value) && \array_filter($value, \is_scalar(...)) === $value => $value,
                $value instanceof \DateTimeZone => $value->getName(),
                default => \get_debug_type($value),
            };
        }

        return [$service::class, $settings];
    }
}
