<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Doctor\Sapi;
use Kiln\Engine\Native\Extension;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;

/**
 * `kiln doctor` where PHP-FPM has other settings than the command line, in folders as Debian has them.
 */
#[CoversClass(Sapi::class)]
final class SapiTest extends CommandTestCase
{
    #[Test]
    public function theSettingsOfAnotherInterfaceAreExamined(): void
    {
        $this->settings('cli', ['php.ini' => 'serialize_precision=-1', 'conf.d/20-own.ini' => 'memory_limit=1G']);
        $this->settings('fpm', ['php.ini' => 'serialize_precision=17']);

        $own = $this->doctor('--format=json');
        self::assertExit(0, $own);
        self::assertContains('serialize_precision is -1: floats are written in their shortest exact form', $own->strings('text', 'findings'));

        $fpm = $this->doctor('--format=json', '--sapi=fpm');
        self::assertExit(0, $fpm);
        self::assertContains('PHP ' . PHP_VERSION . ' (cli, with the settings of fpm)', $fpm->strings('text', 'findings'));
        self::assertContains('serialize_precision is 17', $fpm->strings('text', 'findings'));

        $text = $this->doctor('--sapi=fpm');
        self::assertExit(0, $text);
        self::assertSame('', $text->errors);
        self::assertStringContainsString("! serialize_precision is 17\n  Set serialize_precision = -1 in php.ini.", $text->output);
    }

    #[Test]
    public function whatItsScanFolderEnablesCounts(): void
    {
        $this->settings('cli', ['php.ini' => '']);
        $this->settings('fpm', ['php.ini' => 'serialize_precision=17', 'conf.d/20-floats.ini' => 'serialize_precision=5']);

        self::assertContains('serialize_precision is 5', $this->doctor('--format=json', '--sapi=fpm')->strings('text', 'findings'));
    }

    #[Test]
    public function theConfigurationAndTheDirectoryAreThoseOfTheCall(): void
    {
        $this->settings('cli', ['php.ini' => '']);
        $this->settings('fpm', ['php.ini' => '']);
        $this->project()->configure('new Kiln\Console\Configuration(paths: ["lib"])', 'other.php');

        $result = $this->doctor('--format=json', '--sapi=fpm', '--config=other.php');

        self::assertExit(1, $result);
        self::assertContains('there is no file or directory lib', $result->strings('text', 'findings'));
    }

    #[Test]
    #[RequiresPhpExtension(Extension::NAME)]
    public function anExtensionThatOnlyTheCommandLineHasIsNoticed(): void
    {
        $loads = ['conf.d/20-kiln.ini' => 'extension=' . (string) getenv('KILN_EXTENSION')];
        $this->settings('cli', ['php.ini' => ''] + $loads);
        $this->settings('fpm', ['php.ini' => '']);
        $this->settings('apache2', ['php.ini' => ''] + $loads);

        $own = $this->doctor('--format=json');
        self::assertContains('the PHP engine reads and writes JSON (Engine::Php is asked for)', $own->strings('text', 'findings'));
        self::assertSame(['ext-kiln is not loaded by the settings of fpm'], array_values((array) preg_grep('/by the settings of/', $own->strings('text', 'findings'))));

        $this->project()->configure('Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")');
        self::assertContains('the native engine reads and writes JSON', $this->doctor('--format=json', '--sapi=apache2')->strings('text', 'findings'));
        self::assertContains('the PHP engine reads and writes JSON (ext-kiln is not loaded)', $this->doctor('--format=json', '--sapi=fpm')->strings('text', 'findings'));

        $this->settings('cli', ['conf.d/20-kiln.ini' => '']);
        self::assertContains('ext-kiln is loaded by the settings of apache2, not by those of the command line', $this->doctor('--format=json')->strings('text', 'findings'));
    }

    #[Test]
    public function anInterfaceThatHasNoSettingsOfItsOwnIsUnknown(): void
    {
        $this->settings('cli', ['php.ini' => '']);

        $result = $this->doctor('--sapi=fpm');

        self::assertExit(2, $result);
        self::assertSame("There are no settings of fpm beside those of the command line: it is not installed, or reads the same ones.\n", $result->errors);
    }

    #[Test]
    public function aPhpThatDoesNotStartWithThemIsToldOf(): void
    {
        $this->settings('cli', ['php.ini' => '']);
        $this->settings('fpm', ['php.ini' => 'auto_prepend_file=/nowhere/to/be/found.php']);

        $result = $this->doctor('--sapi=fpm');

        self::assertExit(1, $result);
        self::assertStringStartsWith('✗ PHP ends with 255 when it has the settings of fpm', $result->output);
        self::assertStringContainsString('found.php', $result->errors);
    }

    /**
     * @param array<string, string> $files
     */
    private function settings(string $sapi, array $files): void
    {
        foreach (['conf.d/00-nothing.ini' => ''] + $files as $name => $content) {
            $this->project()->write("etc/{$sapi}/{$name}", $content);
        }
    }

    private function doctor(string ...$arguments): Result
    {
        $etc = "{$this->project()->directory}/etc";
        // What Debian enables for all interfaces alike.
        $common = \dirname((string) strtok((string) php_ini_scanned_files(), ','));
        foreach (new \GlobIterator("{$etc}/*/conf.d", \FilesystemIterator::CURRENT_AS_PATHNAME) as $folder) {
            foreach (new \GlobIterator("{$common}/*.ini", \FilesystemIterator::CURRENT_AS_PATHNAME) as $file) {
                self::assertTrue(\is_string($folder) && \is_string($file) && copy($file, "{$folder}/" . basename($file)));
            }
        }

        return $this->project()->kiln(['doctor', ...array_values($arguments)], ['-c', "{$etc}/cli"], ['PHP_INI_SCAN_DIR' => "{$etc}/cli/conf.d"]);
    }
}
