<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Toml;

/**
 * What the notes are shows only when they are there.
 */
final class AnnotatedPart extends Part
{
    /** @var array<string, mixed> */
    public array $notes = [];
}
