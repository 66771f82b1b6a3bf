<?php

declare(strict_types=1);

namespace Kiln\Format;

/**
 * A tree in which there is an {@see IndexedObject}.
 *
 * @internal
 */
final class IndexedDocument
{
    private bool $hasObject = false;

    private mixed $data;

    private function __construct(mixed $decoded)
    {
        $this->data = $this->arrays($decoded);
    }

    /**
     * @param mixed $tree as a {@see Format} gives it; other maps may be \stdClass too
     *
     * @return ?self null when there is no such object
     */
    public static function in(mixed $tree): ?self
    {
        $document = \is_array($tree) || $tree instanceof \stdClass ? new self($tree) : null;

        return $document !== null && $document->hasObject ? $document : null;
    }

    /**
     * @param mixed $tree as above
     *
     * @return mixed the document; where there is no such object, the tree with arrays for all maps
     */
    public static function of(mixed $tree): mixed
    {
        $document = new self($tree);

        return $document->hasObject ? $document : $document->data;
    }

    /**
     * @return mixed objects as arrays, but for those that are {@see IndexedObject}s
     */
    public function data(): mixed
    {
        return $this->data;
    }

    private function arrays(mixed $decoded): mixed
    {
        if (!\is_array($decoded) && !\is_object($decoded)) {
            return $decoded;
        }
        $members = \is_array($decoded) ? $decoded : get_object_vars($decoded);
        foreach ($members as $key => $value) {
            if (\is_array($value) || \is_object($value)) {
                $members[$key] = $this->arrays($value);
            }
        }
        if (\is_array($decoded) || $members === [] || !array_is_list($members)) {
            return $members;
        }
        $this->hasObject = true;

        return new IndexedObject($members);
    }
}
