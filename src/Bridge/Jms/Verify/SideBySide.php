<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\SerializerInterface;

/**
 * Makes a call by Kiln that jms/serializer has answered, and says how the two relate.
 *
 * @internal
 */
final readonly class SideBySide
{
    private const SHRINKING_TRIES = 200;

    private const SHRINKING_SECONDS = 0.2;

    private const JSON_DEPTH = 512;

    private const SIGNATURE_LENGTH = 16;

    private Excerpt $excerpt;

    /**
     * @param \Closure(): (SerializerInterface&ArrayTransformerInterface) $kiln
     */
    public function __construct(
        private SerializerInterface&ArrayTransformerInterface $jms,
        private \Closure $kiln,
        Redaction $redaction,
    ) {
        $this->excerpt = new Excerpt($redaction);
    }

    /**
     * @param Outcome $jms of the same call
     */
    public function compare(Call $call, Outcome $jms, Recorder $recorder): void
    {
        $kiln = $this->byKiln($call);
        if (\is_object($jms->value) && $jms->value === $kiln->value && !$jms->value instanceof \UnitEnum) {
            $recorder->record($this->notCompared($call, 'both filled the same object'));

            return;
        }
        $comparison = Comparison::of($jms, $kiln, $call->format);
        if ($comparison->verdict->isMismatch()) {
            // Dates that take the current time, counters and generators are not the same twice with jms/serializer alone.
            $comparison = $comparison->without(Comparison::of($jms, $call->by($this->jms), $call->format));
        }
        $recorder->record($comparison === null
            ? $this->notCompared($call, 'jms/serializer itself gives another result the second time')
            : $this->judged($call, $comparison, $jms, $kiln, $recorder));
    }

    public function notCompared(Call $call, string $reason): Record
    {
        return $this->make($call, Verdict::NotCompared, $reason, '');
    }

    private function judged(Call $call, Comparison $comparison, Outcome $jms, Outcome $kiln, Recorder $recorder): Record
    {
        if (!$comparison->verdict->isMismatch()) {
            return $this->make($call, $comparison->verdict, '', '');
        }
        $difference = $this->worst($comparison);
        $what = $difference?->text() ?? 'other bytes for the same values';
        $record = $this->make($call, $comparison->verdict, $what, $difference?->path() ?? '$', $difference, $jms, $kiln);
        if ($recorder->knows($record->signature)) {
            return $record->withoutExample();
        }
        $example = $call->operation->isReading()
            ? ['document' => $this->excerpt->of($this->smallDocument($call, $comparison))]
            : ['jms' => $this->place($jms, $difference, $call->format), 'kiln' => $this->place($kiln, $difference, $call->format)];

        return $this->make($call, $comparison->verdict, $what, $record->path, $difference, $jms, $kiln, $example);
    }

    /**
     * Of what differs most.
     */
    private function worst(Comparison $comparison): ?Difference
    {
        foreach ($comparison->differences as $difference) {
            if ($difference->aspect->verdict()->severity() >= $comparison->verdict->severity()) {
                return $difference;
            }
        }

        return $comparison->differences[0] ?? null;
    }

    /**
     * What is left of a written document when all that does not differ is taken away.
     */
    private function place(Outcome $outcome, ?Difference $difference, string $format): mixed
    {
        if ($outcome->error !== null) {
            return $this->excerpt->of($outcome->error);
        }
        $value = \is_string($outcome->value) ? self::decoded($outcome->value, $format) : $outcome->value;

        return $this->excerpt->of(Shrinking::toPlace($value, $difference->segments ?? []));
    }

    /**
     * A document that is read with the same verdict.
     */
    private function smallDocument(Call $call, Comparison $comparison): mixed
    {
        $isText = $call->operation === Operation::Deserialize;
        $holds = function (mixed $data) use ($call, $comparison): bool {
            $smaller = $call->withData($data);

            return Comparison::of($smaller->by($this->jms), $this->byKiln($smaller))->verdict === $comparison->verdict;
        };
        if ($call->format === 'xml' && \is_string($call->data)) {
            return self::decoded(Shrinking::of($call->data, $holds, self::SHRINKING_TRIES, self::SHRINKING_SECONDS, XmlTree::smaller(...)), 'xml');
        }
        $document = $isText && \is_string($call->data) ? self::decoded($call->data, $call->format) : $call->data;
        if ($isText && ($call->format !== 'json' || !\is_array($document) && !$document instanceof \stdClass)) {
            return $call->data;
        }

        return Shrinking::of(
            $document,
            $isText ? static fn(mixed $candidate): bool => $holds(\json_encode($candidate, \JSON_PRESERVE_ZERO_FRACTION)) : $holds,
            self::SHRINKING_TRIES,
            self::SHRINKING_SECONDS,
        );
    }

    private function byKiln(Call $call): Outcome
    {
        try {
            return $call->by(($this->kiln)());
        } catch (\Throwable $error) {
            return Outcome::thrown($error);
        }
    }

    private function make(
        Call $call,
        Verdict $verdict,
        string $what,
        string $path,
        ?Difference $difference = null,
        ?Outcome $jms = null,
        ?Outcome $kiln = null,
        mixed $example = null,
    ): Record {
        $type = $call->typeText();
        $signature = \implode("\n", [$verdict->value, $type, $call->operation->value, $call->format, $difference?->generalPath(), $difference?->kind(), $path === '' ? $what : '']);
        $now = \date(\DATE_RFC3339);

        return new Record(
            \substr(\hash('sha256', $signature), 0, self::SIGNATURE_LENGTH),
            $verdict,
            $call->operation->value,
            $call->format,
            $type,
            ContextWords::of($call->context),
            $path,
            $what,
            $this->excerpt->of($difference?->jms),
            $this->excerpt->of($difference?->kiln),
            $jms?->size(),
            $kiln?->size(),
            $example,
            1,
            $now,
            $now,
        );
    }

    /**
     * The text itself where it is neither JSON nor XML.
     */
    private static function decoded(string $text, string $format): mixed
    {
        if ($format === 'xml') {
            return XmlTree::of($text) ?? $text;
        }
        $value = \json_decode($text, false, self::JSON_DEPTH);

        return \json_last_error() === \JSON_ERROR_NONE ? $value : $text;
    }
}
