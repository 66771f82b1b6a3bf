<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Shutdown;

use Kiln\Native\ReadProgram;
use Kiln\Tests\Engine\Php\Store\StoreTestCase;
use Kiln\Tests\Web\BuiltInServer;
use Kiln\Tests\Web\FpmServer;
use Kiln\Tests\Web\WebServer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;

/**
 * PHP calls code of the application until all extensions have ended their request: when a session is saved, when a stream is
 * closed. What it does there must be right, and must leave the next request of the process alone.
 */
#[CoversClass(ReadProgram::class)]
#[RequiresPhpExtension('kiln')]
#[RequiresPhpExtension('session')]
final class ShutdownTest extends StoreTestCase
{
    private const REQUESTS = 12;

    private const DONE = <<<'TEXT'
        page: strict, jms, graph
        shutdown function: strict, jms, graph
        destructor: strict, jms, graph
        output: strict, jms, graph
        session serialize: strict, jms, graph
        session write: strict, jms, graph
        session close: strict, jms, graph
        stream: strict, jms, graph

        TEXT;

    /**
     * @return iterable<string, array{\Closure(string, array<string, string>): WebServer, bool}>
     */
    public static function servers(): iterable
    {
        foreach (['with opcache' => true, 'without opcache' => false] as $how => $isCached) {
            yield "php -S {$how}" => [static fn(string $folder, array $settings): WebServer => new BuiltInServer($folder, $settings), $isCached];
            yield "php -S with workers, {$how}" => [static fn(string $folder, array $settings): WebServer => new BuiltInServer($folder, $settings, workers: 2), $isCached];
            yield "php-fpm {$how}" => [static fn(string $folder, array $settings): WebServer => new FpmServer($folder, $settings), $isCached];
            yield "php-fpm with workers, {$how}" => [static fn(string $folder, array $settings): WebServer => new FpmServer($folder, $settings, workers: 2), $isCached];
        }
    }

    /**
     * @param \Closure(string, array<string, string>): WebServer $start
     */
    #[Test]
    #[DataProvider('servers')]
    public function userCodeAtTheEndOfARequestFindsAllThatItFindsBefore(\Closure $start, bool $isCached): void
    {
        $page = str_replace("'AUTOLOAD'", var_export(\dirname(__DIR__, 3) . '/vendor/autoload.php', true), self::read(__DIR__ . '/page.php.txt'));
        self::write("{$this->directory}/page.php", $page);
        $server = $start($this->directory, [
            'display_errors' => '1',
            'auto_prepend_file' => '',
            'opcache.enable' => $isCached ? '1' : '0',
            'opcache.enable_cli' => $isCached ? '1' : '0',
        ]);
        for ($request = 0; $request < self::REQUESTS; ++$request) {
            self::assertSame('served', $server->get("page.php?request={$request}"), $server->log());
            self::assertSame(self::DONE, self::read("{$this->directory}/done-{$request}"), $server->log());
        }
    }
}
