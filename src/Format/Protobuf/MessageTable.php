<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\AnyMessage;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Messages;
use Kiln\Plan\Documentation\FieldNumbers;
use Kiln\Plan\Shape\Anything;
use Kiln\Plan\Shape\Choice;
use Kiln\Plan\Shape\Constant;
use Kiln\Plan\Shape\Decision;
use Kiln\Plan\Shape\Definition;
use Kiln\Plan\Shape\Enumeration;
use Kiln\Plan\Shape\Items;
use Kiln\Plan\Shape\Member;
use Kiln\Plan\Shape\Members;
use Kiln\Plan\Shape\Nullable;
use Kiln\Plan\Shape\Record;
use Kiln\Plan\Shape\Reference;
use Kiln\Plan\Shape\Scalars;
use Kiln\Plan\Shape\Schema;
use Kiln\Plan\Shape\Shape;
use Kiln\Plan\Shape\Tagged;
use Kiln\Plan\Shape\Text;
use Kiln\Plan\Shape\Tuple;
use Kiln\Type\ScalarKind;

/**
 * Derives from the shapes of a plan what {@see Messages} says.
 *
 * @phpstan-import-type Message from Messages
 * @phpstan-import-type Field from Messages
 *
 * @internal
 */
final class MessageTable
{
    private const FIELD_MASK = 'google.protobuf.FieldMask';

    private const SCALARS = ['int' => Kind::INT64, 'float' => Kind::DOUBLE, 'string' => Kind::STRING, 'bool' => Kind::BOOL];

    private const INTEGERS = [Kind::INT64, Kind::INT32, Kind::UINT32, Kind::UINT64, Kind::SINT32, Kind::SINT64, Kind::FIXED64, Kind::SFIXED64, Kind::FIXED32, Kind::SFIXED32];

    /** @var array<int, Message> */
    private array $table = [];

    /** @var array<string, int> by id of a definition, or by the ids of those that a choice is of */
    private array $known = [];

    /** @var array<int, list<string>> ids of definitions: of the object that a message is, or of those that it is one of */
    private array $definitions = [];

    private int $root = 0;

    /**
     * @throws InvalidMetadata where a class cannot be a message
     */
    public function __construct(private readonly Schema $schema)
    {
        foreach ($schema->roots as $type => $root) {
            $this->root = $this->messageOf($root, $type) ?? throw self::refusal($type, 'a document is a message, and so an object.', 'Put it into a class of its own.');
        }
        \ksort($this->table);
    }

    /**
     * @return Messages of which the last root is the document
     */
    public function messages(): Messages
    {
        return new Messages($this->root, \array_values($this->table));
    }

    /**
     * @return list<string> ids of definitions: of the object that a message is, or of those that it is one of; none for an entry of a map
     */
    public function definitionsOf(int $message): array
    {
        return $this->definitions[$message] ?? [];
    }

    /**
     * @param string $id of a definition
     *
     * @return ?int the message that the object is; null where none is made of it
     */
    public function messageOfDefinition(string $id): ?int
    {
        return $this->known[$id] ?? null;
    }

    /**
     * @return ?int the message; null where values are none
     */
    private function messageOf(Shape $shape, string $origin): ?int
    {
        if ($shape instanceof Nullable) {
            return $this->messageOf($shape->inner, $origin);
        }
        $variants = self::variants($shape);

        return match (true) {
            $shape instanceof Reference => $this->message($shape->id),
            $variants === null || $variants === [] => null,
            \count($variants) === 1 && !$shape instanceof Tagged => $this->message($variants[0][0]->id),
            default => $this->choice($variants, $origin),
        };
    }

