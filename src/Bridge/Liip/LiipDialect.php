<?php

declare(strict_types=1);

namespace Kiln\Bridge\Liip;

use Kiln\Bridge\Jms\Metadata\Attributes\IdenticalNaming;
use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Call\WriterSet;
use Kiln\Dialect\Jms\Metadata\Attributes\AttributeFacts;
use Kiln\Dialect\Jms\Metadata\Facts;
use Kiln\Dialect\Jms\Plan\Choice;
use Kiln\Dialect\Jms\Plan\ObjectMaking;
use Kiln\Dialect\Jms\Run\ReadObservation;
use Kiln\Dialect\Jms\Run\WriteObservation;
use Kiln\Dialect\Jms\Standalone\ReadingWithoutUserCode;
use Kiln\Dialect\Jms\Standalone\StandaloneDialect;
use Kiln\Dialect\Jms\UserCode\BuiltIn;
use Kiln\Dialect\Jms\UserCode\DefaultRegistrations;
use Kiln\Dialect\Jms\UserCode\Direction;
use Kiln\Dialect\Jms\UserCode\Handling;
use Kiln\Dialect\Jms\UserCode\Registrations;

/**
 * The attributes of jms/serializer as liip/serializer understands them.
 *
 * @internal
 */
final class LiipDialect implements StandaloneDialect
{
    /** DateTimeInterface::ISO8601, a constant that PHP is about to give up: the offset has no colon. */
    private const DATES = 'Y-m-d\TH:i:sO';

    private readonly AttributeFacts $declared;

    private readonly DefaultRegistrations $registrations;

    /** @var array<int, array<string, LiipFacts>> by direction and selection */
    private array $facts = [];

    public function __construct(private readonly bool $identicalNaming)
    {
        // Keys are made of names later on, and enums have no meaning there that could be kept.
        $this->declared = new AttributeFacts(new IdenticalNaming(), enumSupport: true);
        // Without a format, whatever PHP takes for a date is read.
        $this->registrations = new DefaultRegistrations(true, new Handling(BuiltIn::Date, self::DATES, [], \date_default_timezone_get()));
    }

    public function facts(Direction $direction, Choice $selection): Facts
    {
        return $this->facts[$direction->value][$selection->key()] ??= new LiipFacts($this->declared, $direction, $selection, $this->identicalNaming);
    }

    public function registrations(): Registrations
    {
        return $this->registrations;
    }

    public function writing(WriterSet $set): WriteObservation
    {
        return new LiipWriting($this->declared, $set->facts(), $set->registrations);
    }

    public function reading(ReaderSet $set): ReadObservation
    {
        return new ReadingWithoutUserCode($set);
    }

    public function making(): ObjectMaking
    {
        return ObjectMaking::Constructor;
    }

    public function evaluates(): bool
    {
        return true;
    }

    public function keepsNullInArrays(): bool
    {
        return true;
    }

    public function key(): string
    {
        return $this->identicalNaming ? 'liip identical' : 'liip';
    }
}
