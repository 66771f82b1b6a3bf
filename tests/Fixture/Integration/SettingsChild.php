<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

use Kiln\Attribute\SerializedName;

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
