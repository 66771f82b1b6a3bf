<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\Expression\ExpressionEvaluatorInterface;
use Symfony\Component\Cache\Adapter\NullAdapter;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * An evaluator that cannot compile.
 */
final class PlainEvaluator implements ExpressionEvaluatorInterface
{
    private ?ExpressionLanguage $language = null;

    /**
     * @param array<mixed> $data
     *
     * @return mixed
     */
    public function evaluate(string $expression, array $data = [])
    {
        // A cache would give floats back as serialize_precision has them when they are found again.
        $this->language ??= new ExpressionLanguage(new NullAdapter());

        return $this->language->evaluate($expression, $data);
    }
}
