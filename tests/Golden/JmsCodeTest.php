<?php

declare(strict_types=1);

namespace Kiln\Tests\Golden;

use JMS\Serializer\EventDispatcher\EventDispatcherInterface;
use JMS\Serializer\Expression\ExpressionEvaluator;
use JMS\Serializer\Handler\HandlerRegistryInterface;
use JMS\Serializer\SerializerBuilder;
use JMS\Serializer\Visitor\Factory\JsonDeserializationVisitorFactory;
use Kiln\Bridge\Jms\Selection;
use Kiln\Engine\Native\Extension;
use Kiln\Tests\Bridge\Jms\PackageDeprecation;
use PHPUnit\Framework\Attributes\CoversNothing;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * The code that Kiln prints in the place of jms/serializer. `make fixtures` writes the expected files anew.
 */
#[CoversNothing]
final class JmsCodeTest extends TestCase
{
    /** Shapes with objects that a listener has a say about before they are filled. */
    private const FILLED_BY_CODE = ['Listened'];

    /** Shapes whose code for XML is shown. */
    private const IN_XML = ['Discriminated', 'Elements', 'PlainPublic'];

    protected function setUp(): void
    {
        PackageDeprecation::passOver();
    }

    protected function tearDown(): void
    {
        restore_error_handler();
    }

    /**
     * @return iterable<string, array{\Closure(): JmsShape}>
     */
    public static function shapes(): iterable
    {
        $expressions = static fn(SerializerBuilder $builder): mixed => $builder->setExpressionEvaluator(new ExpressionEvaluator(new ExpressionLanguage()));
        $handlers = static fn(SerializerBuilder $builder): mixed => $builder->configureHandlers(static fn(HandlerRegistryInterface $registry) => $registry->registerSubscribingHandler(new Jms\Handled\MoneyHandler()));
        $listeners = static fn(SerializerBuilder $builder): mixed => $builder->configureListeners(static fn(EventDispatcherInterface $dispatcher) => $dispatcher->addSubscriber(new Jms\Listened\LineSubscriber()));
        $strict = static fn(SerializerBuilder $builder): mixed => $builder->setDeserializationVisitor('json', new JsonDeserializationVisitorFactory(true));
        $nested = ['list', 'author' => ['detail', 'list'], 'editor' => ['list']];

        yield 'Accessors' => [static fn(): JmsShape => new JmsShape(Jms\Accessors\Person::class)];
        yield 'Collections' => [static fn(): JmsShape => new JmsShape(Jms\Collections\Stock::class)];
        yield 'Conditional' => [static fn(): JmsShape => new JmsShape(Jms\Conditional\Post::class, configure: $expressions)];
        yield 'DatesAndEnums' => [static fn(): JmsShape => new JmsShape(Jms\DatesAndEnums\Task::class)];
        yield 'Discriminated' => [static fn(): JmsShape => new JmsShape(Jms\Discriminated\Garage::class)];
        yield 'Elements' => [static fn(): JmsShape => new JmsShape(Jms\Elements\Book::class)];
        yield 'Handled' => [static fn(): JmsShape => new JmsShape(Jms\Handled\Bill::class, configure: $handlers)];
        yield 'Hooks' => [static fn(): JmsShape => new JmsShape(Jms\Hooks\Basket::class)];
        yield 'Inlined' => [static fn(): JmsShape => new JmsShape(Jms\Inlined\Delivery::class)];
        yield 'Limited' => [static fn(): JmsShape => new JmsShape(Jms\Limited\Person::class, new Selection(maxDepthChecks: true))];
        yield 'Listened' => [static fn(): JmsShape => new JmsShape(Jms\Listened\Order::class, configure: $listeners)];
        yield 'Named' => [static fn(): JmsShape => new JmsShape(Jms\Named\Component::class)];
        yield 'NestedGroups' => [static fn(): JmsShape => new JmsShape(Jms\NestedGroups\Article::class, new Selection($nested, '2.0'))];
        yield 'NullsWritten' => [static fn(): JmsShape => new JmsShape(Jms\NullsWritten\Profile::class, new Selection(serializeNull: true))];
        yield 'PlainPublic' => [static fn(): JmsShape => new JmsShape(Jms\PlainPublic\Product::class)];
        yield 'PrivateTyped' => [static fn(): JmsShape => new JmsShape(Jms\PrivateTyped\Account::class)];
        yield 'PromotedDefaults' => [static fn(): JmsShape => new JmsShape(Jms\PromotedDefaults\Settings::class)];
        yield 'Strict' => [static fn(): JmsShape => new JmsShape(Jms\Strict\Measurement::class, type: 'array<string, ' . Jms\Strict\Measurement::class . '>', configure: $strict)];
        yield 'Unions' => [static fn(): JmsShape => new JmsShape(Jms\Unions\Message::class)];
        yield 'Virtual' => [static fn(): JmsShape => new JmsShape(Jms\Virtual\Cart::class, configure: $expressions)];
    }

    /**
     * @param \Closure(): JmsShape $of
     */
    #[Test]
    #[DataProvider('shapes')]
    public function theCodeIsAsExpectedAndDoesAllTheWork(\Closure $of): void
    {
        $shape = $of();
        $store = new RecordingStore();
        $original = $shape->original();

        $read = $shape->read($store);

        self::assertEquals($original, $read);
        self::assertSame($shape->originalText($original), $shape->write($read, $store));
        (new GoldenFile(JmsShape::FOLDER . "/expected/{$shape->name()}.php"))->assertHolds($store->classes());
    }

    /**
     * @param \Closure(): JmsShape $of
     */
    #[Test]
    #[DataProvider('shapes')]
    #[RequiresPhpExtension(Extension::NAME)]
    public function theExtensionReadsTheSameWithoutThatCode(\Closure $of): void
    {
        $shape = $of();
        $store = new RecordingStore();

        self::assertEquals($shape->original(), $shape->readNatively($store));
        $classes = array_column($store->classes(), 'name');
        $programs = array_filter($classes, static fn(string $class): bool => str_starts_with($class, 'ReadProgram_'));
        self::assertCount(1, $programs);
        // What fills an object that user code has made is never a program.
        self::assertSame(\in_array($shape->name(), self::FILLED_BY_CODE, true), $classes !== array_values($programs));
    }

    #[Test]
    public function theCodeForXmlIsAsExpectedAndDoesAllTheWork(): void
    {
        $shapes = iterator_to_array(self::shapes());
        $store = new RecordingStore();
        foreach (self::IN_XML as $name) {
            $shape = $shapes[$name][0]();
            $original = $shape->original();
            $xml = $shape->originalText($original, 'xml');

            self::assertSame($xml, $shape->writeXml($original, $store));
            self::assertEquals($original, $shape->readXml($xml, $store));
        }
        (new GoldenFile(JmsShape::FOLDER . '/formats/expected/xml.php'))->assertHolds($store->classes());
    }

    #[Test]
    public function everyFileIsOfAShape(): void
    {
        $shapes = array_keys(iterator_to_array(self::shapes()));

        self::assertSame($shapes, GoldenFile::namesIn(JmsShape::FOLDER));
        self::assertSame($shapes, GoldenFile::namesIn(JmsShape::FOLDER . '/expected'));
    }
}
