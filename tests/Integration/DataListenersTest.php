<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use JMS\Serializer\EventDispatcher\EventDispatcher;
use JMS\Serializer\EventDispatcher\ObjectEvent;
use JMS\Serializer\EventDispatcher\PreDeserializeEvent;
use JMS\Serializer\JsonSerializationVisitor;
use JMS\Serializer\Metadata\StaticPropertyMetadata;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use Kiln\Context;
use Kiln\Engine\Listeners;
use Kiln\Error\DeserializationException;
use Kiln\Error\SerializationException;
use Kiln\Raw;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Listeners\Boxed;
use Kiln\Tests\Fixture\Integration\Listeners\Maker;
use Kiln\Tests\Fixture\Integration\Listeners\Page;
use Kiln\Tests\Fixture\Integration\Listeners\Pages;
use Kiln\Tests\Fixture\Integration\Listeners\Part;
use Kiln\Tests\Fixture\Integration\Listeners\Product;
use Kiln\Tests\Fixture\Integration\Listeners\Unfinished;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

/**
 * Listeners that see plain data: what was written of an object, and what one is read from.
 */
#[CoversClass(Listeners::class)]
#[CoversClass(SerializerBuilder::class)]
final class DataListenersTest extends IntegrationTestCase
{
    private const CASES = 40;

    #[Test]
    public function membersAreAddedChangedAndTakenAway(): void
    {
        $serializer = self::builder()->withListener(Product::class, afterSerialize: static function (Product $product, array $data): array {
            unset($data['secret'], $data['extra']);

            return ['id' => "p{$product->id}"] + $data + ['url' => "/{$product->id}", 'made' => new \DateTimeImmutable('2026-01-02T03:04:05Z')];
        })->build();
        $product = new Product();
        $product->parts = [new Part()];
        $product->any = ['x' => new Part()];
        $part = '{"id":"p1","name":"lamp","maker":null,"parts":[],"any":null,"size":1.0,"url":"/1","made":"2026-01-02T03:04:05Z"}';
        $json = '{"id":"p1","name":"lamp","maker":null,"parts":[' . $part . '],"any":{"x":' . $part . '},"url":"/1","made":"2026-01-02T03:04:05Z"}';

        self::assertSame($json, $serializer->serialize($product));
        self::assertSame(json_decode($json, true), $serializer->toArray($product));
        self::assertSame("[{$json}]", $serializer->serialize([$product], type: 'list<' . Product::class . '>'));
        self::assertSame("{\"a\":{$json}}", $serializer->serialize(['a' => $product]));
        $stream = fopen('php://memory', 'w+');
        self::assertIsResource($stream);
        $serializer->write([$product, new Part()], $stream, 'ndjson');
        rewind($stream);
        self::assertSame("{$json}\n{$part}\n", stream_get_contents($stream));
    }

    /**
     * In whatever pass: a text of the user's is data there, too.
     */
    #[Test]
    public function rawJsonIsShownAsPlainData(): void
    {
        $seen = [];
        $serializer = self::builder()->withListener(Product::class, afterSerialize: static function (Product $product, array $data) use (&$seen): array {
            $seen[] = $data['any'];

            return $data + ['more' => Raw::json('[2.50]')];
        })->build();
        $product = new Product();
        $product->any = Raw::json('{"list": [1.50], "empty": {}}');
        $json = $serializer->serialize($product);

        self::assertStringContainsString('"any":{"list":[1.5],"empty":{}},', $json);
        self::assertStringEndsWith('"more":[2.5]}', $json);
        self::assertSame("{\"any\":{$json}}", $serializer->serialize(new Unfinished($product)));
        self::assertSame("[{\"any\":{$json}},{$json},[1.50]]", $serializer->serialize([new Unfinished($product), $product, Raw::json('[1.50]')]));
        self::assertEquals(array_fill(0, 4, ['list' => [1.5], 'empty' => new \stdClass()]), $seen);
    }

    #[Test]
    public function theWholeOfAnObjectIsShownAsPlainData(): void
    {
        $seen = null;
        $serializer = self::builder()->withListener(Product::class, afterSerialize: static function (Product $product, array $data) use (&$seen): ?array {
            $seen = $data;

            return null;
        })->build();
        $product = new Product();
        $product->maker = new Maker();
        $product->any = [new Maker(), []];
        $json = '{"id":1,"name":"lamp","extra":{},"maker":{"name":"Ann","since":null},"parts":[],"any":[{"name":"Ann","since":null},[]],"secret":"x"}';

        self::assertSame($json, $serializer->serialize($product), 'null leaves all as it is');
        self::assertEquals(['id' => 1, 'name' => 'lamp', 'extra' => new \stdClass(), 'maker' => ['name' => 'Ann', 'since' => null], 'parts' => [], 'any' => [['name' => 'Ann', 'since' => null], []], 'secret' => 'x'], $seen);
        $serializer->toArray($product);
        self::assertSame(json_decode($json, true), $seen);
    }

