<?php

declare(strict_types=1);

namespace Kiln\Type\Parser;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\NullType;
use Kiln\Type\ScalarKind;
use Kiln\Type\ScalarType;
use Kiln\Type\ShapeElement;
use Kiln\Type\ShapeType;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstExprFalseNode;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstExprFloatNode;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstExprIntegerNode;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstExprNode;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstExprNullNode;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstExprStringNode;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstExprTrueNode;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstFetchNode;
use PHPStan\PhpDocParser\Ast\Type\ArrayShapeItemNode;
use PHPStan\PhpDocParser\Ast\Type\ArrayShapeNode;
use PHPStan\PhpDocParser\Ast\Type\ArrayTypeNode;
use PHPStan\PhpDocParser\Ast\Type\CallableTypeNode;
use PHPStan\PhpDocParser\Ast\Type\ConstTypeNode;
use PHPStan\PhpDocParser\Ast\Type\GenericTypeNode;
use PHPStan\PhpDocParser\Ast\Type\IdentifierTypeNode;
use PHPStan\PhpDocParser\Ast\Type\IntersectionTypeNode;
use PHPStan\PhpDocParser\Ast\Type\NullableTypeNode;
use PHPStan\PhpDocParser\Ast\Type\ObjectShapeNode;
use PHPStan\PhpDocParser\Ast\Type\ThisTypeNode;
use PHPStan\PhpDocParser\Ast\Type\TypeNode;
use PHPStan\PhpDocParser\Ast\Type\UnionTypeNode;

/**
 * Gives the syntax tree of one type its meaning.
 *
 * @internal
 */
