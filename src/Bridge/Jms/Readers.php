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
use Kiln\Engine\Php\Store\PrintedCode;
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
     * @param ?\Throwable $failure what the call has ended with on the {@see ShortWay}
     *
     * @throws GiveUp
     */
    public function decode(string $json, string $type, ?DeserializationContext $context, Selection $selection, ?\Throwable $failure = null): mixed
    {
        $levels = $this->isNative ? $this->decoding->levels() : null;
        if ($levels !== null || $failure !== null) {
            try {
                return $failure === null
                    ? $this->attempt($type, $context, $selection, static fn(ReaderSet $set, TypeName $type, Reading $reading): mixed => $set->decode($json, $type, $reading, $levels))
                    : throw self::meaning($failure, $this->decoding->isStrict);
            } catch (Declined) {
                // Generated code does it.
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
     * Calls user code where nothing is selected and nobody sees a context.
     */
    public function defaultObservation(): JmsReadObservation
    {
        return self::observation($this->parts, null, $this->sets->reader(new Selection(), $this->decoding->isStrict))();
    }

    /**
     * What calls need besides {@see Whole::printReader()}, where listeners or an object constructor are called.
     *
     * @throws \Throwable where it cannot be made
     *
     * @return list<PrintedCode>
     */
    public function printBodies(string $type, Selection $selection): array
    {
        return $this->sets->reader($selection, $this->decoding->isStrict)->bodiesOf($this->parts->types->of($type));
    }

    /**
     * @param 'json'|'xml' $format
     *
     * @return \Closure(): JmsReadObservation always the same one
     */
    public static function observation(Parts $parts, ?DeserializationContext $context, ReaderSet $set, string $format = 'json'): \Closure
    {
        $made = null;

        return static function () use ($parts, $context, $set, $format, &$made): JmsReadObservation {
            return $made ??= new JmsReadObservation($parts, $context, $set->registrations, $set->body(...), $format);
        };
    }

    /**
     * @param \Closure(ReaderSet, TypeName, Reading): mixed $read
     *
     * @throws GiveUp
     * @throws Declined where generated code is to do it
     */
    private function attempt(string $type, ?DeserializationContext $context, Selection $selection, \Closure $read): mixed
    {
        try {
            $typeName = $this->parts->types->of($type);
            $set = $this->sets->reader($selection, $this->decoding->isStrict);
        } catch (\Error|JmsException $exception) {
            throw new GiveUp($exception->getMessage(), previous: $exception);
        }
        $observation = self::observation($this->parts, $context, $set);
        $reading = new Reading($observation);
        $losesWay = static fn(): bool => $context !== null && $set->isRepeatable($typeName);

        return self::finished($context === null ? null : $observation, $reading, $losesWay, static fn(): mixed => $read($set, $typeName, $reading), $this->decoding->isStrict);
    }

    /**
     * @return \Throwable the same where it comes out, or says itself what is done
     */
    private static function meaning(\Throwable $thrown, bool $isStrict): \Throwable
    {
        if ($thrown instanceof Declined) {
            // After a mismatch generated code would come to the same end, and call user code once more.
            return $thrown->getCode() === Declined::MISMATCH ? new GiveUp($thrown->getMessage(), previous: $thrown) : $thrown;
        }

        // The strict visitor throws another one for each array around.
        return $thrown instanceof GiveUp || (Failure::endsCall($thrown) && !($isStrict && $thrown instanceof RuntimeException))
            ? $thrown
            : new GiveUp($thrown->getMessage(), previous: $thrown);
    }

    /**
     * Leaves the context as jms/serializer does: when all is read, or the call has failed as it fails with it.
     *
     * @param (\Closure(): JmsReadObservation)|null $observation null without a context
     * @param \Closure(): bool                      $losesWay    whether the context would not be told where the call has failed:
     *                                                            where no user code is called, the way is not kept in mind
     * @param \Closure(): mixed                     $read
     * @param bool                                  $isStrict    whether the strict visitor of JSON reads
     *
     * @throws GiveUp
     * @throws Declined where generated code is to do it
     */
    public static function finished(?\Closure $observation, Reading $reading, \Closure $losesWay, \Closure $read, bool $isStrict = false): mixed
    {
        try {
            $value = $read();
        } catch (\Throwable $thrown) {
            $meaning = self::meaning($thrown, $isStrict);
            if ($meaning !== $thrown || $thrown instanceof GiveUp || $thrown instanceof Declined) {
                throw $meaning;
            }
            if ($losesWay()) {
                throw new GiveUp($thrown->getMessage(), previous: $thrown);
            }
            if ($observation !== null) {
                $observation()->finish($reading);
            }

            throw $thrown;
        }
        if ($value === Skipped::Value) {
            throw new GiveUp('nothing is read');
        }
        if ($observation !== null) {
            $observation()->finish($reading);
        }

        return $value;
    }
}
