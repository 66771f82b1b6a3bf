<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Context;

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
     * @param array<string, mixed>             $named see {@see Context::below()}
     * @param \Closure(Context, self<T>): T $make
     *
     * @return T
     */
    public function below(string $property, array $named, \Closure $make): object
    {
        $step = $named === [] ? $property : $property . "\n" . serialize($named);
        if (!isset($this->found[$step])) {
            $context = $this->context->below($property, $named);
            $key = $context->key();
            $this->found[$step] = $this->all[$key] ??= $make($context, new self($context, $this->all));
        }

        return $this->found[$step];
    }
}
