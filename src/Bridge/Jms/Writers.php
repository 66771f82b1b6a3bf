<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Exception\Exception as JmsException;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\Metadata\Facts;
use Kiln\Bridge\Jms\Metadata\TypeName;
use Kiln\Bridge\Jms\Runtime\JmsWriteObservation;
use Kiln\Bridge\Jms\UserCode\Registrations;
use Kiln\Bridge\Jms\UserCode\Registry;
use Kiln\Engine\CollectorPause;
use Kiln\Engine\Php\Runtime\Lenient\Skipped;
use Kiln\Engine\Php\Runtime\Lenient\Writing;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeStore;

/**
 * Writes by generated code what jms/serializer would write to JSON.
 *
 * @internal
 */
final class Writers
{
    private ?Registrations $registrations = null;

    /** @var array<string, WriterSet> by selection */
    private array $sets = [];

    /** @var array<string, TypeName> by text */
    private array $types = [];

    public function __construct(
        private readonly Setup $setup,
        private readonly Facts $facts,
        private readonly Registry $registry,
        private readonly CodeStore $store,
        private readonly string $fingerprint,
    ) {}

    /**
     * @param ?SerializationContext $context null for one that selects nothing and that nobody sees
     *
     * @throws GiveUp when jms/serializer must do it
     *
     * @return mixed plain data, with an ArrayObject for what is a JSON object in any case
     */
    public function write(mixed $data, ?string $type, ?SerializationContext $context, Selection $selection): mixed
    {
        return $this->attempt($data, $type, $context, $selection, static fn(mixed $data, ?TypeName $type, WriterSet $set, Writing $writing): mixed
            => self::written($type === null ? $writing->value($data) : $set->root($type)($data, $writing)));
    }

    /**
     * As {@see write()}, to JSON. Of a list item by item, so that the arrays of one are given back before the next are made:
     * they stay in the processor's caches.
     *
     * @throws GiveUp
     * @throws Unencodable when all is written
     */
    public function encode(mixed $data, ?string $type, ?SerializationContext $context, Selection $selection, Json $json): string
    {
        $text = $this->attempt($data, $type, $context, $selection, static function (mixed $data, ?TypeName $type, WriterSet $set, Writing $writing) use ($json): string {
            $item = $type === null ? null : self::itemType($type);
            return \is_array($data) && \count($data) > 1 && array_is_list($data) && $json->encodesItems && ($type === null || $item !== null)
                ? CollectorPause::during(static fn(): string => self::encodeItems($data, $item, $set, $writing, $json))
                : $json->encode(self::written($type === null ? $writing->value($data) : $set->root($type)($data, $writing)));
        });
        $context?->close();

        return $text;
    }

    /**
     * @param ?TypeName $type of an item; null for whatever it is
     * @param list<mixed> $items
     */
    private static function encodeItems(array $items, ?TypeName $type, WriterSet $set, Writing $writing, Json $json): string
    {
        $write = $type === null ? null : $set->root($type);
        $texts = [];
        $unencodable = null;
        foreach ($items as $key => $item) {
            $written = $write === null || $item === null ? $writing->value($item) : $write($item, $writing);
            if ($written === Skipped::Value) {
                continue;
            }
            try {
                $text = $unencodable === null || $unencodable->error === JSON_ERROR_INF_OR_NAN ? $json->encodeItem($written) : '';
                if ($type === null) {
                    $texts[$key] = $text;
                } else {
                    $texts[] = $text;
                }
            } catch (Unencodable $exception) {
                // What goes wrong with a later item is told before what cannot be encoded. After INF or NAN json_encode() goes on.
                $unencodable = $exception;
            }
        }
        if ($unencodable !== null) {
            throw $unencodable;
        }

        return $json->join($texts);
    }

    /**
     * @return ?TypeName null where the type is not that of a list of one type
     */
    private static function itemType(TypeName $type): ?TypeName
    {
        return \in_array($type->name, ['array', 'list'], true) && \count($type->params) === 1 ? $type->param(0) : null;
    }

    private static function written(mixed $written): mixed
    {
        return $written === Skipped::Value ? throw new GiveUp('nothing is written') : $written;
    }

    /**
     * @template R
     *
     * @param \Closure(mixed, ?TypeName, WriterSet, Writing): R $write
     *
     * @throws GiveUp
     *
     * @return R
     */
    private function attempt(mixed $data, ?string $type, ?SerializationContext $context, Selection $selection, \Closure $write): mixed
    {
        if ($data === null) {
            throw new GiveUp('null');
        }
        try {
            $typeName = $type === null ? null : $this->types[$type] ??= TypeName::fromArray($this->setup->types->parse($type)) ?? throw new GiveUp('no type');
            $registrations = $this->registry->current();
            if ($registrations !== $this->registrations) {
                $this->registrations = $registrations;
                $this->sets = [];
            }
            $set = $this->sets[$selection->key()] ??= $this->set($selection, $registrations);
            $observation = new JmsWriteObservation($this->setup, $context, $registrations, $set->body(...));
            $writing = new Writing($set->classes, $selection->serializeNull, $observation);
            try {
                $written = $write($data, $typeName, $set, $writing);
            } catch (\Exception $exception) {
                if (!$exception instanceof GiveUp && !$exception instanceof Mismatch && !$exception instanceof JmsException) {
                    $observation->fail($writing);
                }

                throw $exception;
            }
            $observation->finish();

            return $written;
        } catch (GiveUp $giveUp) {
            throw $giveUp;
        } catch (Mismatch|\Error|JmsException $exception) {
            throw new GiveUp($exception->getMessage(), previous: $exception);
        }
    }

    private function set(Selection $selection, Registrations $registrations): WriterSet
    {
        return new WriterSet($this->facts, $registrations, $this->store, $registrations->key() . $this->fingerprint, $selection, $this->setup->evaluator !== null);
    }
}
