<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Exception\Exception as JmsException;
use JMS\Serializer\SerializationContext;
use Kiln\Bridge\Jms\Runtime\JmsWriteObservation;
use Kiln\Bridge\Jms\Runtime\XmlWriteObservation;
use Kiln\Dialect\Jms\Call\Document;
use Kiln\Dialect\Jms\Call\Json;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Call\Unencodable;
use Kiln\Dialect\Jms\Call\WriterPrograms;
use Kiln\Dialect\Jms\Call\WriterSet;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\ObjectAccess;
use Kiln\Dialect\Jms\Run\Writing;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\PrintedCode;
use Kiln\Native\Declined;
use Kiln\Native\WriteProgram;

/**
 * Writes by generated code, or in the extension, what jms/serializer would write to JSON.
 *
 * @internal
 */
final class Writers
{
    /**
     * @param bool $isNative whether the extension writes what it can
     */
    public function __construct(
        private readonly Parts $parts,
        private readonly Sets $sets,
        public readonly Encoding $encoding,
        private readonly bool $isNative = false,
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
        return $this->attempt($data, $type, $selection, function (?TypeName $typeName, WriterSet $set) use ($data, $context): mixed {
            $observation = $this->observation($context, $set, $set->body(...));
            $writing = new Writing($set->classes, $set->choice->serializeNull, $observation);

            return self::finished($context === null ? null : $observation, $writing, static fn(): mixed => Document::write($data, $typeName, $set, $writing));
        });
    }

    /**
     * As {@see write()}, to JSON.
     *
     * @param ?\Throwable $failure what the call has ended with on the {@see ShortWay}
     *
     * @throws GiveUp
     * @throws Unencodable when all is written
     */
    public function encode(mixed $data, ?string $type, ?SerializationContext $context, Selection $selection, Json $json, ?\Throwable $failure = null): string
    {
        if ($failure !== null) {
            self::settle($failure);
        }
        $text = $this->attempt($data, $type, $selection, function (?TypeName $typeName, WriterSet $set) use ($data, $context, $json, $failure): string {
            if ($this->isNative && $failure === null) {
                try {
                    return $this->encodeNatively($data, $typeName, $context, $set, $json);
                } catch (Declined) {
                    // By generated code.
                }
            }
            $observation = $this->observation($context, $set, $set->body(...));
            $writing = new Writing($set->classes, $set->choice->serializeNull, $observation);

            return self::finished($context === null ? null : $observation, $writing, static fn(): string => Document::encode($data, $typeName, $set, $writing, $json));
        });
        $context?->close();

        return $text;
    }

    /**
     * Calls user code where nothing is selected and nobody sees a context.
     */
    public function defaultObservation(): JmsWriteObservation
    {
        $set = $this->default();

        return $this->observation(null, $set, $this->isNative ? $this->defaultPrograms()->body(...) : $set->body(...))();
    }

    /**
     * What writes where nothing is selected.
     */
    public function default(): WriterSet
    {
        return $this->sets->writer(new Selection());
    }

    /**
     * For objects of just this class, where nothing is selected.
     *
     * @param class-string $class
     *
     * @throws Declined where there is no program
     */
    public function programOf(string $class, string $place): WriteProgram
    {
        return $this->defaultPrograms()->ofClass($class, $place);
    }

    /**
     * What calls need besides {@see Whole::printWriter()}, where listeners are called; see {@see WriterSet::bodiesOf()}.
     *
     * @param ?class-string $class
     *
     * @throws \Throwable where it cannot be made
     *
     * @return list<PrintedCode>
     */
    public function printBodies(?string $class, string $type, Selection $selection, bool $natively): array
    {
        return $this->sets->writer($selection)->bodiesOf($class ?? $this->parts->types->of($type), $natively);
    }

    private function defaultPrograms(): WriterPrograms
    {
        return $this->default()->programs($this->encoding->json()->options ?? 0, false);
    }

    /**
     * Ends a call that cannot be made by generated code any more.
     *
     * @throws GiveUp
     * @throws Unencodable
     */
    private static function settle(\Throwable $failure): void
    {
        $failure = $failure instanceof Declined ? WriterPrograms::meaning($failure) : $failure;
        if ($failure instanceof GiveUp || $failure instanceof Unencodable) {
            throw $failure;
        }
        if (!$failure instanceof Declined) {
            throw Failure::endsCall($failure) ? $failure : new GiveUp($failure->getMessage(), previous: $failure);
        }
    }

    /**
     * @throws Declined
     * @throws Unencodable
     */
    private function encodeNatively(mixed $data, ?TypeName $type, ?SerializationContext $context, WriterSet $set, Json $json): string
    {
        $programs = $set->programs($json->options, $set->choice->serializeNull);
        $observation = $this->observation($context, $set, $programs->body(...));
        $host = $programs->host($observation);

        return self::finished($context === null ? null : $observation, $host, static fn(): string => $programs->encode($data, $type, $host));
    }

    /**
     * @param \Closure(string, string): (\Closure(object, Writing): mixed) $bodies see {@see JmsWriteObservation}
     *
     * @return \Closure(): JmsWriteObservation always the same one
     */
    private function observation(?SerializationContext $context, WriterSet $set, \Closure $bodies): \Closure
    {
        $made = null;

        return function () use ($context, $set, $bodies, &$made): JmsWriteObservation {
            return $made ??= new JmsWriteObservation($this->parts, $context, $set->registrations, $bodies);
        };
    }

    /**
     * @template R
     *
     * @param \Closure(?TypeName, WriterSet): R $write
     *
     * @throws GiveUp
     *
     * @return R
     */
    private function attempt(mixed $data, ?string $type, Selection $selection, \Closure $write): mixed
    {
        if ($data === null) {
            throw new GiveUp('null');
        }
        try {
            $typeName = $type === null ? null : $this->parts->types->of($type);
            $set = $this->sets->writer($selection);
        } catch (\Error|JmsException $exception) {
            throw new GiveUp($exception->getMessage(), previous: $exception);
        }
        try {
            return $write($typeName, $set);
        } catch (Mismatch $mismatch) {
            throw new GiveUp($mismatch->getMessage(), previous: $mismatch);
        }
    }

    /**
     * Leaves the context as jms/serializer does: when all is written, or the call has failed as it fails with it.
     *
     * @template R
     *
     * @param (\Closure(): (JmsWriteObservation|XmlWriteObservation))|null $observation null without a context
     * @param \Closure(): R                                               $write
     *
     * @throws GiveUp
     * @throws Mismatch
     * @throws Declined
     *
     * @return R
     */
    public static function finished(?\Closure $observation, ObjectAccess $writing, \Closure $write): mixed
    {
        try {
            $written = $write();
        } catch (Mismatch|GiveUp|Declined $stopped) {
            throw $stopped;
        } catch (\Throwable $thrown) {
            if (!Failure::endsCall($thrown)) {
                throw new GiveUp($thrown->getMessage(), previous: $thrown);
            }
            if ($observation !== null) {
                $observation()->finish($writing);
            }

            throw $thrown;
        }
        if ($observation !== null) {
            $observation()->finish($writing);
        }

        return $written;
    }
}