    private function message(string $id): int
    {
        if (!isset($this->known[$id])) {
            $message = $this->reserve($id);
            $this->definitions[$message] = [$id];
            $definition = $this->schema->definitions[$id];
            $reserved = ReservedFields::of($definition);
            $fields = $zeros = [];
            $unknown = null;
            foreach ($definition->record->members as $key => $member) {
                if (($member->facts['protobuf']['unknown'] ?? false) === true) {
                    $unknown = $key;
                    continue;
                }
                if (self::isDiscriminator($member->shape)) {
                    continue;
                }
                foreach ($this->fields($definition, $member) as $tag => $field) {
                    if (isset($fields[$tag])) {
                        throw self::refusal("{$definition->class}::\${$key}", 'its number is that of ' . $fields[$tag][0] . '.', 'Give each field a number of its own.');
                    }
                    if ($reserved->has($tag >> 3)) {
                        throw self::refusal("{$definition->class}::\${$key}", 'its number ' . ($tag >> 3) . ' is reserved.', 'Give it one that no property has had.');
                    }
                    $name = $field[8]['name'] ?? ProtoName::ofField($field[0]);
                    if ($field[0] !== '' && \in_array($name, $reserved->names, true)) {
                        throw self::refusal("{$definition->class}::\${$key}", "its name {$name} is reserved.", "Say another one by #[Field(..., name: '...')].");
                    }
                    $fields[$tag] = $field;
                    $zeros += $field[6] === null && $member->isRequired && !self::mustBeThere($member) ? $this->zero($field, $member) : [];
                }
            }
            if ($definition->record->prefixed !== []) {
                throw self::refusal($definition->class, 'an inlined map has no place in a message.', 'Give the property a number, without #[Inline].');
            }
            \ksort($fields);
            $this->table[$message] = [$fields, $zeros, false, $unknown, ...($definition->class === AnyMessage::class ? [true] : [])];
        }

        return $this->known[$id];
    }

    /**
     * Whether a message without the member is an error.
     */
    private static function mustBeThere(Member $member): bool
    {
        return ($member->facts['protobuf']['required'] ?? false) === true;
    }

    private static function isDiscriminator(Shape $shape): bool
    {
        return $shape instanceof Constant || $shape instanceof Choice && \array_filter($shape->shapes, static fn(Shape $one): bool => !$one instanceof Constant) === [];
    }

    /**
     * @param non-empty-list<array{Reference, array{key: string, value: int|string}|null}> $variants
     */
    private function choice(array $variants, string $origin): int
    {
        $id = \serialize($variants);
        if (!isset($this->known[$id])) {
            $message = $this->reserve($id);
            $this->definitions[$message] = \array_map(static fn(array $variant): string => $variant[0]->id, $variants);
            $fields = [];
            foreach ($variants as [$reference, $tag]) {
                $class = $this->schema->definitions[$reference->id]->class;
                $number = FieldNumbers::ofClass($class) ?? throw self::refusal($origin, "{$class} is one of several classes here, and has no number.", "Put #[Variant({$class}::class, ...)] on the class or interface that they have in common, or on the property.");
                $fields[$number << 3 | Wire::LEN] = ['', Kind::MESSAGE, Messages::EXPLICIT, $this->message($reference->id), Wire::tag(self::checked($number, $origin), Wire::LEN), $tag ?? $this->test($reference, $variants, $origin), '', null];
            }
            \ksort($fields);
            $this->table[$message] = [$fields, [], true, null];
        }

        return $this->known[$id];
    }

    private function reserve(string $id): int
    {
        $message = $this->known[$id] = \count($this->known);
        $this->table[$message] = [[], [], false, null];

        return $message;
    }

    /**
     * The objects that a value may be, and by which key they are told.
     *
     * @return ?list<array{Reference, array{key: string, value: int|string}|null}> null where it may be something else
     */
    private static function variants(Shape $shape): ?array
    {
        if ($shape instanceof Reference) {
            return [[$shape, null]];
        }
        if ($shape instanceof Tagged) {
            $variants = [];
            foreach ($shape->cases as $value => $case) {
                $variants[] = [$case, ['key' => $shape->key, 'value' => $value]];
            }
            if ($shape->fallback !== null) {
                $variants[] = [$shape->fallback, null];
            }

            return $variants;
        }
        $variants = [];
        foreach (match (true) {
            $shape instanceof Choice => $shape->shapes,
            $shape instanceof Decision => [$shape->then, $shape->else],
            default => [],
        } as $one) {
            $below = self::variants($one);
            if ($below === null) {
                return null;
            }
            \array_push($variants, ...$below);
        }

        return $variants === [] ? null : $variants;
    }

