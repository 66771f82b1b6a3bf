<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\Verify\Call;
use Kiln\Bridge\Jms\Verify\NewObjects;
use Kiln\Bridge\Jms\Verify\Outcome;
use Kiln\Bridge\Jms\Verify\Recorder;
use Kiln\Bridge\Jms\Verify\Redaction;
use Kiln\Bridge\Jms\Verify\Sampling;
use Kiln\Bridge\Jms\Verify\SideBySide;

/**
 * Answers every call by jms/serializer, and for some of them finds out whether Kiln would have given the same answer.
 *
 *     $serializer = ShadowSerializer::around($jms, new FileRecorder('/var/log/app/kiln-verify.jsonl'), rate: 0.01);
 *
 * The caller always gets the result of jms/serializer, or its exception. Kiln comes afterwards, with a copy of the context that
 * was made before; what goes wrong there is recorded, not thrown. `kiln verify FILE` shows what was recorded.
 *
 * A call that is looked at happens at least twice: getters, hooks, listeners and handlers run again, and lazy objects are loaded by
 * the first run. A mismatch is tried once more with jms/serializer, and a new one when reading up to some hundred times with
 * smaller documents. So it must do no harm to repeat a call. Nothing is repeated
 *
 *  - when the text has more than {@see MAX_BYTES} bytes, or the array more than {@see MAX_ELEMENTS} elements and members;
 *  - when a generator is serialized, as it can be run through only once;
 *  - when objects may be filled that live on: by an object constructor that is not that of jms/serializer itself, or with an
 *    object in an attribute of the context.
 *
 * What no PHP code can catch, such as the end of the memory or of the time limit, ends the request here as elsewhere.
 *
 * @api
 */
final class ShadowSerializer implements SerializerInterface, ArrayTransformerInterface
{
    public const MAX_BYTES = 4_000_000;

    public const MAX_ELEMENTS = 200_000;

    private readonly SideBySide $sideBySide;

    private ?bool $makesNewObjects = null;

    /** Null as long as nobody has asked; empty where Kiln does some of the work. */
    private ?string $idleness = null;

    /** Handlers can call the serializer while it is compared. */
    private bool $isComparing = false;

    /**
     * @param \Closure(): (SerializerInterface&ArrayTransformerInterface) $kiln
     * @param bool                                                         $isKiln whether it is Kiln indeed
     */
    private function __construct(
        private readonly SerializerInterface&ArrayTransformerInterface $jms,
        \Closure $kiln,
        private readonly Recorder $recorder,
        private readonly Sampling $sampling,
        Redaction $redaction,
        private readonly bool $isKiln,
    ) {
        $this->sideBySide = new SideBySide($jms, $kiln, $redaction);
    }

    /**
     * @param float     $rate      of the calls that are looked at: from 0, for none, to 1, for all
     * @param ?string   $cacheDir  where generated code is kept; see {@see JmsSerializer::wrap()}
     * @param bool      $debug     whether a class that has changed is noticed
     * @param Redaction $redaction whether examples show data; by default they do not
     *
     * @throws \InvalidArgumentException when the rate is none, or Kiln would be compared with itself
     */
    public static function around(
        SerializerInterface&ArrayTransformerInterface $jms,
        Recorder $recorder,
        float $rate = 0.01,
        ?string $cacheDir = null,
        bool $debug = false,
        ?Redaction $redaction = null,
    ): self {
        if ($jms instanceof JmsSerializer) {
            throw new \InvalidArgumentException('Pass the serializer of jms/serializer itself: this one is Kiln already.');
        }
        $kiln = null;

        return new self(
            $jms,
            static function () use ($jms, $cacheDir, $debug, &$kiln): JmsSerializer {
                return $kiln ??= JmsSerializer::wrap($jms, $cacheDir, $debug);
            },
            $recorder,
            Sampling::rate($rate),
            $redaction ?? Redaction::on(),
            true,
        );
    }

    /**
     * With any other serializer in the place of Kiln, and calls chosen otherwise.
     *
     * @internal
     */
    public static function between(
        SerializerInterface&ArrayTransformerInterface $jms,
        SerializerInterface&ArrayTransformerInterface $candidate,
        Recorder $recorder,
        Sampling $sampling,
        ?Redaction $redaction = null,
    ): self {
        return new self($jms, static fn(): SerializerInterface&ArrayTransformerInterface => $candidate, $recorder, $sampling, $redaction ?? Redaction::on(), false);
    }

