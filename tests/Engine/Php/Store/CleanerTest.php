<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\Cleaner;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\DirectoryCheck;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Engine\Php\Store\SealedFiles;
use Kiln\System\AtomicFile;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Cleaner::class)]
#[CoversClass(AtomicFile::class)]
final class CleanerTest extends StoreTestCase
{
    #[Test]
    public function allThatKilnMadeIsRemoved(): void
    {
        $store = $this->storeWithOneEntry();
        $files = \count(self::namesIn($this->place()));
        $files += $store->check->shared ? 1 : 0;

        self::assertSame($files, $store->clear());

        self::assertSame([], self::namesIn($this->directory));
        self::assertNull($store->load('key'));
        self::assertSame(0, $store->clear());
    }

    #[Test]
    public function itCanBeUsedAgainAfterwards(): void
    {
        $store = $this->storeWithOneEntry();
        $store->clear();
        $name = self::newName();

        $store->save('key', $name, [self::classAnswering($name, '')], []);

        self::assertSame([], $store->problems());
        self::assertSame($name, (new DirectoryStore($this->directory, false))->load('key')?->main);
    }

    #[Test]
    public function whatAnotherKilnOrAnotherPhpMadeIsRemovedToo(): void
    {
        foreach (['php7.4-g0', 'php10.12-g345', 'php8.3-g2-0123456789abcdef0123456789abcdef'] as $place) {
            mkdir($this->directory . '/' . $place);
            self::write($this->directory . '/' . $place . '/Old.php', SealedFiles::seal("<?php\n"));
        }
        self::write($this->directory . '/php8.3-g2.salt', '0123456789abcdef0123456789abcdef');

        self::assertSame(4, (new DirectoryStore($this->directory, false))->clear());
        self::assertSame([], self::namesIn($this->directory));
    }

    #[Test]
    public function damagedFilesAndThoseOfKilledWritersAreRemoved(): void
    {
        $store = $this->storeWithOneEntry();
        $place = $this->place();
        self::write($place . '/Damaged.php', substr(SealedFiles::seal("<?php\nreturn 1;\n"), 0, 30));
        self::write($place . '/kiln-tmp-aB3xYz', '');
        self::write($place . '/kiln-tmp-aB3xYy', '<?p');
        self::write($place . '/kiln-tmp-aB3xYx', SealedFiles::seal("<?php\nreturn 1;\n"));
        self::write($this->directory . '/kiln-tmp-aB3xYw', '0123');
        self::write($place . '/kiln-tmp-7mh57i5omkd33lRjUFa', '<?ph');
        $store->clear();

        self::assertSame([], self::namesIn($this->directory));
    }

    #[Test]
    public function temporaryFilesOfThisPhpAreKnown(): void
    {
        for ($i = 0; $i < 100; ++$i) {
            $path = (string) tempnam($this->directory, 'kiln-tmp-');
            self::assertTrue(AtomicFile::isTemporary(basename($path)), $path);
            unlink($path);
        }
    }

    #[Test]
    public function foreignFilesStay(): void
    {
        $store = $this->storeWithOneEntry();
        $place = basename($this->place());
        $foreign = [
            'notes.txt' => 'mine',
            'Class.php' => SealedFiles::seal("<?php\n"),
            'kiln-tmp-notes1' => 'mine',
            'kiln-tmp-aB3xYz1' => '',
            'kiln-tmp-7mh57i5omkz33lRjUFa' => '',
            CodeLookup::CURRENT . '.salt.bak' => '0123456789abcdef0123456789abcdef',
            'php7.4-g0.salt' => 'mine',
            'php7.4-g0x/Class.php' => SealedFiles::seal("<?php\n"),
            'php7.4-g0-salt/Class.php' => SealedFiles::seal("<?php\n"),
            $place . '/foreign.php' => "<?php\n// Kiln\n",
            $place . '/kiln-tmp-notes1' => 'mine',
            $place . '/sub/Class.php' => SealedFiles::seal("<?php\n"),
            'elsewhere/Class.php' => SealedFiles::seal("<?php\n"),
        ];
        foreach ($foreign as $path => $bytes) {
            if (!is_dir(\dirname($this->directory . '/' . $path))) {
                mkdir(\dirname($this->directory . '/' . $path));
            }
            self::write($this->directory . '/' . $path, $bytes);
        }
        symlink('elsewhere', $this->directory . '/php7.4-g9');
        symlink('../elsewhere/Class.php', $this->directory . '/' . $place . '/Link.php');

        $store->clear();

        $left = array_filter($foreign, fn(string $path): bool => is_file($this->directory . '/' . $path), \ARRAY_FILTER_USE_KEY);
        self::assertSame($foreign, $left);
        self::assertTrue(is_link($this->directory . '/php7.4-g9'));
        self::assertTrue(is_link($this->directory . '/' . $place . '/Link.php'));
        self::assertSame(['Link.php', 'foreign.php', 'kiln-tmp-notes1', 'sub'], self::namesIn($this->directory . '/' . $place));
    }

    #[Test]
    public function nothingIsRemovedWhereOthersCanWrite(): void
    {
        $store = $this->storeWithOneEntry();
        $before = self::namesIn($this->place());
        chmod($this->directory, 0777);

        self::assertSame(0, $store->clear());
        self::assertSame(0, Cleaner::clear(DirectoryCheck::of($this->directory)));
        self::assertSame($before, self::namesIn($this->place()));
    }

    #[Test]
    public function aDirectoryThatIsNotThereIsClear(): void
    {
        self::assertSame(0, (new DirectoryStore($this->directory . '/not-there', false))->clear());
    }

    private function storeWithOneEntry(): DirectoryStore
    {
        $name = self::newName();
        $store = new DirectoryStore($this->directory, false);
        $store->save('key', $name, [self::classAnswering($name, '')], []);

        return $store;
    }
}
