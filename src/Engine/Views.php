<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Context;

/**
 * The views of one engine, one for each context that means something else.
 *
 * @internal
 */
final class Views
{
    /** @var array<string, View> by key of the context */
    private array $views = [];

    /** @var \WeakMap<Context, View> */
    private \WeakMap $known;

    /**
     * @param \Closure(Context): View $make
     */
    public function __construct(private readonly \Closure $make)
    {
        $this->known = new \WeakMap();
    }

    public function of(Context $context): View
    {
        return $this->known[$context] ??= $this->views[$context->key()] ??= ($this->make)($context);
    }
}
