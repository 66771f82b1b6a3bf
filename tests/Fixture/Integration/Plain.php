<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class Plain
{
    public int $int = 0;

    public float $float = 0.0;

    public string $string = '';

    public bool $bool = false;

    public ?int $nullable = null;

    public mixed $mixed = null;

    public Status $status = Status::Open;

    public ?Priority $priority = null;

    public array $array = [];

    /** @var list<PlainLeaf> */
    public array $leaves = [];

    public ?PlainLeaf $leaf = null;

    public int|string $either = 0;

    public string $late;

    public ?string $lateNullable;
}
