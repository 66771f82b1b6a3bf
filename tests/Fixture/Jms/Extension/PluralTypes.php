<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Extension;

use JMS\Serializer\Type\Parser;
use JMS\Serializer\Type\ParserInterface;

/**
 * Knows "ints" besides the types that everyone knows.
 */
final class PluralTypes implements ParserInterface
{
    public function parse(string $type): array
    {
        return (new Parser())->parse($type === 'ints' ? 'array<int>' : $type);
    }
}
