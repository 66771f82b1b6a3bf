<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Complaint;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * What the user reads in the place of an answer: sentences, and nothing of the code that wrote them.
 */
#[CoversClass(Complaint::class)]
final class ComplaintTest extends CommandTestCase
{
    /**
     * @param list<string> $arguments
     */
    #[Test]
    #[DataProvider('callsThatMakeNoSense')]
    public function aCallThatMakesNoSenseIsAnsweredInPlainSentences(array $arguments, string $sentences): void
    {
        $result = $this->project()->kiln($arguments);

        self::assertExit(2, $result);
        self::assertSame('', $result->output);
        self::assertSame("{$sentences}\n", $result->errors);
    }

    /**
     * @return iterable<string, array{list<string>, string}>
     */
    public static function callsThatMakeNoSense(): iterable
    {
        yield 'a format that there is not' => [['compile', '--format=xml', 'src'], '--format takes txt or json, not "xml".'];
        yield 'a directory that there is not' => [['doctor', '-d', '/nowhere'], 'There is no directory /nowhere to work in.'];
        yield 'a configuration file that there is not' => [['doctor', '-c', 'none.php'], 'There is no configuration file none.php.'];
        yield 'an entry that there is not' => [['convert', 'none'], 'There is no file none that can be read.'];
        yield 'what looks like a style' => [['convert', '<info>none</info>'], 'There is no file <info>none</info> that can be read.'];
        yield 'an unknown command' => [['bake'], "Command \"bake\" is not defined.\nSee: kiln list"];
        yield 'an unknown option' => [['doctor', '--bake'], "The \"--bake\" option does not exist.\nSee: kiln doctor --help"];
        yield 'an argument too few' => [['show'], "Not enough arguments (missing: \"type\").\nSee: kiln show --help"];
        yield 'an argument too much' => [['doctor', 'twice'], "No arguments expected for \"doctor\" command, got \"twice\".\nSee: kiln doctor --help"];
    }

    #[Test]
    public function forProgramsItIsJson(): void
    {
        foreach ([['doctor', '--bake', '--format=json'], ['doctor', '-d', '/nowhere', '--format', 'json'], ['compile', '--format=json']] as $arguments) {
            $result = $this->project()->kiln($arguments);

            self::assertExit(2, $result);
            self::assertSame('', $result->errors);
            self::assertSame('usage', $result->json('error', 'code'));
        }
    }

    #[Test]
    public function quietIsQuiet(): void
    {
        $result = $this->project()->kiln(['doctor', '--bake', '--quiet']);

        self::assertExit(2, $result);
        self::assertSame('', $result->output . $result->errors);
    }

    #[Test]
    public function whatWasNotForeseenIsShownInFullOnlyIfAskedFor(): void
    {
        // An autoloader of the application that fails where nothing is loaded on purpose.
        $this->project()->write('broken.php', '<?php
            require ' . var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true) . ';
            spl_autoload_register(static fn(string $class) => $class === Kiln\Console\Doctor\PhpExamination::class ? throw new LogicException("<b>no</b>") : null, prepend: true);');
        $this->project()->write('proxy.php', '<?php $GLOBALS["_composer_autoload_path"] = __DIR__ . "/broken.php"; return include ' . var_export(Project::binary(), true) . ';');

        $short = $this->project()->run(['proxy.php', 'doctor']);
        self::assertExit(255, $short);
        self::assertSame('', $short->output);
        self::assertSame("Not foreseen: LogicException: <b>no</b>\nWith -v it is shown where this happened.\n", $short->errors);

        $long = $this->project()->run(['proxy.php', 'doctor', '-v']);
        self::assertExit(255, $long);
        self::assertStringContainsString("{$this->project()->directory}/broken.php:3", $long->errors);

        $json = $this->project()->run(['proxy.php', 'doctor', '--format=json']);
        self::assertExit(255, $json);
        self::assertSame(['unforeseen', 'Not foreseen: LogicException: <b>no</b>'], [$json->json('error', 'code'), $json->json('error', 'message')]);
    }
}
