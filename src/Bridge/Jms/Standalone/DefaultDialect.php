<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Standalone;

use Kiln\Bridge\Jms\Metadata\Attributes\AttributeFacts;
use Kiln\Bridge\Jms\Metadata\Attributes\Naming;
use Kiln\Bridge\Jms\Metadata\Facts;
use Kiln\Bridge\Jms\Plan\ObjectMaking;
use Kiln\Bridge\Jms\ReaderSet;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\UserCode\DefaultRegistrations;
use Kiln\Bridge\Jms\UserCode\Direction;
use Kiln\Bridge\Jms\UserCode\Registrations;
use Kiln\Engine\Php\Runtime\Lenient\ReadObservation;
use Kiln\Engine\Php\Runtime\Lenient\WriteObservation;

/**
 * As jms/serializer understands them with the settings that its builder has by itself.
 *
 * @internal
 */
final readonly class DefaultDialect implements Dialect
{
    private AttributeFacts $facts;

    private DefaultRegistrations $registrations;

    private string $key;

    /**
     * @param bool $enumSupport       see {@see AttributeFacts}
     * @param bool $includeInterfaces see {@see AttributeFacts}
     */
    public function __construct(Naming $naming, bool $enumSupport, bool $includeInterfaces)
    {
        $this->facts = new AttributeFacts($naming, $enumSupport, $includeInterfaces);
        $this->registrations = new DefaultRegistrations($enumSupport);
        $this->key = 'standalone ' . hash('xxh128', serialize([self::describe($naming), $enumSupport, $includeInterfaces]));
    }

    public function facts(Direction $direction, Selection $selection): Facts
    {
        return $this->facts;
    }

    public function registrations(): Registrations
    {
        return $this->registrations;
    }

    public function writing(Facts $facts): WriteObservation
    {
        return new WritingWithoutUserCode($facts, $this->registrations);
    }

    public function reading(Facts $facts, ReaderSet $set): ReadObservation
    {
        return new ReadingWithoutUserCode($facts, $this->registrations, $set);
    }

    public function making(): ObjectMaking
    {
        return ObjectMaking::Blank;
    }

    public function keepsNullInArrays(): bool
    {
        return false;
    }

    public function key(): string
    {
        return $this->key;
    }

    /**
     * A naming by its class and settings, which may be other namings.
     *
     * @return array{class-string, array<mixed>}
     */
    private static function describe(object $part): array
    {
        return [$part::class, array_map(static fn(mixed $setting): mixed => \is_object($setting) ? self::describe($setting) : $setting, (array) $part)];
    }
}
