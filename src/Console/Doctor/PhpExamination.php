<?php

declare(strict_types=1);

namespace Kiln\Console\Doctor;

/**
 * PHP and the extensions that matter to Kiln.
 *
 * @internal
 */
final readonly class PhpExamination implements Examination
{
    /** As in composer.json. */
    private const LOWEST_VERSION = '8.2.0';

    /** php.ini: the shortest text that gives the same float again. */
    private const SHORTEST_FLOATS = '-1';

    private const BYTES_OF_INT64 = 8;

    public function __construct(private ?Sapi $sapi) {}

    public function findings(): iterable
    {
        yield $this->version();
        yield $this->integers();
        yield $this->extension('json', 'Kiln reads and writes JSON with it.');
        yield $this->extension('tokenizer', 'kiln compile finds classes with it.');
        yield $this->floats();
        if (\extension_loaded('xdebug')) {
            yield $this->xdebug();
        }
    }

    private function version(): Finding
    {
        $version = 'PHP ' . \PHP_VERSION . ' (' . \PHP_SAPI . ($this->sapi === null ? '' : ", with the settings of {$this->sapi->name}") . ')';

        return \version_compare(\PHP_VERSION, self::LOWEST_VERSION, '>=')
            ? Finding::good('php', $version)
            : Finding::bad('php', $version, 'Kiln needs PHP ' . self::LOWEST_VERSION . ' or newer.');
    }

    private function integers(): Finding
    {
        return \PHP_INT_SIZE >= self::BYTES_OF_INT64
            ? Finding::good('php.integers', 'integers of 64 bits')
            : Finding::warning('php.integers', 'integers of 32 bits', 'Integers from ' . \PHP_INT_MAX . ' on cannot be read; use PHP of 64 bits.');
    }

    private function extension(string $name, string $purpose): Finding
    {
        return \extension_loaded($name)
            ? Finding::good("ext-{$name}", "ext-{$name} is loaded")
            : Finding::bad("ext-{$name}", "ext-{$name} is not loaded", "Install or enable it. {$purpose}");
    }

    private function floats(): Finding
    {
        $precision = (string) \ini_get('serialize_precision');

        return $precision === self::SHORTEST_FLOATS
            ? Finding::good('php.floats', 'serialize_precision is -1: floats are written in their shortest exact form')
            : Finding::warning('php.floats', "serialize_precision is {$precision}", 'Set serialize_precision = -1 in php.ini. Until then Kiln sets it for each document, which costs a little.');
    }

    private function xdebug(): Finding
    {
        $mode = \getenv('XDEBUG_MODE');
        $mode = $mode === false || $mode === '' ? (string) \ini_get('xdebug.mode') : $mode;

        return \in_array($mode, ['', 'off'], true)
            ? Finding::good('xdebug', 'xdebug is off')
            : Finding::warning('xdebug', "xdebug is on (mode {$mode})", 'It slows down all PHP code; set xdebug.mode=off where speed counts.');
    }
}
