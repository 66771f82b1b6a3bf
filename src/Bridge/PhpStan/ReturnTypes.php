<?php

declare(strict_types=1);

namespace Kiln\Bridge\PhpStan;

use Kiln\Error\InvalidMetadata;
use Kiln\Serializer;
use PhpParser\Node\Expr\MethodCall;
use PHPStan\Analyser\Scope;
use PHPStan\Reflection\MethodReflection;
use PHPStan\Type\DynamicMethodReturnTypeExtension;
use PHPStan\Type\Generic\GenericObjectType;
use PHPStan\Type\IntegerType;
use PHPStan\Type\Type;
use PHPStan\Type\TypeCombinator;

/**
 * What a call returns that names a type: `$serializer->deserialize($json, 'list<App\Order>')` is a `list<App\Order>`.
 *
 * @internal
 */
final readonly class ReturnTypes implements DynamicMethodReturnTypeExtension
{
    public function __construct(private TypeStrings $types) {}

    public function getClass(): string
    {
        return Serializer::class;
    }

    public function isMethodSupported(MethodReflection $methodReflection): bool
    {
        return \in_array($methodReflection->getName(), ['deserialize', 'fromArray', 'read'], true);
    }

    /**
     * Null where the type is not known, or no type: then the docblock of the method counts.
     */
    public function getTypeFromMethodCall(MethodReflection $methodReflection, MethodCall $methodCall, Scope $scope): ?Type
    {
        $types = [];
        try {
            foreach ($this->types->of($methodCall, $methodReflection, $scope) as $text) {
                $types[] = $this->types->type($text);
            }
        } catch (InvalidMetadata) {
            return null;
        }
        if ($types === []) {
            return null;
        }
        $type = TypeCombinator::union(...$types);

        return $methodReflection->getName() === 'read' ? new GenericObjectType(\Generator::class, [new IntegerType(), $type]) : $type;
    }
}
