<?php

declare(strict_types=1);

namespace Kiln\Schema;

use Kiln\Plan\Leaves;
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
use Kiln\Type\ScalarKind;

/**
 * JSON Schema 2020-12, alone or as the components of an OpenAPI 3.1 document, whose schemas are of the same language.
 *
 * @internal
 */
final readonly class JsonSchema implements SchemaLanguage
{
    private const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

    /**
     * @param bool $isOpenApi whether the schemas are components, and discriminators are named as OpenAPI does
     */
    public function __construct(private bool $isOpenApi = false) {}

    public function name(): string
    {
        return $this->isOpenApi ? 'openapi' : 'json-schema';
    }

    public function leaves(): ?Leaves
    {
        return null;
    }

    public function text(Schema $schema, Direction $direction): string
    {
        return \json_encode($this->document($schema), \JSON_PRETTY_PRINT | \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR) . "\n";
    }

    /**
     * @return array<string, mixed>
     */
    public function document(Schema $schema): array
    {
        $names = new Names($schema);
        $definitions = [];
        foreach ($names->enums() as $class => $enum) {
            $definitions[$names->of($class)] = self::enumeration($enum);
        }
        foreach ($schema->definitions as $id => $definition) {
            $definitions[$names->of($id)] = $this->definition($definition, $names);
        }
        \ksort($definitions, \SORT_STRING);
        $roots = \array_map(fn(Shape $root): array|\stdClass => $this->shape($root, $names), $schema->roots);
        if ($this->isOpenApi) {
            foreach ($roots as $type => $root) {
                // A reference to a component is one already.
                if (!\is_array($root) || !isset($root['$ref'])) {
                    $definitions[(string) \preg_replace('/\W+/', '_', \trim($type))] = $root;
                }
            }

            return ['openapi' => '3.1.0', 'info' => ['title' => 'Kiln', 'version' => '1.0.0'], 'paths' => new \stdClass(), 'components' => ['schemas' => $definitions === [] ? new \stdClass() : $definitions]];
        }
        $whole = \count($roots) === 1 ? \current($roots) : ['anyOf' => \array_values($roots)];

        return ['$schema' => self::DIALECT, ...($whole instanceof \stdClass ? [] : $whole), ...($definitions === [] ? [] : ['$defs' => $definitions])];
    }

    /**
     * @return array<string, mixed>
     */
    private function definition(Definition $definition, Names $names): array
    {
        return [
            ...($definition->description === null ? [] : ['description' => $definition->description]),
            ...($definition->isDeprecated ? ['deprecated' => true] : []),
            ...$this->record($definition->record, $names),
        ];
    }

    /**
     * @return array<string, mixed>|\stdClass
     */
    private function shape(Shape $shape, Names $names): array|\stdClass
    {
        return match ($shape::class) {
            Anything::class => new \stdClass(),
            Nothing::class => ['type' => 'null'],
            Nullable::class => $this->nullable($shape->inner, $names),
            Scalars::class => self::scalars($shape),
            Text::class => ['type' => 'string', ...($shape->format === null ? [] : [$shape->format === Text::BASE64 ? 'contentEncoding' : 'format' => $shape->format]), ...($shape->remark === null ? [] : ['description' => $shape->remark])],
            Constant::class => ['const' => $shape->value],
            Enumeration::class => ['$ref' => $this->place($names->of($shape->class))],
            Items::class => ['type' => 'array', ...($shape->isEmpty ? ['maxItems' => 0] : ['items' => $this->shape($shape->item, $names)])],
            Tuple::class => $this->tuple($shape, $names),
            Members::class => $this->members($shape, $names),
            Record::class => $this->record($shape, $names),
            Reference::class => ['$ref' => $this->place($names->of($shape->id))],
            Choice::class => $this->choice($shape, $names),
            Decision::class => $this->decision($shape, $names),
            Tagged::class => $this->tagged($shape, $names),
        };
    }

    private function place(string $name): string
    {
        return ($this->isOpenApi ? '#/components/schemas/' : '#/$defs/') . $name;
    }

    /**
     * @return array<string, mixed>|\stdClass
     */
    private function nullable(Shape $inner, Names $names): array|\stdClass
    {
        $schema = $this->shape($inner, $names);
        if ($schema instanceof \stdClass) {
            return $schema;
        }
        if (isset($schema['type']) && !isset($schema['enum'])) {
            return ['type' => [...(array) $schema['type'], 'null'], ...\array_diff_key($schema, ['type' => true])];
        }
        if (\array_keys($schema) === ['anyOf'] && \is_array($schema['anyOf'])) {
            return ['anyOf' => [...$schema['anyOf'], ['type' => 'null']]];
        }

        return ['anyOf' => [$schema, ['type' => 'null']]];
    }

    /**
     * @return array<string, mixed>
     */
    private static function scalars(Scalars $shape): array
    {
        if (\count($shape->kinds) === 1 && ($shape->kinds[0] === ScalarKind::True || $shape->kinds[0] === ScalarKind::False)) {
            return ['const' => $shape->kinds[0] === ScalarKind::True];
        }
        $types = \array_values(\array_unique(\array_map(static fn(ScalarKind $kind): string => match ($kind) {
            ScalarKind::Int => 'integer',
            ScalarKind::Float => 'number',
            ScalarKind::String => 'string',
            ScalarKind::Bool, ScalarKind::True, ScalarKind::False => 'boolean',
        }, $shape->kinds)));

        return ['type' => \count($types) === 1 ? $types[0] : $types];
    }

    /**
     * @return array<string, mixed>
     */
    private static function enumeration(Enumeration $enum): array
    {
        $values = \array_values($enum->values);
        $types = \array_values(\array_unique(\array_map(static fn(int|string $value): string => \is_int($value) ? 'integer' : 'string', $values)));

        // JSON Schema Validation 2020-12, section 6.1.2: an enum should have at least one element.
        return $values === [] ? ['not' => new \stdClass()] : ['type' => \count($types) === 1 ? $types[0] : $types, 'enum' => $values];
    }

    /**
     * @return array<string, mixed>
     */
    private function tuple(Tuple $shape, Names $names): array
    {
        return [
            'type' => 'array',
            ...($shape->items === [] ? [] : ['prefixItems' => \array_map(fn(Shape $item): array|\stdClass => $this->shape($item, $names), $shape->items)]),
            'items' => $shape->others === null ? false : $this->shape($shape->others, $names),
            ...($shape->required === 0 ? [] : ['minItems' => $shape->required]),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private function members(Members $shape, Names $names): array
    {
        return [
            'type' => 'object',
            ...($shape->isEmpty ? ['maxProperties' => 0] : []),
            ...match (true) {
                $shape->key instanceof Enumeration => ['propertyNames' => ['enum' => \array_map(\strval(...), \array_values($shape->key->values))]],
                $shape->key instanceof Scalars => ['propertyNames' => ['pattern' => '^(0|-?[1-9][0-9]*)$']],
                default => [],
            },
            ...($shape->value instanceof Anything ? [] : ['additionalProperties' => $this->shape($shape->value, $names)]),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private function record(Record $record, Names $names): array
    {
        $properties = $patterns = $required = $alternatives = [];
        foreach ($record->members as $member) {
            $properties[$member->key] = $this->member($member, $names);
            foreach ($member->aliases as $alias) {
                $properties[$alias] = $this->member($member, $names);
            }
            if ($member->isRequired && $member->aliases === []) {
                $required[] = $member->key;
            } elseif ($member->isRequired) {
                $alternatives[] = ['anyOf' => \array_map(static fn(string $key): array => ['required' => [$key]], [$member->key, ...$member->aliases])];
            }
        }
        foreach ($record->prefixed as $prefix => $shape) {
            // ECMA-262 escapes: what is no letter or digit may be.
            $patterns['^' . \preg_replace('/[^A-Za-z0-9_\x80-\xff]/', '\\\\$0', $prefix)] = $this->shape($shape, $names);
        }
        $patterns = \array_filter($patterns, static fn(string $pattern): bool => $pattern !== '^', \ARRAY_FILTER_USE_KEY);
        $others = isset($record->prefixed['']) ? $this->shape($record->prefixed[''], $names) : $record->isOpen;

        return [
            'type' => 'object',
            ...($properties === [] ? [] : ['properties' => (object) $properties]),
            ...($required === [] ? [] : ['required' => $required]),
            ...($alternatives === [] ? [] : ['allOf' => $alternatives]),
            ...($patterns === [] ? [] : ['patternProperties' => $patterns]),
            ...($others === true ? [] : ['additionalProperties' => $others]),
        ];
    }

    /**
     * @return array<string, mixed>|\stdClass
     */
    private function member(Member $member, Names $names): array|\stdClass
    {
        $schema = $this->shape($member->shape, $names);
        $remarks = [
            ...($member->description === null ? [] : ['description' => $member->description]),
            ...($member->isDeprecated ? ['deprecated' => true] : []),
            ...($member->isOnlyWritten ? ['readOnly' => true] : []),
            ...($member->isOnlyRead ? ['writeOnly' => true] : []),
            ...($member->default === null ? [] : ['default' => $member->default->value === [] && self::isMap($member->shape) ? new \stdClass() : $member->default->value]),
        ];

        return $remarks === [] ? $schema : [...($schema instanceof \stdClass ? [] : $schema), ...$remarks];
    }

    private static function isMap(Shape $shape): bool
    {
        return $shape instanceof Members || ($shape instanceof Nullable && self::isMap($shape->inner));
    }

    /**
     * @return array<string, mixed>|\stdClass
     */
    private function choice(Choice $shape, Names $names): array|\stdClass
    {
        $schemas = [];
        foreach ($shape->shapes as $one) {
            $schema = $this->shape($one, $names);
            if ($schema instanceof \stdClass) {
                return $schema;
            }
            if (!\in_array($schema, $schemas, true)) {
                $schemas[] = $schema;
            }
        }
        $isOfConstants = \array_filter($shape->shapes, static fn(Shape $one): bool => !$one instanceof Constant) === [];

        return match (true) {
            \count($schemas) === 1 => $schemas[0],
            $isOfConstants => ['enum' => \array_column($schemas, 'const')],
            default => ['anyOf' => $schemas],
        };
    }

    /**
     * @return array<string, mixed>
     */
    private function decision(Decision $shape, Names $names): array
    {
        $has = $shape->values === null ? ['not' => ['type' => 'null']] : ['enum' => $shape->values];

        return [
            'if' => ['type' => 'object', 'required' => $shape->keys, 'properties' => \array_fill_keys($shape->keys, $has)],
            'then' => $this->shape($shape->then, $names),
            'else' => $this->shape($shape->else, $names),
        ];
    }

    /**
     * @return array<string, mixed>
     */
    private function tagged(Tagged $shape, Names $names): array
    {
        $schemas = $mapping = [];
        foreach ($shape->cases as $value => $case) {
            $schemas[] = [
                '$ref' => $this->place($names->of($case->id)),
                'properties' => [$shape->key => \is_int($value) ? ['enum' => [$value, (string) $value]] : ['const' => $value]],
                'required' => [$shape->key],
            ];
            $mapping[$value] = $this->place($names->of($case->id));
        }
        if ($shape->fallback !== null) {
            $known = \array_keys($shape->cases);
            $schemas[] = [
                '$ref' => $this->place($names->of($shape->fallback->id)),
                'not' => ['properties' => [$shape->key => ['enum' => [...$known, ...\array_map(\strval(...), \array_filter($known, \is_int(...)))]]], 'required' => [$shape->key]],
            ];
        }

        return ['oneOf' => $schemas, ...($this->isOpenApi ? ['discriminator' => ['propertyName' => $shape->key, 'mapping' => (object) $mapping]] : [])];
    }
}
