<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\Installation;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

#[CoversClass(Installation::class)]
final class InstallationTest extends TestCase
{
    #[Test]
    #[TestWith(['/srv/app/vendor/kiln/kiln', '/srv/app/var/kiln', 'vendor/kiln/kiln'])]
    #[TestWith(['/build/17/vendor/kiln/kiln', '/build/17/var/kiln', 'vendor/kiln/kiln'], 'before it was moved')]
    #[TestWith(['/srv/releases/1/vendor/kiln/kiln', '/srv/shared/kiln', 'releases/1/vendor/kiln/kiln'])]
    #[TestWith(['/srv/releases/2/vendor/kiln/kiln', '/srv/shared/kiln', 'releases/2/vendor/kiln/kiln'])]
    #[TestWith(['/srv/releases/12/vendor/kiln/kiln', '/srv/releases/1', '12/vendor/kiln/kiln'], 'a name that begins with another')]
    #[TestWith(['/srv/vendor/kiln/kiln', '/tmp/kiln', 'srv/vendor/kiln/kiln'])]
    #[TestWith(['/kiln', '/kiln/var', ''], 'inside of Kiln')]
    #[TestWith(['/app/vendor/kiln', '/app', 'vendor/kiln'], 'above Kiln')]
    public function releasesAreToldApartAndMovesAreNot(string $installed, string $directory, string $seen): void
    {
        self::assertSame($seen, Installation::seenFrom($directory, $installed));
    }
}
