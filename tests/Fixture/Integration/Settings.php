<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration\Settings;

use Kiln\Attribute\Accessor;
use Kiln\Attribute\Inline;
use Kiln\Attribute\SerializedName;
use Kiln\Tests\Fixture\Integration\Common\Item;
use Kiln\Tests\Fixture\Integration\Common\Shape;
use Kiln\Tests\Fixture\Integration\Enums\Status;
use Kiln\Tests\Fixture\Integration\Enums\Theme;

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

final class SettingsChild extends Settings
{
    public int $own = 1;

    #[SerializedName('own_theme')]
    private ?Theme $ownTheme = null;

    public function ownTheme(): ?Theme
    {
        return $this->ownTheme;
    }
}
