<?php

declare(strict_types=1);

namespace Kiln\Schema\Avro;

use Kiln\Error\InvalidMetadata;
use Kiln\Plan\Shape\Anything;
use Kiln\Plan\Shape\Choice;
use Kiln\Plan\Shape\Constant;
use Kiln\Plan\Shape\Decision;
use Kiln\Plan\Shape\Definition;
use Kiln\Plan\Shape\Enumeration;
use Kiln\Plan\Shape\Items;
use Kiln\Plan\Shape\Member;
use Kiln\Plan\Shape\Members;
use Kiln\Plan\Shape\Nothing;
use Kiln\Plan\Shape\Nullable;
use Kiln\Plan\Shape\Record;
use Kiln\Plan\Shape\Reference;
use Kiln\Plan\Shape\Scalars;
use Kiln\Plan\Shape\Schema;
use Kiln\Plan\Shape\Shape;
use Kiln\Plan\Shape\Tagged;
use Kiln\Plan\Shape\Text;
use Kiln\Plan\Shape\Tuple;
use Kiln\Schema\Direction;
use Kiln\Schema\Names;
use Kiln\Type\ScalarKind;

/**
 * Shapes as types of Avro. A record or an enum is written out where it is first used, and named from then on.
 *
 * @phpstan-type AvroType string|array<array-key, mixed>
 *
 * @internal
 */
final class AvroTypes
{
    /** What names are made of (Names, in the specification). */
    private const NAME = '/^[A-Za-z_][A-Za-z0-9_]*$/D';

    private readonly Names $names;

    /** @var array<string, string> full names of types that were written out, by what they are of */
    private array $written = [];

    public function __construct(private readonly Schema $schema, private readonly Direction $direction)
    {
        $this->names = new Names($schema);
    }

    /**
     * @throws InvalidMetadata
     *
     * @return AvroType
     */
    public function schema(): string|array
    {
        $types = [];
        foreach ($this->schema->roots as $type => $shape) {
            $types[] = $this->type($shape, new AvroPlace($type, 'Root'));
        }

        return \count($types) === 1 ? $types[0] : AvroUnion::of($types, new AvroPlace(\implode(', ', \array_keys($this->schema->roots)), 'Root'));
    }

    /**
     * @throws InvalidMetadata
     *
     * @return AvroType
     */
    private function type(Shape $shape, AvroPlace $at): string|array
    {
        return match ($shape::class) {
            Anything::class => throw $at->refusal('Avro has no type for any value.', 'Give it a type, or leave it out, by #[Ignore] or a group.'),
            Nothing::class => 'null',
            Nullable::class => AvroUnion::of(['null', $this->type($shape->inner, $at)], $at),
            Scalars::class => AvroUnion::of(\array_map(static fn(ScalarKind $kind): string => match ($kind) {
                ScalarKind::Int => 'long',
                ScalarKind::Float => 'double',
                ScalarKind::String => 'string',
                ScalarKind::Bool, ScalarKind::True, ScalarKind::False => 'boolean',
            }, $shape->kinds), $at),
            Text::class => $shape->format === Text::UUID ? ['type' => 'string', 'logicalType' => 'uuid'] : 'string',
            Constant::class => $this->constant($shape, $at),
            Enumeration::class => $this->enumeration($shape),
            Items::class => ['type' => 'array', 'items' => $shape->isEmpty ? 'null' : $this->type($shape->item, $at)],
            Tuple::class => ['type' => 'array', 'items' => $this->items($shape, $at)],
            Members::class => ['type' => 'map', 'values' => $shape->isEmpty ? 'null' : $this->type($shape->value, $at)],
            Record::class => $this->record($shape, $at->unique($this->written), $at),
            Reference::class => $this->written[$shape->id] ?? $this->definition($this->schema->definitions[$shape->id]),
            Choice::class => $this->union($shape->shapes, $at),
            Decision::class => $this->union([$shape->then, $shape->else], $at),
            Tagged::class => $this->union([...\array_values($shape->cases), ...($shape->fallback === null ? [] : [$shape->fallback])], $at),
        };
    }

    /**
     * @param list<Shape> $shapes
     *
     * @return AvroType
     */
    private function union(array $shapes, AvroPlace $at): string|array
    {
        return AvroUnion::of(\array_map(fn(Shape $shape): string|array => $this->type($shape, $at), $shapes), $at);
    }