    #[Test]
    public function anObjectStaysAnObject(): void
    {
        foreach ([[], ['a'], [1 => 'b', 0 => 'a'], ['0' => 'a', '1' => 'b']] as $members) {
            $serializer = self::builder()->withListener(Maker::class, afterSerialize: static fn(): array => $members)->build();
            self::assertSame('{"m":' . json_encode((object) $members, JSON_THROW_ON_ERROR) . '}', $serializer->serialize(['m' => new Maker()]));
            self::assertSame(['m' => $members], $serializer->toArray(['m' => new Maker()]));
        }
    }

    #[Test]
    public function severalAreToldOneAfterAnother(): void
    {
        $add = static fn(string $key): \Closure => static fn(object $object, array $data): array => $data + [$key => \count($data)];
        $builder = self::builder()->withListener(Product::class, afterSerialize: $add('first'))
            ->withListener(Product::class, beforeSerialize: static fn(Product $product): string => $product->name = 'changed', afterSerialize: static fn(): null => null)
            ->withListener(Part::class, afterSerialize: $add('second'));

        self::assertSame('{"id":1,"name":"changed","extra":{},"maker":null,"parts":[],"any":null,"secret":"x","size":1.0,"first":8,"second":9}', $builder->build()->serialize(new Part()));
    }

    #[Test]
    public function inlinedObjectsAreNotShown(): void
    {
        $serializer = self::builder()->withListener(Maker::class, afterSerialize: static fn(): array => ['changed' => true], beforeDeserialize: static fn(): never => throw new \LogicException('told'))->build();

        self::assertSame('[{"name":"Ann","since":null,"count":1},{"changed":true}]', $serializer->serialize([new Boxed(new Maker()), new Maker()]));
        self::assertSame('Bea', $serializer->deserialize('{"name":"Bea"}', Boxed::class)->maker->name);
    }

    #[Test]
    public function depthAndArgumentsCount(): void
    {
        $builder = self::builder()->withListener(Product::class, afterSerialize: static fn(object $product, array $data): array => ['n' => \count($data)] + $data)
            ->withListener(Page::class, afterSerialize: static fn(Page $page, array $data): array => $data + ['count' => \count($page->items)]);
        $product = new Product();
        $product->parts = [new Product()];
        $product->parts[0]->parts = [new Product()];
        $product->maker = new Maker();

        self::assertSame('{"n":6,"id":1,"name":"lamp","extra":{},"maker":{"name":"Ann","since":null},"parts":[{"n":6,"id":1,"name":"lamp","extra":{},"parts":[],"any":null,"secret":"x"}],"any":null,"secret":"x"}', str_replace('"n":7', '"n":6', $builder->build()->serialize($product, context: new Context(maxDepth: 1))));
        $pages = new Pages();
        $pages->makers = new Page();
        $pages->makers->items = [new Maker()];
        self::assertSame('{"makers":{"items":[{"name":"Ann","since":null}],"count":1}}', $builder->build()->serialize($pages));
    }

    #[Test]
    public function whatIsGivenIsWrittenAsWhatItIs(): void
    {
        $serializer = self::builder()->withListener(Maker::class, afterSerialize: static fn(): array => ['product' => new Part(), 'bad' => NAN])->build();
        try {
            $serializer->serialize(['x' => [new Maker()]]);
            self::fail('It was written.');
        } catch (SerializationException $exception) {
            self::assertSame(['/x/0/bad'], array_column($exception->violations()->items, 'pointer'));
        }
    }

