<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Names\Größe;
use Kiln\Tests\Fixture\Integration\Names\Names;
use Kiln\Tests\Fixture\Integration\Names\NamesChild;
use Kiln\Tests\Fixture\Integration\Names\NumberedChild;
use Kiln\Tests\Fixture\Integration\Names\Numbers;
use Kiln\Tests\Fixture\Integration\Names\Ordered;
use Kiln\Tests\Fixture\Integration\Names\OrderedHolder;
use Kiln\Tests\Fixture\Integration\Names\RedeclaredChild;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class NamesTest extends IntegrationTestCase
{
    private const STRANGE = '"nul\u0000, \"quotes\", back\\\\slash, \'single\', $dollar, */"';

    private const JSON = '{"order_id":2,"parse_html_page":"q","IBAN":"CH","required":"r","":3,' . self::STRANGE . ':4,"7":5}';

    #[Test]
    public function keysAreNamedByTheClassAndByTheProperty(): void
    {
        $names = self::read(self::JSON, Names::class);

        self::assertSame([2, 'CH', 'r', 3, 4, 5], [$names->orderId, $names->bankAccount, $names->must, $names->emptyKey, $names->strange, $names->numeric]);
        self::assertWrites(self::JSON, $names);
    }

    #[Test]
    public function namesAreInheritedAndOrdered(): void
    {
        $json = '{"added":1,"order_id":2,"parse_html_page":"p","IBAN":null,"required":"r","":0,' . self::STRANGE . ':0,"7":0,"added_later":3}';

        self::assertWrites($json, self::read($json, NamesChild::class));
    }

    #[Test]
    public function theOrderIsTheSameInsideOtherObjects(): void
    {
        self::assertWrites('{"second":2,"first":1}', new Ordered());
        self::assertWrites('{"again":4,"inherited":2,"own":3}', new RedeclaredChild());
        self::assertWrites('{"ordered":{"second":2,"first":1},"redeclared":{"again":4,"inherited":2,"own":3}}', new OrderedHolder());
    }

    #[Test]
    public function aNumberStaysTheNameOfAnInheritedPrivateProperty(): void
    {
        $json = '{"name":"n","7":5,"added":2}';
        $object = self::read($json, NumberedChild::class);

        self::assertSame(5, $object->seventh());
        self::assertWrites($json, $object);
    }

    /**
     * @return iterable<string, array{string, ?string, string}> document, what bankAccount and must are then
     */
    public static function aliases(): iterable
    {
        yield 'by name' => ['{"IBAN":"a","required":"r"}', 'a', 'r'];
        yield 'by an alias' => ['{"iban":"a","must":"r"}', 'a', 'r'];
        yield 'by the second alias' => ['{"bankAccount":"a","must":"r"}', 'a', 'r'];
        yield 'the name goes before an alias' => ['{"iban":"b","IBAN":"a","must":"s","required":"r"}', 'a', 'r'];
        yield 'the first alias goes before the second' => ['{"bankAccount":"b","iban":"a","must":"r"}', 'a', 'r'];
        yield 'an alias goes before null' => ['{"IBAN":null,"iban":"a","required":null,"must":"r"}', 'a', 'r'];
        yield 'null by an alias' => ['{"iban":null,"must":"r"}', null, 'r'];
        yield 'no longer the name of the property' => ['{"must":"r"}', null, 'r'];
    }

    #[Test]
    #[DataProvider('aliases')]
    public function aliasesAreUnderstoodWhenReading(string $json, ?string $bankAccount, string $must): void
    {
        $names = self::read($json, Names::class, new Context(strict: true));

        self::assertSame([$bankAccount, $must], [$names->bankAccount, $names->must]);
    }

    #[Test]
    public function problemsNameTheKeyThatStandsThere(): void
    {
        self::assertRefuses(['type_mismatch at /order_id', 'type_mismatch at /iban', 'missing_key at /required'], '{"order_id":"1","iban":5}', Names::class);
        self::assertRefuses(['type_mismatch at /IBAN', 'type_mismatch at /must'], '{"IBAN":5,"iban":"a","must":null}', Names::class);
        self::assertRefuses(['missing_key at /required', 'unknown_key at /orderId'], '{"orderId":1}', Names::class, new Context(strict: true));
    }

    #[Test]
    public function anObjectOfNumberedKeysIsStillAnObject(): void
    {
        self::assertWrites('{"0":0,"1":1}', new Numbers());
        self::assertWrites('[{"0":0,"1":1}]', [new Numbers()]);
        self::assertSame(5, self::read('{"1":5,"0":3}', Numbers::class)->one);
        self::assertEquals(new Numbers(), self::read('{}', Numbers::class));
    }

    #[Test]
    public function classesNeedNotHaveNamesInAscii(): void
    {
        self::assertWrites('{"höhe":2}', new Größe());
        self::assertSame(3, self::kiln()->deserialize('{"höhe":3}', Größe::class)->höhe);
    }
}