final readonly class TypeResolver
{
    private const INSTEAD = 'Write a type that a document can hold, give the property a #[Converter], or leave it out by #[Ignore].';

    private function __construct(private NameScope $scope, private TypeNode $whole) {}

    /**
     * @throws InvalidMetadata
     */
    public static function resolve(TypeNode $type, NameScope $scope): Type
    {
        return (new self($scope, $type))->type($type);
    }

    private function type(TypeNode $node): Type
    {
        return match (true) {
            $node instanceof IdentifierTypeNode => $this->name($node->name),
            $node instanceof NullableTypeNode => NullableType::of($this->type($node->type)),
            $node instanceof UnionTypeNode => $this->union($node),
            $node instanceof ArrayTypeNode => new ListType($this->type($node->type)),
            $node instanceof GenericTypeNode => $this->generic($node),
            $node instanceof ArrayShapeNode => $this->shape($node),
            $node instanceof ConstTypeNode => $this->literal($node->constExpr),
            $node instanceof ThisTypeNode => $this->relative('static', $this->scope->static, []),
            $node instanceof IntersectionTypeNode => IntersectedTypes::simplest(\array_values(\array_map($this->type(...), $node->types)))
                ?? throw $this->unsupported('several interfaces at once, of which none stands for all', 'Name the class that the objects are of, or the one interface that counts.'),
            $node instanceof CallableTypeNode => throw $this->unsupported('code, which no document can hold'),
            $node instanceof ObjectShapeNode => throw $this->unsupported('an object without a class', 'Write a class of your own, or stdClass.'),
            default => throw $this->unsupported("{$node}, which Kiln does not work out", 'Write the type that it comes to.'),
        };
    }

    private function name(string $name): Type
    {
        $known = $this->scope->templates[$name] ?? $this->scope->aliases?->find($name);
        if ($known !== null) {
            return $known;
        }
        $relative = $this->relativeName($name, []);
        if ($relative !== null) {
            return $relative;
        }
        $isClass = $name[0] === '\\' || (Keywords::mayBeClass($name) && $this->scope->find($this->scope->qualify($name)) !== null);
        if (!$isClass) {
            $this->refuseUnsupported($name);
            $keyword = Keywords::find($name);
            if ($keyword !== null) {
                return $keyword;
            }
        }

        return $this->class($name, []);
    }

    /**
     * @param list<Type> $arguments
     */
    private function relativeName(string $name, array $arguments): ?Type
    {
        return match (\strtolower($name)) {
            'self' => $this->relative('self', $this->scope->self, $arguments),
            'static' => $this->relative('static', $this->scope->static, $arguments),
            'parent' => $this->relative('parent', $this->scope->parent, $arguments),
            default => null,
        };
    }

    /**
     * @param ?class-string $class
     * @param list<Type>    $arguments
     */
    private function relative(string $word, ?string $class, array $arguments): ClassType
    {
        return $class === null
            ? throw $this->unsupported("{$word}, which means nothing here", 'Name the class.')
            : new ClassType($class, $arguments);
    }

    /**
     * @param list<Type> $arguments
     */
    private function class(string $name, array $arguments): ClassType|IterableType
    {
        if (\str_contains($name, '-')) {
            throw $this->error('unknown_type', "contains the word {$name}, which is no type that Kiln knows.", 'Write the type of PHP that it stands for.');
        }
        $qualified = $this->scope->qualify($name);
        $class = $this->scope->find($qualified) ?? throw UnknownClass::named($qualified, $name, $this->scope, $this->subject() . ' names');

        return match (true) {
            $arguments === [] => ClassName::type($class),
            ClassName::isWalked($class) => new IterableType($this->items($arguments), $class),
            default => new ClassType($class, $arguments),
        };
    }

    private function union(UnionTypeNode $node): Type
    {
        $members = [];
        $hasItems = false;
        foreach ($node->types as $member) {
            $type = $this->type($member);
            $members[] = $type;
            $hasItems = $hasItems || $type instanceof ListType || $type instanceof MapType || $type instanceof ShapeType;
        }
        if ($hasItems) {
            // `Line[]|array` is an old way to say that an array holds lines: the word "array" adds nothing to it.
            $members = \array_filter($members, static fn(Type $type): bool => !$type instanceof ArrayType);
        }

        return UnionType::of($members);
    }

    private function generic(GenericTypeNode $node): Type
    {
        $name = (string) $node->type;
        $word = \strtolower($name);
        $this->refuseUnsupported($name);
        if (\in_array($word, ['int', 'int-mask', 'int-mask-of'], true)) {
            return new ScalarType(ScalarKind::Int);
        }
        if (\str_ends_with($word, '-string')) {
            return new ScalarType(ScalarKind::String);
        }
        if ($word === 'value-of') {
            return $this->backingType($node);
        }
        $arguments = [];
        foreach ($node->genericTypes as $argument) {
            if ($argument instanceof ConstTypeNode && $argument->constExpr instanceof ConstExprStringNode) {
                throw $this->unsupported("{$node}, a class with a text as its argument", 'The format of a date belongs into #[DateFormat].');
            }
            $arguments[] = $this->type($argument);
        }

        return match ($word) {
            'array', 'non-empty-array', 'associative-array' => $this->items($arguments),
            'list', 'non-empty-list' => $this->list($arguments),
            'iterable' => new IterableType($this->items($arguments)),
            default => $this->relativeName($name, $arguments) ?? $this->genericClass($name, $arguments),
        };
    }

    /**
     * @param list<Type> $arguments
     */
    private function genericClass(string $name, array $arguments): ClassType|IterableType
    {
        $isClass = !isset($this->scope->templates[$name]) && $this->scope->aliases?->find($name) === null;
        if (!$isClass || ($name[0] !== '\\' && !Keywords::mayBeClass($name) && Keywords::find($name) !== null)) {
            throw $this->unsupported("arguments for {$name}, which takes none", 'Leave them out.');
        }

        return $this->class($name, $arguments);
    }

    /**
     * @param list<Type> $arguments
     */
    private function list(array $arguments): ListType
    {
        return \count($arguments) === 1
            ? new ListType($arguments[0])
            : throw $this->unsupported('a list with ' . \count($arguments) . ' arguments', 'Write list<T>, or array<K, V> for values by key.');
    }

    /**
     * @param list<Type> $arguments of an array or something like it; of a generator, those for what is sent to it and what it
     *                              returns come after
     */
    private function items(array $arguments): ListType|MapType
    {
        return isset($arguments[1])
            ? new MapType($this->key($arguments[0]), $arguments[1], $arguments[0] instanceof ClassType && \is_subclass_of($arguments[0]->class, \UnitEnum::class) ? $arguments[0]->class : null)
            : new ListType($arguments[0] ?? new MixedType());
    }

    private function key(Type $type): ?ScalarKind
    {
        if ($type instanceof TemplateType) {
            return $this->key($type->bound);
        }
        if ($type instanceof ClassType && \is_subclass_of($type->class, \UnitEnum::class)) {
            return self::kindOfCases($type->class);
        }
        $allowed = $type instanceof UnionType ? $type->members : [$type];
        foreach ($allowed as $key) {
            $isKey = $key instanceof MixedType || ($key instanceof ScalarType && ($key->kind === ScalarKind::Int || $key->kind === ScalarKind::String));
            if (!$isKey) {
                throw $this->unsupported("an array with keys of type {$type}", 'The keys of a PHP array are int, string or array-key.');
            }
        }

        return $type instanceof ScalarType ? $type->kind : null;
    }

    /**
     * @param class-string<\UnitEnum> $enum
     */
    private static function kindOfCases(string $enum): ScalarKind
    {
        return (string) (new \ReflectionEnum($enum))->getBackingType() === 'int' ? ScalarKind::Int : ScalarKind::String;
    }

    private function backingType(GenericTypeNode $node): Type
    {
        $type = \count($node->genericTypes) === 1 ? $this->type($node->genericTypes[0]) : null;
        if ($type instanceof ClassType && \is_subclass_of($type->class, \BackedEnum::class)) {
            return new ScalarType(self::kindOfCases($type->class));
        }
        if ($type instanceof ListType) {
            return $type->item;
        }
        if ($type instanceof MapType) {
            return $type->value;
        }

        throw $this->unsupported("{$node}, which Kiln does not work out", 'Write the type that it comes to.');
    }

    private function shape(ArrayShapeNode $node): Type
    {
        $elements = [];
        $next = 0;
        foreach ($node->items as $item) {
            $key = $this->shapeKey($item, $next);
            if (\is_int($key)) {
                $next = \max($next, $key + 1);
            }
            $elements[] = new ShapeElement($key, $this->type($item->valueType), $item->optional);
        }
        if ($elements !== [] || $node->sealed) {
            return new ShapeType($elements, $node->sealed);
        }

        // `array{...}` and `list{...}` name no key at all.
        return \str_ends_with($node->kind, 'list') ? new ListType(new MixedType()) : new ArrayType();
    }

    private function shapeKey(ArrayShapeItemNode $item, int $next): int|string
    {
        $key = $item->keyName;

        return match (true) {
            $key === null => $next,
            $key instanceof ConstExprIntegerNode => (int) $key->value,
            // PHP makes numbers of keys that look like them, in shapes as in arrays.
            $key instanceof ConstExprStringNode => \array_key_first([$key->value => true]),
            $key instanceof IdentifierTypeNode => $key->name,
            default => $this->constantKey($key),
        };
    }

    private function constantKey(ConstFetchNode $key): int|string
    {
        $value = $this->constants($key)[0];

        return \is_int($value) || \is_string($value)
            ? $value
            : throw $this->unsupported("the key {$key}, which is neither an int nor a string", 'Write the key itself.');
    }

    private function literal(ConstExprNode $node): Type
    {
        return match (true) {
            $node instanceof ConstExprIntegerNode => new ScalarType(ScalarKind::Int),
            $node instanceof ConstExprFloatNode => new ScalarType(ScalarKind::Float),
            $node instanceof ConstExprStringNode => new ScalarType(ScalarKind::String),
            $node instanceof ConstExprTrueNode => new ScalarType(ScalarKind::True),
            $node instanceof ConstExprFalseNode => new ScalarType(ScalarKind::False),
            $node instanceof ConstExprNullNode => new NullType(),
            $node instanceof ConstFetchNode => UnionType::of(\array_map($this->typeOfValue(...), $this->constants($node))),
            default => throw $this->unsupported("{$node}, which Kiln does not work out", 'Write the type that it comes to.'),
        };
    }

    private function typeOfValue(mixed $value): Type
    {
        return match (true) {
            \is_object($value) => ClassName::type($value::class),
            default => Keywords::find(\get_debug_type($value)) ?? new MixedType(),
        };
    }

    /**
     * @return non-empty-list<mixed> the values of the constants that `Foo::BAR` or `Foo::BAR_*` names
     */
    private function constants(ConstFetchNode $node): array
    {
        $owner = $this->relativeName($node->className, []) ?? ($node->className === '' ? null : $this->class($node->className, []));
        if (!$owner instanceof ClassType) {
            throw $this->unsupported("the constant {$node}", 'Write the type of its value.');
        }
        $pattern = '/^' . \str_replace('\\*', '.*', \preg_quote($node->name, '/')) . '$/D';
        $values = [];
        foreach ((new \ReflectionClass($owner->class))->getConstants() as $name => $value) {
            if (\preg_match($pattern, $name) === 1) {
                $values[] = $value;
            }
        }

        return $values !== [] ? $values : throw $this->error('unknown_type', "names the constant {$node}, which does not exist.", 'Write the type of its value.');
    }

    private function refuseUnsupported(string $word): void
    {
        $what = Keywords::unsupported($word);
        if ($what !== null && ($this->scope->qualify($word) === $word || $this->scope->find($this->scope->qualify($word)) === null)) {
            throw $this->unsupported($what);
        }
    }

    private function unsupported(string $what, string $hint = self::INSTEAD): InvalidMetadata
    {
        return $this->error('unsupported_type', "contains {$what}.", $hint);
    }

    private function error(string $code, string $problem, string $hint): InvalidMetadata
    {
        return new InvalidMetadata($code, $this->scope->place, "{$this->subject()} {$problem}", $hint);
    }

    /**
     * The whole type, as the beginning of a sentence about it.
     */
    private function subject(): string
    {
        // The tree prints unions with blanks, and in parentheses.
        $whole = \str_replace([' | ', ' & '], ['|', '&'], (string) $this->whole);
        if ($this->whole instanceof UnionTypeNode || $this->whole instanceof IntersectionTypeNode) {
            $whole = \substr($whole, 1, -1);
        }

        return match (true) {
            $this->scope->source === '' => 'It',
            $this->scope->source[0] === '#' => \rtrim($this->scope->source, ']') . "('{$whole}')]",
            default => "{$this->scope->source} {$whole}",
        };
    }
}
