<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\DirectoryCheck;
use Kiln\Engine\Php\Store\DirectoryProblem;
use Kiln\Engine\Php\Store\DirectoryWalk;
use Kiln\Engine\Php\Store\TrustedOwners;
use Kiln\Error\UnusableDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

#[CoversClass(DirectoryCheck::class)]
#[CoversClass(DirectoryProblem::class)]
#[CoversClass(DirectoryWalk::class)]
#[CoversClass(UnusableDirectory::class)]
final class DirectoryCheckTest extends StoreTestCase
{
    #[Test]
    public function aDirectoryOfOurOwnIsUsable(): void
    {
        $check = DirectoryCheck::of($this->directory);

        self::assertTrue($check->isUsable());
        self::assertTrue($check->isWritable());
        self::assertTrue($check->exists);
        self::assertSame($this->directory, $check->path);
        $check->assertUsable();
    }

    #[Test]
    public function aDirectoryThatIsNotThereYetIsUsable(): void
    {
        $check = DirectoryCheck::of($this->directory . '/var//kiln/');

        self::assertTrue($check->isUsable());
        self::assertTrue($check->isWritable());
        self::assertFalse($check->exists);
        self::assertSame($this->directory . '/var/kiln', $check->path);
    }

    #[Test]
    public function aRelativePathCountsFromTheWorkingDirectory(): void
    {
        $before = (string) getcwd();
        mkdir($this->directory . '/a');
        chdir($this->directory . '/a');

        try {
            self::assertSame($this->directory . '/a/kiln', DirectoryCheck::of('kiln')->path);
            self::assertSame($this->directory . '/kiln', DirectoryCheck::of('.././kiln')->path);
            self::assertTrue(DirectoryCheck::of('..')->exists);
        } finally {
            chdir($before);
        }
    }

    #[Test]
    #[TestWith([0777])]
    #[TestWith([0775])]
    #[TestWith([0757])]
    #[TestWith([01777])]
    public function aDirectoryThatOthersCanWriteIsRefused(int $permissions): void
    {
        $directory = $this->make('kiln', $permissions);

        self::assertProblem(DirectoryProblem::WritableByOthers, $directory, $directory);
    }

    #[Test]
    #[TestWith([0755])]
    #[TestWith([0700])]
    #[TestWith([0555])]
    #[TestWith([02750])]
    public function aDirectoryThatOthersCannotWriteIsUsable(int $permissions): void
    {
        self::assertTrue(DirectoryCheck::of($this->make('kiln', $permissions))->isUsable());
    }

    #[Test]
    public function aDirectoryBelowOneThatOthersCanWriteIsRefused(): void
    {
        $open = $this->make('open', 0777);
        $this->make('open/kiln', 0700);

        self::assertProblem(DirectoryProblem::ParentWritableByOthers, $open, $open . '/kiln');
        self::assertProblem(DirectoryProblem::ParentWritableByOthers, $open, $open . '/not/there');
    }

    #[Test]
    public function aDirectoryBelowAStickyOneIsUsableAndSaysThatOthersAreNear(): void
    {
        $this->make('sticky', 01777);
        $directory = $this->make('sticky/kiln', 0700);
        $check = DirectoryCheck::of($directory);

        self::assertTrue($check->isUsable());
        self::assertTrue($check->shared);
    }

    #[Test]
    public function aDirectoryNextToTheLibraryIsAsSafeAsTheLibrary(): void
    {
        $root = \dirname(__DIR__, 4);
        $check = DirectoryCheck::of($root . '/not-there');

        // Whatever the permissions of the directories above: who can exchange them can exchange the library.
        self::assertTrue($check->isUsable());
        self::assertFalse($check->shared);
        self::assertSame($root . '/not-there', $check->path);
    }

