<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use Kiln\Engine;
use Kiln\Engine\Php\Printer\Loop;
use Kiln\Engine\Php\Printer\Marker;
use Kiln\Engine\Php\ThrownPlaces;
use Kiln\Error\Chain;
use Kiln\Error\ThrownAt;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Fixture\Integration\Throwing\Card;
use Kiln\Tests\Fixture\Integration\Throwing\Cash;
use Kiln\Tests\Fixture\Integration\Throwing\Code;
use Kiln\Tests\Fixture\Integration\Throwing\Line;
use Kiln\Tests\Fixture\Integration\Throwing\Nested;
use Kiln\Tests\Fixture\Integration\Throwing\Order;
use Kiln\Tests\Fixture\Integration\Throwing\Renamed;
use Kiln\Tests\Fixture\Integration\Throwing\Sku;
use Kiln\Tests\Fixture\Integration\Throwing\Skus;
use Kiln\Tests\Fixture\Integration\Throwing\Street;
use Kiln\Tests\Fixture\Integration\Throwing\Word;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What code of the application throws comes out as it is, and tells where in the document that was.
 */
#[CoversClass(Chain::class)]
#[CoversClass(Loop::class)]
#[CoversClass(Marker::class)]
#[CoversClass(ThrownAt::class)]
#[CoversClass(ThrownPlaces::class)]
final class ThrownPlacesTest extends TestCase
{
    private const GOOD = '{"text":"x"}';

    private const BAD = '{"text":"bad"}';

    protected function setUp(): void
    {
        Code::$calls = 0;
    }

    /**
     * Other tests have the fixture throw too. Of an exception that was made elsewhere plain PHP knows less of the way.
     */
    protected function tearDown(): void
    {
        Code::$toThrow = null;
    }

    #[Test]
    #[DataProvider('documents')]
    public function whatIsThrownWhileReadingHasThePathAndThePosition(string $path, string $json, int $line, int $column): void
    {
        foreach (self::serializers() as $name => $kiln) {
            $thrown = self::thrown(static fn(): mixed => $kiln->deserialize($json, Order::class));
            $place = ThrownAt::find($thrown);

            self::assertSame(\LogicException::class, $thrown::class, $name);
            self::assertSame("while Kiln was reading {$path} (line {$line}, column {$column})", $place?->getMessage(), $name);
            self::assertSame($place, $thrown->getPrevious(), $name);
        }
    }

    #[Test]
    #[DataProvider('documents')]
    public function arraysAndExistingObjectsHaveThePathAlone(string $path, string $json): void
    {
        $data = json_decode($json, true, flags: JSON_THROW_ON_ERROR);
        foreach (self::serializers() as $name => $kiln) {
            $thrown = self::thrown(static fn(): mixed => $kiln->fromArray($data, Order::class));
            self::assertSame($path, ThrownAt::find($thrown)?->path, $name);
            self::assertNull(ThrownAt::find($thrown)->documentLine, $name);

            $thrown = self::thrown(static fn(): object => $kiln->populate(new Order(), $json));
            self::assertSame($path, ThrownAt::find($thrown)?->path, $name);
        }
    }

    #[Test]
    public function whatIsThrownWhileReadingXmlHasThePosition(): void
    {
        $good = '<sku><text>x</text></sku>';
        foreach (self::serializers() as $name => $kiln) {
            foreach ([
                'lines[1]' => "<order><lines><id>1</id>{$good}</lines>\n  <lines><id>bad</id>{$good}</lines></order>",
                'coupon' => "<order>\n  <coupon><code>bad</code></coupon></order>",
            ] as $path => $xml) {
                $thrown = self::thrown(static fn(): mixed => $kiln->deserialize($xml, Order::class, 'xml'));
                self::assertSame("while Kiln was reading {$path} (line 2, column 3)", ThrownAt::find($thrown)?->getMessage(), $name);
            }
            $thrown = self::thrown(static fn(): array => iterator_to_array($kiln->read(["<orders><order/>\n<order><coupon><code>bad</code></coupon></order></orders>"], Order::class, 'xml')));
            self::assertSame('while Kiln was reading [1].coupon (line 2, column 8)', ThrownAt::find($thrown)?->getMessage(), $name);
        }
    }

