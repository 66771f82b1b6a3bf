<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Native\Toml;

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
