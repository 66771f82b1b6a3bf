<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Sparse;

use Kiln\Attribute\OmitEmpty;

/**
 * Written without what is null or empty; a cycle is possible.
 */
final class Profile
{
    public ?string $name = null;

    #[OmitEmpty]
    public string $bio = '';

    /** @var list<string> */
    #[OmitEmpty]
    public array $links = [];

    #[OmitEmpty]
    public ?Profile $friend = null;

    public int $visits = 0;
}
