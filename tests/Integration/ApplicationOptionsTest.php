<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Attribute\NamingStrategy;
use Kiln\Context;
use Kiln\Keep;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Options\Customer;
use Kiln\Tests\Fixture\Integration\Options\KebabNames;
use Kiln\Tests\Fixture\Integration\Options\NamesAsTheyAre;
use Kiln\Tests\Fixture\Integration\Options\PostalAddress;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/**
 * What is said once for a whole application, and what a class or a call says instead.
 */
#[CoversClass(Context::class)]
final class ApplicationOptionsTest extends IntegrationTestCase
{
    #[Test]
    public function namesOfAllClassesFollowTheApplication(): void
    {
        $json = '{"first_name":"Ann","middle_name":null,"IBAN":"DE02","postal_address":{"street_name":"Main"},"own_names":{"order-id":7},"as_they_are":{"orderId":7},"display_name":"ANN"}';
        $address = new PostalAddress();
        $address->streetName = 'Main';
        $customer = new Customer('Ann', null, 'DE02', $address, new KebabNames(), new NamesAsTheyAre());
        $context = new Context(naming: NamingStrategy::Snake);

        self::assertWrites($json, $customer, null, $context);
        self::assertWrites("[{$json}]", [$customer], 'list<' . Customer::class . '>', $context);
        self::assertEquals($customer, self::read($json, Customer::class, $context));
        self::assertRefuses(['missing_key at /first_name', 'unknown_key at /firstName'], '{"firstName":"Ann"}', Customer::class, new Context(strict: true, naming: NamingStrategy::Snake));
    }

    #[Test]
    public function existingObjectsAreFilledByTheSameNames(): void
    {
        $customer = self::kiln(new Context(naming: NamingStrategy::Camel))->populate(new Customer('Ann'), '{"first_name":"Eve"}', context: new Context(naming: NamingStrategy::Snake));

        self::assertSame('Eve', $customer->firstName);
    }

    /**
     * @return iterable<string, array{Context, ?Context, string}>
     */
    public static function calls(): iterable
    {
        $application = new Context(serializeNull: false, naming: NamingStrategy::Snake);
        yield 'a call without a context' => [$application, null, '{"first_name":"Ann","display_name":"ANN"}'];
        yield 'a call that names nothing' => [$application, new Context(), '{"first_name":"Ann","display_name":"ANN"}'];
        yield 'groups bring no nulls back' => [$application, new Context(groups: 'list'), '{"first_name":"Ann"}'];
        yield 'nulls are back when they are named' => [$application, new Context(groups: 'list', serializeNull: true), '{"first_name":"Ann","middle_name":null}'];
        yield 'names are back when they are named' => [$application, new Context(groups: 'list', naming: NamingStrategy::AsIs), '{"firstName":"Ann"}'];
        $list = new Context(groups: 'list');
        yield 'null names all groups' => [$list, new Context(groups: null, serializeNull: false), '{"firstName":"Ann","displayName":"ANN"}'];
        yield 'kept groups' => [$list, new Context(groups: Keep::Default, serializeNull: false), '{"firstName":"Ann"}'];
        yield 'a version besides groups' => [$list, new Context(version: '1'), '{"firstName":"Ann","middleName":null}'];
    }

    #[Test]
    #[DataProvider('calls')]
    public function aCallChangesWhatItNames(Context $application, ?Context $call, string $json): void
    {
        $customer = new Customer('Ann');
        $built = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withContext($application)->build();

        self::assertSame($json, $built->serialize($customer, context: $call));
        self::assertSame($json, $built->serialize($customer, context: $call), 'a second time');
        self::assertSame(json_decode($json, true), $built->toArray($customer, $call));
        self::assertSame("[{$json}]", implode('', iterator_to_array($built->write([$customer], context: $call))));
        self::assertSame($json, self::kiln($application)->serialize($customer, context: $call));
        if ($call !== null) {
            self::assertSame($json, $built->with($call)->serialize($customer));
            self::assertSame($json, self::kiln($application)->with(new Context())->with($call)->serialize($customer));
        }
    }

    #[Test]
    public function theSameContextCountsForEachSerializerThatItIsPassedTo(): void
    {
        $list = new Context(groups: 'list');
        $customer = new Customer('Ann');

        self::assertSame('{"first_name":"Ann","middle_name":null}', self::kiln(new Context(naming: NamingStrategy::Snake))->serialize($customer, context: $list));
        self::assertSame('{"firstName":"Ann"}', self::kiln(new Context(serializeNull: false))->serialize($customer, context: $list));
        self::assertSame('{"firstName":"Ann","middleName":null}', self::kiln()->serialize($customer, context: $list));
    }
}
