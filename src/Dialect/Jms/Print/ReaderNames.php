<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Print;

use Kiln\Dialect\Jms\Plan\Read\Field;
use Kiln\Dialect\Jms\Plan\Read\ReadObject;
use Kiln\Dialect\Jms\Plan\Read\Slot;

/**
 * How generated readers are called.
 *
 * @internal
 */
final readonly class ReaderNames
{
    public function call(ReadObject $object, string $data): string
    {
        return $this->isScoped($object) ? "({$object->id}::\$read)({$data}, \$kiln)" : "{$object->id}::read({$data}, \$kiln)";
    }

    /**
     * Whether the code must stand inside the scope of the class it reads.
     */
    public function isScoped(ReadObject $object): bool
    {
        foreach ($object->fields as $field) {
            foreach ($field instanceof Field ? [$field->target, $field->default?->target] : [] as $target) {
                if ($target instanceof Slot && !$target->isPublic && $target->class === $object->class) {
                    return true;
                }
            }
        }

        return false;
    }
}