    /**
     * @return array<int, Field> by tag
     */
    private function fields(Definition $definition, Member $member): array
    {
        $origin = "{$definition->class}::\${$member->key}";
        $facts = $member->facts['protobuf'] ?? [];
        $variants = [];
        foreach ($facts as $name => $number) {
            if (\str_starts_with($name, 'variant ')) {
                $variants[\ltrim(\substr($name, 8), '\\')] = (int) $number;
            }
        }
        if ($variants !== []) {
            return $this->oneOf($member, $variants, $origin);
        }
        $number = $facts['number'] ?? null;
        if (!\is_int($number)) {
            throw self::refusal($origin, 'it has no number.', 'Put #[Field(...)] on it, with a number that no other property of the class has had, or leave it out, by #[Ignore] or a group.');
        }
        $field = $this->field($member->key, self::checked($number, $origin), $member->shape, $facts, $origin);
        $isThere = $member->isRequired || $member->isLeftOutEmpty;
        $zero = self::zeroOf($field[1], $field[3]);
        if ($field[2] === Messages::IMPLICIT && (!$isThere || self::mustBeThere($member) || $member->initial !== null && $member->initial->value !== $zero && $member->initial->value !== 0)) {
            // What is left out has another value there than zero.
            $field[2] = Messages::EXPLICIT;
        }

        return [$number << 3 | self::wire($field) => $field];
    }

    /**
     * @param array<string, bool|int|float|string|null> $facts
     *
     * @return Field
     */
    private function field(string $key, int $number, Shape $shape, array $facts, string $origin): array
    {
        $isNullable = $shape instanceof Nullable;
        $shape = $shape instanceof Nullable ? $shape->inner : $shape;
        $type = isset($facts['type']) ? (string) $facts['type'] : null;
        $isOneList = $type === 'google.protobuf.ListValue' && $shape instanceof Items && $shape->item instanceof Anything;
        if ($type === self::FIELD_MASK && self::isListOfTexts($shape)) {
            [$kind, $label, $more] = [Kind::FIELD_MASK, Messages::EXPLICIT, null];
        } elseif ($isOneList || $type === 'google.protobuf.Struct' && $shape instanceof Members) {
            [$kind, $label, $more] = [Kind::NAMES[$type], Messages::EXPLICIT, null];
        } elseif ($shape instanceof Items && !$shape->isEmpty || $shape instanceof Choice && self::isAnyArray($shape) === false && $shape->shapes[0] instanceof Items) {
            [$kind, $more] = $this->kind($shape instanceof Items ? $shape->item : $shape->shapes[0], $type, $origin);
            $label = $kind <= Kind::FLOAT && ($facts['packed'] ?? true) === true ? Messages::PACKED : Messages::REPEATED;
        } elseif ($shape instanceof Members && (!$shape->value instanceof Anything || isset($facts['key']))) {
            [$kind, $label, $more] = [Kind::MESSAGE, Messages::MAP, $this->entry($shape, $type, (string) ($facts['key'] ?? 'string'), $origin)];
        } else {
            [$kind, $more] = $this->kind($shape, $type, $origin);
            $label = $isNullable || $kind >= Kind::MESSAGE ? Messages::EXPLICIT : Messages::IMPLICIT;
        }
        $field = [$key, $kind, $label, $more, '', null, isset($facts['oneof']) ? "oneof {$facts['oneof']}" : null, self::caseNames($shape)];
        if ($field[6] !== null) {
            $field[2] = $label <= Messages::EXPLICIT ? Messages::EXPLICIT : throw self::refusal($origin, 'a list or a map excludes no other field.', 'Leave out oneOf, or put it into a class of its own.');
        }
        $field[4] = Wire::tag($number, self::wire($field));
        $names = \array_filter(['name' => isset($facts['name']) ? (string) $facts['name'] : null, 'aliases' => self::aliases($shape)], static fn(mixed $names): bool => $names !== null && $names !== []);

        return $names === [] ? $field : [...$field, $names];
    }

    private static function isListOfTexts(Shape $shape): bool
    {
        return $shape instanceof Items && $shape->item instanceof Scalars && $shape->item->kinds === [ScalarKind::String];
    }

    private static function isAnyArray(Choice $shape): bool
    {
        return \count($shape->shapes) === 2 && $shape->shapes[0] instanceof Items && $shape->shapes[1] instanceof Members;
    }

