<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Context;
use Kiln\Error\DeserializationException;
use Kiln\Format\Xml\Reader;
use Kiln\Format\Xml\Splitter;
use Kiln\Serializer;
use Kiln\Tests\Integration\XmlTest;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * XML that somebody has damaged, read into classes with all that attributes can say.
 */
#[CoversClass(Reader::class)]
#[CoversClass(Splitter::class)]
final class DamagedXmlTest extends TestCase
{
    private const CASES = 10_000;

    /** In the place of those, where KILN_CASES multiplies them: `make fuzz` has a million. */
    private const MANY_CASES = 50_000;

    private const CASES_OF_STREAMS = 2_000;

    private const PIECES = [
        '<', '>', '/>', '</', '&', ';', '&lt;', '&#65;', '&#0;', '&#x110000;', '"', "'", '=', ' ', "\n", "\r", ']]>', '<![CDATA[', '<![CDATA[x]]>', '<!--', '-->', '<!-- -->', '<?', '?>', '<?a b?>',
        '<!DOCTYPE a>', '<!DOCTYPE a [<!ENTITY b "c">]>', '<?xml version="1.0" encoding="UTF-16"?>', "\xEF\xBB\xBF", "\xFF\xFE", "\0", "\xC3", "\u{FFFE}", '😀', ':', 'xml:', 'a:', ' xmlns="urn:x"', ' xmlns=""', ' xmlns:a="urn:a"',
        ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"', ' xsi:type="two"', ' xsi:nil="1"', ' id="1"', ' kind="two"', ' key="x"', '<entry key="0">1</entry>', '<entry/>', '<item/>', '<item>x</item>',
        '<id>1</id>', '<kind>one</kind>', '<a/>', '<a>', '</a>', '<b>x</b>', '<a b="c"><d/></a>', '0', '-1', '1.5', 'INF', 'NaN', 'true', '9223372036854775808', '<a><a><a><a>',
    ];

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function itIsReadOrRefused(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $outcome = new Outcome('xml');
        $samples = self::samples();
        $read = 0;
        $cases = Chance::cases(self::CASES, self::MANY_CASES);
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            [$class, $xml] = $own->oneOf($samples);
            $damaged = self::damaged($xml, $own->oneOf($samples)[1], $own);
            $read += $outcome->judge($damaged, $class, "seed {$seed}, case {$case}: {$damaged}", new Context(strict: $case % 2 === 0)) ? 1 : 0;
        }

        self::assertGreaterThan($cases / 50, $read);
        self::assertLessThan($cases / 2, $read);
    }

    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function aStreamOfItIsReadOrRefused(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $serializer = Serializer::create();
        $samples = array_map(static fn(array $sample): string => $sample[1], self::samples());
        $ended = 0;
        $cases = Chance::cases(self::CASES_OF_STREAMS);
        for ($case = 0; $case < $cases; ++$case) {
            $own = $chance->forCase($case);
            $xml = '<items>' . implode('', $own->listOf(3, static fn(): string => $own->oneOf($samples))) . '</items>';
            $xml = self::damaged($xml, $own->oneOf($samples), $own);
            $cut = $own->int(0, \strlen($xml));
            $items = [];
            try {
                foreach ($serializer->read([substr($xml, 0, $cut), '', substr($xml, $cut)], 'mixed', 'xml') as $item) {
                    $items[] = $item;
                }
            } catch (DeserializationException) {
                $items = null;
            }
            // What is read whole, or refused, does not depend on how it comes.
            $all = null;
            try {
                $all = [...$serializer->read([$xml], 'mixed', 'xml')];
            } catch (DeserializationException) {
            }
            self::assertEquals($all, $items, "seed {$seed}, case {$case}: {$xml}");
            $ended += $items === null ? 0 : 1;
        }

        self::assertGreaterThan($cases / 50, $ended);
    }

    /**
     * @return non-empty-list<array{class-string, string}> documents, and the classes that they are of
     */
    public static function samples(): array
    {
        $samples = [];
        foreach (XmlTest::documents() as [$object, $xml]) {
            $samples[] = [$object::class, $xml];
        }

        return $samples === [] ? self::fail('no documents') : $samples;
    }

    public static function damaged(string $xml, string $other, Chance $chance): string
    {
        for ($times = $chance->oneOf([1, 1, 1, 2, 4]); $times > 0; --$times) {
            $at = $chance->int(0, \strlen($xml));
            $xml = match ($chance->int(0, 7)) {
                0 => substr($xml, 0, $at),
                1 => isset($xml[$at]) ? substr_replace($xml, $xml[$at] ^ \chr(1 << $chance->int(0, 7)), $at, 1) : $xml,
                2 => substr_replace($xml, '', $at, $chance->int(1, 12)),
                3 => substr_replace($xml, substr($other, $chance->int(0, \strlen($other)), $chance->int(1, 60)), $at, $chance->int(0, 3)),
                4 => self::withAnElementMoved($xml, $other, $chance),
                5 => substr_replace($xml, $chance->bytes($chance->int(1, 3)), $at, 0),
                default => substr_replace($xml, $chance->oneOf(self::PIECES), self::place($xml, $at, $chance), 0),
            };
        }

        return $xml;
    }

    /**
     * Often a place where a tag or a text begins, so that what comes of it is well-formed.
     */
    private static function place(string $xml, int $at, Chance $chance): int
    {
        $found = $chance->percent(70) ? strpos($xml, $chance->oneOf(['<', '>', '/>', '"']), $at) : false;

        return $found === false ? $at : $found + ($xml[$found] === '>' ? 1 : 0);
    }

    /**
     * A whole element of another document before an element of this one, or in its place.
     */
    private static function withAnElementMoved(string $xml, string $other, Chance $chance): string
    {
        preg_match_all('~<([\w:]+)[^<>]*(?:/>|>[^<>]*</\1>)~', $other, $theirs);
        preg_match_all('~<([\w:]+)[^<>]*(?:/>|>[^<>]*</\1>)~', $xml, $ours, \PREG_OFFSET_CAPTURE);
        if ($theirs[0] === [] || $ours[0] === []) {
            return $xml;
        }
        [$element, $at] = $chance->oneOf($ours[0]);

        return substr_replace($xml, $chance->oneOf($theirs[0]), $at, $chance->percent(50) ? 0 : \strlen($element));
    }
}
