<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\DefaultDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

#[CoversClass(DefaultDirectory::class)]
#[RequiresPhpExtension('posix')]
final class DefaultDirectoryTest extends StoreTestCase
{
    private const CODE = 'umask(0); echo DefaultDirectory::path() ?? "none";';

    private string $ofUser = '';

    protected function setUp(): void
    {
        parent::setUp();
        chmod($this->directory, 01777);
        $this->ofUser = $this->directory . '/kiln-' . posix_geteuid();
    }

    #[Test]
    public function itIsMadeForUsAlone(): void
    {
        $path = $this->path();

        self::assertMatchesRegularExpression('~^' . preg_quote($this->ofUser, '~') . '/[0-9a-f]{16}$~D', $path);
        self::assertSame('700', self::permissions($path));
        self::assertSame('700', self::permissions($this->ofUser));
        self::assertSame($path, $this->path());
    }

    #[Test]
    #[TestWith([0777])]
    #[TestWith([0750])]
    #[TestWith([0701])]
    public function oneThatOthersCanEnterIsNotTaken(int $permissions): void
    {
        mkdir($this->ofUser);
        chmod($this->ofUser, $permissions);

        self::assertSame('none', $this->path());
    }

    #[Test]
    public function oneThatOthersCanEnterBelowOursIsNotTaken(): void
    {
        chmod($this->path(), 0755);

        self::assertSame('none', $this->path());
    }

    #[Test]
    public function aLinkIsNotTaken(): void
    {
        mkdir($this->directory . '/elsewhere', 0700);
        symlink('elsewhere', $this->ofUser);

        self::assertSame('none', $this->path());
        self::assertSame([], self::namesIn($this->directory . '/elsewhere'));
    }

    #[Test]
    public function aFileIsNotTaken(): void
    {
        self::write($this->ofUser, '');
        chmod($this->ofUser, 0700);

        self::assertSame('none', $this->path());

        unlink($this->ofUser);
        $path = $this->path();
        rmdir($path);
        self::write($path, '');
        chmod($path, 0700);
        self::assertSame('none', $this->path());
    }

    #[Test]
    public function oneThatSomebodyElseMadeFirstIsNotTaken(): void
    {
        self::requireRoot();
        mkdir($this->ofUser, 0700);
        chown($this->ofUser, self::STRANGER);

        self::assertSame('none', $this->path());
    }

    #[Test]
    public function withoutADirectoryForTemporaryFilesThereIsNone(): void
    {
        self::assertSame('none', Child::run(self::CODE, environment: ['TMPDIR' => $this->directory . '/not-there']));
    }

    private function path(): string
    {
        return Child::run('refuseWarnings(); ' . self::CODE, environment: ['TMPDIR' => $this->directory]);
    }
}
