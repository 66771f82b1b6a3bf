<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exception\Exception as JmsException;
use JMS\Serializer\Exception\RuntimeException;
use Kiln\Bridge\Jms\Runtime\JmsReadObservation;
use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Dialect\Jms\Run\Skipped;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Native\Declined;

/**
 * Reads by generated code, or in the extension, what jms/serializer would read from JSON.
 *
 * @internal
 */
final class Readers
{
    /**
     * @param bool $isNative whether the extension reads what it can
     */
    public function __construct(
        private readonly Parts $parts,
        private readonly Sets $sets,
        public readonly Decoding $decoding,
        private readonly bool $isNative = false,
    ) {}

    /**
     * @param mixed                   $data    decoded
     * @param ?DeserializationContext $context null for one that selects nothing and that nobody sees
     *
     * @throws GiveUp when jms/serializer must do it
     */
    public function read(mixed $data, string $type, ?DeserializationContext $context, Selection $selection): mixed
    {
        return $this->attempt($type, $context, $selection, static fn(ReaderSet $set, TypeName $type, Reading $reading): mixed => $set->root($type)($data, $reading));
    }

    /**
     * As {@see read()}, from JSON.
     *
     * @throws GiveUp
     */
    public function decode(string $json, string $type, ?DeserializationContext $context, Selection $selection): mixed
    {
        $levels = $this->isNative ? $this->decoding->levels() : null;
        if ($levels !== null) {
            try {
                return $this->attempt($type, $context, $selection, static fn(ReaderSet $set, TypeName $type, Reading $reading): mixed => $set->decode($json, $type, $reading, $levels));
            } catch (Declined $declined) {
                // Generated code would come to the same end, and call user code once more.
                if ($declined->getCode() === Declined::MISMATCH) {
                    throw new GiveUp($declined->getMessage(), previous: $declined);
                }
            }
        }

        return $this->attempt($type, $context, $selection, fn(ReaderSet $set, TypeName $type, Reading $reading): mixed => $set->read(
            $json,
            $type,
            $reading,
            $this->decoding->levels(),
            $this->decoding->decode(...),
        ));
    }

    /**
     * @param \Closure(ReaderSet, TypeName, Reading): mixed $read
     *
     * @throws GiveUp
     * @throws Declined by the extension
     */
    private function attempt(string $type, ?DeserializationContext $context, Selection $selection, \Closure $read): mixed
    {
        try {
            $typeName = $this->parts->types->of($type);
            $set = $this->sets->reader($selection, $this->decoding->isStrict);
        } catch (\Error|JmsException $exception) {
            throw new GiveUp($exception->getMessage(), previous: $exception);
        }
        $made = null;
        $observation = function () use ($context, $set, &$made): JmsReadObservation {
            return $made ??= new JmsReadObservation($this->parts, $context, $set->registrations, $set->body(...));
        };
        $reading = new Reading($observation);
        // Where no user code is called, the way is not kept in mind: then jms/serializer leaves the context where it fails.
        $losesWay = static fn(): bool => $context !== null && $set->isRepeatable($typeName);
        $value = $this->finished($context === null ? null : $observation, $reading, $losesWay, static fn(): mixed => $read($set, $typeName, $reading));

        return $value === Skipped::Value ? throw new GiveUp('nothing is read') : $value;
    }

    /**
     * Leaves the context as jms/serializer does: when all is read, or the call has failed as it fails with it.
     *
     * @param (\Closure(): JmsReadObservation)|null $observation null without a context
     * @param \Closure(): bool  $losesWay whether the context, which the user can look at, would not be told where the call has failed
     * @param \Closure(): mixed $read
     *
     * @throws GiveUp
     * @throws Declined
     */
    private function finished(?\Closure $observation, Reading $reading, \Closure $losesWay, \Closure $read): mixed
    {
        try {
            $value = $read();
        } catch (GiveUp|Declined $stopped) {
            throw $stopped;
        } catch (Mismatch $mismatch) {
            throw new GiveUp($mismatch->getMessage(), previous: $mismatch);
        } catch (\Throwable $thrown) {
            // The strict visitor throws another one for each array around.
            if (($this->decoding->isStrict && $thrown instanceof RuntimeException) || !Failure::endsCall($thrown) || $losesWay()) {
                throw new GiveUp($thrown->getMessage(), previous: $thrown);
            }
            if ($observation !== null) {
                $observation()->finish($reading);
            }

            throw $thrown;
        }
        if ($value !== Skipped::Value && $observation !== null) {
            $observation()->finish($reading);
        }

        return $value;
    }
}
