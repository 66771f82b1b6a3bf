<?php

declare(strict_types=1);

namespace Kiln\Bridge\PhpStan;

use Kiln\Error\InvalidMetadata;
use Kiln\Type\Parser\NameScope;
use Kiln\Type\Parser\TypeParser;
use PhpParser\Node\Arg;
use PhpParser\Node\Expr\MethodCall;
use PHPStan\Analyser\Scope;
use PHPStan\PhpDoc\TypeStringResolver;
use PHPStan\Reflection\MethodReflection;
use PHPStan\Reflection\ParametersAcceptorSelector;
use PHPStan\Reflection\ReflectionProvider;
use PHPStan\Type\Type;

/**
 * Type strings as Kiln understands them, in the types of PHPStan. The analysed classes are not loaded: one that PHP cannot
 * compile would end PHPStan too.
 *
 * @internal
 */
final class TypeStrings
{
    /** What was looked for last and is no class. */
    private string $missing = '';

    private readonly NameScope $scope;

    public function __construct(
        private readonly ReflectionProvider $classes,
        private readonly TypeStringResolver $types,
        private readonly TypeParser $parser = new TypeParser(),
    ) {
        $this->scope = NameScope::global(classes: $this->find(...));
    }

    /**
     * What a call says in its parameter `$type`, as far as it is known before the call.
     *
     * @return list<string>
     */
    public function of(MethodCall $call, MethodReflection $method, Scope $scope): array
    {
        $argument = self::argument($call, $method, $scope);
        $texts = [];
        foreach ($argument === null ? [] : $scope->getType($argument->value)->getConstantStrings() as $type) {
            $texts[] = $type->getValue();
        }

        return $texts;
    }

    /**
     * @throws InvalidMetadata
     */
    public function type(string $text): Type
    {
        // The canonical spelling claims no more than Kiln checks: `positive-int` has become `int`.
        return $this->types->resolve((string) $this->parser->parse($text, $this->scope));
    }

    /**
     * What is wrong with a type string; null for a good one.
     */
    public function problem(string $text): ?string
    {
        try {
            $this->type($text);
        } catch (InvalidMetadata $problem) {
            return $problem->errorCode === 'unknown_class'
                // Without Kiln's hint, which depends on the classes that are loaded: here those are PHPStan's.
                ? "Type \"{$text}\" names the class {$this->missing}, which does not exist."
                : \preg_replace('/ \[\w+]$/D', '', $problem->getMessage());
        }

        return null;
    }

    private static function argument(MethodCall $call, MethodReflection $method, Scope $scope): ?Arg
    {
        foreach (ParametersAcceptorSelector::selectFromArgs($scope, $call->getArgs(), $method->getVariants())->getParameters() as $position => $parameter) {
            if ($parameter->getName() !== 'type') {
                continue;
            }
            foreach ($call->getArgs() as $number => $argument) {
                if ($argument->name === null ? $number === $position : $argument->name->name === 'type') {
                    return $argument->unpack ? null : $argument;
                }
            }
        }

        return null;
    }

    /**
     * @return ?class-string
     */
    private function find(string $name): ?string
    {
        if ($this->classes->hasClass($name)) {
            $class = $this->classes->getClass($name);
            if (!$class->isTrait()) {
                /** @var class-string */
                return $class->getName();
            }
        }
        $this->missing = $name;

        return null;
    }
}
