<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print;

use Kiln\Dialect\Jms\Plan\Write\Field;
use Kiln\Dialect\Jms\Plan\Write\Slot;
use Kiln\Dialect\Jms\Plan\Write\WriteObject;

/**
 * How generated writers are called.
 *
 * @internal
 */
final readonly class WriterNames
{
    public function call(WriteObject $object, string $value): string
    {
        return $this->isScoped($object) ? "({$object->id}::\$write)({$value}, \$kiln)" : "{$object->id}::write({$value}, \$kiln)";
    }

    /**
     * Whether the code must stand inside the scope of the class it writes.
     */
    public function isScoped(WriteObject $object): bool
    {
        foreach ($object->steps as $step) {
            if ($step instanceof Field && $step->access instanceof Slot && !$step->access->isPublic && $step->access->class === $object->class) {
                return true;
            }
        }

        return false;
    }
}
