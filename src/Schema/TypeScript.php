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
 * Types of TypeScript for what JSON.parse() gives.
 *
 *     export type Status = "open" | "shipped";
 *
 *     export interface Order {
 *       id: number;
 *       status: Status;
 *       created?: string | null;
 *     }
 *
 * @internal
 */
final readonly class TypeScript implements SchemaLanguage
{
    /** Names that are types of the language itself, or of its library. */
    private const RESERVED = ['any', 'Array', 'Boolean', 'Date', 'Error', 'Function', 'Map', 'Number', 'Object', 'Partial', 'Promise', 'Readonly', 'Record', 'Set', 'String', 'Symbol'];

    private const KINDS = ['int' => 'number', 'float' => 'number', 'string' => 'string', 'bool' => 'boolean', 'true' => 'true', 'false' => 'false'];

    public function name(): string
    {
        return 'typescript';
    }

    public function leaves(): ?Leaves
    {
        return null;
    }

    public function text(Schema $schema, Direction $direction): string
    {
        $names = new Names($schema, self::RESERVED);
        $declarations = [];
        foreach ($names->enums() as $class => $enum) {
            $declarations[$names->of($class)] = "export type {$names->of($class)} = " . self::values($enum) . ';';
        }
        foreach ($schema->definitions as $id => $definition) {
            $declarations[$names->of($id)] = $this->definition($definition, $names);
        }
        \ksort($declarations, \SORT_STRING);
        foreach ($schema->roots as $type => $root) {
            if (!$root instanceof Reference) {
                $name = self::nameOf($type);
                while (isset($declarations[$name])) {
                    $name .= '_';
                }
                $declarations[$name] = "export type {$name} = {$this->shape($root, $names, '')};";
            }
        }

        return \implode("\n\n", $declarations) . "\n";
    }

    private function definition(Definition $definition, Names $names): string
    {
        $name = $names->of($definition->id);
        $comment = self::comment($definition->description, $definition->isDeprecated, '');

        return $definition->record->prefixed === []
            ? "{$comment}export interface {$name} " . $this->record($definition->record, $names, '')
            : "{$comment}export type {$name} = " . $this->record($definition->record, $names, '') . ';';
    }

    private function shape(Shape $shape, Names $names, string $indentation): string
    {
        return match ($shape::class) {
            Anything::class => 'unknown',
            Nothing::class => 'null',
            Nullable::class => $shape->inner instanceof Anything ? 'unknown' : "{$this->shape($shape->inner, $names, $indentation)} | null",
            Scalars::class => \implode(' | ', \array_unique(\array_map(static fn(ScalarKind $kind): string => self::KINDS[$kind->value], $shape->kinds))),
            Text::class => 'string',
            Constant::class => self::literal($shape->value),
            Enumeration::class => $names->of($shape->class),
            Items::class => $shape->isEmpty ? '[]' : 'Array<' . $this->shape($shape->item, $names, $indentation) . '>',
            Tuple::class => $this->tuple($shape, $names, $indentation),
            Members::class => $this->members($shape, $names, $indentation),
            Record::class => $this->record($shape, $names, $indentation, $shape->isOpen),
            Reference::class => $names->of($shape->id),
            Choice::class => $this->choice($shape, $names, $indentation),
            Decision::class => $this->choice(new Choice([$shape->then, $shape->else]), $names, $indentation),
            Tagged::class => $this->tagged($shape, $names),
        };
    }

    private function tuple(Tuple $shape, Names $names, string $indentation): string
    {
        $items = [];
        foreach ($shape->items as $position => $item) {
            $type = $this->shape($item, $names, $indentation);
            $items[] = $position < $shape->required ? $type : (\str_contains($type, ' ') ? "({$type})?" : "{$type}?");
        }
        if ($shape->others !== null) {
            $items[] = "...Array<{$this->shape($shape->others, $names, $indentation)}>";
        }

        return '[' . \implode(', ', $items) . ']';
    }

    private function members(Members $shape, Names $names, string $indentation): string
    {
        $value = $shape->isEmpty ? 'never' : $this->shape($shape->value, $names, $indentation);

        return $shape->key instanceof Enumeration ? 'Partial<Record<' . \implode(' | ', \array_map(static fn(int|string $key): string => self::literal((string) $key), $shape->key->values)) . ", {$value}>>" : "{ [key: string]: {$value} }";
    }

    private function record(Record $record, Names $names, string $indentation, bool $isOpen = false): string
    {
        $inner = "{$indentation}  ";
        $lines = '';
        foreach ($record->members as $member) {
            foreach ([$member->key, ...$member->aliases] as $key) {
                $lines .= self::comment($member->description, $member->isDeprecated, $inner)
                    . $inner . self::key($key) . ($member->isRequired && $member->aliases === [] ? '' : '?') . ": {$this->shape($member->shape, $names, $inner)};\n";
            }
        }
        foreach ($record->prefixed as $prefix => $shape) {
            // A known key and such a pattern would have to agree, which the type of the values need not.
            $lines .= $prefix === '' ? "{$inner}[key: string]: unknown;\n" : "{$inner}[key: `" . \addcslashes($prefix, '`\\$') . "\${string}`]: {$this->shape($shape, $names, $inner)};\n";
        }

        if ($isOpen) {
            $lines .= "{$inner}[key: string]: unknown;\n";
        }

        return $lines === '' ? '{}' : "{\n{$lines}{$indentation}}";
    }

    private function choice(Choice $shape, Names $names, string $indentation): string
    {
        $types = \array_unique(\array_map(fn(Shape $one): string => $this->shape($one, $names, $indentation), $shape->shapes));

        return \in_array('unknown', $types, true) ? 'unknown' : \implode(' | ', $types);
    }

    private function tagged(Tagged $shape, Names $names): string
    {
        $types = [];
        foreach ($shape->cases as $value => $case) {
            $literal = \is_int($value) ? "{$value} | \"{$value}\"" : self::literal($value);
            $types[] = '({ ' . self::key($shape->key) . ": {$literal} } & {$names->of($case->id)})";
        }
        if ($shape->fallback !== null) {
            $types[] = $names->of($shape->fallback->id);
        }

        return \implode(' | ', $types);
    }

    private static function values(Enumeration $enum): string
    {
        return $enum->values === [] ? 'never' : \implode(' | ', \array_map(self::literal(...), \array_values($enum->values)));
    }

    private static function literal(int|float|string|bool|null $value): string
    {
        return \json_encode($value, \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_THROW_ON_ERROR);
    }

    private static function key(string $key): string
    {
        return \preg_match('/\A[A-Za-z_$][\w$]*\z/', $key) === 1 ? $key : self::literal($key);
    }

    /**
     * `list<App\Order>` as `ListOrder`.
     */
    private static function nameOf(string $type): string
    {
        $words = \preg_split('/[^A-Za-z0-9_]+/', (string) \preg_replace('/(?:\w+\\\\)+/', '', $type), -1, \PREG_SPLIT_NO_EMPTY);
        $name = \implode('', \array_map(\ucfirst(...), $words === false ? [] : $words));

        return $name === '' || \ctype_digit($name[0]) ? "Type{$name}" : $name;
    }

    private static function comment(?string $description, bool $isDeprecated, string $indentation): string
    {
        $text = \trim(($description ?? '') . ($isDeprecated ? ' @deprecated' : ''));

        return $text === '' ? '' : "{$indentation}/** " . \str_replace('*/', '*\/', $text) . " */\n";
    }
}
