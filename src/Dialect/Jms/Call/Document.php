<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Call;

use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Format\Json\ListText;
use Kiln\System\CollectorPause;

/**
 * A whole value written: as plain data or as text.
 *
 * @internal
 */
final class Document
{
    /** How many items of a list are encoded at once; measured: 16 take a tenth less time than one by one, and than all at once. */
    private const BATCH = 16;

    /**
     * @param ?TypeName $type null for whatever the value is
     *
     * @throws Mismatch also when nothing is written of the value
     *
     * @return mixed plain data, with an ArrayObject for what is a JSON object in any case
     */
    public static function write(mixed $data, ?TypeName $type, WriterSet $set, Writing $writing): mixed
    {
        $written = $type === null ? $writing->value($data) : $set->root($type)($data, $writing);

        return $written === Skipped::Value ? throw new Mismatch('nothing is written') : $written;
    }

    /**
     * As {@see write()}, to JSON. Of a list a few items at a time, so that their arrays are given back before the next are made:
     * they stay in the processor's caches.
     *
     * @throws Mismatch
     * @throws Unencodable when all is written
     */
    public static function encode(mixed $data, ?TypeName $type, WriterSet $set, Writing $writing, Json $json): string
    {
        $item = $type === null ? null : self::itemType($type);

        return \is_array($data) && \count($data) > self::BATCH && \array_is_list($data) && $json->encodesItems && ($type === null ? !$set->leavesItemsOut : $item !== null) && !\in_array(null, $data, true)
            ? CollectorPause::during(static fn(): string => self::encodeItems($data, $item, $set, $writing, $json))
            : $json->encode(self::write($data, $type, $set, $writing));
    }

    /**
     * What is written without any object in it.
     */
    public static function plain(mixed $written): mixed
    {
        if ($written instanceof \ArrayObject || $written instanceof \stdClass) {
            $written = (array) $written;
        }
        if (\is_array($written)) {
            foreach ($written as $key => $member) {
                if (!\is_scalar($member)) {
                    $written[$key] = self::plain($member);
                }
            }
        }

        return $written;
    }

    /**
     * @param ?TypeName   $type  of an item; null for whatever it is
     * @param list<mixed> $items none of them null
     */
    private static function encodeItems(array $items, ?TypeName $type, WriterSet $set, Writing $writing, Json $json): string
    {
        $write = $type === null ? static fn(mixed $item): mixed => $writing->value($item) : $set->root($type);
        $text = new ListText();
        $error = \JSON_ERROR_NONE;
        $hasStopped = false;
        foreach (\array_chunk($items, self::BATCH) as $batch) {
            $written = [];
            foreach ($batch as $item) {
                $one = $write($item, $writing);
                if ($one !== Skipped::Value) {
                    $written[] = $one;
                } elseif ($type === null) {
                    $set->leavesItemsOut = true;

                    throw new Mismatch('a hole in a list');
                }
            }
            try {
                // What goes wrong with a later item is told before what cannot be encoded.
                if ($written !== [] && !$hasStopped) {
                    $text->add($json->encode($written));
                }
            } catch (Unencodable $exception) {
                $error = $exception->error;
                $hasStopped = $json->stopsIn($written);
            }
        }

        if ($error !== \JSON_ERROR_NONE) {
            throw new Unencodable($error);
        }

        return $text->whole();
    }

    /**
     * @return ?TypeName null where the type is not that of a list of one type
     */
    private static function itemType(TypeName $type): ?TypeName
    {
        return \in_array($type->name, ['array', 'list'], true) && \count($type->params) === 1 ? $type->param(0) : null;
    }
}
