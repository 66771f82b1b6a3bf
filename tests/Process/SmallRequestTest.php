<?php

declare(strict_types=1);

namespace Kiln\Tests\Process;

use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\ShortWay;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\CompiledIndex;
use Kiln\Engine\Php\Store\DirectoryStore;
use Kiln\Format\Json\JsonText;
use Kiln\Limits;
use Kiln\Serializer;
use Kiln\Tests\Web\BuiltInServer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What is loaded in a request that begins with nothing, when its code is there.
 */
#[CoversClass(PhpEngine::class)]
#[CoversClass(CodeLookup::class)]
#[CoversClass(CompiledIndex::class)]
#[RequiresPhpExtension('Zend OPcache')]
#[RequiresPhpExtension('posix')]
final class SmallRequestTest extends TestCase
{
    /**
     * The index, or the mark of the directory, and a file for writing and reading among them; natively by the mark, and by the index.
     */
    private const MOST_FILES = ['plain by the mark' => 8, 'plain by the index' => 7, 'by the mark' => 8, 'by the index' => 6];

    private const SETTINGS = ['opcache.enable' => '1', 'opcache.file_update_protection' => '0', 'opcache.jit' => 'disable'];

    /** A directory next to the library: whoever may write there, may write the library. */
    private string $folder = '';

