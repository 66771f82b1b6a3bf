<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Runtime;

use JMS\Serializer\Expression\CompilableExpressionEvaluatorInterface;
use JMS\Serializer\Expression\Expression;
use JMS\Serializer\Metadata\ClassMetadata;
use JMS\Serializer\Metadata\PropertyMetadata;
use Kiln\Bridge\Jms\GiveUp;
use Kiln\Bridge\Jms\Parts;

/**
 * The metadata of jms/serializer in one call, and what the expressions in it say.
 *
 * @internal
 */
final class CallMetadata
{
    /** @var array<string, mixed> by class */
    private array $known = [];

    public function __construct(private readonly Parts $parts) {}

    /**
     * @throws GiveUp
     */
    public function of(string $class): ClassMetadata
    {
        $metadata = $this->known[$class] ??= $this->parts->setup()->metadata->getMetadataForClass($class);

        return $metadata instanceof ClassMetadata ? $metadata : throw new GiveUp("there is no metadata of {$class}");
    }

    /**
     * Of a class whose objects are visited.
     *
     * @throws GiveUp when it has expressions, but there is no expression language
     */
    public function visited(string $class): ClassMetadata
    {
        $metadata = $this->of($class);

        return !$metadata->usingExpression || $this->parts->setup()->evaluator !== null ? $metadata : throw new GiveUp('there is no expression language');
    }

    /**
     * @throws GiveUp
     */
    public function property(string $class, string $property): PropertyMetadata
    {
        $metadata = $this->of($class)->propertyMetadata[$property] ?? null;

        return $metadata instanceof PropertyMetadata ? $metadata : throw new GiveUp("there is no metadata of {$class}::\${$property}");
    }

    /**
     * @param mixed                $expression text, or parsed
     * @param array<string, mixed> $variables
     *
     * @throws GiveUp when it gives no bool, or there is no expression language
     */
    public function evaluate(mixed $expression, array $variables): bool
    {
        $evaluator = $this->parts->setup()->evaluator ?? throw new GiveUp('there is no expression language');
        $result = $expression instanceof Expression && $evaluator instanceof CompilableExpressionEvaluatorInterface
            ? $evaluator->evaluateParsed($expression, $variables)
            : $evaluator->evaluate(\is_string($expression) || $expression instanceof \Stringable ? (string) $expression : '', $variables);

        return \is_bool($result) ? $result : throw new GiveUp('an expression gives no bool');
    }
}