    #[Test]
    public function whereTheCallFailsTheyAreToldOnceOrNotAtAll(): void
    {
        $told = 0;
        $serializer = self::builder()->withListener(Maker::class, afterSerialize: static function (Maker $maker, array $data) use (&$told): array {
            ++$told;

            return $data;
        })->withListener(Product::class, afterSerialize: static fn(): never => self::fail('A part of it is wrong.'))->build();
        $product = new Product();
        $product->any = [new Maker(), static fn(): int => 1];
        try {
            $serializer->serialize([new Maker(), $product, new Maker()]);
            self::fail('It was written.');
        } catch (SerializationException $exception) {
            self::assertSame(['/1/any/1'], array_column($exception->violations()->items, 'pointer'));
        }
        self::assertSame(3, $told);

        // Generated code gives up, and the slow pass does the work.
        $told = 0;
        $product->any = [new Maker()];
        unset($product->name);
        $quiet = self::builder()->withListener(Maker::class, afterSerialize: static function (Maker $maker, array $data) use (&$told): array {
            ++$told;

            return $data + ['told' => $told];
        })->build();
        self::assertSame('{"id":1,"extra":{},"maker":null,"parts":[],"any":[{"name":"Ann","since":null,"told":1}],"secret":"x"}', $quiet->serialize($product));
        self::assertSame(1, $told);
    }

    #[Test]
    public function theSameObjectMayBeWrittenInSeveralWays(): void
    {
        $object = new class {
            #[Context(properties: ['id'])]
            public ?Product $first = null;
            /** @var list<Product> */
            public array $all = [];
            public mixed $gone = null;
        };
        $object->first = new Product();
        $object->all = [$object->first];
        // So that the slow pass does the work, which goes another way through it.
        unset($object->gone);
        $told = [];
        $serializer = self::builder()->withListener(Product::class, afterSerialize: static function (Product $product, array $data) use (&$told): array {
            $told[] = \count($data);

            return ['n' => \count($data)] + $data;
        })->build();

        self::assertSame('{"first":{"n":1,"id":1},"all":[{"n":7,"id":1,"name":"lamp","extra":{},"maker":null,"parts":[],"any":null,"secret":"x"}]}', $serializer->serialize($object));
        self::assertEqualsCanonicalizing([1, 7], $told);
    }

    #[Test]
    public function aGeneratorIsNotSpentByAnAttempt(): void
    {
        $serializer = self::builder()->withListener(Product::class, afterSerialize: static fn(Product $product, array $data): array => ['any' => $data['any'] ?? null])->build();
        $product = new Product();
        $product->any = (static fn(): \Generator => yield from [1, 2])();

        // Only plain PHP writes such a year.
        self::assertSame('[{"any":[1,2]},"+12024-02-29T13:45:00Z"]', $serializer->serialize([$product, new \DateTimeImmutable('+12024-02-29T13:45:00Z')]));
    }

    #[Test]
    public function whatTheyThrowComesOutAsItIs(): void
    {
        foreach ([new \DomainException('no'), new \TypeError('no'), new \Error('no')] as $thrown) {
            $serializer = self::builder()->withListener(Maker::class, afterSerialize: static fn(): never => throw $thrown, beforeDeserialize: static fn(): never => throw $thrown)->build();
            foreach ([
                static fn(): string => $serializer->serialize([new Maker()]),
                static fn(): mixed => $serializer->toArray([new Maker()]),
                static fn(): object => $serializer->deserialize('{}', Maker::class),
                static fn(): object => $serializer->fromArray(['maker' => []], Product::class),
                static fn(): object => $serializer->populate(new Maker(), '{}'),
            ] as $call) {
                try {
                    $call();
                    self::fail('Nothing was thrown.');
                } catch (\Throwable $exception) {
                    self::assertSame($thrown, $exception);
                }
            }
        }
    }

    #[Test]
    public function theyMayMakeCallsOfTheirOwn(): void
    {
        $serializer = null;
        $serializer = self::builder()->withListener(Product::class, afterSerialize: static function (Product $product, array $data, Context $context) use (&$serializer): array {
            self::assertInstanceOf(Serializer::class, $serializer);

            return $product->parts === [] ? ['leaf' => true] : ['inside' => $serializer->toArray($product->parts[0], $context), 'text' => $serializer->serialize($product->parts[0])];
        })->build();
        $product = new Product();
        $product->parts = [new Product()];
        $product->parts[0]->parts = [new Product()];

        self::assertSame('{"inside":{"inside":{"leaf":true},"text":"{\"leaf\":true}"},"text":"{\"inside\":{\"leaf\":true},\"text\":\"{\\\\\"leaf\\\\\":true}\"}"}', $serializer->serialize($product));
    }

    #[Test]
    public function anObjectInsideItselfIsFound(): void
    {
        $serializer = self::builder()->withListener(Product::class, afterSerialize: static fn(object $object, array $data): array => $data)->build();
        $product = new Product();
        $product->parts = [$product];
        $this->expectExceptionMessage('circular_reference');

        $serializer->serialize($product);
    }

