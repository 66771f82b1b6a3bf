<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\Cbor\Cbor;
use Kiln\Format\Cbor\UnknownTags;
use Kiln\Format\ElementFormat;
use Kiln\Format\Expected;
use Kiln\Format\Formats;
use Kiln\Format\NativeFormat;
use Kiln\Format\ResolvesScalars;
use Kiln\Format\Xml\Elements;
use Kiln\Plan\Leaves;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Places\Author;
use Kiln\Tests\Fixture\Integration\Places\Post;
use Kiln\Tests\Fixture\Native\Toml\AnnotatedPart;
use Kiln\Tests\Fixture\Native\Toml\Part;
use Kiln\Tests\Fixture\Native\Toml\Whole;
use Kiln\Tests\Format\Yaml\SuiteCase;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Subject;
use Kiln\Tests\Fuzz\Subjects;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * Formats other than JSON: the extension declines a value or a document, or does what the PHP engine does.
 */
#[CoversClass(NativeView::class)]
#[RequiresPhpExtension('kiln')]
final class FormatsOfBothEnginesTest extends TestCase
{
    private const FORMATS = ['toml', 'yaml', 'xml', 'msgpack', 'cbor'];

    /** What means something in YAML. */
    private const PIECES = ["\n", ' ', ':', '- ', '#', "'", '"', '  ', "\n  ", '{', ']', ',', '|', '1', '~', '?', '&a', '*a', '!', "\t", ': ', ' #', "---\n", '...'];

    private const STRANGE = 1500;

    /** For each format and subject. */
    private const CASES = 40;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has a million damaged documents of each format. */
    private const MANY_CASES = 100;

    /** Damaged documents for each case: 20,000 of each format. */
    private const DAMAGED = 63;

    /**
     * @return iterable<string, array{string, int, ?Cbor}>
     */
    public static function formats(): iterable
    {
        foreach (self::FORMATS as $name) {
            yield "{$name}, KILN_SEED=" . Chance::seed() => [$name, Chance::seed(), null];
        }
        foreach ([new Cbor(deterministic: true), new Cbor(epochDates: true, unknownTags: UnknownTags::Refuse), new Cbor(true, true, UnknownTags::Keep)] as $cbor) {
            yield "{$cbor->native()}, KILN_SEED=" . Chance::seed() => ['cbor', Chance::seed(), $cbor];
        }
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProvider('formats')]
    public function valuesAreWrittenAndDocumentsAreReadAlike(string $name, int $seed, ?Cbor $cbor): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $written = $read = 0;
        foreach (Subjects::all() as $number => $subject) {
            [$writes, $reads] = $this->compare($name, $subject, $chance->forCase($number), $cbor);
            $written += $writes;
            $read += $reads;
        }

