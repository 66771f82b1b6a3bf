<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Expression\ExpressionEvaluatorInterface;

/**
 * Cannot compile expressions; their value depends on their length and on the names of what they may use.
 */
final class LengthEvaluator implements ExpressionEvaluatorInterface
{
    public function evaluate(string $expression, array $data = [])
    {
        return \strlen($expression . implode(',', array_keys($data))) % 2 === 0;
    }
}
