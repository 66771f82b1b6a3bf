<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Toml;

class Part
{
    /**
     * @param array<string, int> $sizes
     */
    public function __construct(public string $name, public array $sizes = []) {}
}

/**
 * What the notes are shows only when they are there.
 */
final class AnnotatedPart extends Part
{
    /** @var array<string, mixed> */
    public array $notes = [];
}

final class Whole
{
    public string $title = "line\u{2028}";

    /** @var array<string, Part> */
    public array $named = [];

    /** @var list<Part> */
    public array $parts = [];

    /** @var list<list<Part>> */
    public array $rows = [];

    /** @var array<int, string> */
    public array $numbered = [];

    public ?Part $none = null;

    public float $last = 1.0e25;
}
