<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Fuzz;

/**
 * As little typed as Kiln allows.
 */
final class Loose
{
    public mixed $any = 1;

    public ?\stdClass $object = null;

    /** @var array<mixed> */
    public array $list = [];

    /** @var array<array-key, mixed> */
    public array $map = [];

    /** @var array{width: int, unit?: ?string} */
    public array $shape = ['width' => 1];

    /** @var array{id: int, ...} */
    public array $open = ['id' => 1];

    /** @var array{int, string} */
    public array $tuple = [1, 'one'];

    /** @var ?\ArrayObject<string, int> */
    public ?\ArrayObject $counts = null;

    /** @var iterable<int> */
    public iterable $numbers = [];

    /** @var array<int, string> */
    public array $numbered = [];

    /** @var array<string, list<?bool>> */
    public array $answers = [];

    protected mixed $hidden = null;

    public function hidden(): mixed
    {
        return $this->hidden;
    }
}
