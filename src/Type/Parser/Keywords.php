<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use Kiln\Type\ArrayType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MixedType;
use Kiln\Type\NullType;
use Kiln\Type\ObjectType;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;

/**
 * The words of phpdoc that are types without being classes: those of PHP itself and those that PHPStan and Psalm know
 * ({@link https://phpstan.org/writing-php-code/phpdoc-types}). A finer type than PHP can tell apart becomes the one it is made of.
 *
 * @internal
 */
final readonly class Keywords
{
    private const SCALARS = [
        'int' => ScalarKind::Int,
        'integer' => ScalarKind::Int,
        'positive-int' => ScalarKind::Int,
        'negative-int' => ScalarKind::Int,
        'non-positive-int' => ScalarKind::Int,
        'non-negative-int' => ScalarKind::Int,
        'non-zero-int' => ScalarKind::Int,
        'literal-int' => ScalarKind::Int,
        'float' => ScalarKind::Float,
        'double' => ScalarKind::Float,
        'real' => ScalarKind::Float,
        'bool' => ScalarKind::Bool,
        'boolean' => ScalarKind::Bool,
        'true' => ScalarKind::True,
        'false' => ScalarKind::False,
        'string' => ScalarKind::String,
    ];

    private const UNIONS = [
        'scalar' => [ScalarKind::Bool, ScalarKind::Float, ScalarKind::Int, ScalarKind::String],
        'non-empty-scalar' => [ScalarKind::Bool, ScalarKind::Float, ScalarKind::Int, ScalarKind::String],
        'numeric' => [ScalarKind::Float, ScalarKind::Int, ScalarKind::String],
        'number' => [ScalarKind::Float, ScalarKind::Int],
        'array-key' => [ScalarKind::Int, ScalarKind::String],
    ];

    /** How a message goes on after "contains". */
    private const UNSUPPORTED = [
        'resource' => 'a resource, which no document can hold',
        'open-resource' => 'a resource, which no document can hold',
        'closed-resource' => 'a resource, which no document can hold',
        'callable' => 'code, which no document can hold',
        'pure-callable' => 'code, which no document can hold',
        'pure-closure' => 'code, which no document can hold',
        'callable-array' => 'code, which no document can hold',
        'callable-object' => 'code, which no document can hold',
        'never' => 'a value that cannot be',
        'never-return' => 'a value that cannot be',
        'never-returns' => 'a value that cannot be',
        'no-return' => 'a value that cannot be',
        'noreturn' => 'a value that cannot be',
    ];

    /** Words that a class may have as its name; PHP reserves the others. */
    private const NOT_RESERVED = [
        'integer' => true, 'double' => true, 'real' => true, 'boolean' => true, 'scalar' => true, 'numeric' => true,
        'number' => true, 'resource' => true, 'noreturn' => true,
    ];

    public static function find(string $word): ?Type
    {
        $word = \strtolower($word);
        $scalar = self::SCALARS[$word] ?? (\str_ends_with($word, '-string') ? ScalarKind::String : null);
        if ($scalar !== null) {
            return new ScalarType($scalar);
        }
        if (isset(self::UNIONS[$word])) {
            return UnionType::of(\array_map(static fn(ScalarKind $kind): Type => new ScalarType($kind), self::UNIONS[$word]));
        }

        return match ($word) {
            'null', 'void' => new NullType(),
            'mixed', 'non-empty-mixed' => new MixedType(),
            'array', 'non-empty-array', 'associative-array' => new ArrayType(),
            'list', 'non-empty-list' => new ListType(new MixedType()),
            'iterable' => new IterableType(new ArrayType()),
            'object' => new ObjectType(),
            default => null,
        };
    }

    /**
     * How a message goes on after "contains" when the word stands for what cannot be written; null for any other word.
     */
    public static function unsupported(string $word): ?string
    {
        return self::UNSUPPORTED[\strtolower($word)] ?? null;
    }

    public static function mayBeClass(string $word): bool
    {
        return isset(self::NOT_RESERVED[\strtolower($word)]);
    }
}
