<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Reference;

use Kiln\Bridge\Jms\JmsSerializer;
use Kiln\Tests\Fixture\Jms\Common\Reordered;
use Kiln\Tests\Fixture\Jms\Order\Alphabetical;
use Kiln\Tests\Fixture\Jms\Order\Custom;
use Kiln\Tests\Fixture\Jms\Order\ReorderedChild;
use Kiln\Tests\Fixture\Jms\Order\UndefinedChild;
use Kiln\Tests\Fixture\Jms\Order\Unordered;
use Kiln\Tests\Fixture\Jms\Order\UnorderedChild;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

/**
 * The order of properties.
 */
#[CoversClass(JmsSerializer::class)]
final class OrderTest extends ReferenceTestCase
{
    #[Test]
    public function virtualPropertiesComeFirst(): void
    {
        self::assertWrites('{"virtual":"virtual","b":"b","a":"a","_c":"C"}', new Unordered());
    }

    #[Test]
    public function theAlphabetIsThatOfThePhpNames(): void
    {
        self::assertWrites('{"_c":"C","zzz":"a","a10":"a10","a9":"a9","ab":"ab","b":"b"}', new Alphabetical());
    }

    #[Test]
    public function aCustomOrderListsSomeFirst(): void
    {
        self::assertWrites('{"c":"c","virtual":"virtual","a":"a","b":"b","d":"d"}', new Custom());
    }

    #[Test]
    public function theOrderOfTheChildReplacesTheParents(): void
    {
        self::assertWrites('{"a":4,"m":2,"y":3,"z":1}', new UnorderedChild());
        self::assertWrites('{"y":3,"m":2,"z":1,"a":4}', static function (): ReorderedChild {
            return new ReorderedChild();
        });
        self::compare(static fn(Subject $subject): string => $subject->json(new UndefinedChild()));
    }

    #[Test]
    public function thePropertiesAreReadInTheOrderOfTheMetadata(): void
    {
        self::assertReads("Reordered{calls: ['first', 'second'], first: 1, second: 2}", '{"second":2,"first":1}', Reordered::class);
    }
}
