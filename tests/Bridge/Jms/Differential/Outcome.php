<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

/**
 * What came of a call.
 */
final readonly class Outcome
{
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
            $text .= ($text === '' ? '' : ', because of ') . $exception::class . " ({$exception->getCode()}): {$exception->getMessage()}";
        }

        return Graph::withoutIds($text);
    }

    /**
     * What is done before a failure is not compared: it cannot be undone, and a call that fails is made once more by the original.
     *
     * @return ?string how they differ; null when they do not
     */
    public function difference(self $other, Features $features): ?string
    {
        if ($this->failure !== $other->failure) {
            return match (true) {
                $this->failure === null => 'only Kiln fails',
                $other->failure === null => 'only jms/serializer fails',
                // docs/jms-differences.md: a call that fails is made again, and a generator yields only once.
                str_contains($other->failure, 'Cannot traverse an already closed generator') => null,
                default => 'they fail in different ways',
            };
        }
        if ($this->result === null || $other->result === null) {
            return null;
        }
        if (!$this->result->equals($other->result)) {
            return 'different results';
        }
        if ($features->has('inputs') && !$this->inputs->equals($other->inputs)) {
            return 'different objects, or another context, afterwards';
        }
        if ($features->has('journal') && $this->journal !== $other->journal && !self::isBegunAgain($this->journal, $other->journal)) {
            return 'different calls of code of the model';
        }
        if ($features->has('warnings') && $this->warnings !== $other->warnings && !self::isBegunAgain($this->warnings, $other->warnings)) {
            return 'different warnings';
        }

        return null;
    }

    /**
     * docs/jms-differences.md: a call that generated code cannot finish is made again from the beginning.
     *
     * @param list<string> $once
     * @param list<string> $again
     */
    private static function isBegunAgain(array $once, array $again): bool
    {
        $begun = \count($again) - \count($once);

        return $begun > 0 && $begun <= \count($once) && \array_slice($again, $begun) === $once && \array_slice($again, 0, $begun) === \array_slice($once, 0, $begun);
    }

    public function describe(): string
    {
        return ($this->failure === null ? "returned {$this->result?->text}" : "threw {$this->failure}")
            . ($this->warnings === [] ? '' : "\nwarnings: " . implode("\n          ", $this->warnings))
            . ($this->journal === [] ? '' : "\ncalls: " . implode("\n       ", $this->journal));
    }
}
