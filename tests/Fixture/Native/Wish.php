<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native;

use Kiln\Context;
use Kiln\Tests\Bridge\Jms\Differential\Journal;

/**
 * A condition of which nobody can foresee what it says, but which says the same each time.
 */
final class Wish
{
    public static function comesTrue(object $object, Context $context): bool
    {
        $class = (new \ReflectionClass($object))->getShortName();
        $luck = crc32($class . serialize([$context->groups, $context->version, $context->naming]));
        Journal::note("Wish of {$class}");
        if ($luck % 13 === 0) {
            throw new \DomainException('no more wishes');
        }

        return $luck % 3 > 0;
    }
}
