<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Engine\Purpose;
use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Write\CallMethod;
use Kiln\Plan\Write\Splice;
use Kiln\Plan\Write\WriteField;
use Kiln\Plan\Write\WriteObject;

/**
 * What generated writers are called and how they are called.
 *
 * @internal
 */
final readonly class WriterNames
{
    public function __construct(private Purpose $target) {}

    public function className(WriteObject $object): string
    {
        return $this->forTarget($object->id);
    }

    public function forTarget(string $id): string
    {
        $kind = match ($this->target) {
            Purpose::Json => '',
            Purpose::Tree => 'Tree',
            Purpose::PlainArray => 'Array',
        };

        return (string) preg_replace('/Writer(?=_[0-9a-f]+$)/D', "{$kind}Writer", $id);
    }

    public function call(WriteObject $object, string $value): string
    {
        $class = $this->className($object);

        return $this->isScoped($object) ? "({$class}::\$write)({$value}, \$kiln)" : "{$class}::write({$value}, \$kiln)";
    }

    /**
     * Whether the code must stand inside the scope of the class it writes.
     */
    public function isScoped(WriteObject $object): bool
    {
        foreach ($object->steps as $step) {
            $access = match (true) {
                $step instanceof WriteField, $step instanceof Splice => $step->access,
                $step instanceof CallMethod => $step->method,
                default => null,
            };
            if (($access instanceof Property || $access instanceof Method) && !$access->isPublic && $access->class === $object->class) {
                return true;
            }
        }

        return false;
    }
}
