<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Engine\Php\Printer\WriteSteps;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\Kind;
use Kiln\Format\Protobuf\MessageTable;
use Kiln\Plan\Property;
use Kiln\Plan\Shape\Schema;
use Kiln\Plan\Write\AnyArray;
use Kiln\Plan\Write\ArrayObjectOf;
use Kiln\Plan\Write\BytesOf;
use Kiln\Plan\Write\CollectionOf;
use Kiln\Plan\Write\Constant;
use Kiln\Plan\Write\Convert;
use Kiln\Plan\Write\Date;
use Kiln\Plan\Write\Dynamic;
use Kiln\Plan\Write\EnumCase;
use Kiln\Plan\Write\Interval;
use Kiln\Plan\Write\IterableOf;
use Kiln\Plan\Write\LazyOf;
use Kiln\Plan\Write\Leaf;
use Kiln\Plan\Write\ListOf;
use Kiln\Plan\Write\MapOf;
use Kiln\Plan\Write\Milliseconds;
use Kiln\Plan\Write\Nullable;
use Kiln\Plan\Write\ObjectOf;
use Kiln\Plan\Write\OptionalOf;
use Kiln\Plan\Write\Polymorphic;
use Kiln\Plan\Write\Scalar;
use Kiln\Plan\Write\StdClassOf;
use Kiln\Plan\Write\Timestamp;
use Kiln\Plan\Write\ValueOf;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteNode;
use Kiln\Plan\Write\WriteObject;
use Kiln\Plan\Write\WritePlan;
use Kiln\Plan\Write\WriteStep;

/**
 * The messages of a plan, for code that writes them without a tree, and whether there is such code: for all of the plan, or for
 * none of it.
 *
 * @phpstan-import-type Message from Messages
 * @phpstan-import-type Field from Messages
 *
 * @internal
 */
