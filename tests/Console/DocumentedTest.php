<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Bridge\Jms\Verify\FileRecorder;
use Kiln\Bridge\Jms\Verify\Record;
use Kiln\Bridge\Jms\Verify\Verdict;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\Test;

/**
 * docs/command.md names every command, option and member of an answer.
 */
#[CoversNothing]
final class DocumentedTest extends CommandTestCase
{
    /** Commands that Symfony brings along. */
    private const OF_SYMFONY = ['list', 'help', 'completion', '_complete'];

    #[Test]
    public function everyOptionIsDescribed(): void
    {
        $document = self::document();
        $options = 0;
        foreach ($this->project()->kiln(['list', '--format=json'])->jsonArray('commands') as $command) {
            self::assertIsArray($command);
            if (\in_array($command['name'], self::OF_SYMFONY, true)) {
                continue;
            }
            self::assertIsString($command['name']);
            self::assertStringContainsString("\n## kiln {$command['name']}\n", $document);
            self::assertIsArray($command['definition']);
            self::assertIsArray($command['definition']['options']);
            foreach ($command['definition']['options'] as $option) {
                self::assertIsArray($option);
                self::assertIsString($option['name']);
                // As part of another option it does not count.
                self::assertMatchesRegularExpression('/`[^`\n]*' . preg_quote($option['name'], '/') . '(?![\w-])[^`\n]*`/', $document, "kiln {$command['name']} {$option['name']}");
                ++$options;
            }
        }
        self::assertGreaterThan(0, $options);
    }

    #[Test]
    public function everyMemberOfAnAnswerIsDescribed(): void
    {
        $this->declareOrder();
        $this->project()->declare('Wrong', 'final class Wrong { /** @var string */ public int $number = 1; }');
        $this->project()->declare('Child', 'class Child extends NotInstalled {}');
        $calls = [
            ['compile', 'src', '--format=json'],
            ['show', 'App\Line', '--plan', '--api-version=1', '--format=json'],
            ['show', 'App\Line', '--format=json'],
            ['status', 'src', '--format=json'],
            ['status', 'src', '--jms', '--format=json'],
            ['doctor', '--format=json'],
            ['show', 'App\Nowhere', '--format=json'],
            ['verify', '--from-classes=src', '--cases=1', '--format=json'],
            ['verify', 'recorded.jsonl', '--format=json'],
        ];
        foreach ([Verdict::Different, Verdict::NotCompared] as $verdict) {
            (new FileRecorder("{$this->project()->directory}/recorded.jsonl"))->record(new Record($verdict->value, $verdict, 'serialize', 'json', 'int', '', '$', 'another value', 1, 2, 1, 1, [1, 2], 1, '', ''));
        }
        $answers = substr(self::document(), (int) strpos(self::document(), "\n## JSON\n"));
        foreach ($calls as $call) {
            foreach (self::members($this->project()->kiln($call)->jsonArray()) as $member) {
                self::assertStringContainsString("`{$member}`", $answers, implode(' ', $call));
            }
        }
    }

    /**
     * @param array<mixed> $answer
     *
     * @return iterable<string> names of members that describe the answer, not a context, a finding or a member of a plan
     */
    private static function members(array $answer): iterable
    {
        foreach ($answer as $name => $value) {
            if (\is_string($name)) {
                yield $name;
            }
            if (\is_array($value) && !\in_array($name, ['context', 'contexts', 'members', 'unselected'], true)) {
                yield from self::members($value);
            }
        }
    }

    private static function document(): string
    {
        return (string) file_get_contents(\dirname(__DIR__, 2) . '/docs/command.md');
    }
}
