<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Command\CompileCommand;
use Kiln\Console\Compile\JmsCompiler;
use Kiln\Engine\Php\Store\SealedFiles;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(CompileCommand::class)]
#[CoversClass(JmsCompiler::class)]
final class CompileJmsTest extends CommandTestCase
{
    private const SERIALIZER = 'Kiln\Bridge\Jms\SerializerBuilder::create()->setCacheDir(__DIR__ . "/var")->setMetadataCache(new Kiln\Tests\Bridge\Jms\Reference\ForgetfulCache())->build()';

    private const APPLICATION = '
        error_reporting(E_ALL & ~E_DEPRECATED);
        $s = ' . self::SERIALIZER . ';
        $parcel = $s->deserialize(\'{"number":7,"labels":[{"text":"a"}]}\', App\Parcel::class, "json");
        echo $s->serialize($parcel, "json"), $s->deserialize(\'[{"text":"b"}]\', "array<App\Label>", "json")[0]->text;
        ';

    protected function setUp(): void
    {
        parent::setUp();
        mkdir("{$this->project()->directory}/var", 0700);
        $this->project()->declare('Parcel', <<<'PHP'
            final class Parcel
            {
                private int $number = 1;

                #[\JMS\Serializer\Annotation\Type('array<App\Label>')]
                public array $labels = [];

                #[\JMS\Serializer\Annotation\Groups(['detail'])]
                public ?string $note = null;
            }
            PHP);
        $this->project()->declare('Label', <<<'PHP'
            final class Label
            {
                public string $text = '';
            }
            PHP);
        $this->project()->configure('new Kiln\Console\Configuration(paths: ["src"], jms: ' . self::SERIALIZER . ')');
    }

    #[Test]
    public function whatWasCompiledIsWhatTheApplicationRuns(): void
    {
        $result = $this->project()->kiln(['compile', '--jms', 'src', 'array<App\Label>']);

        self::assertExit(0, $result);
        self::assertMatchesRegularExpression('~^Compiled 2 classes and 1 other type: (\d+) files, \1 of them written, \d+ ms\.\nDirectory: ' . preg_quote($this->project()->directory, '~') . '/var/kiln\n$~', $result->output);
        $before = $this->project()->files('var');

        $result = $this->project()->php(self::APPLICATION . ' echo class_exists("JMS\Serializer\GraphNavigator\SerializationGraphNavigator", false) ? " planned" : "";');

        self::assertSame('{"number":7,"labels":[{"text":"a"}]}b', $result->output, $result->errors);
        self::assertSame($before, $this->project()->files('var'), 'Nothing had to be made at run time.');
    }

    #[Test]
    public function whatListenersAskForIsCompiled(): void
    {
        $this->project()->declare('Listening', 'final class Listening { public static function hear(object $event): void { echo "."; } }');
        $this->project()->declare('Label', 'class Label { public string $text = ""; public ?Maker $maker = null; }');
        $this->project()->declare('Maker', 'class Maker { public string $name = ""; public ?Label $label = null; }');
        $listening = str_replace(')->build(', ')->configureListeners(static function ($listeners): void { foreach ([App\Label::class, App\Maker::class] as $class) { foreach (["pre_serialize", "pre_deserialize"] as $event) { $listeners->addListener("serializer.{$event}", [App\Listening::class, "hear"], $class); } } })->build(', self::SERIALIZER);
        $this->project()->configure("new Kiln\Console\Configuration(paths: ['src'], jms: {$listening})");
        self::assertExit(0, $this->project()->kiln(['compile', '--jms', 'src', 'array<App\Label>']));
        self::assertExit(0, $this->project()->kiln(['compile', '--jms', 'src', 'array<App\Label>', '--check']));
        $before = $this->project()->files('var');

        $result = $this->project()->php('
            error_reporting(E_ALL & ~E_DEPRECATED);
            $s = ' . $listening . ';
            $parcel = new App\Parcel();
            $parcel->labels = [new App\Label()];
            $parcel->labels[0]->maker = new App\Maker();
            $parcel->labels[0]->maker->label = new App\Label();
            echo $s->serialize($parcel, "json"), $s->serialize($parcel->labels[0], "json"), $s->serialize($parcel->labels, "json", null, "array<App\Label>");
            echo json_encode($s->toArray($parcel->labels[0]));
            echo $s->deserialize(\'{"labels":[{"text":"a","maker":{"name":"b"}}]}\', App\Parcel::class, "json")->labels[0]->maker->name;
            echo $s->deserialize(\'[{"text":"a","maker":{"label":{"text":"c"}}}]\', "array<App\Label>", "json")[0]->maker->label->text;
            ');

        $label = '{"text":"","maker":{"name":"","label":{"text":""}}}';
        self::assertSame("...{\"number\":1,\"labels\":[{$label}]}...{$label}...[{$label}]...{$label}..b...c", $result->output, $result->errors);
        self::assertSame($before, $this->project()->files('var'), 'Nothing had to be made at run time.');
    }

    #[Test]
    public function groupsAndVersionsAreCompiled(): void
    {
        self::assertExit(0, $this->project()->kiln(['compile', '--jms', '--group=Default,detail']));
        $before = $this->project()->files('var');

        $result = $this->project()->php('
            error_reporting(E_ALL & ~E_DEPRECATED);
            $parcel = new App\Parcel();
            $parcel->note = "n";
            echo ' . self::SERIALIZER . '->serialize($parcel, "json", JMS\Serializer\SerializationContext::create()->setGroups(["Default", "detail"]));
            ');

        self::assertSame('{"number":1,"labels":[],"note":"n"}', $result->output, $result->errors);
        self::assertSame($before, $this->project()->files('var'));
    }

    #[Test]
    public function aCheckNoticesWhatHasChanged(): void
    {
        self::assertExit(1, $this->project()->kiln(['compile', '--jms', '--check']));
        self::assertExit(0, $this->project()->kiln(['compile', '--jms']));
        self::assertExit(0, $this->project()->kiln(['compile', '--jms', '--check']));
        $this->project()->declare('Label', 'final class Label { public string $text = ""; public int $size = 1; }');

        $result = $this->project()->kiln(['compile', '--jms', '--check']);

        self::assertExit(1, $result);
        self::assertStringContainsString('changed  App\Label   write, read', $result->output);
        self::assertStringContainsString('changed  App\Parcel  write, read', $result->output);
        self::assertExit(0, $this->project()->kiln(['compile', '--jms']));
        self::assertExit(0, $this->project()->kiln(['compile', '--jms', '--check']));
    }

    #[Test]
    public function whatIsNotedStaysThereWhereAllCodeIsRemoved(): void
    {
        self::assertExit(0, $this->project()->kiln(['compile', '--jms', '--clear']));
        self::assertExit(0, $this->project()->kiln(['compile', '--jms', '--clear']));
        $before = $this->project()->files('var');

        self::assertSame('{"number":7,"labels":[{"text":"a"}]}b', $this->project()->php(self::APPLICATION)->output);
        self::assertSame([], array_diff($before, $this->project()->files('var')));
        self::assertCount(1, array_filter($before, fn(string $file): bool => str_contains((string) file_get_contents("{$this->project()->directory}/var/{$file}"), 'What jms/serializer is made of')));
    }

    /**
     * @return iterable<string, array{string, list<string>}>
     */
    public static function oldNotes(): iterable
    {
        $opcache = ['-d', 'opcache.enable_cli=1', '-d', 'opcache.file_update_protection=0'];
        foreach (['looked at' => self::SERIALIZER, 'trusted' => str_replace('build()', 'build(compiled: true)', self::SERIALIZER)] as $how => $serializer) {
            yield "an index that is {$how}" => [$serializer, []];
            yield "an index that is {$how}, by opcache" => [$serializer, $opcache];
        }
    }

    /**
     * @param list<string> $php options
     */
    #[Test]
    #[DataProvider('oldNotes')]
    public function whatWasNotedOfAnotherVersionIsNotBelieved(string $serializer, array $php): void
    {
        self::assertExit(0, $this->project()->kiln(['compile', '--jms']));
        $before = $this->notes();
        self::assertCount(1, $before);
        foreach ($before as $file => $text) {
            self::assertSame(1, preg_match("/ ',\\n +'(?<fingerprint>[0-9a-f]{32})'/", $text, $found), $text);
            $old = str_replace($found['fingerprint'] ?? '', strrev($found['fingerprint'] ?? ''), SealedFiles::unseal($text));
            $this->project()->write("var/{$file}", SealedFiles::seal($old));
        }
        $this->project()->configure('new Kiln\Console\Configuration(paths: ["src"], jms: ' . $serializer . ')');
        $files = $this->project()->files('var');

        self::assertExit(0, $this->project()->kiln(['compile', '--jms'], $php));

        self::assertSame($before, $this->notes());
        self::assertSame($files, $this->project()->files('var'), 'No code was made for what was noted.');
    }

    /**
     * @return array<string, string> text by file
     */
    private function notes(): array
    {
        $texts = [];
        foreach ($this->project()->files('var') as $file) {
            $texts[$file] = (string) file_get_contents("{$this->project()->directory}/var/{$file}");
        }

        return array_filter($texts, static fn(string $text): bool => str_contains($text, 'What jms/serializer is made of'));
    }

    #[Test]
    public function whatJmsDoesIsNamed(): void
    {
        $result = $this->project()->kiln(['compile', '--jms', '?App\Label']);

        self::assertExit(0, $result);
        self::assertStringStartsWith('! ?App\Label is left to jms/serializer, to write: ', $result->output);
        self::assertSame('write', $this->project()->kiln(['compile', '--jms', '?App\Label', '--format=json'])->json('leftToJms', 0, 'purpose'));
    }

    #[Test]
    public function codeInTheDefaultDirectoryIsWarnedOf(): void
    {
        $temporary = ['TMPDIR' => "{$this->project()->directory}/tmp"];
        mkdir($temporary['TMPDIR'], 0700);
        self::assertSame([], $this->project()->kiln(['compile', '--jms', '--format=json'], environment: $temporary)->json('warnings'));
        chmod("{$this->project()->directory}/var", 0777);

        $result = $this->project()->kiln(['compile', '--jms'], environment: $temporary);

        self::assertExit(0, $result);
        self::assertStringStartsWith('! This code lies in the default directory. Only processes of the same user look for it there. If the application calls setCacheDir(), its directory cannot be used', $result->output);
        self::assertStringContainsString("\nDirectory: {$temporary['TMPDIR']}/kiln-", $result->output);
        self::assertSame(1, \count((array) $this->project()->kiln(['compile', '--jms', '--check', '--format=json'], environment: $temporary)->json('warnings')));
    }

    #[Test]
    public function thereMustBeADirectory(): void
    {
        foreach (['new Kiln\Console\Configuration(paths: ["src"])', 'JMS\Serializer\SerializerBuilder::create()->build()'] as $configuration) {
            $this->project()->configure($configuration);

            $result = $this->project()->kiln(['compile', '--jms', 'src']);

            self::assertExit(2, $result);
            self::assertStringContainsString('with a directory', $result->errors);
        }
    }
}
