<?php

declare(strict_types=1);

namespace Kiln\Metadata;

use Kiln\Type\Type;

/**
 * What a collection yields, by `@implements`, `@extends` and `@template`. Its templates stand for what the class does not know.
 *
 * @internal
 */
final readonly class ElementsMetadata
{
    /**
     * @param ?Type $key   null where nothing says it
     * @param ?Type $value null where nothing says it
     */
    public function __construct(public ?Type $key, public ?Type $value) {}
}
