<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\PathStatus;
use Kiln\Engine\Php\Store\TrustedOwners;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

#[CoversClass(TrustedOwners::class)]
final class TrustedOwnersTest extends TestCase
{
    /** No system gives these numbers to anybody. */
    private const USER = 3_000_000_001;

    private const STRANGER = 3_000_000_002;

    private const GROUP = 3_000_000_003;

    #[Test]
    public function rootTheUserAndTheOwnerOfTheLibraryAreTrusted(): void
    {
        $owners = new TrustedOwners(self::USER);

        self::assertTrue($owners->trust(0));
        self::assertTrue($owners->trust(self::USER));
        self::assertTrue($owners->trust((int) fileowner((string) (new \ReflectionClass(TrustedOwners::class))->getFileName())));
        self::assertFalse($owners->trust(self::STRANGER));
    }

    #[Test]
    public function aUserWhoIsNotKnownIsNobody(): void
    {
        self::assertFalse((new TrustedOwners(null))->trust(self::STRANGER));
    }

    #[Test]
    #[TestWith([self::USER, 0100644, true])]
    #[TestWith([self::USER, 0100444, true])]
    #[TestWith([self::USER, 0100664, false])]
    #[TestWith([self::USER, 0100646, false])]
    #[TestWith([0, 0040755, true])]
    #[TestWith([0, 0041777, false])]
    #[TestWith([self::STRANGER, 0100600, false])]
    public function whatOnlyTrustedUsersCanWriteIsPermitted(int $owner, int $mode, bool $isPermitted): void
    {
        self::assertSame($isPermitted, (new TrustedOwners(self::USER))->permit(new PathStatus($owner, self::GROUP, $mode, 0)));
    }

    #[Test]
    #[TestWith([self::GROUP, 0040755, false])]
    #[TestWith([self::GROUP, 0040775, true])]
    #[TestWith([self::GROUP, 0040757, true])]
    public function aDirectoryIsOpenWhenAGroupOrEverybodyCanWriteThere(int $group, int $mode, bool $isOpen): void
    {
        self::assertSame($isOpen, (new TrustedOwners(self::USER))->isOpenToOthers(new PathStatus(self::USER, $group, $mode, 0)));
    }

    #[Test]
    #[RequiresPhpExtension('posix')]
    public function aGroupOfTrustedUsersIsNotOthers(): void
    {
        [$user, $group] = self::userWithGroupOfHisOwn();

        self::assertFalse((new TrustedOwners($user))->isOpenToOthers(new PathStatus($user, $group, 0040775, 0)));
        self::assertTrue((new TrustedOwners($user))->isOpenToOthers(new PathStatus($user, $group, 0040777, 0)));
        self::assertTrue((new TrustedOwners(self::USER))->isOpenToOthers(new PathStatus(self::USER, $group, 0040775, 0)));
    }

    #[Test]
    public function whereThereAreNoOwnersAllAreTrusted(): void
    {
        $owners = new TrustedOwners(null, false);

        self::assertTrue($owners->trust(self::STRANGER));
        self::assertTrue($owners->permit(new PathStatus(self::STRANGER, self::GROUP, 0040777, 0)));
        self::assertFalse($owners->isOpenToOthers(new PathStatus(self::STRANGER, self::GROUP, 0040777, 0)));
    }

    #[Test]
    #[RequiresPhpExtension('posix')]
    public function theEffectiveUserIsFoundWithoutPosixToo(): void
    {
        $code = 'var_dump(function_exists("posix_geteuid"), Kiln\Engine\Php\Store\TrustedOwners::effectiveUser());';

        self::assertSame(posix_geteuid(), TrustedOwners::effectiveUser());
        self::assertSame("bool(false)\nint(" . posix_geteuid() . ")\n", Child::run($code, settings: ['disable_functions' => 'posix_geteuid']));
    }

    /**
     * @return array{int, int} neither root nor the owner of the library
     */
    private static function userWithGroupOfHisOwn(): array
    {
        foreach (['daemon', 'bin', 'sys', 'mail', 'www-data'] as $name) {
            $user = posix_getpwnam($name);
            $group = posix_getgrnam($name);
            if ($user !== false && $group !== false && $group['members'] === [] && !(new TrustedOwners(self::USER))->trust($user['uid'])) {
                return [$user['uid'], $group['gid']];
            }
        }
        self::markTestSkipped('No user of this system has a group of the same name.');
    }
}
