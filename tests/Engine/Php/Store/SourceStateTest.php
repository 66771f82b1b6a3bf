<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\SourceCheck;
use Kiln\Engine\Php\Store\Sources;
use Kiln\Engine\Php\Store\SourceState;
use Kiln\Engine\Php\Store\UntouchedFiles;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(SourceCheck::class)]
#[CoversClass(SourceState::class)]
final class SourceStateTest extends StoreTestCase
{
    private string $file = '';

    protected function setUp(): void
    {
        parent::setUp();
        $this->file = $this->directory . '/Source.php';
        self::write($this->file, 'one');
        touch($this->file, time() - 3600);
    }

    #[Test]
    public function aStateNamesTimeSizeAndContent(): void
    {
        self::assertSame('0-3-' . hash('xxh128', 'one'), SourceCheck::stateOf($this->file), 'just written, whatever its mtime says');

        $old = \dirname(__DIR__, 4) . '/LICENSE';
        self::assertSame(max((int) filemtime($old), (int) filectime($old)) . '-' . filesize($old) . '-' . hash('xxh128', self::read($old)), SourceCheck::stateOf($old));
    }

    #[Test]
    public function anUntouchedFileIsTheSame(): void
    {
        $state = SourceCheck::stateOf($this->file);

        self::assertSame($state, SourceCheck::confirm($this->file, $state));
    }

    #[Test]
    public function aFileOfTheSameTimeAndSizeIsNotRead(): void
    {
        $state = filectime($this->file) . '-3-hash of other bytes';

        self::assertSame($state, SourceCheck::confirm($this->file, $state));
    }

    /**
     * Its mtime may be set to anything.
     */
    #[Test]
    public function aReplacedFileOfTheSameMtimeAndSizeIsAnother(): void
    {
        $state = filemtime($this->file) . '-3-' . hash('xxh128', 'one');
        self::write($this->file, 'two');
        touch($this->file, (int) $state);

        self::assertNull(SourceCheck::confirm($this->file, $state));
    }

    #[Test]
    public function aTouchedFileIsTheSameAndGetsItsNewTime(): void
    {
        $state = '1000000000-3-' . hash('xxh128', 'one');
        touch($this->file, 1_100_000_000);

        self::assertSame('0-3-' . hash('xxh128', 'one'), SourceCheck::confirm($this->file, $state));
    }

    #[Test]
    public function aChangedFileIsAnother(): void
    {
        $state = SourceCheck::stateOf($this->file);
        self::write($this->file, 'two');

        self::assertNull(SourceCheck::confirm($this->file, $state));
    }

    #[Test]
    public function aLongerFileOfTheSameTimeIsAnother(): void
    {
        $state = SourceCheck::stateOf($this->file);
        $time = (int) filemtime($this->file);
        self::write($this->file, 'three');
        touch($this->file, $time);

        self::assertNull(SourceCheck::confirm($this->file, $state));
    }

    #[Test]
    public function aFileThatWasWrittenJustNowMayChangeWithinTheSecond(): void
    {
        $now = time();
        touch($this->file, $now);
        $state = SourceCheck::stateOf($this->file);
        self::write($this->file, 'two');
        touch($this->file, $now);

        self::assertStringStartsWith('0-3-', $state);
        self::assertNull(SourceCheck::confirm($this->file, $state));
    }

    /**
     * Metadata in YAML: nobody knows what of them was read.
     */
    #[Test]
    public function dataThatChangedAfterThisProcessStartedAreMadeSureOfLater(): void
    {
        $changed = (int) filectime($this->file);
        $state = SourceCheck::stateOf($this->file);

        // The file says that it is an hour old. The system knows better.
        $_SERVER['REQUEST_TIME'] = $changed - 1;
        self::assertSame([$this->file => ''], Sources::states([$this->file], UntouchedFiles::none()));
        self::assertSame($state, SourceCheck::confirm($this->file, $state));

        $_SERVER['REQUEST_TIME'] = $changed;
        self::assertSame([$this->file => $state], Sources::states([$this->file], UntouchedFiles::none()));
    }

    #[Test]
    public function aVanishedFileIsAnother(): void
    {
        $state = SourceCheck::stateOf($this->file);
        unlink($this->file);

        self::assertNull(SourceCheck::confirm($this->file, $state));
    }

    #[Test]
    public function whatWasNoFileIsNeverTheSame(): void
    {
        self::assertNull(SourceCheck::confirm(__FILE__ . "(7) : eval()'d code", ''));
        self::assertNull(SourceCheck::confirm($this->file, ''));
    }

    #[Test]
    public function aClassIsTheSameWhileItComesFromTheSameFile(): void
    {
        $name = SourceState::CLASS_NAME . self::class;

        self::assertSame(__FILE__, SourceCheck::confirm($name, __FILE__));
        self::assertNull(SourceCheck::confirm($name, '/elsewhere/SourceStateTest.php'));
        self::assertSame('/x.php', SourceCheck::confirm(SourceState::CLASS_NAME . 'Kiln\NotLoaded', '/x.php'), 'nobody needs it');
    }

    #[Test]
    public function aConstantIsTheSameWhileItsValueIs(): void
    {
        $state = SourceState::ofConstant('PHP_VERSION');

        self::assertSame($state, SourceCheck::confirm(SourceState::CONSTANT . 'PHP_VERSION', $state));
        self::assertNull(SourceCheck::confirm(SourceState::CONSTANT . 'PHP_OS', $state));
        self::assertNull(SourceCheck::confirm(SourceState::CONSTANT . 'NO_SUCH_CONSTANT', ''));
    }
}
