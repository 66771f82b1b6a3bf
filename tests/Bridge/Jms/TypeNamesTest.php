<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms;

use JMS\Serializer\Type\Parser;
use JMS\Serializer\Type\ParserInterface;
use Kiln\Bridge\Jms\TypeNames;
use Kiln\Dialect\Jms\Metadata\TypeName;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(TypeNames::class)]
final class TypeNamesTest extends TestCase
{
    /**
     * @return iterable<string, array{string}>
     */
    public static function types(): iterable
    {
        foreach (['App\Order', 'App\Order_2\Line', 'a\b\c', 'App\Null', 'null\true', 'array<App\Order>', 'Order', "App\\Order'", 'App\Order ', '\App\Order', 'App\_Order', 'App\2'] as $type) {
            yield $type => [$type];
        }
    }

    #[Test]
    #[DataProvider('types')]
    public function aTypeIsWhatTheParserMakesOfIt(string $type): void
    {
        try {
            $expected = TypeName::fromArray((new Parser())->parse($type));
        } catch (\Throwable $exception) {
            $this->expectException($exception::class);
            $this->expectExceptionMessage($exception->getMessage());
            $expected = null;
        }

        self::assertEquals($expected, (new TypeNames(new Parser()))->of($type));
    }

    #[Test]
    public function aParserOfTheApplicationIsAskedAboutEachType(): void
    {
        $parser = new class implements ParserInterface {
            /**
             * @return array{name: string, params: list<never>}
             */
            public function parse(string $type): array
            {
                return ['name' => strtoupper($type), 'params' => []];
            }
        };

        self::assertSame('APP\ORDER', (new TypeNames($parser))->of('App\Order')->name);
    }
}
