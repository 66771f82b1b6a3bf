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
        'true' => ScalarKind::Bool,
        'false' => ScalarKind::Bool,
        'string' => ScalarKind::String,
    ];

    private const UNIONS = [
        'scalar' => [ScalarKind::Bool, ScalarKind::Float, ScalarKind::Int, ScalarKind::String],
        'non-empty-scalar' => [ScalarKind::Bool, ScalarKind::Float, ScalarKind::Int, ScalarKind::String],
        'numeric' => [ScalarKind::Float, ScalarKind::Int, ScalarKind::String],
        'number' => [ScalarKind::Float, ScalarKind::Int],
        'array-key' => [ScalarKind::Int, ScalarKind::String],
    ];

    /** What cannot be a document, with what to do about it. */
    private const UNSUPPORTED = [
        'resource' => 'a resource',
        'open-resource' => 'a resource',
        'closed-resource' => 'a resource',
        'callable' => 'code',
        'pure-callable' => 'code',
        'pure-closure' => 'code',
        'callable-array' => 'code',
        'callable-object' => 'code',
        'never' => 'no value at all',
        'never-return' => 'no value at all',
        'never-returns' => 'no value at all',
        'no-return' => 'no value at all',
        'noreturn' => 'no value at all',
    ];

    /** Words that a class may have as its name; PHP reserves the others. */
    private const NOT_RESERVED = [
        'integer' => true, 'double' => true, 'real' => true, 'boolean' => true, 'scalar' => true, 'numeric' => true,
        'number' => true, 'resource' => true, 'noreturn' => true,
    ];

    public static function find(string $word): ?Type
    {
        $word = strtolower($word);
        $scalar = self::SCALARS[$word] ?? (str_ends_with($word, '-string') ? ScalarKind::String : null);
        if ($scalar !== null) {
            return new ScalarType($scalar);
        }
        if (isset(self::UNIONS[$word])) {
            return UnionType::of(array_map(static fn(ScalarKind $kind): Type => new ScalarType($kind), self::UNIONS[$word]));
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
     * What a word stands for that Kiln cannot write or read; null when it is not such a word.
     */
    public static function unsupported(string $word): ?string
    {
        return self::UNSUPPORTED[strtolower($word)] ?? null;
    }

    public static function mayBeClass(string $word): bool
    {
        return isset(self::NOT_RESERVED[strtolower($word)]);
    }
}
