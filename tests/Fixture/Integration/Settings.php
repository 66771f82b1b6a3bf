<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\Inline;

class Settings
{
    public string $name = 'default';

    public ?string $note = 'note';

    /** @var list<Item> */
    public array $items = [];

    /** @var array<string, int> */
    public array $map = ['a' => 1];

    public ?Settings $inner = null;

    private Theme $theme;

    public readonly Theme $fixed;

    #[Inline(prefix: 'x_')]
    public ?Theme $inlined = null;

    #[Accessor(setter: 'setTitle')]
    private string $title = '';

    public ?Shape $shape = null;

    public Status $status = Status::Open;

    public \DateTimeImmutable|Theme|null $either = null;

    public function __construct()
    {
        $this->theme = new Theme();
        $this->fixed = new Theme();
    }

    public function theme(): Theme
    {
        return $this->theme;
    }

    public function setTitle(string $title): void
    {
        $this->title .= $title;
    }

    public function title(): string
    {
        return $this->title;
    }
}