    /**
     * @param array<string, int> $numbers by class, or by type of a scalar
     *
     * @return array<int, Field> by tag
     */
    private function oneOf(Member $member, array $numbers, string $origin): array
    {
        $shape = $member->shape instanceof Nullable ? $member->shape->inner : $member->shape;
        $fields = [];
        $shapes = $shape instanceof Choice ? $shape->shapes : [$shape];
        $variants = [];
        foreach ($shapes as $one) {
            \array_push($variants, ...self::variants($one) ?? []);
        }
        foreach ($variants as [$reference, $tag]) {
            $class = $this->schema->definitions[$reference->id]->class;
            $number = $numbers[$class] ?? FieldNumbers::ofClass($class) ?? throw self::refusal($origin, "it may be a {$class}, which has no number here.", "Put #[Variant({$class}::class, ...)] on it.");
            $fields[self::checked($number, $origin) << 3 | Wire::LEN] = [$member->key, Kind::MESSAGE, Messages::EXPLICIT, $this->message($reference->id), Wire::tag($number, Wire::LEN), $tag ?? $this->test($reference, $variants, $origin), $member->key, null];
        }
        foreach ($shapes as $one) {
            foreach ($one instanceof Scalars ? $one->kinds : ($one instanceof Text || $one instanceof Enumeration ? [ScalarKind::String] : []) as $kind) {
                $type = $kind === ScalarKind::True || $kind === ScalarKind::False ? 'bool' : $kind->value;
                $number = $numbers[$type] ?? throw self::refusal($origin, "it may be of type {$type}, which has no number here.", "Put #[Variant('{$type}', ...)] on it.");
                $fields[self::checked($number, $origin) << 3 | Kind::wire(self::SCALARS[$type])] = [$member->key, self::SCALARS[$type], Messages::EXPLICIT, null, Wire::tag($number, Kind::wire(self::SCALARS[$type])), $type === 'float' && !isset($numbers['int']) ? 'number' : $type, $member->key, null];
            }
        }

        return $fields;
    }

    /**
     * What tells an object from others without a discriminator: the keys that are always there.
     *
     * @param list<array{Reference, array{key: string, value: int|string}|null}> $variants
     *
     * @return non-empty-list<string>|array{key: string, value: int|string}
     */
    private function test(Reference $reference, array $variants, string $origin): array
    {
        $members = $this->schema->definitions[$reference->id]->record->members;
        foreach ($members as $key => $member) {
            if ($member->shape instanceof Constant && (\is_int($member->shape->value) || \is_string($member->shape->value))) {
                return ['key' => $key, 'value' => $member->shape->value];
            }
        }
        $keys = [];
        foreach ($members as $key => $member) {
            $others = \array_filter($variants, fn(array $variant): bool => $variant[0]->id !== $reference->id && isset($this->schema->definitions[$variant[0]->id]->record->members[$key]));
            if ($others === []) {
                $keys[] = $key;
            }
        }
        $required = \array_values(\array_filter($keys, static fn(string $key): bool => $members[$key]->isRequired));

        return $required !== [] ? $required : ($keys !== [] ? $keys : throw self::refusal($origin, "nothing tells a {$this->schema->definitions[$reference->id]->class} from the other classes.", 'Put #[Discriminator] on what they have in common.'));
    }

    private function entry(Members $shape, ?string $type, string $key, string $origin): int
    {
        $keyKind = Kind::NAMES[$key] ?? null;
        if ($keyKind === null || !\in_array($keyKind, [...self::INTEGERS, Kind::BOOL, Kind::STRING], true)) {
            throw self::refusal($origin, "keys of a map cannot be of type {$key}.", 'They are integers, bool or string.');
        }
        [$kind, $more] = $this->kind($shape->value, $type, $origin);
        // Arrays have no keys of bool.
        $keys = $keyKind === Kind::BOOL ? ($shape->key instanceof Scalars && $shape->key->kinds === [ScalarKind::Int] ? [0, 1] : ['false', 'true']) : null;
        $id = "entry {$keyKind} {$kind} " . \serialize([$keys, $more, self::caseNames($shape), self::aliases($shape)]);
        if (!isset($this->known[$id])) {
            $message = $this->reserve($id);
            $keyField = ['key', $keyKind, Messages::EXPLICIT, $keys, Wire::tag(1, Kind::wire($keyKind)), null, null, null];
            $aliases = self::aliases($shape);
            $field = ['value', $kind, Messages::EXPLICIT, $more, Wire::tag(2, Kind::wire($kind)), null, null, self::caseNames($shape), ...($aliases === [] ? [] : [['aliases' => $aliases]])];
            $this->table[$message] = [
                [1 << 3 | Kind::wire($keyKind) => $keyField, 2 << 3 | Kind::wire($kind) => $field],
                $this->zero($keyField, null) + $this->zero($field, null),
                false,
                null,
            ];
        }

        return $this->known[$id];
    }

