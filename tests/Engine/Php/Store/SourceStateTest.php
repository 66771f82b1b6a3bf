<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\SourceState;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

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
        self::assertSame(filemtime($this->file) . '-3-' . hash('xxh128', 'one'), SourceState::of($this->file));
    }

    #[Test]
    public function anUntouchedFileIsTheSame(): void
    {
        $state = SourceState::of($this->file);

        self::assertSame($state, SourceState::confirm($this->file, $state));
    }

    #[Test]
    public function aFileOfTheSameTimeAndSizeIsNotRead(): void
    {
        $state = SourceState::of($this->file);
        $time = (int) filemtime($this->file);
        self::write($this->file, 'two');
        touch($this->file, $time);

        self::assertSame($state, SourceState::confirm($this->file, $state));
    }

    #[Test]
    public function aTouchedFileIsTheSameAndGetsItsNewTime(): void
    {
        $state = SourceState::of($this->file);
        touch($this->file, 1_000_000_000);

        self::assertSame('1000000000-3-' . hash('xxh128', 'one'), SourceState::confirm($this->file, $state));
    }

    #[Test]
    public function aChangedFileIsAnother(): void
    {
        $state = SourceState::of($this->file);
        self::write($this->file, 'two');

        self::assertNull(SourceState::confirm($this->file, $state));
    }

    #[Test]
    public function aLongerFileOfTheSameTimeIsAnother(): void
    {
        $state = SourceState::of($this->file);
        $time = (int) filemtime($this->file);
        self::write($this->file, 'three');
        touch($this->file, $time);

        self::assertNull(SourceState::confirm($this->file, $state));
    }

    #[Test]
    public function aFileThatWasWrittenJustNowMayChangeWithinTheSecond(): void
    {
        $now = time();
        touch($this->file, $now);
        $state = SourceState::of($this->file);
        self::write($this->file, 'two');
        touch($this->file, $now);

        self::assertStringStartsWith('0-3-', $state);
        self::assertNull(SourceState::confirm($this->file, $state));
    }

    #[Test]
    public function aFileThatChangedAfterThisProcessStartedIsMadeSureOfLater(): void
    {
        $changed = (int) filectime($this->file);
        $state = SourceState::of($this->file);

        // The file says that it is an hour old. The system knows better.
        $_SERVER['REQUEST_TIME'] = $changed - 1;
        self::assertSame([$this->file => ''], SourceState::ofAll([$this->file]));
        self::assertSame($state, SourceState::confirm($this->file, $state));

        $_SERVER['REQUEST_TIME'] = $changed;
        self::assertSame([$this->file => $state], SourceState::ofAll([$this->file]));
    }

    #[Test]
    public function aVanishedFileIsAnother(): void
    {
        $state = SourceState::of($this->file);
        unlink($this->file);

        self::assertNull(SourceState::confirm($this->file, $state));
    }

    #[Test]
    public function whatWasNoFileIsNeverTheSame(): void
    {
        $evaluated = __FILE__ . "(7) : eval()'d code";
        $states = SourceState::ofAll([$evaluated, $this->directory, $this->file]);

        self::assertSame([$evaluated => '', $this->directory => '', $this->file => SourceState::of($this->file)], $states);
        self::assertNull(SourceState::confirm($evaluated, ''));
        self::assertNull(SourceState::confirm($this->file, ''));
    }
}
