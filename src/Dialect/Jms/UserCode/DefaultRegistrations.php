<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\UserCode;

/**
 * What jms/serializer registers by itself, for applications without the package.
 *
 * @internal
 */
final readonly class DefaultRegistrations implements Registrations
{
    private const COLLECTIONS = [
        'ArrayCollection',
        'Doctrine\Common\Collections\ArrayCollection',
        'Doctrine\ORM\PersistentCollection',
        'Doctrine\ODM\MongoDB\PersistentCollection',
        'Doctrine\ODM\PHPCR\PersistentCollection',
    ];

    /**
     * @param Handling $dates where a type names no format
     */
    public function __construct(
        private bool $supportsEnums,
        private Handling $dates = new Handling(BuiltIn::Date, \DateTimeInterface::ATOM, [\DateTimeInterface::ATOM], 'UTC'),
    ) {}

    public function handling(Direction $direction, string $type): ?Handling
    {
        return match (true) {
            \in_array($type, [\DateTime::class, \DateTimeImmutable::class, \DateTimeInterface::class], true) => $this->dates,
            $type === \DateInterval::class => new Handling(BuiltIn::Interval),
            $type === \stdClass::class => $direction === Direction::Serialization ? new Handling(BuiltIn::StdClass) : null,
            $type === \Iterator::class, $type === \ArrayIterator::class => new Handling(BuiltIn::Iterator),
            $type === \Generator::class => new Handling(BuiltIn::Generator),
            $type === 'enum' => $this->supportsEnums ? new Handling(BuiltIn::Enum) : null,
            $type === 'union' => new Handling(BuiltIn::Union),
            \in_array($type, self::COLLECTIONS, true) => new Handling(BuiltIn::Collection),
            default => null,
        };
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
        return $this->supportsEnums;
    }

    public function key(): string
    {
        return ($this->supportsEnums ? 'enums ' : '') . "{$this->dates->format} {$this->dates->timezone}";
    }
}
