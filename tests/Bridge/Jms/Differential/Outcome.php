<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\Type\Exception\SyntaxError;

/**
 * What came of a call.
 */
final readonly class Outcome
{
    public const INPUTS_DIFFER = 'different objects, or another context, afterwards';

    private const CLOSED_GENERATOR = 'Cannot traverse an already closed generator';

    /**
     * @param ?Graph       $result    null after a failure
     * @param ?string      $failure   the exception and those before it
     * @param list<string> $warnings  of PHP
     * @param list<string> $journal   of code that the serializer called
     * @param Graph        $inputs    what was given, as it was afterwards
     */
    public function __construct(public ?Graph $result, public ?string $failure, public array $warnings, public array $journal, public Graph $inputs) {}

    public static function failure(\Throwable $exception): string
    {
        $text = '';
        for (; $exception !== null; $exception = $exception->getPrevious()) {
            $text .= ($text === '' ? '' : ', because of ') . $exception::class . " ({$exception->getCode()}): " . Message::of($exception);
        }

        return Graph::withoutIds($text);
    }

    /**
     * @return ?string how they differ; null when they do not, or only as {@see KnownDifference} allows
     */
    public function difference(self $other, Features $features, KnownDifferences $known): ?string
    {
        if ($this->failure !== $other->failure) {
            return match (true) {
                $other->failure === null => 'only jms/serializer fails',
                str_contains($other->failure, self::CLOSED_GENERATOR) => self::known($known, $this->failure === null ? KnownDifference::ClosedGeneratorOnly : KnownDifference::ClosedGenerator),
                $this->failure === null => 'only Kiln fails',
                self::inOneWording($this->failure) === self::inOneWording($other->failure) => self::known($known, KnownDifference::SyntaxErrorInOtherWords),
                default => 'they fail in different ways',
            };
        }
        if ($this->result !== null && $other->result !== null && !$this->result->equals($other->result)) {
            return 'different results';
        }
        if ($this->failure === null && $features->has('inputs') && !$this->inputs->equals($other->inputs)) {
            return self::INPUTS_DIFFER;
        }
        $difference = $this->differenceOnTheWay($other, $features);

        return match (true) {
            $difference === null => null,
            $this->failure !== null && str_contains($this->failure, self::CLOSED_GENERATOR) && $this->isBegunTwice($other) => self::known($known, KnownDifference::ClosedGenerator),
            $this->failure === null => $this->isBegunAgain($other) ? self::known($known, KnownDifference::MadeAgain) : $difference,
            $this->isBegunAgain($other) => self::known($known, KnownDifference::FailedAgain),
            $this->journal === [] && $this->warnings === $other->warnings && str_contains($this->failure, 'Could not decode JSON') => self::known($known, KnownDifference::BegunEarly),
            default => $difference,
        };
    }

    /**
     * The parser words the error of `string[]` in one way until it has parsed a type with parameters, and in another from then on.
     */
    private static function inOneWording(string $failure): string
    {
        $error = SyntaxError::class . ' (0): Syntax error, unexpected ';

        return str_replace("{$error}end of stream, expected T_COMMA", "{$error}\"[\" (T_ARRAY_START)", $failure);
    }

    private static function known(KnownDifferences $known, KnownDifference $difference): null
    {
        $known->note($difference);

        return null;
    }

    private function differenceOnTheWay(self $other, Features $features): ?string
    {
        return match (true) {
            $features->has('journal') && $this->journal !== $other->journal => 'different calls of code of the model',
            $features->has('warnings') && $this->warnings !== $other->warnings => 'different warnings',
            default => null,
        };
    }

    /**
     * Whether the other one has done the beginning, and then everything.
     */
    private function isBegunAgain(self $other): bool
    {
        return self::isAgain($this->journal, $other->journal) && self::isAgain($this->warnings, $other->warnings);
    }

    /**
     * Whether only the other one was begun again, and has come to something else then, as it may where its code changes what it writes.
     */
    public function isChangedTwice(self $other): bool
    {
        if ($this->failure !== null || $other->journal === [] || ($other->failure === null && $other->journal === $this->journal)) {
            return false;
        }

        return $other->failure === null ? $this->isBegunAgain($other) : $this->isBegunTwice($other);
    }

    /**
     * Whether the other one has done the beginning, and then the beginning once more.
     */
    private function isBegunTwice(self $other): bool
    {
        return self::isTwice($this->journal, $other->journal) && self::isTwice($this->warnings, $other->warnings);
    }

    /**
     * @param list<string> $once
     * @param list<string> $twice
     */
    private static function isTwice(array $once, array $twice): bool
    {
        for ($begun = min(\count($once), \count($twice)); $begun >= 0; --$begun) {
            if ($twice === [...\array_slice($once, 0, $begun), ...\array_slice($once, 0, \count($twice) - $begun)]) {
                return true;
            }
        }

        return false;
    }

    /**
     * @param list<string> $once
     * @param list<string> $again
     */
    private static function isAgain(array $once, array $again): bool
    {
        $begun = \count($again) - \count($once);

        return $begun >= 0 && $begun <= \count($once) && \array_slice($again, $begun) === $once && \array_slice($again, 0, $begun) === \array_slice($once, 0, $begun);
    }

    public function describe(): string
    {
        return ($this->failure === null ? "returned {$this->result?->text}" : "threw {$this->failure}")
            . ($this->warnings === [] ? '' : "\nwarnings: " . implode("\n          ", $this->warnings))
            . ($this->journal === [] ? '' : "\ncalls: " . implode("\n       ", $this->journal));
    }
}
