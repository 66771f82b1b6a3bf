<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\CodeLookup;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;

/**
 * Whether a directory was examined again shows when its parent has become one where everybody may write: whoever examines it
 * refuses it then.
 */
#[CoversClass(CodeLookup::class)]
#[RequiresPhpExtension('Zend OPcache')]
#[RequiresPhpExtension('posix')]
final class CodeLookupTest extends StoreTestCase
{
    /** opcache takes new files at once. */
    private const SETTINGS = ['opcache.enable_cli' => '1', 'opcache.file_update_protection' => '0'];

    /** Stores code as a first request does, and marks the directory as a second one does. */
    private const FIRST_REQUESTS = <<<'PHP'
        refuseWarnings();
        $directory = $argv[1] . '/code';
        CodeLookup::in($directory, false)->save(new PrintedCode('key', 'A', [generated('A', 'answer')], []));
        CodeLookup::in($directory, false)->find('key');
        $answer = static function (string $directory, bool $debug = false): string {
            try {
                $class = CodeLookup::in($directory, $debug)->find('key');

                return $class === null ? 'nothing' : $class::answer();
            } catch (Kiln\Error\UnusableDirectory) {
                return 'refused';
            }
        };
        PHP;

    /** A directory for which nobody but its owner and root is responsible: next to the library. */
    private string $parent = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->parent = \dirname(__DIR__, 4) . '/var/code-lookup-test-' . bin2hex(random_bytes(6));
        mkdir($this->parent, 0700, true);
    }

    protected function tearDown(): void
    {
        chmod($this->parent, 0700);
        self::remove($this->parent);
        parent::tearDown();
    }

    #[Test]
    public function aMarkedDirectoryIsNotExaminedAgain(): void
    {
        self::assertSame('answer answer refused', $this->afterFirstRequests(<<<'PHP'
            echo $answer($directory), ' ';
            chmod($argv[1], 0777);
            echo $answer($directory), ' ', $answer($directory, debug: true);
            PHP));
    }

    #[Test]
    public function aPlaceThatOthersCanWriteIsExamined(): void
    {
        self::assertSame('refused', $this->afterFirstRequests(<<<'PHP'
            chmod($argv[1], 0777);
            array_map(static fn($place) => chmod($place, 0777), glob("$directory/*"));
            echo $answer($directory);
            PHP));
    }

    #[Test]
    public function aMarkCountsUnderTheNameThatWasExaminedAlone(): void
    {
        self::assertSame('refused refused', $this->afterFirstRequests(<<<'PHP'
            symlink($directory, $argv[1] . '/link');
            chmod($argv[1], 0777);
            echo $answer($argv[1] . '/link'), ' ', $answer($argv[1] . '/../' . basename($argv[1]) . '/code');
            PHP));
    }

    #[Test]
    public function aMarkThatWasCopiedDoesNotCount(): void
    {
        self::assertSame('refused', $this->afterFirstRequests(<<<'PHP'
            rename($directory, $argv[1] . '/old');
            exec('cp -rp ' . escapeshellarg($argv[1] . '/old') . ' ' . escapeshellarg($directory));
            array_map(opcache_compile_file(...), glob("$directory/*/*.php"));
            chmod($argv[1], 0777);
            echo $answer($directory);
            PHP));
    }

    #[Test]
    public function whereOthersMayPutFilesNoMarkIsMade(): void
    {
        chmod($this->directory, 01777);

        self::assertSame('answer 0', Child::run(self::FIRST_REQUESTS . <<<'PHP'
            echo $answer($directory), ' ', count(glob("$directory/*/place-*.php"));
            PHP, [$this->directory], self::SETTINGS));
    }

    #[Test]
    public function anEntryThatIsNoneIsMadeAgain(): void
    {
        self::assertSame('nothing nothing nothing again', $this->afterFirstRequests(<<<'PHP'
            [$entry] = glob("$directory/*/*.entry.php");
            foreach (['', 'return [];', "return ['key' => 'key', 'main' => 1, 'classes' => 2, 'sources' => 3];"] as $text) {
                file_put_contents($entry, "<?php\n$text");
                opcache_invalidate($entry, true);
                opcache_compile_file($entry);
                echo $answer($directory), ' ';
            }
            CodeLookup::in($directory, false)->save(new PrintedCode('key', 'B', [generated('B', 'again')], []));
            echo $answer($directory);
            PHP));
    }

    #[Test]
    public function whatIsTakenAwayIsMadeAgain(): void
    {
        self::assertSame('nothing again again', $this->afterFirstRequests(<<<'PHP'
            $code = CodeLookup::in($directory, false);
            $code->find('key');
            exec('rm -r ' . escapeshellarg($directory));
            array_map(static fn($path) => opcache_invalidate($path, true), array_keys(opcache_get_status()['scripts']));
            echo $code->find('key') === null ? 'nothing ' : 'something ';
            echo $code->save(new PrintedCode('key', 'B', [generated('B', 'again')], []))::answer(), ' ', $answer($directory);
            PHP));
    }

    private function afterFirstRequests(string $code): string
    {
        return Child::run(self::FIRST_REQUESTS . $code, [$this->parent], self::SETTINGS);
    }
}
