<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Common\Circle;
use Kiln\Tests\Fixture\Integration\Enums\Status;
use Kiln\Tests\Fixture\Integration\Unions\Either;
use Kiln\Tests\Fixture\Integration\Unions\Link;
use Kiln\Tests\Fixture\Integration\Unions\Picture;
use Kiln\Tests\Fixture\Integration\Unions\Text;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(Serializer::class)]
final class UnionsTest extends IntegrationTestCase
{
    private const NOTHING = '"content":null,"link":null,"intOrText":null,"oneOrMany":"","listOrMap":[],"shape":null,"status":null,"when":false,"number":null,"exact":0,"textOrMap":null,"textOrAny":null';

    /**
     * @return iterable<string, array{string, string, mixed}> property, its value as JSON, what it is
     */
    public static function members(): iterable
    {
        $text = new Text();
        $text->text = 't';
        $picture = new Picture();
        $picture->url = 'u';
        $date = new \DateTimeImmutable('2024-01-02T03:04:05Z');
        yield 'one class' => ['content', '{"text":"t","language":null}', $text];
        yield 'the other class' => ['content', '{"url":"u","width":0}', $picture];
        yield 'a class with more required keys' => ['link', '{"url":"u","title":"t"}', new Link('u', 't')];
        yield 'a class with fewer' => ['link', '{"url":"u","width":0}', $picture];
        yield 'a scalar' => ['intOrText', '5', 5];
        yield 'a class and a scalar' => ['intOrText', '{"text":"t","language":null}', $text];
        yield 'a string' => ['oneOrMany', '"a"', 'a'];
        yield 'a list' => ['oneOrMany', '["a","b"]', ['a', 'b']];
        yield 'a list of objects' => ['listOrMap', '[{"text":"t","language":null}]', [$text]];
        yield 'a map of objects' => ['listOrMap', '{"x":{"text":"t","language":null}}', ['x' => $text]];
        yield 'a class by its discriminator' => ['shape', '{"kind":"circle","label":null,"radius":1.5}', new Circle(1.5)];
        yield 'a class beside one with a discriminator' => ['shape', '{"text":"t","language":null}', $text];
        yield 'an enum' => ['status', '"open"', Status::Open];
        yield 'a scalar beside an enum' => ['status', '5', 5];
        yield 'a date' => ['when', '"2024-01-02T03:04:05Z"', $date];
        yield 'a scalar beside a date' => ['when', 'true', true];
        yield 'a float' => ['number', '1.5', 1.5];
        yield 'a string that looks like a number' => ['number', '"1.5"', '1.5'];
        yield 'a float of int|float' => ['exact', '1.0', 1.0];
        yield 'an int of int|float' => ['exact', '1', 1];
        yield 'a class beside a map' => ['textOrMap', '{"text":"t","language":null}', $text];
        yield 'a map beside a class' => ['textOrMap', '{"a":1}', ['a' => 1]];
        yield 'a class beside anything' => ['textOrAny', '{"text":"t","language":null}', $text];
        yield 'anything beside a class' => ['textOrAny', '{"a":1}', (object) ['a' => 1]];
    }

    #[Test]
    #[DataProvider('members')]
    public function everyMemberIsReadAndWritten(string $property, string $json, mixed $value): void
    {
        $read = self::read("{\"{$property}\":{$json}}", Either::class);

        \is_object($value) ? self::assertEquals($value, Wrong::get($read, $property)) : self::assertSame(serialize($value), serialize(Wrong::get($read, $property)));
        self::assertWrites('{' . preg_replace("/(\"{$property}\":)[^,]+/", '${1}' . addcslashes($json, '\\$'), self::NOTHING) . '}', $read);
    }

    #[Test]
    public function anIntIsAFloatWhereNoMemberIsInt(): void
    {
        self::assertSame(5.0, self::read('{"number":5}', Either::class)->number);
        self::assertSame('5.0', self::kiln()->serialize(5, type: 'float|string'));
        self::assertSame('5.0', self::kiln()->serialize(5, type: 'float|list<int>'));
        self::assertSame(5.0, self::kiln()->deserialize('5', 'float|list<int>'));
    }

    #[Test]
    public function anyObjectIsTheLastOfTheObjects(): void
    {
        foreach (['int|object', 'list<int>|object', 'array|object', \stdClass::class . '|object', Link::class . '|object'] as $type) {
            self::assertSame('{"url":"u","title":"t"}', self::kiln()->serialize(new Link('u', 't'), type: $type));
        }
        self::assertSame('[5]', self::kiln()->serialize([5], type: 'list<int>|object'));
        $this->expectExceptionMessage('expected int or object, got string "x"');

        self::kiln()->serialize('x', type: 'int|object');
    }

    /**
     * @return iterable<string, array{string, list<string>}>
     */
    public static function wrongValues(): iterable
    {
        yield 'none of the kinds' => ['{"content":5,"intOrText":"5","oneOrMany":5,"shape":"circle","status":true,"when":5,"number":false}', [
            'type_mismatch at /content', 'type_mismatch at /intOrText', 'type_mismatch at /oneOrMany', 'type_mismatch at /shape',
            'type_mismatch at /status', 'type_mismatch at /when', 'type_mismatch at /number',
        ]];
        yield 'null where none is null' => ['{"oneOrMany":null,"exact":null}', ['type_mismatch at /oneOrMany', 'type_mismatch at /exact']];
        yield 'a member of the class that its keys tell' => ['{"link":{"url":"u","title":5}}', ['type_mismatch at /link/title']];
        yield 'the last class, when no keys tell another' => ['{"content":{"text":5}}', ['type_mismatch at /content/text']];
        yield 'inside a list' => ['{"oneOrMany":["a",1],"listOrMap":[{"text":"t"},{}]}', ['type_mismatch at /oneOrMany/1', 'missing_key at /listOrMap/1/text']];
        yield 'no case, and no number' => ['{"status":"lost"}', ['type_mismatch at /status']];
        yield 'no date' => ['{"when":"soon"}', ['invalid_date at /when']];
    }

    /**
     * @param list<string> $problems
     */
    #[Test]
    #[DataProvider('wrongValues')]
    public function wrongValuesAreRefused(string $json, array $problems): void
    {
        self::assertRefuses($problems, $json, Either::class);
    }

    #[Test]
    public function aValueOfNoMemberIsNotWritten(): void
    {
        $either = new Either();
        Wrong::put($either, 'listOrMap', [5]);
        Wrong::put($either, 'oneOrMany', ['a', 5]);

        self::assertCannotWrite(['type_mismatch at /oneOrMany/1', 'type_mismatch at /listOrMap/0'], $either);
        self::assertCannotWrite(['type_mismatch at '], 1.5, 'int|' . Text::class);
    }
}