    #[Test]
    public function dataIsChangedBeforeItIsRead(): void
    {
        $seen = [];
        $serializer = self::builder()->withListener(Product::class, beforeDeserialize: static function (mixed $data, Context $context, string $class) use (&$seen): mixed {
            $seen[] = [$data, $context->version, $class];

            return \is_string($data) ? ['name' => $data] : (\is_array($data) ? array_combine(array_map(strtolower(...), array_map(strval(...), array_keys($data))), $data) : null);
        })->build();
        $json = '{"ID":5,"parts":["lamp",{"NAME":"x"}],"maker":{"name":"Bea"}}';

        $product = $serializer->deserialize($json, Product::class, context: new Context(version: '2'));
        self::assertSame([5, ['lamp', 'x'], 'Bea'], [$product->id, array_column($product->parts, 'name'), $product->maker?->name]);
        self::assertSame([[json_decode($json, true), '2', Product::class], ['lamp', '2', Product::class], [['NAME' => 'x'], '2', Product::class]], $seen);
        self::assertEquals($product, $serializer->fromArray(json_decode($json, true), Product::class, new Context(version: '2')));
        self::assertSame(Part::class, $serializer->deserialize('{"SIZE":2}', Part::class)::class);
        self::assertSame(7, $serializer->populate(new Product(), '{"Id":7}')->id);
        $list = $serializer->deserialize('["a","b"]', 'list<' . Product::class . '>');
        self::assertSame(['a', 'b'], array_column(\is_array($list) ? $list : [], 'name'));
        self::assertSame(['a', 'b'], array_column(iterator_to_array($serializer->read(['["a",', '"b"]'], Product::class)), 'name'));
    }

    #[Test]
    public function whereTheDataIsWrongTheyAreToldOnce(): void
    {
        $told = [];
        $builder = self::builder()->withListener(Product::class, beforeDeserialize: static function (mixed $data) use (&$told): mixed {
            $told[] = \is_array($data) ? $data['id'] ?? null : $data;
            if ($data === 'refused') {
                throw new \DomainException('not this one');
            }

            return $data === 'empty' ? [] : null;
        });
        $json = '{"id":1,"parts":[{"id":2,"name":3},"empty",{"id":"x"},5]}';
        foreach ([$builder, $builder->withUserErrors(\DomainException::class)] as $each) {
            $told = [];
            try {
                $each->build()->deserialize($json, Product::class);
                self::fail('It was read.');
            } catch (DeserializationException $exception) {
                self::assertSame(['/parts/0/name', '/parts/2/id', '/parts/3'], array_column($exception->violations()->items, 'pointer'));
                self::assertStringContainsString('parts[0].name   expected string, got int 3     line 1, column 33', $exception->getMessage());
            }
            self::assertSame([1, 2, 'empty', 'x', 5], $told);
        }
        try {
            $builder->withUserErrors(\DomainException::class)->build()->deserialize('{"id":"wrong","parts":["refused"]}', Product::class);
            self::fail('It was read.');
        } catch (DeserializationException $exception) {
            self::assertSame(['/id', '/parts/0'], array_column($exception->violations()->items, 'pointer'));
        }
    }

    /**
     * Large documents are decoded a few items at a time, except where a listener is to see them whole.
     */
    #[Test]
    public function aLargeDocumentIsShownAsAWhole(): void
    {
        $count = null;
        $serializer = self::builder()->withListener(Product::class, beforeDeserialize: static function (mixed $data) use (&$count): mixed {
            $count ??= \is_array($data) && \is_array($data['parts'] ?? null) ? \count($data['parts']) : -1;

            return null;
        })->build();
        $json = json_encode(['parts' => array_fill(0, 3000, ['name' => 'a name of some length'])], JSON_THROW_ON_ERROR);

        self::assertCount(3000, $serializer->deserialize($json, Product::class)->parts);
        self::assertSame(3000, $count);
    }

