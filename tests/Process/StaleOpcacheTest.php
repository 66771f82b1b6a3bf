<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Serializer;
use Kiln\Tests\Web\BuiltInServer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * A server whose opcache still runs a class when its file is another one already.
 */
#[CoversClass(Serializer::class)]
#[RequiresPhpExtension('Zend OPcache')]
final class StaleOpcacheTest extends ProcessTestCase
{
    private const PAGE = <<<'PHP'
        <?php
        require %s;
        spl_autoload_register(static fn(string $class) => is_file($file = __DIR__ . "/classes/{$class}.php") && require $file);
        if (isset($_GET['reload'])) {
            // What a restart or the next look does.
            opcache_invalidate(__DIR__ . '/classes/Customer.php', true);
        }
        foreach (isset($_GET['clear']) ? array_merge(glob(__DIR__ . '/code/*/*'), glob(__DIR__ . '/code/*')) : [] as $path) {
            is_dir($path) ? rmdir($path) : unlink($path) && opcache_invalidate($path, true);
        }
        echo Kiln\Serializer::create(%s)->serialize(new Customer());
        PHP;

    private const BEFORE = '<?php class Customer { public int $id = 1; public string $secret = "s"; }';

    private const AFTER = '<?php class Customer { public int $id = 1; #[Kiln\Attribute\Ignore] public string $secret = "s"; }';

    /**
     * @param ?string $named the directory that the application names
     */
    #[Test]
    #[TestWith(['1', null], 'looks at the file again in a minute')]
    #[TestWith(['0', null], 'never looks at the file again')]
    #[TestWith(['0', 'code'], 'with a directory that was named')]
    public function codeOfTheOldClassIsNotStored(string $validates, ?string $named): void
    {
        $this->prepare($named);
        $server = $this->server($validates);
        self::assertSame('{"id":1,"secret":"s"}', $server->get('', ''));

        self::write($this->directory . '/classes/Customer.php', self::AFTER);
        touch($this->directory . '/classes/Customer.php', time() - 1800);

        self::assertSame('{"id":1,"secret":"s"}', $server->get('?clear', ''), 'PHP still runs the old class');
        self::assertSame('{"id":1}', $server->get('?reload', ''));
        self::assertSame('{"id":1}', $this->server($validates)->get('', ''), 'a new server');
    }

    /**
     * All times of a file stay as they were when the directory that it lies in gets another name.
     */
    #[Test]
    public function aDirectoryThatTookThePlaceOfAnotherIsNoticed(): void
    {
        $this->prepare(null);
        mkdir($this->directory . '/next');
        self::write($this->directory . '/next/Customer.php', self::AFTER);
        $server = $this->server('0');
        self::assertSame('{"id":1,"secret":"s"}', $server->get('?', ''));

        rename($this->directory . '/classes', $this->directory . '/last');
        rename($this->directory . '/next', $this->directory . '/classes');

        self::assertSame('{"id":1,"secret":"s"}', $server->get('', ''));
        self::assertSame('{"id":1}', $server->get('?reload', ''));
    }

    private function prepare(?string $named): void
    {
        mkdir($this->directory . '/classes');
        mkdir($this->directory . '/tmp');
        self::write($this->directory . '/classes/Customer.php', self::BEFORE);
        touch($this->directory . '/classes/Customer.php', time() - 3600);
        $autoload = var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true);
        self::write($this->directory . '/index.php', \sprintf(self::PAGE, $autoload, $named === null ? '' : "__DIR__ . '/{$named}'"));
    }

    private function server(string $validates): BuiltInServer
    {
        return new BuiltInServer($this->directory, [
            'opcache.enable' => '1',
            'opcache.validate_timestamps' => $validates,
            'opcache.revalidate_freq' => '60',
            'opcache.file_update_protection' => '0',
            'opcache.jit' => '0',
            'sys_temp_dir' => $this->directory . '/tmp',
        ]);
    }
}