    /**
     * @return array{int, int|array<int, int|string>|null} the kind of a value, and what belongs to it: of a wrapper, the kind inside
     */
    private function kind(Shape $shape, ?string $type, string $origin): array
    {
        // A date that is read is an object, or text in several formats, of which the first is that in which it is written.
        $texts = $shape instanceof Choice ? \array_values(\array_filter($shape->shapes, static fn(Shape $one): bool => $one instanceof Text)) : [];
        $shape = $shape instanceof Choice && $texts !== [] && ($shape->shapes[0] instanceof Anything || $shape->shapes[0] instanceof Text) ? $texts[0] : $shape;
        if ($type === self::FIELD_MASK && self::isListOfTexts($shape)) {
            return [Kind::FIELD_MASK, null];
        }
        $message = $this->messageOf($shape, $origin);
        if ($message !== null && !$shape instanceof Nullable) {
            return [Kind::MESSAGE, $message];
        }
        $kind = match (true) {
            $shape instanceof Scalars && \count($shape->kinds) === 1 => match ($shape->kinds[0]) {
                ScalarKind::True, ScalarKind::False => Kind::BOOL,
                default => self::SCALARS[$shape->kinds[0]->value],
            },
            $shape instanceof Text => match (true) {
                $shape->format === Text::BASE64 => Kind::BYTES,
                $shape->format === Text::DATE_TIME && $shape->dateFormat === null => Kind::TIMESTAMP,
                $shape->format === Text::DURATION => Kind::DURATION,
                default => Kind::STRING,
            },
            $shape instanceof Enumeration => Kind::ENUM,
            $shape instanceof Anything, $shape instanceof Nullable && $shape->inner instanceof Anything, $shape instanceof Members && $shape->value instanceof Anything,
            $shape instanceof Record, $shape instanceof Tuple, $shape instanceof Choice && self::isAnyArray($shape) => Kind::VALUE,
            $shape instanceof Nullable => throw self::refusal($origin, 'an item of a list or a map cannot be null in a message.', 'Leave out the null, or use a class that holds the item.'),
            $shape instanceof Items, $shape instanceof Members => throw self::refusal($origin, 'a message has no lists or maps within lists or maps.', 'Put the inner one into a class of its own.'),
            default => throw self::refusal($origin, 'it may be of several types.', 'Give each of them a number, by #[Variant].'),
        };
        if ($type !== null && isset(Kind::WRAPPED[$type])) {
            $inner = $this->kind($shape, (string) \array_search(Kind::WRAPPED[$type], Kind::NAMES, true), $origin)[0];

            return [Kind::WRAPPER, $inner];
        }
        if ($type !== null && $kind !== (Kind::NAMES[$type] ?? null)) {
            $wanted = Kind::NAMES[$type] ?? throw self::refusal($origin, "there is no type {$type}.", 'The types are ' . \implode(', ', \array_keys(Kind::NAMES + Kind::WRAPPED)) . '.');
            $fits = $kind === Kind::INT64 && \in_array($wanted, self::INTEGERS, true) || $kind === Kind::DOUBLE && $wanted === Kind::FLOAT || \in_array($wanted, [Kind::VALUE, Kind::STRUCT, Kind::LIST_VALUE], true)
                || $kind === Kind::VALUE && $shape instanceof Anything || \in_array($kind, [Kind::TIMESTAMP, Kind::DURATION], true) && $wanted === Kind::STRING;
            if (!$fits) {
                throw self::refusal($origin, "its type cannot be {$type}.", 'Choose one that its values have.');
            }
            $kind = $wanted;
        }

        return [$kind, $shape instanceof Enumeration && $kind === Kind::ENUM ? self::numbers($shape) : null];
    }