    /**
     * What jms/serializer's own events do: a listener after writing adds members by the visitor, one before reading sets data.
     */
    #[Test]
    public function theyDoWhatListenersOfJmsDo(): void
    {
        if (!class_exists(JmsBuilder::class)) {
            self::markTestSkipped('jms/serializer is not installed.');
        }
        $jms = JmsBuilder::create()->configureListeners(static function (EventDispatcher $dispatcher): void {
            $dispatcher->addListener('serializer.post_serialize', static function (ObjectEvent $event): void {
                $visitor = $event->getVisitor();
                self::assertInstanceOf(JsonSerializationVisitor::class, $visitor);
                $visitor->visitProperty(new StaticPropertyMetadata('', 'url', null), '/lamp');
            }, Maker::class);
            $dispatcher->addListener('serializer.pre_deserialize', static function (PreDeserializeEvent $event): void {
                $data = $event->getData();
                $event->setData(['name' => 'from ' . (\is_string($data) ? $data : 'array')]);
            }, Maker::class);
        })->build();
        $kiln = self::builder()
            ->withListener(Maker::class, afterSerialize: static fn(Maker $maker, array $data): array => $data + ['url' => '/lamp'])
            ->withListener(Maker::class, beforeDeserialize: static fn(mixed $data): array => ['name' => 'from ' . (\is_string($data) ? $data : 'array')])
            ->build();

        $written = json_decode($jms->serialize(['m' => new Maker()], 'json', SerializationContext::create()->setSerializeNull(true)), true, flags: JSON_THROW_ON_ERROR);
        self::assertSame(['m' => ['name' => 'Ann', 'since' => null, 'url' => '/lamp']], $written);
        self::assertSame($written, json_decode($kiln->serialize(['m' => new Maker()]), true));
        foreach (['"x"', '{"name":"y"}'] as $json) {
            self::assertEquals($jms->deserialize($json, Maker::class, 'json'), $kiln->deserialize($json, Maker::class));
        }
    }

    /**
     * A listener that changes nothing changes nothing, and one that adds adds in each object.
     */
    #[Test]
    #[Group('fuzz')]
    #[DataProviderExternal(Chance::class, 'seeds')]
    public function anyDocumentIsTheSameWithAListenerThatOnlyLooks(int $seed): void
    {
        $chance = Chance::announced($seed, __METHOD__);
        $looking = self::builder()->withListener(Product::class, afterSerialize: static fn(object $object, array $data): array => $data)
            ->withListener(Maker::class, afterSerialize: static fn(): null => null, beforeDeserialize: static fn(mixed $data): mixed => $data)->build();
        $adding = self::builder()->withListener(Part::class, afterSerialize: static fn(Part $part, array $data): array => ['added' => $part->size] + $data)->build();
        for ($case = Chance::cases(self::CASES); $case > 0; --$case) {
            $of = $chance->forCase($case);
            $product = self::product($of, 3);
            $context = $of->oneOf([null, new Context(serializeNull: false), new Context(maxDepth: 2), new Context(properties: ['id', 'parts' => ['name', 'parts', 'size'], 'any']), new Context(keepEmptyObjects: true)]);
            $plain = self::kiln()->serialize($product, context: $context);

            self::assertSame($plain, $looking->serialize($product, context: $context));
            foreach (['json', 'yaml', 'xml'] as $format) {
                // In a first pass, and where that gives up.
                foreach ([['any' => $product], new Unfinished($product)] as $value) {
                    self::assertSame(self::kiln()->serialize($value, $format, $context), $looking->serialize($value, $format, $context));
                }
                if ($context === null && $format !== 'xml') {
                    self::assertSame(self::kiln()->serialize(['any' => $product], $format), self::kiln()->serialize(new Unfinished($product), $format));
                }
            }
            self::assertEquals(self::kiln()->toArray($product, $context), $looking->toArray($product, $context));
            self::assertEquals(json_decode($plain), json_decode((string) preg_replace('/"added":[0-9.]+,?/', '', $adding->serialize($product, context: $context))));
            self::assertEquals(self::kiln()->deserialize($plain, Product::class), $looking->deserialize($plain, Product::class));
        }
    }

    private static function product(Chance $chance, int $levels): Product
    {
        $product = $chance->percent(40) ? new Part() : new Product();
        $product->name = $chance->oneOf([null, '', 'é']);
        $product->extra = $chance->oneOf([[], ['a' => 1], ['a' => new Maker(), 'b' => []]]);
        $product->maker = $chance->percent(50) ? new Maker() : null;
        $product->parts = $levels > 0 ? $chance->listOf(2, static fn(): Product => self::product($chance, $levels - 1)) : [];
        $product->any = $chance->oneOf([null, 1.5, new Maker(), [new \stdClass()], Raw::json('{"list":[1.5,[]],"empty":{}}'), [Raw::json('[]')], $levels > 0 ? [self::product($chance, 0)] : []]);
        if ($chance->percent(15)) {
            unset($product->maker);
        }

        return $product;
    }

    private static function builder(): SerializerBuilder
    {
        return SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create());
    }
}