final readonly class DirectMessages
{
    /**
     * @param ?MessageTable $table null where trees are to do it
     * @param list<Message> $messages
     */
    private function __construct(public WritePlan $plan, private ?MessageTable $table, private array $messages) {}

    /**
     * @param \Closure(): Schema $schema of the plan
     */
    public static function of(WritePlan $plan, \Closure $schema): self
    {
        $unknown = new self($plan, null, []);
        try {
            $table = new MessageTable($schema());
        } catch (InvalidMetadata) {
            // Trees say what is wrong.
            return $unknown;
        }
        $messages = new self($plan, $table, $table->messages()->table);
        $objects = [];
        foreach ($plan->objects as $id => $object) {
            $sorted = $messages->sorted($object);
            if ($sorted === null) {
                return $unknown;
            }
            $objects[$id] = $sorted;
        }

        return $plan->root instanceof ObjectOf || $plan->root instanceof LazyOf ? new self(new WritePlan($plan->type, $plan->root, $objects, $plan->files), $table, $messages->messages) : $unknown;
    }

    public function arePrinted(): bool
    {
        return $this->table !== null;
    }

    /**
     * The only field of a member, or the first one of several.
     *
     * @return ?Field null for what is no field
     */
    public function field(WriteObject $object, string $key): ?array
    {
        return $this->fields($object, $key)[0] ?? null;
    }

    /**
     * The names of the oneofs that several members share, and these.
     *
     * @return array<string, list<string>> keys
     */
    public function oneofs(WriteObject $object): array
    {
        $keys = [];
        foreach ($this->messages[$this->messageOf($object->id)][0] as [$key, , , , , , $group]) {
            if ($group !== null) {
                $keys[$group][$key] = $key;
            }
        }

        return array_filter(array_map(array_values(...), $keys), static fn(array $keys): bool => \count($keys) > 1);
    }

    /**
     * The fields of an entry of a map.
     *
     * @return array{Field, Field} of the key and the value
     */
    public function entry(mixed $message): array
    {
        $fields = array_values($this->messages[\is_int($message) ? $message : 0][0]);

        return [$fields[0], $fields[1]];
    }

    /**
     * The tags in front of the messages of classes that a value may be of.
     *
     * @param ?Field $field null for a member of several
     *
     * @return array<class-string, string>|null null where they are not known
     */
    public function tags(Polymorphic $node, ?array $field, ?WriteObject $object = null, string $key = ''): ?array
    {
        $fields = $field === null ? ($object === null ? [] : $this->fields($object, $key)) : ($this->isChoice($field) ? array_values($this->messages[(int) $field[3]][0]) : []);
        $tags = [];
        foreach ($node->plans as $class => $id) {
            foreach ($fields as [, $kind, , $message, $tag]) {
                if ($kind === Kind::MESSAGE && $message === $this->messageOf($id)) {
                    $tags[$class] = $tag;
                }
            }
        }

        return $tags !== [] && \count($tags) === \count($node->plans) ? $tags : null;
    }

    /**
     * Whether it holds a message that is any of several.
     *
     * @param Field $field
     */
    public function isChoice(array $field): bool
    {
        return $field[1] === Kind::MESSAGE && $field[2] !== Messages::MAP && \is_int($field[3]) && $this->messages[$field[3]][2];
    }

    /**
     * The object with its members in the order of their numbers; null where it is left to trees.
     */
    private function sorted(WriteObject $object): ?WriteObject
    {
        if (LeftToTree::isNeeded($object) || $this->table?->messageOfDefinition($object->id) === null) {
            return null;
        }
        $steps = $numbers = [];
        $callsOut = false;
        foreach ($object->steps as $index => $step) {
            if ($step instanceof WriteField) {
                if (!$this->isOrdinary($step, $object)) {
                    return null;
                }
                $numbers[$index] = $this->number($object, $step->key);
                $callsOut = $callsOut || !$step->access instanceof Property || $step->condition !== null || WriteSteps::hasHook($step->access);
            } elseif (!$step instanceof Constant) {
                $numbers[$index] = -1;
            }
        }
        $sorted = $numbers;
        asort($sorted);
        if ($callsOut && $sorted !== $numbers) {
            // Code of the user's is called in the order in which it is declared.
            return null;
        }
        foreach (array_keys($sorted) as $index) {
            $steps[] = $object->steps[$index];
        }
        foreach ($this->oneofs($object) as $keys) {
            if (array_filter($steps, static fn(WriteStep $step): bool => $step instanceof WriteField && \in_array($step->key, $keys, true) && !($step->access instanceof Property && $step->condition === null)) !== []) {
                return null;
            }
        }

        return new WriteObject($object->id, $object->class, $steps, $object->isRecursive, null, $object->notes);
    }

    private function messageOf(string $id): int
    {
        return $this->table?->messageOfDefinition($id) ?? -1;
    }

    /**
     * @return list<Field>
     */
    private function fields(WriteObject $object, string $key): array
    {
        return array_values(array_filter($this->messages[$this->messageOf($object->id)][0], static fn(array $field): bool => $field[0] === $key));
    }

    private function holdsUnknown(WriteObject $object, string $key): bool
    {
        return $this->messages[$this->messageOf($object->id)][3] === $key;
    }

    private function number(WriteObject $object, string $key): int
    {
        foreach ($this->messages[$this->messageOf($object->id)][0] as $tag => $field) {
            if ($field[0] === $key) {
                return $tag;
            }
        }

        // What is not known stands behind all others.
        return PHP_INT_MAX;
    }

    private function isOrdinary(WriteField $field, WriteObject $object): bool
    {
        $node = $field->value instanceof Nullable ? $field->value->inner : $field->value;
        if ($this->holdsUnknown($object, $field->key)) {
            return $node instanceof BytesOf && $node->isLeaf;
        }
        $fields = $this->fields($object, $field->key);
        if (\count($fields) > 1 || isset($fields[0][5])) {
            return $node instanceof Polymorphic && $field->access instanceof Property && $this->tags($node, null, $object, $field->key) !== null && array_column($fields, 6) === array_fill(0, \count($fields), $field->key);
        }

        return $fields !== [] && $this->isPrintable($node, $fields[0], $field->access instanceof Property);
    }

    /**
     * @param Field $field
     * @param bool  $isOnce whether the value can be asked for again
     */
    private function isPrintable(WriteNode $node, array $field, bool $isOnce): bool
    {
        [, , $label, $more] = $field;
        if ($node instanceof OptionalOf || $node instanceof ValueOf) {
            return $this->isPrintable($node instanceof OptionalOf ? $node->inner : $node->value, $field, false);
        }
        if ($node instanceof IterableOf || $node instanceof CollectionOf || $node instanceof ArrayObjectOf) {
            return $this->isPrintable($node->array, $field, true);
        }
        if ($node instanceof ListOf) {
            return ($label === Messages::PACKED || $label === Messages::REPEATED) && $this->isValue($node->item, $field, true);
        }
        if ($node instanceof MapOf) {
            return $label === Messages::MAP && $this->isMap($node, $more);
        }

        return $label <= Messages::EXPLICIT && $this->isValue($node, $field, $isOnce);
    }

    private function isMap(MapOf $node, mixed $entry): bool
    {
        [$key, $value] = $this->entry($entry);

        return $key[1] !== Kind::BOOL && !$this->isChoice($value) && $this->isValue($node->value, $value, true);
    }

    /**
     * @param Field $field
     */
    private function isValue(WriteNode $node, array $field, bool $isOnce): bool
    {
        $kind = $field[1];

        return match ($node::class) {
            Scalar::class => ($kind <= Kind::STRING && $kind !== Kind::ENUM || $kind === Kind::WRAPPER) && (\count($node->kinds) === 1 || $kind === Kind::BOOL),
            EnumCase::class => $kind === Kind::ENUM,
            Date::class => $kind === Kind::STRING,
            Timestamp::class, Milliseconds::class => $kind <= Kind::FLOAT,
            Interval::class => $kind === Kind::STRING || $kind === Kind::DURATION,
            BytesOf::class => $kind === Kind::BYTES && $node->isLeaf,
            Leaf::class => $kind === Kind::TIMESTAMP,
            ObjectOf::class, LazyOf::class => $kind === Kind::MESSAGE && $field[3] === $this->messageOf($node->plan),
            Polymorphic::class => $isOnce && $this->tags($node, $field) !== null,
            Dynamic::class, Convert::class, AnyArray::class, StdClassOf::class => $kind === Kind::VALUE,
            default => false,
        };
    }
}
