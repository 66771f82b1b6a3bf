<?php

declare(strict_types=1);

namespace Kiln\Console\Show;

use Kiln\Context;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Planner\Selection;

/**
 * A property that a plan does not mention, with what the class says about it that explains why.
 *
 * @internal
 */
final readonly class Unselected
{
    /**
     * @param string       $origin `App\Order::$total`
     * @param list<string> $facts
     */
    private function __construct(public string $origin, public array $facts) {}

    public static function whenWriting(PropertyMetadata $property, Context $context): self
    {
        $facts = [
            ...($property->isNeverWritten ? ['never written'] : []),
            ...self::selection($property, $context),
        ];

        return new self($property->origin(), $facts === [] ? [$context->maxDepth === false ? 'not selected here' : 'nested too deep'] : $facts);
    }

    public static function whenReading(PropertyMetadata $property, Context $context): self
    {
        $facts = [
            ...($property->isVirtual ? ['a method'] : []),
            ...($property->isNeverRead && !$property->isVirtual ? ['never read'] : []),
            ...(!$property->isSettable && $property->setter === null && !$property->isVirtual ? ['cannot be set'] : []),
            ...self::selection($property, $context),
        ];

        return new self($property->origin(), $facts === [] ? ['set by the constructor'] : $facts);
    }

    /**
     * @param list<self> $properties
     * @param string     $class      whose name is left out
     *
     * @return array<string, list<string>> facts => names
     */
    public static function byFacts(array $properties, string $class): array
    {
        $names = [];
        foreach ($properties as $property) {
            $prefix = "{$class}::";
            $names[\implode(', ', $property->facts)][] = \str_starts_with($property->origin, $prefix)
                ? \substr($property->origin, \strlen($prefix))
                : $property->origin;
        }

        return $names;
    }

    /**
     * @return array{origin: string, facts: list<string>}
     */
    public function json(): array
    {
        return ['origin' => $this->origin, 'facts' => $this->facts];
    }

    /**
     * @return list<string> none when the context selects it
     */
    private static function selection(PropertyMetadata $property, Context $context): array
    {
        if ((new Selection($context))->includes($property)) {
            return [];
        }
        $facts = $property->isIgnored ? ['ignored'] : [];
        if ($context->properties !== null) {
            $facts[] = 'not named';
        }
        if ($context->groups !== null) {
            $facts[] = match (\count($property->groups ?? [])) {
                0 => 'no group',
                1 => 'group ' . \implode('', $property->groups ?? []),
                default => 'groups ' . \implode(', ', $property->groups ?? []),
            };
        }
        if ($context->version !== null) {
            \array_push($facts, ...($property->since === null ? [] : ["since {$property->since}"]), ...($property->until === null ? [] : ["until {$property->until}"]));
        }

        return $facts;
    }
}
