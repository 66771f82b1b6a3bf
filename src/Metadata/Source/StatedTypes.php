<?php

declare(strict_types=1);

namespace Kiln\Metadata\Source;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\ArrayType;
use Kiln\Type\ClassType;
use Kiln\Type\IterableType;
use Kiln\Type\ListType;
use Kiln\Type\MapType;
use Kiln\Type\MixedType;
use Kiln\Type\NullableType;
use Kiln\Type\NullType;
use Kiln\Type\ObjectType;
use Kiln\Type\Parser\Grammar;
use Kiln\Type\Parser\TypeParser;
use Kiln\Type\Refinement;
use Kiln\Type\ScalarType;
use Kiln\Type\ShapeType;
use Kiln\Type\TemplateType;
use Kiln\Type\Type;
use Kiln\Type\UnionType;
use PHPStan\PhpDocParser\Parser\ParserException;

/**
 * Brings together what is said about the type of one member. The native type is trusted most, then phpdoc, then the attribute;
 * each later one may only be finer than what is known before it.
 *
 * @internal
 */
final readonly class StatedTypes
{
    /**
     * @param list<DocType> $docs       the best first; those that make no sense are passed over where the others suffice
     * @param bool          $isOptional whether the type may stay open when phpdoc names one that Kiln does not support
     *
     * @throws InvalidMetadata
     */
    public static function refine(
        ?Type $native,
        array $docs,
        Origin $origin,
        \ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member,
        string $place,
        bool $isOptional = false,
    ): Type {
        $error = null;
        foreach ($docs as $doc) {
            try {
                $type = $doc->type instanceof ParserException
                    ? throw TypeParser::syntaxError($doc->text, $doc->type, $origin->scope($place, $doc->tag))
                    : $origin->type($doc->type, $place, $doc->tag);
            } catch (InvalidMetadata $exception) {
                $error ??= $exception;

                continue;
            }

            return $native === null ? $type : Refinement::of($native, $type)
                ?? throw self::contradiction("The native type is {$native}", "{$doc->tag} says {$type}", $origin, $member, $place);
        }
        if ($error !== null && ($native === null || self::isOpen($native)) && !($isOptional && $error->errorCode === 'unsupported_type')) {
            throw $error;
        }

        return $native ?? new MixedType();
    }

    /**
     * @param string $attribute the type in a {@see \Kiln\Attribute\Type}
     *
     * @throws InvalidMetadata
     */
    public static function refineByAttribute(Type $type, string $attribute, Grammar $grammar, Origin $origin, \ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member, string $place): Type
    {
        $named = $origin->substitute((new TypeParser($grammar))->parse($attribute, $origin->scope($place, '#[Type]')));

        return Refinement::of($type, $named, false)
            ?? throw self::contradiction("The native type and phpdoc say {$type}", "#[Type] says {$named}", $origin, $member, $place);
    }

    /**
     * What a property and a method that stands for it agree on.
     *
     * @throws InvalidMetadata
     */
    public static function agree(Type $type, Type $other, string $source, Origin $origin, \ReflectionProperty|\ReflectionMethod $member, string $place): Type
    {
        if ($other instanceof MixedType) {
            return $type;
        }
        $both = Refinement::of($type, $other) ?? Refinement::of($other, $type) ?? throw new InvalidMetadata(
            'contradicting_types',
            $place,
            "The type is {$type}, but {$source} says {$other}" . SourceLocation::of($member, $origin->declaration->class) . '.',
            'Let both have the same type, or name a getter and a setter that have.',
        );

        // One may return null where the other does not take it, and the other way round.
        return $other instanceof NullableType ? NullableType::of($both) : $both;
    }

    private static function contradiction(string $before, string $after, Origin $origin, \ReflectionProperty|\ReflectionMethod|\ReflectionParameter $member, string $place): InvalidMetadata
    {
        return new InvalidMetadata(
            'contradicting_types',
            $place,
            "{$before}, but {$after}" . SourceLocation::of($member, $origin->declaration->class) . '.',
            'The second may only narrow the first: correct one of them.',
        );
    }

    /**
     * Whether a type leaves open what is inside.
     */
    public static function isOpen(Type $type): bool
    {
        return match ($type::class) {
            MixedType::class, ArrayType::class => true,
            IterableType::class => $type->items instanceof ArrayType,
            NullableType::class => self::isOpen($type->inner),
            UnionType::class => \array_filter($type->members, self::isOpen(...)) !== [],
            ClassType::class, ListType::class, MapType::class, NullType::class, ObjectType::class, ScalarType::class, ShapeType::class, TemplateType::class => false,
        };
    }
}