    #[Test]
    public function directoriesThatHoldTheLibraryAreNotJudged(): void
    {
        $project = $this->make('project', 0777);
        $store = \dirname(__DIR__, 4) . '/src/Engine/Php/Store';
        mkdir($project . '/vendor/kiln/src/Engine/Php/Store', 0755, true);
        foreach (self::namesIn($store) as $name) {
            copy($store . '/' . $name, $project . '/vendor/kiln/src/Engine/Php/Store/' . $name);
        }
        $code = <<<'PHP'
            spl_autoload_register(static function (string $class) use ($argv): void {
                $file = $argv[1] . '/vendor/kiln/src/' . strtr(substr($class, 5), '\\', '/') . '.php';
                if (is_file($file)) {
                    require $file;
                }
            }, prepend: true);
            foreach (['/var/kiln', '/vendor/../var', '', '/../kiln'] as $below) {
                $check = DirectoryCheck::of($argv[1] . $below);
                echo $check->problem?->value ?? 'usable', $check->shared ? ', shared' : '', "\n";
            }
            PHP;

        self::assertSame("usable\nusable\ndirectory_writable_by_others\nusable\n", Child::run($code, [$project]));
    }

    #[Test]
    public function aDirectoryOfAnotherUserIsRefused(): void
    {
        self::requireRoot();
        $directory = $this->make('kiln', 0755);
        $inside = $this->make('kiln/inside', 0755);
        chown($directory, self::STRANGER);

        self::assertProblem(DirectoryProblem::UntrustedOwner, $directory, $directory);
        self::assertProblem(DirectoryProblem::UntrustedParent, $directory, $inside);
        self::assertProblem(DirectoryProblem::UntrustedParent, $directory, $directory . '/not/there');
    }

    #[Test]
    public function aDirectoryOfRootIsUsableForAnyUser(): void
    {
        self::requireRoot();
        $directory = $this->make('kiln', 0755);

        self::assertTrue(DirectoryCheck::of($directory, new TrustedOwners(self::STRANGER))->isUsable());
    }

    #[Test]
    public function aLinkOfOurOwnIsFollowed(): void
    {
        $this->make('release', 0755);
        $kiln = $this->make('release/kiln', 0755);
        symlink('release', $this->directory . '/relative');
        symlink($this->directory . '/relative', $this->directory . '/absolute');

        foreach (['relative/kiln', 'absolute/kiln', 'absolute/../release/kiln/.'] as $path) {
            $check = DirectoryCheck::of($this->directory . '/' . $path);
            self::assertTrue($check->isUsable(), $path);
            self::assertTrue($check->exists, $path);
            self::assertSame($kiln, $check->path, $path);
        }
    }

    #[Test]
    public function whatALinkPointsToIsCheckedToo(): void
    {
        $open = $this->make('open', 0777);
        $this->make('open/kiln', 0755);
        symlink('open/kiln', $this->directory . '/link');
        symlink('open', $this->directory . '/last');

        self::assertProblem(DirectoryProblem::ParentWritableByOthers, $open, $this->directory . '/link');
        self::assertProblem(DirectoryProblem::WritableByOthers, $open, $this->directory . '/last');
    }

    #[Test]
    public function aLinkOfAnotherUserIsRefused(): void
    {
        self::requireRoot();
        $this->make('kiln', 0755);
        $link = $this->directory . '/link';
        symlink('kiln', $link);
        lchown($link, self::STRANGER);

        self::assertProblem(DirectoryProblem::UntrustedLink, $link, $link);
    }

    #[Test]
    public function aLinkThatLeadsNowhereIsRefused(): void
    {
        $circle = $this->directory . '/circle';
        symlink('circle', $circle);

        self::assertProblem(DirectoryProblem::UnresolvableLink, $circle, $circle);
    }

    #[Test]
    public function aFileIsNoDirectory(): void
    {
        self::write($this->directory . '/file', '');

        self::assertProblem(DirectoryProblem::NotADirectory, $this->directory . '/file', $this->directory . '/file');
        self::assertProblem(DirectoryProblem::NotADirectory, $this->directory . '/file', $this->directory . '/file/kiln');
    }

