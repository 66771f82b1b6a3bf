<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Run;

/**
 * The writers of all classes met so far, for one selection.
 *
 * @template W of object a closure that writes an object
 *
 * @internal
 */
final class ClassWriters
{
    /** @var array<string, array<string, W>> by place and class */
    public array $known = [];

    /**
     * @param \Closure(class-string, string): W $load by class and place
     */
    public function __construct(private readonly \Closure $load) {}

    /**
     * @param class-string $class
     *
     * @return W
     */
    public function load(string $class, string $place): object
    {
        return $this->known[$place][$class] = ($this->load)($class, $place);
    }
}