    /**
     * @return iterable<string, array{string, string, int, int}> path, document, line and column
     */
    public static function documents(): iterable
    {
        [$good, $bad] = [self::GOOD, self::BAD];
        yield 'an argument in a list' => ['lines[1].sku', "{\"lines\":[{\"id\":\"1\",\"sku\":{$good}},\n{\"id\":\"2\",\"sku\":{$bad}}]}", 2, 17];
        yield 'the second of two of a class' => ['lines[0].second', "{\"lines\":[{\"id\":\"1\",\"sku\":{$good},\n\"second\":{$bad}}]}", 2, 10];
        yield 'a constructor around them' => ['lines[1]', "{\"lines\":[{\"id\":\"1\",\"sku\":{$good}},\n{\"id\":\"bad\",\"sku\":{$good}}]}", 2, 1];
        yield 'a map' => ['lines[0].bySize["7"]', "{\"lines\":[{\"id\":\"1\",\"sku\":{$good},\"bySize\":{\"1\":{$good},\n\"7\":{$bad}}}]}", 2, 5];
        yield 'a shape' => ['lines[0].shape.main', "{\"lines\":[{\"id\":\"1\",\"sku\":{$good},\"shape\":\n{\"main\":{$bad}}}]}", 2, 9];
        yield 'tuples in a list of a shape' => ['lines[0].shape.others[2][0]', "{\"lines\":[{\"id\":\"1\",\"sku\":{$good},\"shape\":{\"main\":{$good},\"others\":[[{$good}],[{$good}],\n[{$bad}]]}}]}", 2, 2];
        yield 'lists of lists' => ['grid[1][2]', "{\"grid\":[[{$good}],[{$good},{$good},\n{$bad}]]}", 2, 1];
        yield 'a converter' => ['note', "{\"lines\":[],\n\"note\":\"bad\"}", 2, 8];
        yield 'a value class' => ['["a-b"]', "{\n\"a-b\":\"bad\"}", 2, 7];
        yield 'a factory' => ['coupon', "{\n\"coupon\":{\"code\":\"bad\"}}", 2, 10];
        yield 'a setter of an inlined object' => ['to_name', "{\n\"to_name\":\"bad\"}", 2, 11];
        yield 'one of several classes' => ['payment.number', "{\"payment\":{\"kind\":\"card\",\n\"number\":{$bad}}}", 2, 10];
        yield 'a hook of one of several classes' => ['payments[1]', "{\"payments\":[{\"kind\":\"card\",\"number\":{$good}},\n{\"kind\":\"cash\",\"note\":\"bad\"}]}", 2, 1];
        yield 'an item of a collection' => ['skus[1]', "{\"skus\":[{$good},\n{$bad}]}", 2, 1];
        yield 'a collection itself' => ['skus', "{\n\"skus\":[{$good},{$good},{$good}]}", 2, 8];
    }

    #[Test]
    #[DataProvider('values')]
    public function whatIsThrownWhileWritingHasThePath(string $path, Order $order): void
    {
        foreach (self::serializers() as $name => $kiln) {
            foreach ([
                'json' => static fn(): string => $kiln->serialize($order),
                'with a type' => static fn(): string => $kiln->serialize($order, type: Order::class),
                'yaml' => static fn(): string => $kiln->serialize($order, 'yaml'),
                'msgpack' => static fn(): string => $kiln->serialize($order, 'msgpack'),
                'an array' => static fn(): mixed => $kiln->toArray($order),
            ] as $kind => $write) {
                $thrown = self::thrown($write);
                $place = ThrownAt::find($thrown);

                self::assertSame(\LogicException::class, $thrown::class, "{$name}, {$kind}");
                self::assertSame("while Kiln was writing {$path}", $place?->getMessage(), "{$name}, {$kind}");
            }
            $thrown = self::thrown(static fn(): string => $kiln->serialize(['orders' => [new Order(), $order]]));
            self::assertSame('orders[1]' . (str_starts_with($path, '[') ? '' : '.') . $path, ThrownAt::find($thrown)?->path, $name);
        }
    }

