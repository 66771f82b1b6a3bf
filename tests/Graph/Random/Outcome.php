<?php

declare(strict_types=1);

namespace Kiln\Tests\Graph\Random;

/**
 * What a decoder makes of bytes.
 */
final readonly class Outcome
{
    /**
     * @param ?\Throwable $refusal why there is no value
     */
    public function __construct(private mixed $value, public ?\Throwable $refusal = null) {}

    /**
     * What can be compared with that of another decoder.
     */
    public function text(): string
    {
        if ($this->refusal !== null) {
            // The exception of a method comes in different ones.
            $refusal = $this->refusal->getPrevious() ?? $this->refusal;

            return $refusal::class . ": {$refusal->getMessage()}";
        }

        // A date that has been changed so that it says nothing is the present time.
        return (string) preg_replace('/"' . date('Y-m-d') . ' [^"]*"/', 'now', Sketch::of($this->value));
    }
}
