<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Write;

use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Refused;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\SharedNode;
use Kiln\Plan\Write\Timestamp;

/**
 * Everything that is decided about writing values of one type at one place.
 *
 * @internal
 */
final readonly class WritePlan
{
    /**
     * @param string                     $type
     * @param array<string, WriteObject> $objects    by id
     * @param list<string>               $files      the sources it rests on
     * @param bool                       $writesNull whether null is written
     */
    public function __construct(
        public string $type,
        public WriteNode|SharedNode $root,
        public array $objects,
        public array $files,
        public bool $writesNull,
    ) {}

    /**
     * Whether what is written may be {@see \Kiln\Dialect\Jms\Run\Skipped}.
     */
    public function canBeSkipped(WriteNode|SharedNode $node): bool
    {
        return match ($node::class) {
            AsIs::class, Cast::class, Round::class, Date::class, Timestamp::class,
            Duration::class, EnumCase::class, CastCase::class, OwnCase::class, Elements::class, XmlNumber::class, XmlPlain::class => false,
            ObjectOf::class => !$node->isExact || $this->objects[$node->plan]->isGuarded,
            ByOwnType::class, SubclassOf::class, OfClass::class, Members::class, Proxy::class,
            Observed::class, Artificial::class, Delegated::class, Refused::class, Omitted::class => true,
        };
    }
}