    /**
     * @return iterable<string, array{string, Order}>
     */
    public static function values(): iterable
    {
        Code::$calls = 0;
        $good = new Sku('x');
        $bad = (new \ReflectionClass(Sku::class))->newInstanceWithoutConstructor();
        (new \ReflectionProperty(Sku::class, 'text'))->setValue($bad, 'bad');
        $word = (new \ReflectionClass(Word::class))->newInstanceWithoutConstructor();
        (new \ReflectionProperty(Word::class, 'text'))->setValue($word, 'bad');

        yield 'a virtual property in a list' => ['lines[1].sku.length', self::order(lines: [new Line('1', $good), new Line('2', $bad)])];
        yield 'the second of two of a class' => ['lines[0].second.length', self::order(lines: [new Line('1', $good, $bad)])];
        yield 'a map' => ['lines[0].bySize["a b"].length', self::order(lines: [new Line('1', $good, bySize: ['a' => $good, 'a b' => $bad])])];
        yield 'a shape' => ['lines[0].shape.main.length', self::order(lines: [new Line('1', $good, shape: ['main' => $bad])])];
        yield 'tuples in a list of a shape' => ['lines[0].shape.others[1][0].length', self::order(lines: [new Line('1', $good, shape: ['main' => $good, 'others' => [[$good], [$bad]]])])];
        yield 'lists of lists' => ['grid[1][0].length', self::order(grid: [[$good], [$bad]])];
        yield 'a converter' => ['note', self::order(note: 'bad')];
        yield 'a value class' => ['["a-b"]', self::order(word: $word)];
        yield 'a getter of an inlined object' => ['to_name', self::order(street: Street::of('bad'))];
        yield 'one of several classes' => ['payments[1].number.length', self::order(payments: [new Card($good), new Card($bad)])];
        yield 'a hook of one of several classes' => ['payment', self::order(payment: self::cash('bad'))];
        yield 'a collection' => ['skus', self::order(skus: new Skus([$good, $bad]))];
        yield 'what no type says' => ['anything.deep[1].length', self::order(anything: ['deep' => [1, $bad]])];
        yield 'members of a stdClass' => ['anything.deep[1].length', self::order(anything: (object) ['deep' => [1, $bad]])];
        yield 'a condition' => ['secret', self::order(secret: 'bad')];
    }

    /**
     * @param string $text two orders, the second with a line that is bad
     */
    #[Test]
    #[DataProvider('texts')]
    public function otherFormatsTellIt(string $format, string $text, string $place): void
    {
        foreach (self::serializers() as $name => $kiln) {
            $thrown = self::thrown(static fn(): mixed => $kiln->deserialize($text, $format === 'toml' ? Order::class : 'list<' . Order::class . '>', $format));

            self::assertSame("while Kiln was reading {$place}", ThrownAt::find($thrown)?->getMessage(), $name);
        }
    }

    /**
     * @return iterable<string, array{string, string, string}>
     */
    public static function texts(): iterable
    {
        yield 'yaml' => ['yaml', "- note: x\n- lines:\n  - id: '1'\n    sku: {text: x}\n  - id: '2'\n    sku:\n      text: bad\n", '[1].lines[1].sku (line 7, column 7)'];
        yield 'toml' => ['toml', "[[lines]]\nid = '1'\nsku.text = 'x'\n[[lines]]\nid = '2'\nsku.text = 'bad'\n", 'lines[1].sku (line 6, column 1)'];
        // [{}, {"note": "bad"}]
        yield 'msgpack' => ['msgpack', "\x92\x80\x81\xa4note\xa3bad", '[1].note (byte 8)'];
        yield 'cbor' => ['cbor', "\x82\xa0\xa1\x64note\x63bad", '[1].note (byte 8)'];
    }

    #[Test]
    public function itemsOfStreamsHaveTheirNumber(): void
    {
        foreach (self::serializers() as $name => $kiln) {
            foreach ([
                'json' => ["[{},{},\n{\"note\":\"bad\"}]", '[2].note (line 2, column 9)'],
                'ndjson' => ["{}\n{}\n{\"note\":\"bad\"}\n", '[2].note (line 3, column 9)'],
                'yaml' => ["---\nnote: x\n---\nnote: y\n---\nnote: bad\n", '[2].note (line 6, column 7)'],
                'csv' => ["name\nx\ny\nbad\n", '[2].name (line 4, column 1)'],
            ] as $format => [$text, $place]) {
                $read = [];
                $thrown = self::thrown(static function () use ($kiln, $format, $text, &$read): void {
                    foreach ($kiln->read([$text], $format === 'csv' ? Street::class : Order::class, $format) as $number => $order) {
                        $read[] = $number;
                    }
                });
                self::assertSame("while Kiln was reading {$place}", ThrownAt::find($thrown)?->getMessage(), "{$name}, {$format}");
                self::assertSame([0, 1], $read);
            }
            $thrown = self::thrown(static fn(): array => iterator_to_array($kiln->read(['{"a":[0],"b":{"c":[{},{"note":"bad"}]}}'], Order::class, at: '/b/c')));
            self::assertSame('while Kiln was reading b.c[1].note (line 1, column 31)', ThrownAt::find($thrown)?->getMessage(), $name);

            foreach (['json', 'ndjson', 'yaml', 'msgpack'] as $format) {
                $thrown = self::thrown(static fn(): string => implode('', iterator_to_array($kiln->write([new Order(), self::order(note: 'bad')], format: $format))));
                self::assertSame('while Kiln was writing [1].note', ThrownAt::find($thrown)?->getMessage(), "{$name}, {$format}");
            }
            $thrown = self::thrown(static fn(): string => implode('', iterator_to_array($kiln->write([['note' => 'x'], ['note' => self::order(note: 'bad')]], format: 'csv'))));
            self::assertSame('while Kiln was writing [1].note.note', ThrownAt::find($thrown)?->getMessage(), $name);
        }
    }

