<?php

declare(strict_types=1);

namespace Kiln\Bridge\PhpStan;

use Kiln\Optional;
use PhpParser\Node\Expr\StaticCall;
use PHPStan\Analyser\Scope;
use PHPStan\Reflection\MethodReflection;
use PHPStan\Type\DynamicStaticMethodReturnTypeExtension;
use PHPStan\Type\Generic\GenericObjectType;
use PHPStan\Type\NeverType;
use PHPStan\Type\Type;

/**
 * `new Optional()` without a value is a default for an `Optional` of any type.
 *
 * @internal
 */
final class NewOptional implements DynamicStaticMethodReturnTypeExtension
{
    public function getClass(): string
    {
        return Optional::class;
    }

    public function isStaticMethodSupported(MethodReflection $methodReflection): bool
    {
        return $methodReflection->getName() === '__construct';
    }

    public function getTypeFromStaticMethodCall(MethodReflection $methodReflection, StaticCall $methodCall, Scope $scope): ?Type
    {
        return $methodCall->getArgs() === [] ? new GenericObjectType(Optional::class, [new NeverType()]) : null;
    }
}