        self::assertGreaterThan(self::CASES, $written);
        self::assertGreaterThan(self::CASES, $read);
    }

    /**
     * The extension leaves texts where they lie in the document. A digit that follows does not belong to a key.
     */
    #[Test]
    public function aKeyEndsWhereTheNextValueBegins(): void
    {
        // Each key is followed by 53, of which the byte is the digit 5.
        $bytes = "\x85\xA0\x35\xA1-\x35\xA11\x35\xA2-7\x35\xA201\x35";
        $native = new NativeView(SerializerBuilder::create()->withEngine(Engine::Php)->engine(), null, null, 'msgpack', (new Formats([]))->document('msgpack')->carries()->inPlans('msgpack'));
        $isUserError = false;

        self::assertTrue($native->tryDecode($bytes, 'array<string, int>', $read, $isUserError, null));
        self::assertSame(['' => 53, '-' => 53, 1 => 53, -7 => 53, '01' => 53], $read);
    }

    #[Test]
    public function theExtensionWritesAndReadsCborWithOptions(): void
    {
        $values = ['aa' => null, 'b' => 1.5, -1 => false, 1 => ['z' => 100_000.0, 'key' => 'text'], -47 => 2 ** -24, -33 => NAN, 24 => [-0.0, 65_504.0, 65_520.0, 2 ** -25, 1.1, INF]];
        $expected = 'a7'
            . '01' . 'a2 617a fa47c35000 636b6579 6474657874'
            . '1818' . '86 f98000 f97bff fa477ff000 fa33000000 fb3ff199999999999a f97c00'
            . '20' . 'f4'
            . '3820' . 'f97e00'
            . '382e' . 'f90001'
            . '6162' . 'f93e00'
            . '626161' . 'f6';
        self::assertSame(str_replace(' ', '', $expected), bin2hex((string) self::cbor(new Cbor(deterministic: true))->tryEncode($values, null)));

        $dates = [new \DateTimeImmutable('@1363896240'), new \DateTimeImmutable('@1363896240.5')];
        foreach ([false, true] as $isDeterministic) {
            $native = self::cbor(new Cbor($isDeterministic, epochDates: true));
            self::assertSame('82c11a514b67b0c1fb41d452d9ec200000', bin2hex((string) $native->tryEncode($dates, 'list<DateTimeImmutable>')));
        }

        foreach ([[UnknownTags::Ignore, true], [UnknownTags::Refuse, false], [UnknownTags::Keep, false]] as [$tags, $isRead]) {
            $isUserError = false;
            self::assertSame($isRead, self::cbor(new Cbor(unknownTags: $tags))->tryDecode("\x81\xD8\x2A\x01", 'list<int>', $value, $isUserError));
            self::assertTrue(self::cbor(new Cbor(unknownTags: $tags))->tryDecode("\x81\xC1\x01", 'list<DateTimeImmutable>', $value, $isUserError));
        }
    }

    private static function cbor(Cbor $format): NativeView
    {
        return new NativeView(SerializerBuilder::create()->withEngine(Engine::Php)->engine(), null, null, $format->native(), $format->carries()->inPlans('cbor'));
    }

    /**
     * Tables come last, though other members come behind them in the class. Some values must be seen before they are written.
     */
    #[Test]
    public function eachTableOfTomlStandsWhereItBelongs(): void
    {
        $annotated = new AnnotatedPart('b', ['a b' => 1, '' => 2]);
        $annotated->notes = ['list' => [1, ['x' => 1]], 'tables' => [['y' => 1], ['y' => "\u{2028}"]]];
        $whole = new Whole();
        $whole->named = ['"quoted"' => new Part('a', ['s' => 1]), 'bare' => $annotated];
        $whole->parts = [new Part("\x7F"), $annotated];
        $whole->rows = [[], [new Part('c', ['d' => 3])]];
        $whole->numbered = [-5 => "a\u{2028}\n"];
        $native = new NativeView(SerializerBuilder::create()->withEngine(Engine::Php)->engine(), null, null, 'toml', (new Formats([]))->document('toml')->carries()->inPlans('toml'));

        self::assertSame(<<<TOML
            title = "line\u{2028}"
            rows = [[], [{ name = "c", sizes = { d = 3 } }]]
            last = 1.0E+25

            [named]

            [named."\\"quoted\\""]
            name = "a"

            [named."\\"quoted\\"".sizes]
            s = 1

            [named.bare]
            name = "b"

            [named.bare.sizes]
            "a b" = 1
            "" = 2

            [named.bare.notes]
            list = [1, { x = 1 }]

            [[named.bare.notes.tables]]
            y = 1

            [[named.bare.notes.tables]]
            y = "\u{2028}"

            [[parts]]
            name = "\\u007F"

            [parts.sizes]

            [[parts]]
            name = "b"

            [parts.sizes]
            "a b" = 1
            "" = 2

            [parts.notes]
            list = [1, { x = 1 }]

            [[parts.notes.tables]]
            y = 1

            [[parts.notes.tables]]
            y = "\u{2028}"

            [numbered]
            -5 = "a\\u2028\\n"

            TOML, $native->tryEncode($whole, Whole::class));
    }

    /**
     * @return array{int, int} how many values the extension has written, and documents it has read
     */
    private function compare(string $name, Subject $subject, Chance $chance, ?Cbor $cbor): array
    {
        $builder = SerializerBuilder::create()->withEngine(Engine::Php);
        $builder = $cbor === null ? $builder : $builder->withFormat($cbor);
        $php = $builder->build();
        $format = $cbor ?? (new Formats([]))->document($name);
        self::assertInstanceOf(NativeFormat::class, $format);
        $engine = $builder->engine();
        $carried = $format->carries()->inPlans($name);
        $native = new NativeView($engine, null, null, (string) $format->native(), $carried);
        $kinds = $format instanceof ResolvesScalars ? self::expected($engine, $subject->type()) : ($format instanceof ElementFormat ? self::elements($engine, $subject->type(), $carried) : null);
        $written = $read = 0;
        for ($case = 0, $cases = Chance::cases(self::CASES, self::MANY_CASES); $case < $cases; ++$case) {
            $document = json_encode($subject->document($chance->forCase($case)), \JSON_PRESERVE_ZERO_FRACTION | \JSON_THROW_ON_ERROR);
            $value = $php->deserialize($document, $subject->type());
            try {
                $text = $php->serialize($value, $name, type: $subject->type());
            } catch (SerializationException|InvalidMetadata) {
                $text = null;
            }
            $byExtension = $native->tryEncode($value, $subject->type());
            if ($byExtension !== null) {
                self::assertSame($text, $byExtension, "seed {$chance->seed}, case {$case}: {$document}");
                ++$written;
            }
            if ($text === null) {
                continue;
            }
            $own = $chance->forCase($case);
            $variants = [$text];
            for ($damaged = 0; $damaged < self::DAMAGED; ++$damaged) {
                $variants[] = $name === 'yaml' && $damaged % 2 === 0 ? self::changed($text, $text, $own) : self::damaged($text, $own);
            }
            foreach ($variants as $bytes) {
                $isUserError = false;
                if (!$native->tryDecode($bytes, $subject->type(), $again, $isUserError, $kinds)) {
                    continue;
                }
                try {
                    $expected = $php->deserialize($bytes, $subject->type(), $name);
                } catch (DeserializationException $exception) {
                    self::fail("seed {$chance->seed}, case {$case}: the extension reads it, but {$exception->getMessage()}\n" . base64_encode($bytes));
                }
                self::assertSame(serialize($expected), serialize($again), "seed {$chance->seed}, case {$case}: " . base64_encode($bytes));
                ++$read;
            }
        }

        return [$written, $read];
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function strangeDocumentsOfYamlAreDeclinedOrReadAlike(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $builder = SerializerBuilder::create()->withEngine(Engine::Php);
        $php = $builder->build();
        $engine = $builder->engine();
        $native = new NativeView($engine, null, null, 'yaml');
        $kinds = self::expected($engine, 'mixed');
        $texts = array_values(array_map(static fn(SuiteCase $case): string => $case->yaml, SuiteCase::all()));
        self::assertNotSame([], $texts);
        $read = 0;
        $cases = \count($texts) + Chance::cases(self::STRANGE);
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $text = $texts[$case] ?? self::changed($texts[$own->int(0, \count($texts) - 1)], $texts[$own->int(0, \count($texts) - 1)], $own);
            $isUserError = false;
            if (!$native->tryDecode($text, 'mixed', $value, $isUserError, $kinds)) {
                continue;
            }
            ++$read;
            try {
                $expected = $php->deserialize($text, 'mixed', 'yaml');
            } catch (DeserializationException $exception) {
                self::fail("seed {$seed}, case {$case}: the extension reads it, but {$exception->getMessage()}\n{$text}");
            }
            self::assertSame(serialize($expected), serialize($value), "seed {$seed}, case {$case}: {$text}");
        }

        self::assertGreaterThan(40, $read);
    }

    #[Test]
    #[TestWith(['toml'])]
    #[TestWith(['yaml'])]
    #[TestWith(['msgpack'])]
    #[TestWith(['cbor'])]
    public function whatShowsAtRunTimeBelowAPropertyWithOtherOptionsIsWrittenByTheExtension(string $name): void
    {
        $builder = SerializerBuilder::create()->withEngine(Engine::Php);
        $engine = $builder->engine();
        $format = (new Formats([]))->document($name);
        self::assertInstanceOf(NativeFormat::class, $format);
        $context = new Context(groups: ['detail', 'anything' => ['name']]);
        $native = new NativeView($engine, $context, null, (string) $format->native(), $format->carries()->inPlans($name));
        $post = new Post();
        $post->anything = new Author('Bea');
        $post->anything->boss = new Author('Cleo');

        $text = $native->tryEncode($post, null);

        self::assertNotNull($text);
        self::assertStringContainsString('Bea', $text);
        self::assertStringNotContainsString('ann@example.org', $text);
        self::assertSame($builder->build()->serialize($post, $name, $context), $text);
    }

    private static function damaged(string $text, Chance $chance): string
    {
        $at = $chance->int(0, max(0, \strlen($text) - 1));

        return match ($chance->int(0, 3)) {
            0 => substr($text, 0, $at),
            1 => substr_replace($text, \chr($chance->int(0, 255)), $at, 1),
            2 => substr_replace($text, \chr($chance->int(0, 255)), $at, 0),
            default => substr_replace($text, substr($text, $chance->int(0, \strlen($text)), 9), $at, 3),
        };
    }

    private static function changed(string $text, string $other, Chance $chance): string
    {
        for ($count = $chance->int(1, 3); $count > 0; --$count) {
            $at = $chance->int(0, \strlen($text));
            $text = match ($chance->int(0, 3)) {
                0 => substr($text, 0, $at),
                1 => substr_replace($text, $chance->oneOf(self::PIECES), $at, $chance->int(0, 1)),
                2 => substr_replace($text, substr($other, $chance->int(0, \strlen($other)), $chance->int(1, 30)), $at, 0),
                default => substr_replace($text, '', $at, $chance->int(1, 8)),
            };
        }

        return $text;
    }

    private static function expected(PhpEngine $engine, string $type): Expected
    {
        /** @var \Closure(): Expected $expected */
        $expected = CodeLookup::functionOf($engine->classOf('read expected', $type, null), 'expected');

        return $expected();
    }

    private static function elements(PhpEngine $engine, string $type, ?Leaves $leaves): Elements
    {
        /** @var \Closure(): Elements $expected */
        $expected = CodeLookup::functionOf($engine->classOf('read elements', $type, null, $leaves), 'expected');

        return $expected();
    }
}
