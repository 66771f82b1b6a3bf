<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * The verdict about two outcomes of the same call, with the places at which they differ.
 *
 * @internal
 */
final readonly class Comparison
{
    /** Deeper than json_encode() goes by itself. */
    private const DEPTH = 4096;

    /**
     * @param list<Difference> $differences none for the same outcome, nor where only the bytes differ
     */
    private function __construct(public Verdict $verdict, public array $differences) {}

    /**
     * @param string $format of texts; other formats than `json` and `xml` are compared by lines, and so is XML that differs in form alone
     */
    public static function of(Outcome $jms, Outcome $kiln, string $format = 'json'): self
    {
        if ($jms->error !== null || $kiln->error !== null) {
            return self::ofErrors($jms, $kiln);
        }
        if ($jms->value === $kiln->value && !\is_object($jms->value)) {
            return new self(Verdict::Identical, []);
        }
        if (\is_string($jms->value) && \is_string($kiln->value)) {
            return self::ofTexts($jms->value, $kiln->value, $format);
        }
        $differences = Differences::between($jms->value, $kiln->value);

        return new self($differences === [] ? Verdict::Identical : self::verdict($differences), $differences);
    }

    /**
     * Without what differs between two runs of jms/serializer too.
     *
     * @param self $noise of these two runs
     *
     * @return ?self null when nothing is left to be said
     */
    public function without(self $noise): ?self
    {
        if ($noise->verdict->isSame()) {
            return $this;
        }
        $isNoise = [];
        foreach ($noise->differences as $difference) {
            $isNoise[$difference->generalPath()] = true;
        }
        $left = \array_values(\array_filter($this->differences, static fn(Difference $difference): bool => !isset($isNoise[$difference->generalPath()])));

        return $left === [] ? null : new self($this->verdict === self::verdict($this->differences) ? self::verdict($left) : $this->verdict, $left);
    }

    private static function ofErrors(Outcome $jms, Outcome $kiln): self
    {
        $isAlike = $jms->error !== null && $kiln->error !== null
            && $jms->error::class === $kiln->error::class && self::message($jms->error) === self::message($kiln->error);

        return new self(match (true) {
            $isAlike => Verdict::FailedAlike,
            $jms->error === null => Verdict::KilnFailed,
            $kiln->error === null => Verdict::JmsFailed,
            default => Verdict::FailedDifferently,
        }, $isAlike ? [] : [new Difference([], Aspect::Exception, $jms->error, $kiln->error)]);
    }

    /**
     * Where PHP refuses an argument, it ends its message with the file and line of the call: that of who did the work.
     */
    private static function message(\Throwable $error): string
    {
        return $error instanceof \TypeError ? (string) \preg_replace('/, called in [^\r\n]+ on line \d+$/D', '', $error->getMessage()) : $error->getMessage();
    }

    private static function ofTexts(string $jms, string $kiln, string $format): self
    {
        if ($format !== 'json') {
            [$jmsTree, $kilnTree] = $format === 'xml' ? [XmlTree::of($jms), XmlTree::of($kiln)] : [null, null];
            $differences = $jmsTree === null || $kilnTree === null ? [] : Differences::between($jmsTree, $kilnTree);

            return new self(Verdict::Different, $differences === [] ? Differences::between(\explode("\n", $jms), \explode("\n", $kiln)) : $differences);
        }
        try {
            $differences = Differences::between(self::decode($jms), self::decode($kiln));
        } catch (\JsonException) {
            return new self(Verdict::Different, [new Difference([], Aspect::Value, $jms, $kiln)]);
        }

        return new self($differences === [] ? Verdict::EqualJson : self::verdict($differences), $differences);
    }

    /**
     * @throws \JsonException
     */
    private static function decode(string $json): mixed
    {
        return \json_decode($json, false, self::DEPTH, \JSON_THROW_ON_ERROR | \JSON_BIGINT_AS_STRING);
    }

    /**
     * @param list<Difference> $differences
     */
    private static function verdict(array $differences): Verdict
    {
        $worst = Verdict::EqualJson;
        foreach ($differences as $difference) {
            $verdict = $difference->aspect->verdict();
            $worst = $verdict->severity() > $worst->severity() ? $verdict : $worst;
        }

        return $worst;
    }
}
