<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden\Kiln\Optionals;

use Kiln\Optional;

/**
 * A missing key is not the same as null.
 */
final class UserPatch
{
    /** @var Optional<?string> */
    public Optional $nickname;

    /** @var Optional<int> */
    public Optional $age;

    /** @param Optional<list<string>> $tags */
    public function __construct(public Optional $tags) {}
}
