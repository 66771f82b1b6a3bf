<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Differential;

use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Error\ThrownAt;
use Kiln\Tests\Bridge\Jms\Differential\Graph;

/**
 * What came of a call.
 */
final readonly class Outcome
{
    /**
     * @param ?string      $result     text, or a graph as text; null after a failure
     * @param ?string      $failure    the exception and those before it
     * @param list<string> $warnings   of PHP
     * @param list<string> $journal    of code that the serializer called
     * @param string       $inputs     what was given, as it was afterwards
     * @param bool         $isBegunTwice whether an engine has declined, and the other one done it all again
     */
    public function __construct(
        public ?string $result,
        public ?string $failure,
        public array $warnings,
        public array $journal,
        public string $inputs,
        public bool $isBegunTwice,
    ) {}

    public static function failure(\Throwable $exception): string
    {
        $text = '';
        for (; $exception !== null; $exception = $exception->getPrevious()) {
            $text .= ($text === '' ? '' : ', because of ') . $exception::class . " ({$exception->getCode()}): ";
            // Which of several members throws first may differ (docs/native.md); ThrownByChanceTest knows the place of each.
            $text .= $exception instanceof ThrownAt ? ($exception->isReading ? 'reading' : 'writing') : $exception->getMessage();
            if ($exception instanceof DeserializationException || $exception instanceof SerializationException) {
                $text .= json_encode($exception->violations(), JSON_PARTIAL_OUTPUT_ON_ERROR);
            }
        }

        return Graph::withoutIds($text);
    }

    /**
     * @return ?string how they differ; null when they do not
     */
    public function difference(self $native, Operation $operation): ?string
    {
        return match (true) {
            $native->isBegunTwice && $native->hasChangedProxies() => null,
            $this->failure !== $native->failure => match (true) {
                $native->failure === null => 'only the PHP engine fails',
                $this->failure === null => 'only the native engine fails',
                default => 'they fail in different ways',
            },
            $this->result !== $native->result => 'different results',
            $this->inputs !== $native->inputs => 'different objects afterwards',
            !$this->hasSameCalls($native, $operation) => 'different calls of code of the model',
            !$native->isBegunTwice && array_unique($this->warnings) !== array_unique($native->warnings) => 'different warnings',
            default => null,
        };
    }

    public function describe(): string
    {
        return ($this->failure === null ? "returned {$this->result}" : "threw {$this->failure}")
            . ($this->warnings === [] ? '' : "\nwarnings: " . implode("\n          ", $this->warnings))
            . ($this->journal === [] ? '' : "\ncalls: " . implode("\n       ", $this->journal));
    }

    /**
     * A hook that takes away a property does nothing to a proxy that has not been loaded, but when it is called again, after it has.
     */
    private function hasChangedProxies(): bool
    {
        return preg_grep('/::before$/', $this->journal) !== [] && preg_grep('/::__(?:get|isset)/', $this->journal) !== [];
    }

    /**
     * Generated code makes the lists and shapes in an object before the members around them. So calls do not come in the order
     * of the plan, which the native engine keeps to, and those before a failure are not the same. Where generated code finds
     * what it did not expect when writing, or the native engine declines, all is done once more.
     */
    private function hasSameCalls(self $native, Operation $operation): bool
    {
        if ($this->failure !== null) {
            return true;
        }
        if ($operation->isWriting() || $native->isBegunTwice) {
            return array_diff($this->journal, $native->journal) === [] && array_diff($native->journal, $this->journal) === [];
        }
        $expected = $this->journal;
        $seen = $native->journal;
        sort($expected);
        sort($seen);

        return $expected === $seen;
    }
}
