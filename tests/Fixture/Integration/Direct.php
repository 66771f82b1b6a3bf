<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Direct;

interface Named {}

final class Part implements Named
{
    public string $name;

    public function __construct(?string $name = null)
    {
        if ($name !== null) {
            $this->name = $name;
        }
    }
}

final class Whole
{
    /**
     * @param list<Part> $parts
     */
    public function __construct(public array $parts) {}
}

/** With small objects, which are written where they stand. */
final class Box
{
    public string $label = 'a';

    public ?Tag $tag = null;

    public Tag $kind;

    /** @var list<Tag> */
    public array $tags = [];

    /** @var list<string> */
    public array $words = [];

    /** @var array<string, string> */
    public array $names = [];
}

final class Tag
{
    public string $text;

    public ?string $note = null;

    public ?int $number = null;

    public function __construct(?string $text = null, ?string $note = null)
    {
        if ($text !== null) {
            $this->text = $text;
        }
        $this->note = $note;
    }
}

final class Tuples
{
    /** @var array{Part, int} */
    public array $first;

    /** @var array{int, Part} */
    public array $last;

    /** @var array{a: Part, b: int, ...} */
    public array $open;

    public function __construct()
    {
        $part = new Part('x');
        $this->first = [$part, 5];
        $this->last = [5, $part];
        $this->open = ['a' => $part, 'b' => 2, 'c' => 3];
    }
}
