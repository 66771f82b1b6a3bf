<?php

declare(strict_types=1);

namespace Kiln\Schema\Xsd;

/**
 * The schema document of one namespace, as it is being made.
 *
 * @internal
 */
final class Document
{
    /** @var array<string, non-empty-list<Particle>> by name: as each place says it */
    public array $elements = [];

    /** @var array<string, non-empty-list<AttributeUse>> by name */
    public array $attributes = [];

    /** @var array<string, ?Node> by name; null for one that is being made */
    public array $types = [];

    /** @var array<string, true> by namespace */
    public array $imports = [];
}
