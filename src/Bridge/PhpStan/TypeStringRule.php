<?php

declare(strict_types=1);

namespace Kiln\Bridge\PhpStan;

use Kiln\Serializer;
use PhpParser\Node;
use PhpParser\Node\Expr\MethodCall;
use PhpParser\Node\Identifier;
use PHPStan\Analyser\Scope;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;
use PHPStan\Type\ObjectType;

/**
 * `kiln.type`: a call of {@see Serializer} names a type that Kiln refuses, or a class that does not exist.
 *
 * @implements Rule<MethodCall>
 *
 * @internal
 */
final readonly class TypeStringRule implements Rule
{
    public function __construct(private TypeStrings $types) {}

    public function getNodeType(): string
    {
        return MethodCall::class;
    }

    public function processNode(Node $node, Scope $scope): array
    {
        if (!$node->name instanceof Identifier || $node->isFirstClassCallable()) {
            return [];
        }
        $object = $scope->getType($node->var);
        $method = (new ObjectType(Serializer::class))->isSuperTypeOf($object)->yes() ? $scope->getMethodReflection($object, $node->name->name) : null;
        $errors = [];
        foreach ($method === null ? [] : $this->types->of($node, $method, $scope) as $text) {
            $problem = $this->types->problem($text);
            if ($problem !== null) {
                $errors[] = RuleErrorBuilder::message($problem)->identifier('kiln.type')->build();
            }
        }

        return $errors;
    }
}
