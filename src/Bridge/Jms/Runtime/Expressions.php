<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Runtime;

use JMS\Serializer\Expression\CompilableExpressionEvaluatorInterface;
use JMS\Serializer\Expression\Expression;
use JMS\Serializer\Expression\ExpressionEvaluatorInterface;
use Kiln\Bridge\Jms\GiveUp;

/**
 * The application's expression language.
 *
 * @internal
 */
final readonly class Expressions
{
    public function __construct(private ?ExpressionEvaluatorInterface $evaluator) {}

    /**
     * @param mixed                $expression of metadata: text, or parsed
     * @param array<string, mixed> $variables
     *
     * @throws GiveUp when it gives no bool, or there is no expression language
     */
    public function evaluate(mixed $expression, array $variables): bool
    {
        $evaluator = $this->evaluator ?? throw new GiveUp('there is no expression language');
        $result = $expression instanceof Expression && $evaluator instanceof CompilableExpressionEvaluatorInterface
            ? $evaluator->evaluateParsed($expression, $variables)
            : $evaluator->evaluate(\is_string($expression) || $expression instanceof \Stringable ? (string) $expression : '', $variables);

        return \is_bool($result) ? $result : throw new GiveUp('an expression gives no bool');
    }
}
