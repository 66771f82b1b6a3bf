<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Context;
use Kiln\Optional;
use Kiln\Serializer;
use Kiln\Tests\Fixture\Integration\Enums\Status;
use Kiln\Tests\Fixture\Integration\Omission\Deep;
use Kiln\Tests\Fixture\Integration\Omission\Nulls;
use Kiln\Tests\Fixture\Integration\Omission\Sparse;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * What is left out because of its value: null, empty, or too deep.
 */
#[CoversClass(Serializer::class)]
final class OmissionTest extends IntegrationTestCase
{
    #[Test]
    public function whatIsEmptyIsLeftOut(): void
    {
        self::assertWrites('{"zero":0,"false":false}', new Sparse());

        $sparse = new Sparse();
        $sparse->text = '';
        $sparse->object = new \stdClass();
        $sparse->arrayObject = new \ArrayObject();
        $sparse->mixed = [];
        $sparse->unset = '';
        $sparse->optional = Optional::of('');
        $sparse->inner = new Sparse();
        self::assertWrites('{"zero":0,"false":false,"inner":{"zero":0,"false":false}}', $sparse);
        $sparse->optional = Optional::missing();
        self::assertWrites('{"zero":0,"false":false,"inner":{"zero":0,"false":false}}', $sparse);
    }

    #[Test]
    public function whatIsNotEmptyIsWritten(): void
    {
        $sparse = new Sparse();
        $sparse->text = '0';
        $sparse->list = [null];
        $sparse->map = ['' => 0];
        $sparse->mixed = false;
        $sparse->object = (object) ['a' => null];
        $sparse->arrayObject = new \ArrayObject([0]);
        $sparse->status = Status::Open;
        $sparse->optional = Optional::of('o');
        $sparse->either = 0;
        $sparse->unset = 'set';
        $sparse->shape = ['a' => 0];

        self::assertWrites(
            '{"text":"0","list":[null],"map":{"":0},"zero":0,"false":false,"mixed":false,"object":{"a":null},"arrayObject":[0],"status":"open",'
            . '"optional":"o","either":0,"unset":"set","shape":{"a":0},"nothing":"0"}',
            $sparse,
        );
    }

    #[Test]
    public function whatIsEmptyIsReadAllTheSame(): void
    {
        $read = self::read('{"text":"","list":[],"inner":null,"optional":"","unset":""}', Sparse::class);

        self::assertSame(['', [], null, ''], [$read->text, $read->list, $read->inner, $read->optional->value()]);
    }

    #[Test]
    public function nullsAreWrittenUnlessTheContextSaysOtherwise(): void
    {
        $nulls = new Nulls();
        $nulls->object = new Nulls();
        $rest = '"list":[null],"map":{"a":null},"shape":{"a":null},"text":""';
        $all = '"native":null,"documented":null,"untyped":null,"mixed":null,';

        self::assertWrites("{{$all}\"object\":{{$all}\"object\":null,{$rest},\"accessed\":null,\"virtual\":null},{$rest},\"accessed\":null,\"virtual\":null}", $nulls);
        self::assertWrites("{\"object\":{{$rest}},{$rest}}", $nulls, context: new Context(serializeNull: false));
        self::assertWrites('[null,{"a":null}]', [null, ['a' => null]], context: new Context(serializeNull: false));
    }

    /**
     * @return iterable<string, array{Context, string}>
     */
    public static function depths(): iterable
    {
        $leaf = static fn(string $name): string => '{"free":null,"one":null,"zero":null,"list":[],"map":{},"mixed":null,"name":"' . $name . '"}';
        $all = '{"free":{"free":' . $leaf('ff') . ',"one":null,"zero":null,"list":[],"map":{},"mixed":null,"name":"f"},'
            . '"one":{"free":' . $leaf('of') . ',"one":null,"zero":null,"list":[],"map":{},"mixed":null,"name":"o"},'
            . '"zero":' . $leaf('z') . ',"list":[{"free":' . $leaf('lf') . ',"one":null,"zero":null,"list":[],"map":{},"mixed":null,"name":"l"}],'
            . '"map":{"m":' . $leaf('m') . '},"mixed":' . $leaf('x') . ',"name":"root"}';
        $limited = static fn(string $name): string => '{"free":null,"one":null,"list":[],"map":{},"mixed":null,"name":"' . $name . '"}';
        yield 'nobody asks' => [new Context(), $all];
        yield 'the attributes count' => [
            new Context(maxDepth: true),
            '{"free":{"free":' . $limited('ff') . ',"one":null,"list":[],"map":{},"mixed":null,"name":"f"},"one":{"list":[],"map":{},"mixed":null,"name":"o"},'
            . '"list":[{"list":[],"map":{},"mixed":null,"name":"l"}],"map":{},"mixed":' . $limited('x') . ',"name":"root"}',
        ];
        yield 'no object inside' => [new Context(maxDepth: 0), '{"list":[],"map":{},"mixed":' . '{"list":[],"map":{},"mixed":null,"name":"x"}' . ',"name":"root"}'];
        yield 'one level' => [
            new Context(maxDepth: 1),
            '{"free":{"list":[],"map":{},"mixed":null,"name":"f"},"one":{"list":[],"map":{},"mixed":null,"name":"o"},'
            . '"list":[{"list":[],"map":{},"mixed":null,"name":"l"}],"map":{},"mixed":{"free":null,"one":null,"list":[],"map":{},"mixed":null,"name":"x"},"name":"root"}',
        ];
    }

    #[Test]
    #[DataProvider('depths')]
    public function objectsThatAreTooDeepAreLeftOut(Context $context, string $json): void
    {
        $root = new Deep('root');
        $root->free = new Deep('f');
        $root->free->free = new Deep('ff');
        $root->one = new Deep('o');
        $root->one->free = new Deep('of');
        $root->zero = new Deep('z');
        $root->list = [new Deep('l')];
        $root->list[0]->free = new Deep('lf');
        $root->map = ['m' => new Deep('m')];
        $root->mixed = new Deep('x');

        self::assertWrites($json, $root, null, $context);
    }

    #[Test]
    public function aCycleEndsWhereTheDepthEnds(): void
    {
        $root = new Deep('root');
        $root->free = $root;
        $root->one = $root;

        self::assertWrites(
            '{"free":{"list":[],"map":{},"mixed":null,"name":"root"},"one":{"list":[],"map":{},"mixed":null,"name":"root"},"list":[],"map":{},"mixed":null,"name":"root"}',
            $root,
            context: new Context(maxDepth: 1),
        );
    }
}