    /**
     * They are read and written a few items at a time.
     */
    #[Test]
    public function largeListsTellTheItem(): void
    {
        $items = array_fill(0, 2000, '{"note":"some text of a common length","lines":[]}');
        $items[1900] = '{"note":"bad"}';
        $orders = array_fill(0, 100, new Order());
        $orders[77] = self::order(note: 'bad');
        foreach (self::serializers() as $name => $kiln) {
            $thrown = self::thrown(static fn(): mixed => $kiln->deserialize("[\n" . implode(",\n", $items) . "\n]", 'list<' . Order::class . '>'));
            self::assertSame('while Kiln was reading [1900].note (line 1902, column 9)', ThrownAt::find($thrown)?->getMessage(), $name);

            foreach (['json', 'msgpack', 'yaml'] as $format) {
                $thrown = self::thrown(static fn(): string => $kiln->serialize($orders, $format));
                self::assertSame('while Kiln was writing [77].note', ThrownAt::find($thrown)?->getMessage(), "{$name}, {$format}");
            }
        }
    }

    #[Test]
    public function nothingIsCalledTwice(): void
    {
        foreach (self::serializers() as $name => $kiln) {
            Code::$calls = 0;
            self::thrown(static fn(): mixed => $kiln->deserialize('{"lines":[{"id":"1","sku":{"text":"x"}},{"id":"2","sku":{"text":"bad"}}]}', Order::class));

            // Where errors of the user are violations, all is made in one pass; else it ends here, too.
            self::assertSame(3, Code::$calls, $name);
        }
    }

    #[Test]
    public function theExceptionIsTheSameObjectWithItsChain(): void
    {
        foreach ([new \Error('an error'), new \RuntimeException('outer', 7, new \Error('inner', 0, new \LogicException('innermost')))] as $exception) {
            foreach (self::serializers() as $name => $kiln) {
                Code::$toThrow = $exception;
                $trace = $exception->getTrace();
                $thrown = self::thrown(static fn(): mixed => $kiln->deserialize('{"grid":[[{"text":"bad"}]]}', Order::class));

                self::assertSame($exception, $thrown, $name);
                self::assertSame($trace, $thrown->getTrace());
                $links = Chain::of($exception);
                self::assertSame($links[\count($links) - 1], ThrownAt::find($exception), $name);
                self::assertCount($exception instanceof \RuntimeException ? 4 : 2, $links, 'One place, however often it is thrown.');
            }
        }
    }

    /**
     * Its trace tells nothing about the call. The extension knows the place itself; in plain PHP it is known down to the item of
     * the innermost list.
     */
    #[Test]
    public function anExceptionThatWasMadeElsewhereHasThePlaceOfEachCall(): void
    {
        Code::$toThrow = new \LogicException('made before');
        foreach (self::serializers() as $name => $kiln) {
            foreach (['{"lines":[{"id":"1","sku":{"text":"x"}},{"id":"2","sku":{"text":"bad"}}]}' => ['lines[1]', 'lines[1].sku'], '{"grid":[[{"text":"bad"}]]}' => ['grid[0][0]'], '{"note":"bad"}' => ['$', 'note']] as $json => $places) {
                $thrown = self::thrown(static fn(): mixed => $kiln->deserialize($json, Order::class));

                self::assertContains(ThrownAt::find($thrown)?->path, $places, $name);
                self::assertCount(2, Chain::of($thrown));
            }
        }
    }

