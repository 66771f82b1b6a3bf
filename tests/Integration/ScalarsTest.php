<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Scalars\Scalars;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class ScalarsTest extends IntegrationTestCase
{
    private const DOCUMENT = '{"int":1,"float":2.0,"string":"a","bool":false,"null":null,"mixed":[1,{"a":null}],"nullable":null,"either":"x",'
        . '"docInt":3,"docFloat":4.5,"docString":"","docBool":true,"docNullable":null,"docEither":5,"untyped":{"deep":[[]]}}';

    /**
     * @return iterable<string, array{string, string, mixed}>
     */
    public static function values(): iterable
    {
        yield 'int' => ['int', '42', 42];
        yield 'the largest int' => ['int', '9223372036854775807', PHP_INT_MAX];
        yield 'the smallest int' => ['int', '-9223372036854775808', PHP_INT_MIN];
        yield 'float' => ['float', '1.5', 1.5];
        yield 'a float that is whole' => ['float', '3.0', 3.0];
        yield 'negative zero' => ['float', '-0.0', -0.0];
        yield 'the shortest digits of a float' => ['float', '0.1', 0.1];
        yield 'all digits of a float' => ['float', '0.30000000000000004', 0.1 + 0.2];
        yield 'a large float' => ['float', '1.0e+100', 1e100];
        yield 'string' => ['string', '"ab"', 'ab'];
        yield 'letters and slashes as they are' => ['string', '"é/漢😀"', 'é/漢😀'];
        yield 'quotes and control characters' => ['string', '"\"\\\\\n\t\u0000\u001f"', "\"\\\n\t\0\x1f"];
        yield 'bool' => ['bool', 'true', true];
        yield 'null' => ['null', 'null', null];
        yield 'mixed int' => ['mixed', '1', 1];
        yield 'mixed null' => ['mixed', 'null', null];
        yield 'mixed array' => ['mixed', '[1,"a",[],{"b":null}]', [1, 'a', [], ['b' => null]]];
        yield 'nullable with a value' => ['?int', '7', 7];
        yield 'nullable without' => ['?int', 'null', null];
        yield 'union, first' => ['int|string', '1', 1];
        yield 'union, second' => ['int|string', '"1"', '1'];
        yield 'union with null' => ['int|string|null', 'null', null];
        yield 'int|float keeps ints' => ['int|float', '1', 1];
        yield 'scalar' => ['scalar', 'false', false];
        yield 'numeric range as int' => ['int<1, 9>', '12', 12];
        yield 'literal strings as string' => ["'a'|'b'", '"c"', 'c'];
    }

    #[Test]
    #[DataProvider('values')]
    public function aValueIsWrittenAndRead(string $type, string $json, mixed $value): void
    {
        self::assertSame($json, self::kiln()->serialize($value, type: $type));
        self::assertSame($value, self::kiln()->toArray($value, type: $type));
        self::assertSame($value, self::kiln()->deserialize($json, $type));
        self::assertSame($value, self::kiln()->fromArray($value, $type));
    }

    #[Test]
    public function anIntBecomesAFloat(): void
    {
        self::assertSame(1.0, self::kiln()->deserialize('1', 'float'));
        self::assertSame('1.0', self::kiln()->serialize(1, type: 'float'));
        self::assertSame([1.0, 2.5], self::kiln()->deserialize('[1, 2.5]', 'list<float>'));
        self::assertSame('[1.0,2.5]', self::kiln()->serialize([1, 2.5], type: 'list<float>'));
        self::assertSame(9007199254740992.0, self::kiln()->deserialize('9007199254740992', 'float'));
    }

    /**
     * @return iterable<string, array{string, string, string}>
     */
    public static function wrongValues(): iterable
    {
        yield 'float for int' => ['int', '1.0', 'type_mismatch'];
        yield 'string for int' => ['int', '"1"', 'type_mismatch'];
        yield 'bool for int' => ['int', 'true', 'type_mismatch'];
        yield 'null for int' => ['int', 'null', 'type_mismatch'];
        yield 'an int too large' => ['int', '9223372036854775808', 'integer_overflow'];
        yield 'an int too small' => ['int', '-9223372036854775809', 'integer_overflow'];
        yield 'string for float' => ['float', '"1.5"', 'type_mismatch'];
        yield 'bool for float' => ['float', 'false', 'type_mismatch'];
        yield 'int for string' => ['string', '1', 'type_mismatch'];
        yield 'list for string' => ['string', '[]', 'type_mismatch'];
        yield 'int for bool' => ['bool', '1', 'type_mismatch'];
        yield 'string for bool' => ['bool', '"true"', 'type_mismatch'];
        yield 'int for null' => ['null', '0', 'type_mismatch'];
        yield 'bool for nullable int' => ['?int', 'false', 'type_mismatch'];
        yield 'float for int|string' => ['int|string', '1.5', 'type_mismatch'];
        yield 'bool for int|string|null' => ['int|string|null', 'true', 'type_mismatch'];
    }

    #[Test]
    #[DataProvider('wrongValues')]
    public function aWrongValueIsRefused(string $type, string $json, string $code): void
    {
        self::assertRefuses(["{$code} at "], $json, $type);
        self::assertRefuses(["{$code} at /1"], "[null, {$json}]", "array{mixed, {$type}}");
    }

    /**
     * @return iterable<string, array{string, mixed}>
     */
    public static function unwritableValues(): iterable
    {
        yield 'float as int' => ['int', 1.0];
        yield 'string as int' => ['int', '1'];
        yield 'null as int' => ['int', null];
        yield 'string as float' => ['float', '1.5'];
        yield 'int as string' => ['string', 1];
        yield 'int as bool' => ['bool', 0];
        yield 'object as string' => ['string', new \stdClass()];
        yield 'float as int|string' => ['int|string', 1.5];
        yield 'bool as ?int' => ['?int', true];
    }

    #[Test]
    #[DataProvider('unwritableValues')]
    public function aValueOfAnotherTypeIsNotWritten(string $type, mixed $value): void
    {
        self::assertCannotWrite(['type_mismatch at '], $value, $type);
        self::assertCannotWrite(['type_mismatch at /1'], ['x', $value], "array{string, {$type}}");
    }

    #[Test]
    public function propertiesOfEveryScalarTypeAreReadAndWritten(): void
    {
        $scalars = self::read(self::DOCUMENT, Scalars::class);

        self::assertSame(
            [1, 2.0, 'a', false, null, [1, ['a' => null]], null, 'x', 3, 4.5, '', true, null, 5, ['deep' => [[]]]],
            array_values(get_object_vars($scalars)),
        );
        self::assertWrites(self::DOCUMENT, $scalars);
    }

    #[Test]
    public function everyWrongPropertyIsNamed(): void
    {
        self::assertRefuses(
            [
                'type_mismatch at /int', 'type_mismatch at /float', 'type_mismatch at /string', 'type_mismatch at /bool', 'type_mismatch at /null',
                'type_mismatch at /nullable', 'type_mismatch at /either', 'type_mismatch at /docInt', 'type_mismatch at /docFloat',
                'type_mismatch at /docString', 'type_mismatch at /docBool', 'type_mismatch at /docNullable', 'type_mismatch at /docEither',
            ],
            '{"int":"1","float":"1","string":1,"bool":1,"null":0,"mixed":0,"nullable":"","either":1.5,"docInt":1.5,"docFloat":"x",'
            . '"docString":null,"docBool":"true","docNullable":false,"docEither":[],"untyped":0}',
            Scalars::class,
        );
    }

    #[Test]
    public function whatCannotBeNullMustBeThere(): void
    {
        self::assertRefuses(
            [
                'missing_key at /int', 'missing_key at /float', 'missing_key at /string', 'missing_key at /bool', 'missing_key at /either',
            ],
            '{}',
            Scalars::class,
        );
    }

    #[Test]
    public function anUntypedPropertyHasItsImplicitNullUntilAKeyIsThere(): void
    {
        $scalars = self::read('{"int":1,"float":2,"string":"a","bool":false,"either":1}', Scalars::class);

        self::assertNull($scalars->untyped);
        self::assertNull(Wrong::get($scalars, 'docInt'));
        self::assertNull(Wrong::get($scalars, 'docString'));
        self::assertNull($scalars->nullable);
        self::assertNull($scalars->mixed);
        self::assertSame(2.0, $scalars->float);
    }

    #[Test]
    public function aDocumentedTypeIsCheckedWhenWriting(): void
    {
        $scalars = self::read(self::DOCUMENT, Scalars::class);
        Wrong::put($scalars, 'docInt', '3');
        $scalars->docFloat = 4;
        Wrong::put($scalars, 'docEither', 1.5);

        self::assertCannotWrite(['type_mismatch at /docInt', 'type_mismatch at /docEither'], $scalars);
    }
}
