<?php

declare(strict_types=1);

namespace Kiln\Tests\Native;

use JMS\Serializer\SerializerBuilder as JmsBuilder;
use Kiln\Bridge\Jms\Parts;
use Kiln\Bridge\Jms\Selection;
use Kiln\Bridge\Jms\Setup;
use Kiln\Bridge\Jms\XmlDialect;
use Kiln\Dialect\Jms\Call\ReaderSet;
use Kiln\Dialect\Jms\Call\Sets;
use Kiln\Dialect\Jms\Metadata\TypeName;
use Kiln\Dialect\Jms\Run\Reading;
use Kiln\Engine;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Format\Formats;
use Kiln\Format\Xml\Elements;
use Kiln\Native\Declined;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Bridge\Jms\NativeXmlTest;
use Kiln\Tests\Bridge\Jms\Read\XmlTextTest;
use Kiln\Tests\Fixture\Jms\Xml\Shelf;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\DamagedXmlTest;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * Documents of XML that are changed at random do the extension no harm, which shows where it has sanitizers, in both dialects.
 * What it reads of them plain PHP reads alike, of which a sample is looked at.
 */
#[CoversClass(NativeView::class)]
#[CoversClass(ReaderSet::class)]
#[RequiresPhpExtension('kiln')]
final class MutatedXmlTest extends TestCase
{
    /** For each of the dialects. */
    private const CASES = 25_000;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has a million. */
    private const MANY_CASES = 50_000;

    /** In `make fuzz` all ends and all bits of both documents. */
    private const PLACES = 9_000;

    /** Of as many documents that are read one is compared. */
    private const SAMPLE = 50;

    private const LENGTH = 10_000;

    private ?Reading $reading = null;

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function changedDocumentsDoNoHarm(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $samples = DamagedXmlTest::samples();
        $read = $readAsJms = 0;
        $cases = Chance::cases(self::CASES, self::MANY_CASES);
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            [$class, $xml] = $own->oneOf($samples);
            $read += $this->isRead(DamagedXmlTest::damaged($xml, $own->oneOf($samples)[1], $own), $class, $case % self::SAMPLE === 0) ? 1 : 0;
            $readAsJms += $this->isReadAsJms(NativeXmlTest::withoutOddities(XmlTextTest::changed($own)), $case % self::SAMPLE === 0) ? 1 : 0;
        }

