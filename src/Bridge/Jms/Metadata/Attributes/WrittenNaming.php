<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Metadata\Attributes;

/**
 * What `#[SerializedName]` says, even if it is empty; another rule for all other properties. The builder of jms/serializer
 * wraps its naming into such a one.
 *
 * @api
 */
final readonly class WrittenNaming implements Naming
{
    public function __construct(private Naming $otherwise = new CamelCaseNaming()) {}

    public function key(string $property, ?string $written): string
    {
        return $written ?? $this->otherwise->key($property, $written);
    }
}
