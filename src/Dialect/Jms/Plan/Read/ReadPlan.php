<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan\Read;

use Kiln\Dialect\Jms\Plan\Delegated;
use Kiln\Dialect\Jms\Plan\Observed;
use Kiln\Dialect\Jms\Plan\Refused;

/**
 * Everything that is decided about reading values of one type at one place.
 *
 * @internal
 */
final readonly class ReadPlan
{
    /**
     * @param array<string, ReadObject> $objects by id
     * @param list<string>              $files   the sources it rests on
     */
    public function __construct(
        public string $type,
        public ReadNode $root,
        public array $objects,
        public array $files,
    ) {}

    /**
     * Whether the value may be {@see \Kiln\Dialect\Jms\Run\Skipped}.
     */
    public static function canBeSkipped(ReadNode $node): bool
    {
        return $node instanceof Observed || $node instanceof Delegated || $node instanceof ScalarUnion
            || ($node instanceof ListOf && self::canBeSkipped($node->item))
            || ($node instanceof MapOf && self::canBeSkipped($node->value))
            || ($node instanceof Wrapped && self::canBeSkipped($node->array))
            || ($node instanceof Discriminated && \array_filter($node->cases, self::canBeSkipped(...)) !== []);
    }

    /**
     * Whether user code may be called for a value or below it.
     */
    public function mayObserve(ReadNode $node): bool
    {
        return match ($node::class) {
            Observed::class, Delegated::class => true,
            ObjectOf::class => $this->objects[$node->plan]->isNoted || $this->objects[$node->plan]->isAnnounced,
            ListOf::class => $this->mayObserve($node->item),
            MapOf::class => $this->mayObserve($node->value),
            Wrapped::class => $this->mayObserve($node->array),
            Discriminated::class => \array_filter($node->cases, $this->mayObserve(...)) !== [],
            Coerce::class, Exactly::class, ScalarUnion::class, Untyped::class, DateFrom::class, DurationFrom::class,
            EnumFrom::class, DeprecatedEnumFrom::class, Nothing::class, Refused::class => false,
        };
    }
}
