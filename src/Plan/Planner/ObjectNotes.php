<?php

declare(strict_types=1);

namespace Kiln\Plan\Planner;

use Kiln\Metadata\ClassMetadata;
use Kiln\Metadata\PropertyMetadata;
use Kiln\Plan\Documentation\Documentation;
use Kiln\Plan\Leaves;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write;
use Kiln\Type\Type;

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
     * @param array<string, Write\WriteObject> $objects
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
                $below = $step instanceof Write\Splice ? self::inlinedBy($step) : null;
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
            if ($step instanceof Write\Constant) {
                $members[$step->key] = ['is' => 'discriminator'];
            }
        }

        return ['class' => $object->class, 'facts' => $this->facts[$id] ?? [], 'members' => $members];
    }

    /**
     * @param list<Write\WriteStep> $steps
     *
     * @return array<array-key, Facts>
     */
    private function members(array $steps): array
    {
        $members = [];
        foreach ($steps as $step) {
            if ($step instanceof Write\WriteField) {
                $kind = self::kind($step->value);
                $facts = $step->notes + ($kind === null ? [] : ['is' => $kind]);
                $members += $facts === [] ? [] : [$step->key => $facts];
            } elseif ($step instanceof Write\Splice) {
                $below = self::inlinedBy($step);
                $members += $below === null ? [] : $this->members($this->objects[$below]->steps);
            }
        }

        return $members;
    }

    /**
     * What comes with the member that a property is.
     *
     * @return Facts
     */
    public static function ofMember(Leaves $leaves, ClassMetadata $class, PropertyMetadata $property, Type $type, Property|Method $access): array
    {
        $notes = $leaves->factsOf === null ? [] : $property->facts[$leaves->factsOf] ?? [];
        $description = $leaves->describes ? (new Documentation())->ofMember($class->name, $access)->description : null;
        if ($description !== null) {
            $notes += ['description' => $description];
        }

        return $notes + ($leaves->notesObjects && LostNulls::mayBe($class, $property, $type) ? ['nil' => true] : []);
    }

    private static function inlinedBy(Write\Splice $splice): ?string
    {
        $node = $splice->inlined();

        return $node instanceof Write\ObjectOf ? $node->plan : null;
    }

    /**
     * What a value is by its type: a `list`, a `map`, or null for anything else.
     */
    public static function kind(Write\WriteNode $node): ?string
    {
        return match ($node::class) {
            Write\Nullable::class, Write\OptionalOf::class => self::kind($node->inner),
            Write\CollectionOf::class, Write\IterableOf::class, Write\ArrayObjectOf::class => self::kind($node->array),
            Write\ListOf::class => 'list',
            Write\MapOf::class => 'map',
            Write\Scalar::class, Write\EnumCase::class, Write\Date::class, Write\Timestamp::class, Write\Milliseconds::class, Write\Interval::class, Write\BytesOf::class, Write\Leaf::class, Write\AnyArray::class, Write\EmptyArray::class, Write\ShapeOf::class, Write\StdClassOf::class,
            Write\ObjectOf::class, Write\LazyOf::class, Write\Polymorphic::class, Write\Union::class, Write\ValueOf::class, Write\Dynamic::class, Write\Convert::class, Write\RawOf::class => null,
        };
    }
}
