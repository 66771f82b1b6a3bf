<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

/**
 * A decoded text in which there is an {@see IndexedObject}.
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
     * @param int<1, max> $depth levels of arrays and objects
     *
     * @return ?self null when there is no such object, or no JSON; or, which json_decode() takes for arrays only, a key that
     *               begins with a NUL
     */
    public static function of(string $json, int $depth): ?self
    {
        if (preg_match(JsonText::NUMBERED_OBJECT, $json) !== 1) {
            return null;
        }
        $decoded = json_decode($json, false, JsonText::decodingDepth($depth));
        $document = \is_array($decoded) || \is_object($decoded) ? new self($decoded) : null;

        return $document !== null && $document->hasObject ? $document : null;
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
