<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

use Kiln\Format\Xml\Syntax;
use Kiln\Plan\Shape\Constant;
use Kiln\Plan\Shape\Enumeration;
use Kiln\Plan\Shape\Scalars;
use Kiln\Plan\Shape\Text;
use Kiln\Schema\Direction;
use Kiln\Schema\Names;
use Kiln\Type\ScalarKind;

/**
 * The types of texts (XML Schema 1.0, part 2).
 *
 * @internal
 */
final readonly class SimpleTypes
{
    /** What is written may have signs within, which `xs:duration` has not (ISO 8601-2, 4.4.1.9). */
    private const DURATION = '-?P(-?\d+Y)?(-?\d+M)?(-?\d+D)?(T(-?\d+H)?(-?\d+M)?(-?\d+(\.\d+)?S)?)?';

    private const UUID = '[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}';

    public function __construct(private Documents $documents, private Names $names, private Direction $direction) {}

    /**
     * @param string $in the namespace of the document that uses it
     */
    public function of(Scalars|Text|Constant|Enumeration $shape, string $in): Type
    {
        return match ($shape::class) {
            Scalars::class => $this->scalars($shape, $in),
            Text::class => $this->text($shape, $in),
            Constant::class => self::constants([$shape]),
            Enumeration::class => $this->documents->type($in, $this->names->of($shape->class), self::enumeration(\array_values($shape->values))),
        };
    }

    /**
     * @param non-empty-list<Constant> $constants
     */
    public static function constants(array $constants): Type
    {
        return Type::oneOf(\array_map(static fn(Constant $constant): string => Syntax::scalar($constant->value ?? ''), $constants));
    }

    /**
     * @param non-empty-list<Type> $types simple ones
     */
    public function union(array $types, string $in): Type
    {
        $members = [];
        $values = \array_merge(...\array_map(static fn(Type $type): array => $type->values, $types));
        $named = \array_filter($types, static fn(Type $type): bool => $type->values === []);
        if ($values !== [] && $named === []) {
            return Type::oneOf($values);
        }
        foreach ($named as $type) {
            if ($type->isString() || $values !== []) {
                return Type::builtIn('string');
            }
            $members[$this->documents->nameOf($in, $type)] = \ucfirst($type->name);
        }
        if (\count($members) === 1) {
            return $types[0];
        }
        \ksort($members, \SORT_STRING);

        return $this->documents->type($in, \implode('Or', $members), new Node('simpleType', children: [new Node('union', ['memberTypes' => \implode(' ', \array_keys($members))])]));
    }

    /**
     * The same, or nothing at all.
     */
    public function orEmpty(Type $type, string $in): Type
    {
        return $this->union([$type, $this->documents->type($in, 'Empty', self::restriction('string', new Node('length', ['value' => '0'])))], $in);
    }

    private function scalars(Scalars $shape, string $in): Type
    {
        if ($shape->kinds === [ScalarKind::True] || $shape->kinds === [ScalarKind::False]) {
            [$name, $pattern] = $shape->kinds === [ScalarKind::True] ? ['True', 'true|1'] : ['False', 'false|0'];

            return $this->documents->type($in, $name, self::restriction('boolean', new Node('pattern', ['value' => $pattern])));
        }

        $hasFloat = \in_array(ScalarKind::Float, $shape->kinds, true);

        return $this->union(\array_map(static fn(ScalarKind $kind): Type => Type::builtIn(match ($kind) {
            // A text for an integer is one for a float, too.
            ScalarKind::Int => $hasFloat ? 'double' : 'long',
            ScalarKind::Float => 'double',
            ScalarKind::String => 'string',
            ScalarKind::Bool, ScalarKind::True, ScalarKind::False => 'boolean',
        }), $shape->kinds), $in);
    }

    private function text(Text $shape, string $in): Type
    {
        $isRead = $this->direction === Direction::Read;

        return match ($shape->format) {
            Text::DATE_TIME => $isRead
                ? $this->documents->type($in, 'DateTime', self::restriction('dateTime', new Node('pattern', ['value' => '.+(Z|[+\-]\d\d:\d\d)'])))
                : Type::builtIn('dateTime'),
            Text::DATE => $this->documents->type($in, 'Date', self::restriction('date', new Node('pattern', ['value' => '\d{4}-\d\d-\d\d']))),
            Text::DURATION => $isRead
                ? Type::builtIn('duration')
                : $this->documents->type($in, 'Duration', self::restriction('string', new Node('pattern', ['value' => self::DURATION]))),
            Text::UUID => $this->documents->type($in, 'Uuid', self::restriction('string', new Node('pattern', ['value' => self::UUID]))),
            Text::BASE64 => Type::builtIn('base64Binary'),
            default => Type::builtIn('string'),
        };
    }

    /**
     * @param list<int|string> $values
     */
    private static function enumeration(array $values): Node
    {
        $areInts = $values !== [] && \array_filter($values, \is_int(...)) === $values;

        return self::restriction($areInts ? 'long' : 'string', ...($values === []
            // A type without a value.
            ? [new Node('pattern', ['value' => '[^\s\S]'])]
            : \array_map(static fn(int|string $value): Node => new Node('enumeration', ['value' => (string) $value]), $values)));
    }

    private static function restriction(string $base, Node ...$facets): Node
    {
        return new Node('simpleType', children: [new Node('restriction', ['base' => "xs:{$base}"], \array_values($facets))]);
    }
}
