<?php

declare(strict_types=1);

namespace Kiln\Plan\Read;

/**
 * An object that is one value, made of that value.
 *
 * @internal
 */
final readonly class ValueFrom implements ReadNode
{
    /**
     * @param class-string                   $class    which the object must be of
     * @param class-string                   $maker    class whose method makes it
     * @param string                         $method   static, or `__construct`
     * @param string                         $expected what a right value is, in a few words
     * @param list<class-string<\Throwable>> $refusals what the method throws for a wrong value, besides what {@see \Kiln\Attribute\Value} lists
     */
    public function __construct(
        public string $class,
        public string $maker,
        public string $method,
        public ReadNode $value,
        public string $expected,
        public array $refusals,
    ) {}
}
