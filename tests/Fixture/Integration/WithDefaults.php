<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

class WithDefaults
{
    public const LIMIT = 10;

    private const HIDDEN = 'hidden';

    public int $limit = self::LIMIT;

    public string $hidden = self::HIDDEN;

    public Priority $priority = Priority::Default;

    /** @var array<string, list<int>> */
    public array $nested = ['a' => [1, 2]];

    public ?string $nullable = 'not null';
}