    #[Test]
    public function aChainThatClosesStaysAsItIs(): void
    {
        $exception = new \LogicException('one', 0, $other = new \LogicException('two'));
        (new \ReflectionProperty(\Exception::class, 'previous'))->setValue($other, $exception);
        Code::$toThrow = $exception;
        foreach (self::serializers() as $kiln) {
            $thrown = self::thrown(static fn(): mixed => $kiln->deserialize('{"note":"bad"}', Order::class));

            self::assertSame($exception, $thrown);
            self::assertSame([$exception, $other], Chain::of($thrown));
        }
        // So that it can go.
        (new \ReflectionProperty(\Exception::class, 'previous'))->setValue($other, null);
    }

    /**
     * Of calls inside each other, the outermost has the last word.
     */
    #[Test]
    public function callsInsideEachOtherTellThePlaceInTheOuterDocument(): void
    {
        foreach (self::serializers() as $name => $kiln) {
            $outer = self::builder()->withEngine($name === 'native' ? Engine::Native : Engine::Php)->withListener(
                Sku::class,
                beforeDeserialize: static function (mixed $data) use ($kiln): mixed {
                    $kiln->deserialize('{"grid":[[],[{"text":"bad"}]]}', Order::class);

                    return $data;
                },
            )->build();
            $thrown = self::thrown(static fn(): mixed => $outer->deserialize('[{"payment":{"kind":"card","number":{"text":"x"}}}]', 'list<' . Order::class . '>'));

            self::assertSame('while Kiln was reading [0].payment.number (line 1, column 37)', ThrownAt::find($thrown)?->getMessage(), $name);
            self::assertCount(2, Chain::of($thrown));
        }
    }

    #[Test]
    public function listenersTellTheObject(): void
    {
        $fail = static function (): never {
            Code::fail();
        };
        foreach ([Engine::Php, ...(\extension_loaded('kiln') ? [Engine::Native] : [])] as $engine) {
            foreach (['beforeSerialize', 'afterSerialize'] as $when) {
                $kiln = self::builder()->withEngine($engine)->withListener(Sku::class, ...[$when => $fail])->build();
                $thrown = self::thrown(static fn(): string => $kiln->serialize(self::order(lines: [new Line('1', new Sku('x'))])));
                self::assertSame('while Kiln was writing lines[0].sku', ThrownAt::find($thrown)?->getMessage(), $when);
            }
            foreach (['beforeDeserialize', 'afterDeserialize'] as $when) {
                $kiln = self::builder()->withEngine($engine)->withListener(Sku::class, ...[$when => $fail])->build();
                $thrown = self::thrown(static fn(): mixed => $kiln->deserialize('{"lines":[{"id":"1","sku":{"text":"x"}}]}', Order::class));
                self::assertSame('while Kiln was reading lines[0].sku (line 1, column 27)', ThrownAt::find($thrown)?->getMessage(), $when);
            }
        }
    }

    /**
     * Levels of objects that hold themselves, each in a list.
     */
    #[Test]
    public function deepValuesHaveLongPaths(): void
    {
        $deep = '{"note":"bad"}';
        for ($level = 0; $level < 100; ++$level) {
            $deep = "{\"more\":[{},{$deep}]}";
        }
        foreach (self::serializers() as $name => $kiln) {
            $place = ThrownAt::find(self::thrown(static fn(): mixed => $kiln->deserialize($deep, Nested::class)));

            self::assertSame([...array_merge(...array_fill(0, 100, ['more', 1])), 'note'], $place?->segments, $name);
            self::assertLessThan(200, \strlen($place->getMessage()));
        }
    }

