<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Metadata\DefaultMetadata;
use Kiln\Optional;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write;

/**
 * Prints under which conditions a key is written.
 *
 * @internal
 */
final readonly class Conditions
{
    public bool $omitsNull;

    /** Whether only what is written of the value tells that it is empty. */
    public bool $needsLookAtResult;

    /** @var list<string> */
    private array $conditions;

    /**
     * @param list<Write\OmitWhen> $omitWhen
     * @param string         $value    an expression that can be evaluated several times
     */
    public function __construct(Property|Method $access, array $omitWhen, Write\WriteNode $node, string $value, ?DefaultMetadata $default = null)
    {
        $omitsEmpty = \in_array(Write\OmitWhen::Empty, $omitWhen, true);
        $this->omitsNull = $omitsEmpty || \in_array(Write\OmitWhen::Null, $omitWhen, true);
        $conditions = [];
        if ($access instanceof Property && \in_array(Write\OmitWhen::Uninitialized, $omitWhen, true)) {
            $conditions[] = self::isInitialized($access, $value, $this->omitsNull || !self::canBeNull($node));
        }
        if (\in_array(Write\OmitWhen::Missing, $omitWhen, true)) {
            \array_push($conditions, ...self::isPresent($access, $node, $value, $this->omitsNull));
        } elseif ($this->omitsNull && $conditions === [] && self::canBeNull($node)) {
            $conditions[] = "{$value} !== null";
        }
        if ($default !== null) {
            $conditions[] = "{$value} !== " . Php::literal($default->value);
        }
        $isOptional = $node instanceof Write\OptionalOf || ($node instanceof Write\Nullable && $node->inner instanceof Write\OptionalOf);
        $notEmpty = $omitsEmpty && !$isOptional ? EmptyValues::notEmpty($node, $value) : null;
        if ($notEmpty !== null && $notEmpty !== '') {
            $conditions[] = $notEmpty;
        }
        $this->needsLookAtResult = $omitsEmpty && $notEmpty === null;
        $this->conditions = $conditions;
    }

    public function open(Code $code): void
    {
        if ($this->conditions !== []) {
            $isOne = \count($this->conditions) === 1;
            $code->open('if (' . \implode(' && ', \array_map(
                static fn(string $condition): string => !$isOne && \str_contains($condition, ' || ') ? "({$condition})" : $condition,
                $this->conditions,
            )) . ') {');
        }
    }

    public function close(Code $code): void
    {
        if ($this->conditions !== []) {
            $code->close('}');
        }
    }

    /**
     * For a property that can be null, isset() does not tell whether it has a value; the slow answer is asked for only where
     * there is none.
     */
    private static function isInitialized(Property $property, string $value, bool $isNullLeftOut): string
    {
        return $isNullLeftOut
            ? "isset({$value})"
            : "isset({$value}) || \$kiln->isInitialized(\$object, " . Php::classConstant($property->class) . ', ' . Php::literal($property->name) . ')';
    }

    /**
     * @return list<string>
     */
    private static function isPresent(Property|Method $access, Write\WriteNode $node, string $value, bool $isNullLeftOut): array
    {
        if (self::hasNativeType($access)) {
            return [$node instanceof Write\Nullable ? "{$value}?->isPresent " . ($isNullLeftOut ? '=== true' : '!== false') : "{$value}->isPresent"];
        }
        $isPresent = "({$value}->isPresent ?? throw new Mismatch(" . Php::literal(Optional::class) . '))';

        return match (true) {
            $isNullLeftOut => ["{$value} !== null", $isPresent],
            $node instanceof Write\Nullable => ["{$value} === null || {$isPresent}"],
            default => [$isPresent],
        };
    }

    /**
     * Whether PHP itself has seen to it that the value is what the plan says.
     */
    private static function hasNativeType(Property|Method $access): bool
    {
        return match ($access::class) {
            Property::class => (new \ReflectionProperty($access->class, $access->name))->hasType(),
            Method::class => (new \ReflectionMethod($access->class, $access->name))->hasReturnType(),
        };
    }

    public static function canBeNull(Write\WriteNode $node): bool
    {
        return $node instanceof Write\Nullable || $node instanceof Write\Dynamic || $node instanceof Write\Convert;
    }
}