        self::assertGreaterThan($cases / 100, $read);
        self::assertGreaterThan($cases / 10, $readAsJms);
    }

    #[Test]
    #[Group('fuzz')]
    public function aDocumentMayEndAnywhereAndAnyBitMayBeWrong(): void
    {
        $longest = ['', ''];
        foreach (DamagedXmlTest::samples() as [$class, $xml]) {
            if (\strlen($xml) > \strlen($longest[1]) && $this->isRead("<items>{$xml}{$xml}</items>", "list<{$class}>", false)) {
                $longest = [$class, $xml];
            }
        }
        $shelf = strstr(NativeXmlTest::withoutOddities(iterator_to_array(XmlTextTest::ordinary(), false)[0][0]), '<shelf');
        self::assertIsString($shelf);
        $documents = [
            'Kiln' => '<items>' . str_repeat($longest[1], intdiv(self::LENGTH, max(1, \strlen($longest[1])))) . '</items>',
            'jms/serializer' => '<list>' . str_repeat('<entry' . substr($shelf, \strlen('<shelf'), -\strlen('</shelf>')) . '</entry>', intdiv(self::LENGTH, \strlen($shelf))) . '</list>',
        ];
        $read = ['Kiln' => 0, 'jms/serializer' => 0];
        foreach ($documents as $dialect => $xml) {
            self::assertGreaterThan(0.8 * self::LENGTH, \strlen($xml), $dialect);
            $changes = 9 * \strlen($xml);
            $step = max(1, intdiv($changes, Chance::cases(self::PLACES)));
            for ($change = 0; $change < $changes; $change += $step) {
                [$at, $what] = [intdiv($change, 9), $change % 9];
                $changed = $what === 8 ? substr($xml, 0, $at) : substr_replace($xml, \chr(\ord($xml[$at]) ^ (1 << $what)), $at, 1);
                $isCompared = $change % self::SAMPLE === 0;
                $read[$dialect] += ($dialect === 'Kiln' ? $this->isRead($changed, "list<{$longest[0]}>", $isCompared) : $this->isReadAsJms($changed, $isCompared, 'array<' . Shelf::class . '>')) ? 1 : 0;
            }
        }

        self::assertGreaterThan(100, min($read), json_encode($read, \JSON_THROW_ON_ERROR));
    }

    #[Test]
    public function manyAttributesAndLevelsDoNoHarm(): void
    {
        $many = implode(' ', array_map(static fn(int $number): string => "a{$number}=\"\"", range(1, 1_000_000)));
        $levels = 100_000;
        foreach (["<a {$many}/>", '<a ' . str_repeat('b="" ', 1_000_000) . '/>', str_repeat('<a>', $levels), str_repeat('<a>', $levels) . str_repeat('</a>', $levels), '<a ' . str_repeat('xmlns:b="urn:b" ', 100_000) . '/>'] as $xml) {
            self::assertFalse($this->isRead($xml, 'mixed', false));
            self::assertFalse($this->isReadAsJms($xml, false));
        }
        // Elements that the class does not have are left out, and may be as deep.
        $deep = str_repeat('<a>', $levels) . str_repeat('</a>', $levels);
        self::assertFalse($this->isReadAsJms("<shelf>{$deep}</shelf>", false));
    }

    private function isRead(string $xml, string $type, bool $isCompared): bool
    {
        /** @var array<string, Elements> $tables */
        static $tables = [];
        /** @var ?array{Serializer, \Closure(string): Elements, NativeView} $both */
        static $both = null;
        if ($both === null) {
            $builder = SerializerBuilder::create()->withEngine(Engine::Php);
            $engine = $builder->engine();
            $leaves = (new Formats([]))->document('xml')->carries()->inPlans('xml');
            $both = [$builder->build(), static function (string $type) use ($engine, $leaves): Elements {
                /** @var \Closure(): Elements $expected */
                $expected = CodeLookup::functionOf($engine->classOf('read elements', $type, null, $leaves), 'expected');

                return $expected();
            }, new NativeView($engine, null, null, 'xml', $leaves)];
        }
        [$php, $table, $native] = $both;
        $isUserError = false;
        $isRead = $native->tryDecode($xml, $type, $value, $isUserError, $tables[$type] ??= $table($type));
        if ($isRead && $isCompared) {
            self::assertSame(serialize($php->deserialize($xml, $type, 'xml')), serialize($value), $xml);
        }

        return $isRead;
    }

    private function isReadAsJms(string $xml, bool $isCompared, string $type = Shelf::class): bool
    {
        /** @var ?array{Parts, ReaderSet} $set */
        static $set = null;
        /** @var array<string, TypeName> $types */
        static $types = [];
        if ($set === null) {
            $setup = Setup::of(JmsBuilder::create()->build());
            self::assertInstanceOf(Setup::class, $setup);
            $parts = Parts::of($setup);
            $set = [$parts, (new Sets(new XmlDialect($parts), CodeLookup::in(TemporaryDirectory::create(), false)))->xmlReader(new Selection())];
        }
        $this->reading ??= new Reading(static fn(): never => throw new \LogicException('No user code is called.'));
        try {
            $value = $set[1]->decodeXml($xml, $types[$type] ??= $set[0]->types->of($type), $this->reading);
        } catch (Declined|Mismatch) {
            return false;
        }
        if ($isCompared) {
            self::assertSame(serialize(JmsBuilder::create()->build()->deserialize($xml, $type, 'xml')), serialize($value), $xml);
        }

        return true;
    }
}