    protected function setUp(): void
    {
        $this->folder = \dirname(__DIR__, 2) . '/var/small-request-test-' . bin2hex(random_bytes(6));
        mkdir("{$this->folder}/code", 0700, true);
        file_put_contents("{$this->folder}/Order.php", '<?php final class Order { public int $id = 0; /** @var list<Line> */ public array $lines = []; }');
        file_put_contents("{$this->folder}/Line.php", '<?php final class Line { private string $sku = "a"; }');
        file_put_contents("{$this->folder}/Open.php", '<?php final class Open { public int $id = 7; }');
        file_put_contents("{$this->folder}/index.php", '<?php
            require ' . var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true) . ';
            require __DIR__ . "/Order.php";
            require __DIR__ . "/Line.php";
            require __DIR__ . "/Open.php";
            if (isset($_GET["index"])) {
                $store = new Kiln\Engine\Php\Store\DirectoryStore(__DIR__ . "/code", false);
                exit(json_encode([$store->compileIndex($_GET["index"] === "check") ? "up to date" : "out of date", $store->problems()]));
            }
            $before = get_included_files();
            try {
                $kiln = Kiln\Serializer::create(__DIR__ . "/code", !empty($_GET["debug"]), empty($_GET["php"]) ? null : Kiln\Engine::Php, !empty($_GET["compiled"]));
                if (!empty($_GET["open"])) {
                    exit(json_encode([$kiln->serialize($kiln->deserialize(\'{"id":8}\', Open::class)), array_values(array_diff(get_included_files(), $before))]));
                }
                $context = empty($_GET["context"]) ? null : new Kiln\Context(naming: Kiln\Attribute\NamingStrategy::Pascal);
                if (!empty($_GET["bound"])) {
                    [$kiln, $context] = [$kiln->with($context), null];
                }
                $order = $kiln->deserialize(\'{"id":7,"lines":[{"sku":"b"}],"Id":8,"Lines":[{"Sku":"c"}]}\', Order::class, context: $context);
                $text = $kiln->serialize(empty($_GET["list"]) ? $order : [$order], context: $context, type: empty($_GET["typed"]) ? null : "list<Order>");
                if (!empty($_GET["again"])) {
                    $text .= json_encode($kiln->toArray($order->lines[0]));
                }
            } catch (Kiln\Error\UnusableDirectory $error) {
                $text = $error->errorCode;
            }
            echo json_encode([$text, array_values(array_diff(get_included_files(), $before))]);
            ');
    }

    protected function tearDown(): void
    {
        chmod($this->folder, 0700);
        exec('rm -rf ' . escapeshellarg($this->folder));
    }

    /**
     * @return iterable<string, array{bool}>
     */
    public static function ways(): iterable
    {
        yield 'by the mark of the directory' => [false];
        yield 'by the index' => [true];
    }

    #[Test]
    #[DataProvider('ways')]
    public function aRequestWhoseCodeExistsLoadsFewFilesAndNothingThatPlans(bool $compiled): void
    {
        $server = $this->serverWithCode();
        if ($compiled) {
            self::compile($server);
        }
        $files = [];
        for ($request = 0; $request < 3; ++$request) {
            [$text, $files] = self::answer($server, $compiled ? 'compiled=1' : '');
            self::assertSame('{"id":7,"lines":[{"sku":"b"}]}', $text);
        }

        $way = $compiled ? 'by the index' : 'by the mark';
        self::assertLessThanOrEqual(self::MOST_FILES[(\extension_loaded('kiln') ? '' : 'plain ') . $way], \count($files), implode("\n", $files));
        self::assertSame([], self::matching('~/src/(?:Metadata|Plan|Type|Engine/Planning|.*Printer|.*Directory)~', $files));
        self::assertCount($compiled ? 1 : 0, self::matching('~/code/.*/index\.php$~', $files));
        self::assertCount($compiled ? 0 : 1, self::matching('~/code/.*/place-[0-9a-f]+\.php$~', $files));
        // The extension has programs from the request before, and the index says which.
        self::assertCount($compiled && \extension_loaded('kiln') ? 0 : 2, self::matching('~/code/.*\.entry\.php$~', $files), 'One file for each thing that is done.');
    }

    /** @return iterable<string, array{string, string}> */
    public static function calls(): iterable
    {
        yield 'a list' => ['list=1', '[{"id":7,"lines":[{"sku":"b"}]}]'];
        yield 'a list of a type' => ['list=1&typed=1', '[{"id":7,"lines":[{"sku":"b"}]}]'];
        yield 'in the context of a call' => ['context=1', '{"Id":8,"Lines":[{"Sku":"c"}]}'];
        yield 'in a context of the application' => ['context=1&bound=1', '{"Id":8,"Lines":[{"Sku":"c"}]}'];
        yield 'a list in a context' => ['list=1&context=1', '[{"Id":8,"Lines":[{"Sku":"c"}]}]'];
    }

    #[Test]
    #[DataProvider('calls')]
    public function contextsAndListsNeedNoEngineInPlainPhpEither(string $query, string $json): void
    {
        $server = $this->serverWithCode();
        self::answer($server, "php=1&{$query}");
        self::compile($server);
        foreach (["php=1&{$query}", "php=1&{$query}&compiled=1"] as $way) {
            self::answer($server, $way);
            [$text, $files] = self::answer($server, $way);

            self::assertSame($json, $text);
            self::assertSame([], self::matching('~/src/(?:Metadata|Plan|Type|Engine/Planning|.*Printer|.*Directory|.*/(?:PhpEngine|PhpView)\.php)~', $files), $way);
        }
    }

    #[Test]
    public function functionsOfPhpAreNotLookedForInANamespaceFirst(): void
    {
        $server = $this->serverWithCode();
        $files = self::matching('~/src/~', self::answer($server, '')[1]);

        self::assertNotSame([], $files);
        foreach ($files as $file) {
            self::assertSame([], self::unqualifiedFunctions((string) file_get_contents($file)), $file);
        }
    }

    #[Test]
    public function nothingOfTheLibraryIsLoadedWherePreloadingHasDoneIt(): void
    {
        $server = $this->serverWithCode();
        self::answer($server, 'open=1');
        self::compile($server);
        unset($server);

        $settings = ['opcache.preload' => "{$this->folder}/code/preload.php", 'opcache.preload_user' => posix_getpwuid(posix_geteuid())['name'] ?? ''];
        $preloaded = new BuiltInServer($this->folder, $settings + self::SETTINGS);
        self::answer($preloaded, 'compiled=1');
        [$text, $files] = self::answer($preloaded, 'compiled=1');

        self::assertSame('{"id":7,"lines":[{"sku":"b"}]}', $text);
        self::assertSame([], self::matching('~/src/~', $files));
        self::assertCount(\extension_loaded('kiln') ? 1 : 3, $files);
        [$text, $files] = self::answer($preloaded, 'compiled=1&open=1');
        self::assertSame('{"id":8}', $text);
        self::assertCount(1, $files, 'Nothing of it is bound to the class, so that its code is preloaded, too.');
    }

    #[Test]
    public function withTheIndexTheDirectoryIsNotLookedAtAgain(): void
    {
        $server = $this->serverWithCode();
        self::compile($server);
        self::answer($server, 'compiled=1');
        chmod("{$this->folder}/code", 0777);

        self::assertSame('{"id":7,"lines":[{"sku":"b"}]}', self::answer($server, 'compiled=1')[0]);
        self::assertSame('directory_writable_by_others', self::answer($server, 'compiled=1&debug=1')[0]);
    }

    #[Test]
    public function theDirectoryIsLookedAtBeforeOpcacheTakesItsIndex(): void
    {
        $server = $this->serverWithCode();
        self::compile($server);
        chmod("{$this->folder}/code", 0777);

        self::assertSame('directory_writable_by_others', self::answer($server, 'compiled=1')[0]);
    }

    #[Test]
    public function whatIsNotInTheIndexIsMadeAsEver(): void
    {
        $server = $this->serverWithCode();
        self::compile($server);

        foreach (['made', 'found'] as $how) {
            self::assertSame('{"id":7,"lines":[{"sku":"b"}]}{"sku":"b"}', self::answer($server, 'compiled=1&again=1')[0], $how);
        }
        self::assertSame('out of date', self::answer($server, 'index=check')[0], 'It was stored, and stands not yet in the index.');
    }

    #[Test]
    public function codeThatIsNewerThanTheIndexRuns(): void
    {
        $server = new BuiltInServer($this->folder, ['opcache.revalidate_freq' => '0'] + self::SETTINGS);
        self::answer($server, 'php=1');
        // Opcache tells files of one name apart by the second.
        foreach ($this->code() as $file) {
            touch($file, time() - 10);
        }
        self::compile($server);
        self::assertSame('{"id":7,"lines":[{"sku":"b"}]}', self::answer($server, 'php=1&compiled=1')[0]);
        file_put_contents("{$this->folder}/Order.php", '<?php final class Order { public int $id = 0; /** @var list<Line> */ public array $lines = []; public int $more = 1; }');
        touch("{$this->folder}/Order.php", time() + 5);
        array_map(unlink(...), $this->code());
        self::assertSame('{"id":7,"lines":[{"sku":"b"}],"more":1}', self::answer($server, 'php=1')[0]);

        foreach (['not held by opcache', 'held'] as $code) {
            self::assertSame('{"id":7,"lines":[{"sku":"b"}],"more":1}', self::answer($server, 'php=1&compiled=1')[0], $code);
        }
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function texts(): iterable
    {
        yield 'nothing' => [''];
        yield 'another array' => ['<?php return ["", 7];'];
        yield 'no PHP' => ['<?php return ['];
        yield 'a foreign file' => ['<?php exit("foreign");'];
    }

    #[Test]
    #[DataProvider('texts')]
    public function anIndexThatIsNoneIsAsGoodAsNone(string $text): void
    {
        $server = $this->serverWithCode();
        self::compile($server);
        foreach ((array) glob("{$this->folder}/code/*/index.php") as $index) {
            file_put_contents((string) $index, $text);
        }

        self::assertSame('{"id":7,"lines":[{"sku":"b"}]}', self::answer($server, 'compiled=1')[0]);
        self::assertSame('out of date', self::answer($server, 'index=check')[0]);
    }

    #[Test]
    public function aFileOfTheUserIsNotOverwritten(): void
    {
        $server = $this->serverWithCode();
        file_put_contents("{$this->folder}/code/preload.php", '<?php // mine');
        $problems = self::answer($server, 'index=make')[1];

        self::assertStringEqualsFile("{$this->folder}/code/preload.php", '<?php // mine');
        self::assertSame(["{$this->folder}/code/preload.php is there already, and not made by Kiln."], $problems);
        (new DirectoryStore("{$this->folder}/code", false))->clear();
        self::assertFileExists("{$this->folder}/code/preload.php");
    }

    #[Test]
    public function withoutADirectoryNothingIsCompiled(): void
    {
        $this->expectException(\InvalidArgumentException::class);
        $this->expectExceptionMessage('name the directory');

        Serializer::create(compiled: true);
    }

    #[Test]
    public function theSerializerNamesTheGeneratorOfItsCode(): void
    {
        self::assertSame(CodeLookup::GENERATOR, (new \ReflectionClassConstant(Serializer::class, 'GENERATOR'))->getValue());
    }

    #[Test]
    public function whatIsNotLoadedForASmallRequestIsTheSameThere(): void
    {
        foreach (['FLAGS', 'NUMBERED_OBJECT', 'SHORTEST_FLOATS'] as $constant) {
            self::assertSame((new \ReflectionClassConstant(JsonText::class, $constant))->getValue(), (new \ReflectionClassConstant(ShortWay::class, $constant))->getValue());
        }
        self::assertSame(CodeLookup::INDEX, (new \ReflectionClassConstant(ShortWay::class, 'INDEX'))->getValue());
        foreach ([ShortWay::class, PhpEngine::class] as $class) {
            self::assertSame((new Limits())->depth, (new \ReflectionClassConstant($class, 'DEPTH'))->getValue());
        }
    }

    /**
     * @return list<string> names of functions of PHP that are called without a backslash or an import
     */
    private static function unqualifiedFunctions(string $code): array
    {
        $tokens = array_values(array_filter(\PhpToken::tokenize($code), static fn(\PhpToken $token): bool => !$token->isIgnorable()));
        $found = [];
        foreach ($tokens as $number => $token) {
            $isCall = $token->is(\T_STRING) && ($tokens[$number + 1] ?? null)?->text === '(' && !$tokens[$number - 1]->is([\T_OBJECT_OPERATOR, \T_NULLSAFE_OBJECT_OPERATOR, \T_DOUBLE_COLON, \T_FUNCTION, \T_NEW]);
            if ($isCall && \function_exists($token->text) && !str_contains($code, "\nuse function {$token->text};\n")) {
                $found[] = $token->text;
            }
        }

        return array_values(array_unique($found));
    }

    /**
     * @return list<string> paths of files of generated code
     */
    private function code(): array
    {
        return array_map(strval(...), (array) glob("{$this->folder}/code/*/*" . CodeLookup::SUFFIX));
    }

    private function serverWithCode(): BuiltInServer
    {
        $server = new BuiltInServer($this->folder, self::SETTINGS);
        self::assertSame('{"id":7,"lines":[{"sku":"b"}]}', self::answer($server, '')[0]);

        return $server;
    }

    /**
     * @param list<string> $files
     *
     * @return list<string>
     */
    private static function matching(string $pattern, array $files): array
    {
        return array_values(array_filter($files, static fn(string $file): bool => preg_match($pattern, $file) === 1));
    }

    private static function compile(BuiltInServer $server): void
    {
        self::assertSame(['out of date', []], self::answer($server, 'index=make'));
        self::assertSame(['up to date', []], self::answer($server, 'index=check'));
    }

    /**
     * @return array{string, list<string>}
     */
    private static function answer(BuiltInServer $server, string $query): array
    {
        $answer = json_decode($text = $server->get("index.php?{$query}"), true);
        self::assertIsArray($answer, $text . $server->log());
        [$written, $files] = $answer;
        \assert(\is_string($written) && \is_array($files));

        return [$written, array_values(array_filter($files, \is_string(...)))];
    }
}
