<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\ConfigurationFile;
use Kiln\Console\Workspace;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(ConfigurationFile::class)]
#[CoversClass(Workspace::class)]
final class ConfigurationFileTest extends CommandTestCase
{
    #[Test]
    public function aDevelopersOwnFileGoesBeforeTheSharedOne(): void
    {
        $this->declareOrder();
        $this->project()->configure('Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/shared")', 'kiln.dist.php');

        self::assertSame("{$this->project()->directory}/var", $this->project()->kiln(['compile', 'src', '--format=json'])->json('directory'));
        unlink("{$this->project()->directory}/kiln.php");
        self::assertSame("{$this->project()->directory}/shared", $this->project()->kiln(['compile', 'src', '--format=json'])->json('directory'));
    }

    #[Test]
    public function anotherFileCanBeNamed(): void
    {
        $this->declareOrder();
        $this->project()->write('tools/kiln.php', '<?php
            require_once __DIR__ . "/../autoload.php";
            return new Kiln\Console\Configuration(Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/code"), paths: ["../src"]);');

        $result = $this->project()->kiln(['compile', '--config=tools/kiln.php', '--format=json']);

        self::assertExit(0, $result);
        self::assertSame("{$this->project()->directory}/tools/code", $result->json('directory'));
        self::assertSame(['App\Line', 'App\Order'], $result->json('types'), 'Relative paths count from the file that names them.');
    }

    #[Test]
    public function anotherWorkingDirectoryCanBeNamed(): void
    {
        $this->declareOrder();

        $result = $this->project()->kiln(["--working-dir={$this->project()->directory}", 'compile', 'src', '--format=json'], in: '/');

        self::assertExit(0, $result);
        self::assertSame("{$this->project()->directory}/var", $result->json('directory'));
    }

    #[Test]
    public function theConvertersOfTheConfigurationAreUsed(): void
    {
        $this->project()->declare('Money', 'final class Money { public function __construct(public \Closure $rate) {} }');
        $this->project()->declare('Price', 'final class Price { public Money $amount; }');
        $this->project()->declare('MoneyConverter', 'final class MoneyConverter implements \Kiln\ValueConverter {
            public function __construct(private string $currency) {}
            public function serialize(mixed $value, \Kiln\Context $context): mixed { return $this->currency; }
            public function deserialize(mixed $data, \Kiln\Context $context): mixed { return $data; }
        }');
        // A closure cannot be written.
        self::assertExit(1, $this->project()->kiln(['compile', 'App\Price', '--direction=write']));

        $this->project()->configure('Kiln\SerializerBuilder::create()->withCacheDir(__DIR__ . "/var")->withConverter(App\Money::class, new App\MoneyConverter("EUR"))');

        self::assertExit(0, $this->project()->kiln(['compile', 'App\Price', '--direction=write']));
    }

    /** @return iterable<string, array{string, string}> */
    public static function wrongFiles(): iterable
    {
        yield 'a file that returns something else' => ['<?php return ["src"];', 'must return a Kiln\SerializerBuilder or a Kiln\Console\Configuration, not array.'];
        yield 'a file that returns nothing' => ['<?php', 'not int.'];
        yield 'a file that fails' => ['<?php throw new LogicException("no database");', 'fails with LogicException: no database (line 1 of '];
        yield 'a file that is not PHP' => ['<?php return new;', 'fails with ParseError'];
    }

    #[Test]
    #[DataProvider('wrongFiles')]
    public function aWrongFileIsBadUsage(string $content, string $message): void
    {
        $this->project()->write('kiln.php', $content);

        $result = $this->project()->kiln(['doctor']);

        self::assertExit(2, $result);
        self::assertStringContainsString($message, $result->errors);
    }
}