    #[Test]
    #[TestWith([''])]
    #[TestWith(["/tmp/\0kiln"])]
    #[TestWith(['phar:///tmp/kiln.phar/kiln'])]
    #[TestWith(['php://memory'])]
    #[TestWith(['https://example.org/kiln'])]
    public function whatIsNoLocalPathIsRefused(string $path): void
    {
        self::assertProblem(DirectoryProblem::InvalidPath, $path, $path);
    }

    #[Test]
    public function aWayUpFromADirectoryThatIsNotThereIsRefused(): void
    {
        $path = $this->directory . '/not-there/../kiln';

        self::assertProblem(DirectoryProblem::InvalidPath, $path, $path);
    }

    #[Test]
    public function aReadOnlyDirectoryIsUsableAndNotWritable(): void
    {
        $directory = $this->make('kiln', 0555);
        $expected = "bool(true)\nbool(false)\nbool(true)\nbool(false)\n";
        $code = <<<'PHP'
            foreach (['', '/not-there'] as $below) {
                $check = DirectoryCheck::of($argv[1] . $below);
                var_dump($check->isUsable(), $check->isWritable());
            }
            PHP;

        self::assertSame($expected, Child::run($code, [$directory], shell: Child::boundByPermissions()));
    }

    #[Test]
    public function directoriesThatOpenBasedirHidesArePassedOver(): void
    {
        $this->make('permitted', 0700);
        $directory = $this->make('permitted/kiln', 0700);
        $code = <<<'PHP'
            refuseWarnings();
            foreach (['', '/not-there', '/../..'] as $below) {
                $check = DirectoryCheck::of($argv[1] . $below);
                var_dump($check->isUsable(), $check->exists);
            }
            PHP;

        self::assertSame(
            "bool(true)\nbool(true)\nbool(true)\nbool(false)\nbool(true)\nbool(false)\n",
            Child::run($code, [$directory], ['open_basedir' => implode(\PATH_SEPARATOR, [$this->directory . '/permitted', \dirname(__DIR__, 4), self::temporary() . '/kiln-child-'])]),
        );
    }

    #[Test]
    public function theErrorSaysWhereAndWhatToDo(): void
    {
        $directory = $this->make('kiln', 0777);

        try {
            DirectoryCheck::of($directory)->assertUsable();
            self::fail('It is writable by everyone.');
        } catch (UnusableDirectory $error) {
            self::assertSame('directory_writable_by_others', $error->errorCode);
            self::assertSame($directory, $error->directory);
            self::assertSame(
                "Cannot keep generated code in {$directory}: {$directory} is writable by its group or by everyone, who could put code there. Run: chmod go-w {$directory} [directory_writable_by_others]",
                $error->getMessage(),
            );
        }
    }

    #[Test]
    public function everyProblemHasItsOwnCodeSentenceAndRemedy(): void
    {
        $codes = $sentences = [];
        foreach (DirectoryProblem::cases() as $problem) {
            self::assertMatchesRegularExpression('/^directory_[a-z_]+$/D', $problem->value);
            self::assertStringContainsString('/some/place', $problem->explain('/some/place'));
            self::assertNotSame('', $problem->remedy('/some/place'));
            $codes[$problem->value] = true;
            $sentences[$problem->explain('/some/place')] = true;
        }

        self::assertCount(\count($codes), $sentences);
    }

    private function make(string $name, int $permissions): string
    {
        $path = $this->directory . '/' . $name;
        mkdir($path);
        chmod($path, $permissions);

        return $path;
    }

    private static function assertProblem(DirectoryProblem $problem, string $place, string $directory): void
    {
        $check = DirectoryCheck::of($directory);

        self::assertSame($problem, $check->problem);
        self::assertSame($place, $check->place);
        self::assertSame($directory, $check->path);
        self::assertFalse($check->isUsable());
        self::assertFalse($check->isWritable());
        $thrown = null;

        try {
            $check->assertUsable();
        } catch (UnusableDirectory $thrown) {
        }
        self::assertSame($problem->value, $thrown?->errorCode);
    }
}