    /**
     * @return AvroType
     */
    private function items(Tuple $tuple, AvroPlace $at): string|array
    {
        // What is moved over when it is read has no type.
        $hasOthers = $tuple->others !== null && !($tuple->others instanceof Anything && $this->direction->reads());
        $items = $hasOthers ? [...$tuple->items, $tuple->others] : $tuple->items;

        return $items === [] ? 'null' : $this->union($items, $at);
    }

    /**
     * @return AvroType
     */
    private function constant(Constant $constant, AvroPlace $at): string|array
    {
        $value = $constant->value;
        if (\is_string($value) && \preg_match(self::NAME, $value) === 1) {
            $name = $at->unique($this->written);
            $this->written[$name] = $name;

            return ['type' => 'enum', 'name' => $name, 'symbols' => [$value]];
        }

        return match (true) {
            \is_string($value) => 'string',
            \is_bool($value) => 'boolean',
            \is_int($value) => 'long',
            \is_float($value) => 'double',
            default => 'null',
        };
    }

    /**
     * The symbols of an enum are names. Cases that stand for other texts are strings.
     *
     * @return AvroType
     */
    private function enumeration(Enumeration $enum): string|array
    {
        $values = \array_values($enum->values);
        $strings = \array_filter($values, \is_string(...));
        if ($strings !== $values || $values === []) {
            return $values === [] ? 'null' : 'long';
        }
        if (\preg_grep(self::NAME, $strings) !== $strings) {
            return 'string';
        }
        if (!isset($this->written[$enum->class])) {
            $this->written[$enum->class] = self::nameOf($enum->class, $this->names->of($enum->class));

            return ['type' => 'enum', 'name' => $this->written[$enum->class], 'symbols' => $strings];
        }

        return $this->written[$enum->class];
    }

    /**
     * @return array<array-key, mixed>
     */
    private function definition(Definition $definition): array
    {
        $name = self::nameOf($definition->class, $this->names->of($definition->id));
        $this->written[$definition->id] = $name;

        return $this->record($definition->record, $name, new AvroPlace($definition->class, $name), self::about($definition->description, $definition->isDeprecated));
    }

    /**
     * @param array{doc?: string} $about
     *
     * @return array<array-key, mixed>
     */
    private function record(Record $record, string $name, AvroPlace $at, array $about = []): array
    {
        $this->written[$name] ??= $name;
        if ($record->prefixed !== []) {
            throw $at->refusal('Avro has no record with other keys than those that it names, and a map is inlined here.', 'Leave out #[Inline], so that the map has a key of its own.');
        }
        $fields = [];
        foreach ($record->members as $member) {
            $fields[] = $this->field($member, $at->member($member->key));
        }

        return ['type' => 'record', 'name' => $name] + $about + ['fields' => $fields];
    }

    /**
     * @return array<string, mixed>
     */
    private function field(Member $member, AvroPlace $at): array
    {
        $aliases = $member->aliases;
        foreach ([$member->key, ...$aliases] as $name) {
            if (\preg_match(self::NAME, $name) !== 1) {
                throw $at->refusal("\"{$name}\" cannot be a name in Avro: it has letters A to Z, digits and underscores.", "Name it by #[SerializedName('...')].");
            }
        }
        $type = $this->type($member->shape, $at);
        $default = AvroDefault::of($member, $type, $this->written);
        if (!$member->isRequired && $default === null) {
            $type = AvroUnion::of(['null', $type], $at);
        }
        $default ??= AvroUnion::isNullable($type) ? AvroDefault::null() : null;

        return ['name' => $member->key]
            + self::about($member->description, $member->isDeprecated)
            + ['type' => $default === null ? $type : $default->first($type)]
            + ($default === null ? [] : ['default' => $default->value])
            + ($aliases === [] ? [] : ['aliases' => $aliases]);
    }

    /**
     * @return array{doc?: string}
     */
    private static function about(?string $description, bool $isDeprecated): array
    {
        $sentences = [...($description === null ? [] : [$description]), ...($isDeprecated ? ['Deprecated.'] : [])];

        return $sentences === [] ? [] : ['doc' => \implode(' ', $sentences)];
    }

    /**
     * The name with its namespace.
     */
    private static function nameOf(string $class, string $name): string
    {
        $parts = [...\array_slice(\explode('\\', (string) \strstr("{$class}\0", "\0", true)), 0, -1), $name];
        if (\preg_grep(self::NAME, $parts) !== $parts) {
            throw (new AvroPlace($class, $name))->refusal('its name has other letters than A to Z, which names in Avro have not.');
        }

        return \implode('.', $parts);
    }
}
