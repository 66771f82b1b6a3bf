<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Command\StatusCommand;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(StatusCommand::class)]
final class StatusTest extends CommandTestCase
{
    #[Test]
    public function classesAreListedWithWhatIsCompiled(): void
    {
        $this->declareOrder();
        $this->project()->declare('Wrong', 'final class Wrong { /** @var string */ public int $number = 1; }');
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line', '--api-version=1', '--api-version=2']));

        $result = $this->project()->kiln(['status', 'src']);

        self::assertExit(1, $result);
        self::assertStringStartsWith(<<<TEXT
            Directory: {$this->project()->directory}/var

              TYPE       WRITE         READ          CODE
              App\Line   2 selections  2 selections  6 files
              App\Order  -             -             not yet: on first use, or by kiln compile
              App\Wrong  -             -             cannot be compiled: contradicting_types

            ✗ App\Wrong::\$number:
            TEXT, $result->output);
        self::assertStringEndsWith("[contradicting_types]\n    stops: App\\Wrong\n", $result->output);
    }

    #[Test]
    public function statusIsThereForPrograms(): void
    {
        $this->declareOrder();
        $this->project()->declare('Wrong', 'final class Wrong { /** @var string */ public int $number = 1; }');
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line', '--direction=write']));

        $result = $this->project()->kiln(['status', 'App\Line', 'App\Wrong', '--format=json']);

        self::assertExit(1, $result);
        self::assertSame([1, false, "{$this->project()->directory}/var"], [$result->json('schema'), $result->json('ok'), $result->json('directory')]);
        self::assertSame(['App\Line', 'App\Wrong'], $result->strings('type', 'types'));
        self::assertSame([1, 0, 0, []], [$result->json('types', 0, 'write'), $result->json('types', 0, 'read'), $result->json('types', 0, 'unusable'), $result->json('types', 0, 'errorCodes')]);
        self::assertSame(['contradicting_types'], $result->json('types', 1, 'errorCodes'));
        $files = $result->jsonArray('types', 0, 'files');
        self::assertCount(2, $files);
        foreach ($files as $file) {
            self::assertIsString($file);
            self::assertFileExists($file);
        }
    }

    #[Test]
    public function codeThatWasMadeAtRunTimeIsListed(): void
    {
        $this->declareOrder();
        $this->project()->php('
            $s = Kiln\Serializer::create(__DIR__ . "/var");
            $s->serialize(new App\Line("a"));
            $s->serialize(new App\Line("a"), context: new Kiln\Context(version: "1"));
            $s->deserialize("[]", "list<App\Order>");');

        $result = $this->project()->kiln(['status']);

        self::assertExit(0, $result);
        self::assertMatchesRegularExpression('/^  App\\\\Line +2 selections +- +2 files$/m', $result->output);
        self::assertMatchesRegularExpression('/^  list<App\\\\Order> +- +1 selection +1 file$/m', $result->output);
        self::assertStringContainsString('App\Line: ' . $this->project()->directory . '/var/', $this->project()->kiln(['status', '-v'])->output);
    }

    #[Test]
    public function codeThatIsOutOfDateDoesNotCountAsCompiled(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line']));
        $this->project()->declare('Line', 'final class Line { public int $other = 1; }');

        $result = $this->project()->kiln(['status', 'src/Line.php']);

        self::assertExit(0, $result);
        self::assertMatchesRegularExpression('/^  App\\\\Line +- +- +3 files; 3 out of date$/m', $result->output);
    }

    #[Test]
    public function codeOfTypesThatAreGoneIsNamed(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line']));
        unlink("{$this->project()->directory}/src/Line.php");

        $result = $this->project()->kiln(['status']);

        self::assertExit(0, $result);
        self::assertStringContainsString("! There is code for types that do not exist any more: App\\Line. To remove it: kiln compile --clear\nNothing is compiled.\n", $result->output);
        self::assertSame(['App\Line'], $this->project()->kiln(['status', '--format=json'])->json('gone'));
    }
}
