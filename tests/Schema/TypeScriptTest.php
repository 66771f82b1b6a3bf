<?php

declare(strict_types=1);

namespace Kiln\Tests\Schema;

use Kiln\Attribute\SerializedName;
use Kiln\Schema\Direction;
use Kiln\Schema\Exporter;
use Kiln\Schema\TypeScript;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Subjects;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The compiler of TypeScript checks what Kiln writes against the types that Kiln exports.
 */
#[CoversClass(TypeScript::class)]
final class TypeScriptTest extends TestCase
{
    private const COMPILER = __DIR__ . '/../../var/typescript/package/lib/tsc.js';

    /** For each subject. */
    private const CASES = 12;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function realOutputIsOfTheType(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $exporter = Exporter::of(SerializerBuilder::create());
        $serializer = Serializer::create();
        $files = [];
        foreach (Subjects::all() as $number => $subject) {
            $text = $exporter->export('typescript', [$subject->type()]) . self::root($subject->type());
            for ($case = 0; $case < max(self::CASES, Chance::cases(self::CASES)); ++$case) {
                $document = json_encode($subject->document($chance->forCase($number)->forCase($case)), \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR);
                $value = $serializer->deserialize($document, $subject->type());
                $text .= "export const v{$case}: Root = {$serializer->serialize($value, type: $subject->type())};\n";
            }
            $files["subject{$number}.ts"] = $text;
        }

        self::assertSame('', self::compile($files));
    }

    #[Test]
    public function whatIsNoneIsRefused(): void
    {
        $types = Exporter::of(SerializerBuilder::create())->export('typescript', [Ticket::class], Direction::Read);
        $wrong = [
            'const a: Ticket = {};' => "'id' is missing",
            'const a: Ticket = {id: "7"};' => "'string' is not assignable to type 'number'",
            'const a: Ticket = {id: 7, state: "lost"};' => "'\"lost\"' is not assignable to type",
            'const a: Ticket = {id: 7, labels: {"a": 1}};' => "'number' is not assignable to type 'string'",
            'const a: Ticket = {id: 7, pair: [1]};' => "'[number]' is not assignable to type '[number, string",
            'const a: Ticket = {id: 7, other: 1};' => "'other' does not exist",
        ];
        $files = [];
        foreach (array_keys($wrong) as $number => $line) {
            $files["wrong{$number}.ts"] = "{$types}\n{$line}\n";
        }

        $said = self::compile($files);

        foreach (array_values($wrong) as $number => $message) {
            self::assertMatchesRegularExpression('/^wrong' . $number . '\.ts.*' . preg_quote($message, '/') . '/m', $said);
        }
    }

    #[Test]
    public function itReadsAsIfSomebodyHadWrittenIt(): void
    {
        self::assertSame(<<<'TS'
            export type State = "open" | "closed";

            /** What somebody wants of us. */
            export interface Ticket {
              /** given by the database */
              id: number;
              state: State;
              labels: { [key: string]: string };
              pair: [number, string];
              /** @deprecated */
              note: string | null;
              "due-date": string | null;
              blocks: Array<Ticket>;
            }

            TS, Exporter::of(SerializerBuilder::create())->export('typescript', [Ticket::class]));
    }

    private static function root(string $type): string
    {
        // An object is a type of its own; what is none has a name that is made of its type.
        $words = preg_split('/[^A-Za-z0-9_]+/', (string) preg_replace('/(?:\w+\\\\)+/', '', $type), -1, \PREG_SPLIT_NO_EMPTY);
        $name = implode('', array_map(ucfirst(...), $words === false ? [] : $words));

        return "\ntype Root = {$name};\n";
    }

    /**
     * @param array<string, string> $files
     *
     * @return string what the compiler complains about
     */
    private static function compile(array $files): string
    {
        exec('command -v node', $node, $status);
        if ($status !== 0 || !is_file(self::COMPILER)) {
            getenv('CI') === 'true' ? self::fail('The compiler of TypeScript is missing.') : self::markTestSkipped('The compiler of TypeScript is missing: qa/require-typescript var/typescript installs it.');
        }
        $directory = TemporaryDirectory::create();
        foreach ($files as $name => $text) {
            file_put_contents("{$directory}/{$name}", $text);
        }
        $command = 'cd ' . escapeshellarg($directory) . ' && node ' . escapeshellarg((string) realpath(self::COMPILER)) . ' --strict --noEmit --exactOptionalPropertyTypes --pretty false --lib es2022 --skipLibCheck --target es2022 --moduleDetection force '
            . implode(' ', array_map(escapeshellarg(...), array_keys($files))) . ' 2>&1';
        exec($command, $lines);

        return implode("\n", $lines);
    }
}

enum State: string
{
    case Open = 'open';
    case Closed = 'closed';
}

/**
 * What somebody wants of us.
 *
 * More of it.
 */
final class Ticket
{
    /**
     * @param int                        $id     given by the
     *                                           database
     * @param array<string, string>      $labels
     * @param array{0: int, 1: string} $pair
     */
    public function __construct(
        public int $id,
        public State $state = State::Open,
        public array $labels = [],
        public array $pair = [0, ''],
        /** @deprecated */
        public ?string $note = null,
        #[SerializedName('due-date')]
        public ?\DateTimeImmutable $due = null,
        /** @var list<Ticket> */
        public array $blocks = [],
    ) {}
}
