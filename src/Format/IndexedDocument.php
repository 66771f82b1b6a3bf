<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A tree in which there is an {@see IndexedObject}, or an object without members that is to be told from an empty array.
 *
 * @internal
 */
final class IndexedDocument
{
    private bool $hasObject = false;

    private mixed $data;

    private function __construct(mixed $decoded, private readonly bool $keepsEmptyObjects)
    {
        $this->data = $this->arrays($decoded);
    }

    /**
     * @param mixed $tree              as a {@see Format} gives it; other maps may be \stdClass too
     * @param bool  $keepsEmptyObjects whether objects without members are told from empty arrays
     *
     * @return ?self null when there is no such object
     */
    public static function in(mixed $tree, bool $keepsEmptyObjects = false): ?self
    {
        $document = \is_array($tree) || $tree instanceof \stdClass ? new self($tree, $keepsEmptyObjects) : null;

        return $document !== null && $document->hasObject ? $document : null;
    }

    /**
     * @param mixed $tree              as a {@see Format} gives it; other maps may be \stdClass too
     * @param bool  $keepsEmptyObjects whether objects without members are told from empty arrays
     *
     * @return mixed the document; where there is no such object, the tree with arrays for all maps
     */
    public static function of(mixed $tree, bool $keepsEmptyObjects = false): mixed
    {
        // Most trees are right as they are, and to see that is cheaper than to copy them.
        if (!self::hasStdClass($tree)) {
            return $tree;
        }
        $document = new self($tree, $keepsEmptyObjects);

        return $document->hasObject ? $document : $document->data;
    }

    /**
     * @return mixed objects as arrays, but for those that are {@see IndexedObject}s, and those without members where they are told
     */
    public function data(): mixed
    {
        return $this->data;
    }

    private static function hasStdClass(mixed $tree): bool
    {
        if (!\is_array($tree)) {
            return $tree instanceof \stdClass;
        }
        foreach ($tree as $value) {
            if (\is_array($value) ? self::hasStdClass($value) : $value instanceof \stdClass) {
                return true;
            }
        }

        return false;
    }

    private function arrays(mixed $decoded): mixed
    {
        if (!\is_array($decoded) && !$decoded instanceof \stdClass) {
            return $decoded;
        }
        $members = \is_array($decoded) ? $decoded : \get_object_vars($decoded);
        foreach ($members as $key => $value) {
            if (\is_array($value) || \is_object($value)) {
                $members[$key] = $this->arrays($value);
            }
        }
        if (\is_array($decoded) || !\array_is_list($members) || ($members === [] && !$this->keepsEmptyObjects)) {
            return $members;
        }
        $this->hasObject = true;
        if ($members === []) {
            return $decoded;
        }

        return new IndexedObject($members);
    }
}
