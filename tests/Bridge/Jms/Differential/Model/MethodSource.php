<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential\Model;

/**
 * A method of a class of the model.
 */
final readonly class MethodSource
{
    /**
     * @param list<string> $attributes PHP code
     * @param string       $code       with modifiers and body
     */
    public function __construct(public array $attributes, public string $code) {}

    public function code(): string
    {
        return implode('', array_map(static fn(string $attribute): string => "#[{$attribute}] ", $this->attributes)) . $this->code;
    }

    /**
     * @return iterable<self> the same with one thing less
     */
    public function smaller(): iterable
    {
        foreach (array_keys($this->attributes) as $i) {
            yield new self(Less::without($this->attributes, $i), $this->code);
        }
    }
}