    /**
     * @param mixed $data
     */
    public function serialize($data, string $format, ?SerializationContext $context = null, ?string $type = null): string
    {
        $call = $this->chosen(static fn(): Call => Call::serialize($data, $format, $context, $type));
        try {
            $result = $this->jms->serialize($data, $format, $context, $type);
        } catch (\Throwable $error) {
            $this->compare($call, Outcome::thrown($error));

            throw $error;
        }
        $this->compare($call, Outcome::returned($result));

        return $result;
    }

    /**
     * @return mixed
     */
    public function deserialize(string $data, string $type, string $format, ?DeserializationContext $context = null)
    {
        $call = $this->chosen(static fn(): Call => Call::deserialize($data, $type, $format, $context));
        try {
            $result = $this->jms->deserialize($data, $type, $format, $context);
        } catch (\Throwable $error) {
            $this->compare($call, Outcome::thrown($error));

            throw $error;
        }
        $this->compare($call, Outcome::returned($result));

        return $result;
    }

    /**
     * @param mixed $data
     *
     * @return array<mixed>
     */
    public function toArray($data, ?SerializationContext $context = null, ?string $type = null): array
    {
        $call = $this->chosen(static fn(): Call => Call::toArray($data, $context, $type));
        try {
            $result = $this->jms->toArray($data, $context, $type);
        } catch (\Throwable $error) {
            $this->compare($call, Outcome::thrown($error));

            throw $error;
        }
        $this->compare($call, Outcome::returned($result));

        return $result;
    }

    /**
     * @param array<mixed> $data
     *
     * @return mixed
     */
    public function fromArray(array $data, string $type, ?DeserializationContext $context = null)
    {
        $call = $this->chosen(static fn(): Call => Call::fromArray($data, $type, $context));
        try {
            $result = $this->jms->fromArray($data, $type, $context);
        } catch (\Throwable $error) {
            $this->compare($call, Outcome::thrown($error));

            throw $error;
        }
        $this->compare($call, Outcome::returned($result));

        return $result;
    }

    /**
     * @param \Closure(): Call $call made before the context is used
     *
     * @return ?Call null when this one is not looked at
     */
    private function chosen(\Closure $call): ?Call
    {
        if ($this->isComparing || !$this->sampling->chooses()) {
            return null;
        }
        try {
            return $call();
        } catch (\Throwable) {
            // A context that cannot be copied.
            return null;
        }
    }

    private function compare(?Call $call, Outcome $jms): void
    {
        if ($call === null) {
            return;
        }
        $this->isComparing = true;
        try {
            $obstacle = $this->obstacle($call, $jms);
            if ($obstacle !== null) {
                $this->recorder->record($this->sideBySide->notCompared($call, $obstacle));
            } else {
                $this->sideBySide->compare($call, $jms, $this->recorder);
            }
        } catch (\Throwable) {
            // The caller has a result already, and nothing that happens here may take it away.
        } finally {
            $this->isComparing = false;
        }
    }

    /**
     * Why a call is not repeated.
     */
    private function obstacle(Call $call, Outcome $jms): ?string
    {
        if (self::isLarge($call->data) || self::isLarge($jms->value)) {
            return 'too large';
        }
        $this->idleness ??= $this->isKiln ? self::idleness($this->jms) : '';
        if ($this->idleness !== '') {
            return "Kiln leaves every call to jms/serializer: {$this->idleness}";
        }
        if ($call->data instanceof \Generator) {
            return 'a generator runs only once';
        }
        if (!$call->operation->isReading()) {
            return null;
        }
        $this->makesNewObjects ??= NewObjects::areMadeBy($this->jms);
        if (!$this->makesNewObjects) {
            return 'objects may not be new: they are made by another constructor than that of jms/serializer';
        }

        return $call->hasObjectInContext() ? 'objects may not be new: the context holds one' : null;
    }

    /**
     * Two results of jms/serializer prove nothing.
     */
    private static function idleness(SerializerInterface $jms): string
    {
        $setup = Setup::of($jms);

        return \is_string($setup) ? $setup : '';
    }

    private static function isLarge(mixed $data): bool
    {
        return match (true) {
            \is_string($data) => \strlen($data) > self::MAX_BYTES,
            \is_array($data) => \count($data, \COUNT_RECURSIVE) > self::MAX_ELEMENTS,
            default => false,
        };
    }
}
