<?php

declare(strict_types=1);

namespace Kiln\Engine\Php\Printer;

use Kiln\Plan\Method;
use Kiln\Plan\Property;
use Kiln\Plan\Read\NewObject;
use Kiln\Plan\Read\ReadObject;

/**
 * What generated readers are called and how they are called.
 *
 * @internal
 */
final readonly class ReaderNames
{
    /**
     * @param string $kiln what functions are given last
     */
    public function __construct(private string $kiln = '$kiln') {}

    public function call(ReadObject $object, string $data): string
    {
        return ClassFrame::call($object->id, 'read', $this->isScoped($object), $data, $this->kiln);
    }

    public function callList(ReadObject $object, string $data): string
    {
        return ClassFrame::call(self::ofLists($object->id), 'read', $this->isScoped($object), $data, $this->kiln);
    }

    /**
     * The class that reads lists of objects.
     *
     * @param string $id of the object plan
     */
    public static function ofLists(string $id): string
    {
        $at = \strrpos($id, 'Reader_');

        return $at === false ? $id : \substr_replace($id, 'List', $at, 0);
    }

    public function callPopulate(ReadObject $object, string $data, string $existing): string
    {
        return ClassFrame::call($object->id, 'populate', $this->isScoped($object), "{$existing}, {$data}", $this->kiln);
    }

    /**
     * Whether the code must stand inside the scope of the class it reads.
     */
    public function isScoped(ReadObject $object): bool
    {
        if ($object->construction instanceof NewObject && !$object->construction->isPublic) {
            return true;
        }
        foreach ([...\array_column($object->fields, 'target'), ...$object->afterwards] as $member) {
            if ($member instanceof Property && (!$member->isPublic || $member->isReadonly) && $member->class === $object->class) {
                return true;
            }
            if ($member instanceof Method && !$member->isPublic && $member->class === $object->class) {
                return true;
            }
        }

        return false;
    }
}