    /**
     * @return ?array<int, string> by number; null where no case of an enum is
     */
    private static function caseNames(Shape $shape): ?array
    {
        $enum = self::enumOf($shape);
        if ($enum === null) {
            return null;
        }
        $names = [];
        $short = \substr((string) \strrchr("\\{$enum->class}", '\\'), 1);
        foreach ($enum->values as $case => $value) {
            $names[FieldNumbers::ofCase($enum->class, $case) ?? (int) $value] = FieldNumbers::nameOfCase($enum->class, $case) ?? ProtoName::ofCase($short, $case);
        }

        return $names;
    }

    /**
     * @return array<string, int> numbers by other names of cases
     */
    private static function aliases(Shape $shape): array
    {
        $enum = self::enumOf($shape);
        $aliases = [];
        if ($enum === null) {
            return [];
        }
        foreach ($enum->values as $case => $value) {
            foreach (FieldNumbers::aliasesOfCase($enum->class, $case) as $alias) {
                $aliases[$alias] = FieldNumbers::ofCase($enum->class, $case) ?? (int) $value;
            }
        }

        return $aliases;
    }

    private static function enumOf(Shape $shape): ?Enumeration
    {
        $enum = match (true) {
            $shape instanceof Items => $shape->item,
            $shape instanceof Members => $shape->value,
            default => $shape,
        };

        return $enum instanceof Enumeration ? $enum : null;
    }

    /**
     * @return array<int, int|string> values by number
     */
    private static function numbers(Enumeration $enum): array
    {
        $numbers = [];
        foreach ($enum->values as $case => $value) {
            $said = FieldNumbers::ofCase($enum->class, $case);
            $number = \is_int($value) ? $value : $said ?? throw self::refusal("{$enum->class}::{$case}", 'it has no number.', 'Put #[Number(...)] on each case.');
            if ($said !== null && $said !== $number) {
                throw self::refusal("{$enum->class}::{$case}", "its number is {$said} and its value {$number}.", 'Cases of an enum of integers have their values as numbers.');
            }
            if (isset($numbers[$number])) {
                throw self::refusal("{$enum->class}::{$case}", "its number is that of {$numbers[$number]}.", 'Give each case a number of its own.');
            }
            $numbers[$number] = $value;
        }

        return $numbers;
    }

    /**
     * @param Field $field
     *
     * @return array<string, scalar|array{}|null> what stands for it when it is missing, by key; nothing where that is an error
     */
    private function zero(array $field, ?Member $member): array
    {
        [$key, $kind, $label, $more] = $field;
        if ($label >= Messages::PACKED) {
            return [$key => []];
        }
        if ($member?->shape instanceof Nullable) {
            return [$key => null];
        }
        $zero = self::zeroOf($kind, $more);

        return $zero === null ? [] : [$key => $zero];
    }

    /**
     * @param int|array<int, int|string>|null $more
     */
    private static function zeroOf(int $kind, int|array|null $more): int|float|string|bool|null
    {
        return match (true) {
            $kind === Kind::ENUM => \is_array($more) ? $more[0] ?? null : null,
            $kind === Kind::STRING, $kind === Kind::BYTES => '',
            $kind === Kind::BOOL => false,
            $kind === Kind::DOUBLE, $kind === Kind::FLOAT => 0.0,
            $kind >= Kind::MESSAGE => null,
            default => 0,
        };
    }

    /**
     * @param Field $field
     */
    private static function wire(array $field): int
    {
        return $field[2] >= Messages::PACKED && ($field[2] !== Messages::REPEATED || $field[1] > Kind::FLOAT) ? Wire::LEN : Kind::wire($field[1]);
    }

    private static function checked(int $number, string $origin): int
    {
        return $number >= 1 && $number <= Wire::LARGEST && ($number < Wire::RESERVED[0] || $number > Wire::RESERVED[1])
            ? $number
            : throw self::refusal($origin, "no field can have the number {$number}.", 'Numbers are from 1 to 536,870,911, but not from 19,000 to 19,999.');
    }

    private static function refusal(string $origin, string $message, string $hint): InvalidMetadata
    {
        return new InvalidMetadata('not_a_message', $origin, $message, $hint);
    }
}