    /**
     * What ends a script is no exception.
     */
    #[Test]
    public function exitIsLeftAlone(): void
    {
        $script = TemporaryDirectory::create() . '/exit.php';
        file_put_contents($script, '<?php require ' . var_export(\dirname(__DIR__, 2) . '/vendor/autoload.php', true) . ';
            final class Leaving { public function __construct(public string $text) { echo "made {$text}. "; exit(7); } }
            final class Holder { /** @var list<Leaving> */ public array $all = []; }
            register_shutdown_function(static function (): void { echo "done"; });
            try {
                Kiln\\Serializer::create()->deserialize(\'{"all":[{"text":"a"}]}\', Holder::class);
            } catch (\\Throwable $thrown) {
                echo get_class($thrown);
            }');
        exec(escapeshellarg(PHP_BINARY) . ' ' . escapeshellarg($script) . ' 2>&1', $output, $status);

        self::assertSame(['made a. done'], $output);
        self::assertSame(7, $status);
    }

    #[Test]
    public function ofSeveralKeysItIsTheOneThatIsThere(): void
    {
        foreach (self::serializers() as $name => $kiln) {
            foreach (['{"new":"bad"}' => 'new', '{"old":"bad"}' => 'old', '{"old":"bad","new":null}' => 'old'] as $json => $path) {
                self::assertSame($path, ThrownAt::find(self::thrown(static fn(): mixed => $kiln->deserialize($json, Renamed::class)))?->path, $name);
            }
        }
    }

    /**
     * Code that is compiled from a string is all of one file, to PHP.
     */
    #[Test]
    public function codeInMemoryTellsItToo(): void
    {
        foreach (['One', 'Two'] as $class) {
            eval("namespace Kiln\\Tests\\Evaluated;
                class {$class} {
                    private int \$a = 1;
                    private ?\\Kiln\\Tests\\Fixture\\Integration\\Throwing\\Sku \$sku{$class} = null;
                    private ?\\Kiln\\Tests\\Fixture\\Integration\\Throwing\\Sku \$other = null;
                    /** @var list<{$class}> */
                    private array \$inside = [];
                }");
        }
        $kiln = self::builder()->withEngine(Engine::Php)->build();
        foreach (['One', 'Two'] as $class) {
            foreach (["sku{$class}", 'other'] as $key) {
                $thrown = self::thrown(static fn(): mixed => $kiln->deserialize("{\"inside\":[{},{\"{$key}\":{\"text\":\"bad\"}}]}", "Kiln\\Tests\\Evaluated\\{$class}"));

                self::assertSame("inside[1].{$key}", ThrownAt::find($thrown)?->path);
            }
        }
    }

    #[Test]
    public function whatIsNotThrownByCodeOfTheUserHasNoPlace(): void
    {
        foreach (self::serializers() as $kiln) {
            self::assertNull(ThrownAt::find(self::thrown(static fn(): mixed => $kiln->deserialize('{"lines":7}', Order::class))));
            self::assertNull(ThrownAt::find(self::thrown(static fn(): mixed => $kiln->deserialize('{', Order::class))));
            self::assertNull(ThrownAt::find(self::thrown(static fn(): mixed => $kiln->serialize([[NAN]]))));
        }
        self::assertNull(ThrownAt::find(new \LogicException('thrown by nobody')));
    }

    /**
     * @param list<Line>        $lines
     * @param list<list<Sku>>   $grid
     * @param list<Card|Cash>   $payments
     */
    private static function order(array $lines = [], array $grid = [], string $note = '', ?Word $word = null, ?Street $street = null, Card|Cash|null $payment = null, array $payments = [], ?Skus $skus = null, mixed $anything = null, string $secret = ''): Order
    {
        $order = new Order();
        $order->lines = $lines;
        $order->grid = $grid;
        $order->note = $note;
        $order->word = $word;
        $order->street = $street;
        $order->payment = $payment;
        $order->payments = $payments;
        $order->skus = $skus;
        $order->anything = $anything;
        $order->secret = $secret;

        return $order;
    }

    private static function cash(string $note): Cash
    {
        $cash = new Cash();
        $cash->note = $note;

        return $cash;
    }

    /**
     * @param \Closure(): mixed $call
     */
    private static function thrown(\Closure $call): \Throwable
    {
        try {
            $call();
        } catch (\Throwable $thrown) {
            return $thrown;
        }
        self::fail('Nothing was thrown.');
    }

    /**
     * @return array<string, Serializer>
     */
    private static function serializers(): array
    {
        static $serializers = null;
        if ($serializers === null) {
            $serializers = ['plain' => self::builder()->withEngine(Engine::Php)->build()];
            $serializers['with errors of the user'] = self::builder()->withEngine(Engine::Php)->withUserErrors(\UnderflowException::class)->build();
            if (\extension_loaded('kiln')) {
                $serializers['native'] = self::builder()->withEngine(Engine::Native)->build();
                $serializers['native, with errors of the user'] = self::builder()->withEngine(Engine::Native)->withUserErrors(\UnderflowException::class)->build();
            }
        }

        return $serializers;
    }

    private static function builder(): SerializerBuilder
    {
        return SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create());
    }
}
