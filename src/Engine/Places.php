<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Context;
use Kiln\Plan\ContextBelow;

/**
 * What serves the places of a call where other options hold: one for each context, whichever way leads there.
 *
 * @internal
 *
 * @template T of object
 */
final class Places
{
    /** @var array<string, T> by what leads there from here */
    private array $found = [];

    /**
     * @param Context                 $context that holds here
     * @param \ArrayObject<string, T> $all     by key of their contexts
     */
    private function __construct(private readonly Context $context, private readonly \ArrayObject $all) {}

    /**
     * @template R of object
     *
     * @param R $here what serves the root
     *
     * @return self<R>
     */
    public static function from(?Context $context, object $here): self
    {
        $context ??= new Context();

        return new self($context, new \ArrayObject([$context->key() => $here]));
    }

    /**
     * What was asked for before; few ask once.
     *
     * @param array<string, mixed> $named see {@see \Kiln\Plan\ContextBelow::of()}
     *
     * @return ?T
     */
    public function known(string $property, array $named): ?object
    {
        return $this->found[$named === [] ? $property : self::step($property, $named)] ?? null;
    }

    /**
     * @param array<string, mixed>             $named see {@see \Kiln\Plan\ContextBelow::of()}
     * @param \Closure(Context, self<T>): T $make
     *
     * @return T
     */
    public function below(string $property, array $named, \Closure $make): object
    {
        $context = ContextBelow::of($this->context, $property, $named);
        $key = $context->key();

        return $this->found[$named === [] ? $property : self::step($property, $named)] = $this->all[$key] ??= $make($context, new self($context, $this->all));
    }

    /**
     * @param array<string, mixed> $named
     */
    private static function step(string $property, array $named): string
    {
        return $property . "\n" . \serialize($named);
    }
}
