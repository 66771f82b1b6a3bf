<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Standalone;

use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Call\WriterSet;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeFacts;
use Kiln\Dialect\Jms\Metadata\Attributes\KeyRule;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\ObjectMaking;
use Kiln\Dialect\Jms\Run\ReadObservation;
use Kiln\Dialect\Jms\Run\WriteObservation;
use Kiln\Dialect\Jms\UserCode\DefaultRegistrations;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * As jms/serializer understands them with the settings that its builder has by itself.
 *
 * @internal
 */
final readonly class DefaultDialect implements StandaloneDialect
{
    private AttributeFacts $facts;

    private DefaultRegistrations $registrations;

    private string $key;

    /**
     * @param bool $enumSupport       see {@see AttributeFacts}
     * @param bool $includeInterfaces see {@see AttributeFacts}
     */
    public function __construct(KeyRule $naming, bool $enumSupport, bool $includeInterfaces)
    {
        $this->facts = new AttributeFacts($naming, $enumSupport, $includeInterfaces);
        $this->registrations = new DefaultRegistrations($enumSupport);
        $this->key = 'standalone ' . \hash('xxh128', \serialize([self::describe($naming), $enumSupport, $includeInterfaces]));
    }

    public function facts(Direction $direction, Choice $choice): Facts
    {
        return $this->facts;
    }

    public function registrations(): Registrations
    {
        return $this->registrations;
    }

    public function writing(WriterSet $set): WriteObservation
    {
        return new WritingWithoutUserCode($set->facts(), $set->registrations);
    }

    public function reading(ReaderSet $set): ReadObservation
    {
        return new ReadingWithoutUserCode($set);
    }

    public function making(): ObjectMaking
    {
        return ObjectMaking::Blank;
    }

    public function evaluates(): bool
    {
        return true;
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
        return [$part::class, \array_map(static fn(mixed $setting): mixed => \is_object($setting) ? self::describe($setting) : $setting, (array) $part)];
    }
}
