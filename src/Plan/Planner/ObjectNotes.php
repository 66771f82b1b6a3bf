<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WriteStep;

/**
 * What a format gets with an object: facts of its class and its members, those of inlined objects among them.
 *
 * @phpstan-type Facts array<string, bool|int|float|string|null>
 * @phpstan-type Notes array{class: class-string, facts: Facts, members: array<array-key, Facts>}
 *
 * @internal
 */
final readonly class ObjectNotes
{
    /**
     * @param array<string, WriteObject> $objects
     * @param array<string, Facts>       $facts   of classes, by id of an object
     */
    public function __construct(private array $objects, private array $facts) {}

    /**
     * The ids of those whose members stand among those of another object.
     *
     * @return array<string, true>
     */
    public function inlined(): array
    {
        $inlined = [];
        foreach ($this->objects as $object) {
            foreach ($object->steps as $step) {
                $below = $step instanceof Splice ? self::inlinedBy($step) : null;
                $inlined += $below === null ? [] : [$below => true];
            }
        }

        return $inlined;
    }

    /**
     * @return Notes
     */
    public function of(string $id): array
    {
        $object = $this->objects[$id];
        $members = $this->members($object->steps);
        foreach ($object->steps as $step) {
            if ($step instanceof Constant) {
                $members[$step->key] = ['is' => 'discriminator'];
            }
        }

        return ['class' => $object->class, 'facts' => $this->facts[$id] ?? [], 'members' => $members];
    }

    /**
     * @param list<WriteStep> $steps
     *
     * @return array<array-key, Facts>
     */
    private function members(array $steps): array
    {
        $members = [];
        foreach ($steps as $step) {
            if ($step instanceof WriteField) {
                $kind = self::kind($step->value);
                $facts = $step->notes + ($kind === null ? [] : ['is' => $kind]);
                $members += $facts === [] ? [] : [$step->key => $facts];
            } elseif ($step instanceof Splice) {
                $below = self::inlinedBy($step);
                $members += $below === null ? [] : $this->members($this->objects[$below]->steps);
            }
        }

        return $members;
    }

    private static function inlinedBy(Splice $splice): ?string
    {
        $node = $splice->value instanceof Nullable ? $splice->value->inner : $splice->value;

        return $node instanceof ObjectOf ? $node->plan : null;
    }

    /**
     * What a value is by its type: a `list`, a `map`, or null for anything else.
     */
    public static function kind(WriteNode $node): ?string
    {
        return match (true) {
            $node instanceof Nullable, $node instanceof OptionalOf => self::kind($node->inner),
            $node instanceof CollectionOf, $node instanceof IterableOf, $node instanceof ArrayObjectOf => self::kind($node->array),
            $node instanceof ListOf => 'list',
            $node instanceof MapOf => 'map',
            default => null,
        };
    }
}
