<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer\Direct;

use Kiln\Error\InvalidMetadata;
use Kiln\Format\Messages;
use Kiln\Format\Protobuf\Kind;
use Kiln\Format\Protobuf\MessageTable;
use Kiln\Plan\Property;
use Kiln\Plan\Shape\Schema;
use Kiln\Plan\Write;

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
    private function __construct(public Write\WritePlan $plan, private ?MessageTable $table, private array $messages) {}

    /**
     * @param \Closure(): Schema $schema of the plan
     */
    public static function of(Write\WritePlan $plan, \Closure $schema): self
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

        return $plan->root instanceof Write\ObjectOf || $plan->root instanceof Write\LazyOf ? new self(new Write\WritePlan($plan->type, $plan->root, $objects, $plan->files), $table, $messages->messages) : $unknown;
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
    public function field(Write\WriteObject $object, string $key): ?array
    {
        return $this->fields($object, $key)[0] ?? null;
    }

    /**
     * The names of the oneofs that several members share, and these.
     *
     * @return array<string, list<string>> keys
     */
    public function oneofs(Write\WriteObject $object): array
    {
        $keys = [];
        foreach ($this->messages[$this->messageOf($object->id)][0] as [$key, , , , , , $group]) {
            if ($group !== null) {
                $keys[$group][$key] = $key;
            }
        }

        return \array_filter(\array_map(\array_values(...), $keys), static fn(array $keys): bool => \count($keys) > 1);
    }

    /**
     * The fields of an entry of a map.
     *
     * @return array{Field, Field} of the key and the value
     */
    public function entry(mixed $message): array
    {
        $fields = \array_values($this->messages[\is_int($message) ? $message : 0][0]);

        return [$fields[0], $fields[1]];
    }

    /**
     * The tags in front of the messages of classes that a value may be of.
     *
     * @param ?Field $field null for a member of several
     *
     * @return array<class-string, string>|null null where they are not known
     */
    public function tags(Write\Polymorphic $node, ?array $field, ?Write\WriteObject $object = null, string $key = ''): ?array
    {
        $fields = $field === null ? ($object === null ? [] : $this->fields($object, $key)) : ($this->isChoice($field) ? \array_values($this->messages[(int) $field[3]][0]) : []);
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
    private function sorted(Write\WriteObject $object): ?Write\WriteObject
    {
        if (LeftToTree::isNeeded($object) || $this->table?->messageOfDefinition($object->id) === null) {
            return null;
        }
        $steps = $numbers = [];
        $callsOut = false;
        foreach ($object->steps as $index => $step) {
            if ($step instanceof Write\WriteField) {
                if (!$this->isOrdinary($step, $object)) {
                    return null;
                }
                $numbers[$index] = $this->number($object, $step->key);
                $callsOut = $callsOut || !$step->access instanceof Property || $step->condition !== null || $step->access->hasHook();
            } elseif (!$step instanceof Write\Constant) {
                $numbers[$index] = -1;
            }
        }
        $sorted = $numbers;
        \asort($sorted);
        if ($callsOut && $sorted !== $numbers) {
            // Code of the user's is called in the order in which it is declared.
            return null;
        }
        foreach (\array_keys($sorted) as $index) {
            $steps[] = $object->steps[$index];
        }
        foreach ($this->oneofs($object) as $keys) {
            if (\array_filter($steps, static fn(Write\WriteStep $step): bool => $step instanceof Write\WriteField && \in_array($step->key, $keys, true) && !($step->access instanceof Property && $step->condition === null)) !== []) {
                return null;
            }
        }

        return new Write\WriteObject($object->id, $object->class, $steps, $object->isRecursive, null, $object->notes);
    }

    private function messageOf(string $id): int
    {
        return $this->table?->messageOfDefinition($id) ?? -1;
    }

    /**
     * @return list<Field>
     */
    private function fields(Write\WriteObject $object, string $key): array
    {
        return \array_values(\array_filter($this->messages[$this->messageOf($object->id)][0], static fn(array $field): bool => $field[0] === $key));
    }

    private function holdsUnknown(Write\WriteObject $object, string $key): bool
    {
        return $this->messages[$this->messageOf($object->id)][3] === $key;
    }

    private function number(Write\WriteObject $object, string $key): int
    {
        foreach ($this->messages[$this->messageOf($object->id)][0] as $tag => $field) {
            if ($field[0] === $key) {
                return $tag;
            }
        }

        // What is not known stands behind all others.
        return \PHP_INT_MAX;
    }

    private function isOrdinary(Write\WriteField $field, Write\WriteObject $object): bool
    {
        $node = $field->value instanceof Write\Nullable ? $field->value->inner : $field->value;
        if ($this->holdsUnknown($object, $field->key)) {
            return $node instanceof Write\BytesOf && $node->isLeaf;
        }
        $fields = $this->fields($object, $field->key);
        if (\count($fields) > 1 || isset($fields[0][5])) {
            return $node instanceof Write\Polymorphic && $field->access instanceof Property && $this->tags($node, null, $object, $field->key) !== null && \array_column($fields, 6) === \array_fill(0, \count($fields), $field->key);
        }

        return $fields !== [] && $this->isPrintable($node, $fields[0], $field->access instanceof Property);
    }

    /**
     * @param Field $field
     * @param bool  $isOnce whether the value can be asked for again
     */
    private function isPrintable(Write\WriteNode $node, array $field, bool $isOnce): bool
    {
        [, , $label, $more] = $field;
        if ($node instanceof Write\OptionalOf || $node instanceof Write\ValueOf) {
            return $this->isPrintable($node instanceof Write\OptionalOf ? $node->inner : $node->value, $field, false);
        }
        if ($node instanceof Write\IterableOf || $node instanceof Write\CollectionOf || $node instanceof Write\ArrayObjectOf) {
            return $this->isPrintable($node->array, $field, true);
        }
        if ($node instanceof Write\ListOf) {
            return ($label === Messages::PACKED || $label === Messages::REPEATED) && $this->isValue($node->item, $field, true);
        }
        if ($node instanceof Write\MapOf) {
            return $label === Messages::MAP && $this->isMap($node, $more);
        }

        return $label <= Messages::EXPLICIT && $this->isValue($node, $field, $isOnce);
    }

    private function isMap(Write\MapOf $node, mixed $entry): bool
    {
        [$key, $value] = $this->entry($entry);

        return $key[1] !== Kind::BOOL && !$this->isChoice($value) && $this->isValue($node->value, $value, true);
    }

    /**
     * @param Field $field
     */
    private function isValue(Write\WriteNode $node, array $field, bool $isOnce): bool
    {
        $kind = $field[1];

        return match ($node::class) {
            Write\Scalar::class => ($kind <= Kind::STRING && $kind !== Kind::ENUM || $kind === Kind::WRAPPER) && (\count($node->kinds) === 1 || $kind === Kind::BOOL),
            Write\EnumCase::class => $kind === Kind::ENUM,
            Write\Date::class => $kind === Kind::STRING,
            Write\Timestamp::class, Write\Milliseconds::class => $kind <= Kind::FLOAT,
            Write\Interval::class => $kind === Kind::STRING || $kind === Kind::DURATION,
            Write\BytesOf::class => $kind === Kind::BYTES && $node->isLeaf,
            Write\Leaf::class => $kind === Kind::TIMESTAMP,
            Write\ObjectOf::class, Write\LazyOf::class => $kind === Kind::MESSAGE && $field[3] === $this->messageOf($node->plan),
            Write\Polymorphic::class => $isOnce && $this->tags($node, $field) !== null,
            Write\Dynamic::class, Write\Convert::class, Write\AnyArray::class, Write\StdClassOf::class => $kind === Kind::VALUE,
            Write\ListOf::class, Write\MapOf::class, Write\ShapeOf::class, Write\EmptyArray::class, Write\IterableOf::class, Write\CollectionOf::class, Write\ArrayObjectOf::class, Write\Nullable::class, Write\OptionalOf::class, Write\ValueOf::class, Write\Union::class, Write\RawOf::class => false,
        };
    }
}
