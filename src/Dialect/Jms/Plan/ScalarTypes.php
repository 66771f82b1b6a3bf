<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Plan;

use Kiln\Type\ScalarKind;

/**
 * What jms/serializer calls scalar types ({@see \JMS\Serializer\GraphNavigator\SerializationGraphNavigator::accept()}).
 *
 * @internal
 */
final readonly class ScalarTypes
{
    private const KINDS = [
        'string' => ScalarKind::String,
        'int' => ScalarKind::Int,
        'integer' => ScalarKind::Int,
        'bool' => ScalarKind::Bool,
        'boolean' => ScalarKind::Bool,
        'true' => ScalarKind::Bool,
        'false' => ScalarKind::Bool,
        'double' => ScalarKind::Float,
        'float' => ScalarKind::Float,
    ];

    public static function kind(string $name): ?ScalarKind
    {
        return self::KINDS[$name] ?? null;
    }
}
