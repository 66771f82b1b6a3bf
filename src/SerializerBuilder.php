<?php

declare(strict_types=1);

namespace Kiln;

use Kiln\Engine\Conditions;
use Kiln\Engine\Listener;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Store\StoreFactory;
use Kiln\Error\UnusableDirectory;
use Kiln\Error\UnusableEngine;
use Kiln\Format\Format;
use Kiln\Format\StreamFormat;
use Kiln\Metadata\ValueStatement;
use Symfony\Component\ExpressionLanguage\ExpressionLanguage;

/**
 * Sets up a {@see Serializer}. Immutable: every method returns another builder.
 *
 *     $serializer = SerializerBuilder::create()
 *         ->withCacheDir(__DIR__ . '/var/kiln')
 *         ->withConverter(Money::class, new MoneyConverter($currencies))
 *         ->build();
 *
 * @api
 */
final class SerializerBuilder
{
    private ?string $cacheDir = null;

    private bool $debug = false;

    private ?Context $context = null;

    private ?Limits $limits = null;

    /** @var array<class-string, ValueConverter|ValueStatement> by the class they are for */
    private array $rules = [];

    private Engine $engine = Engine::Automatic;

    private bool $compiled = false;

    /** @var list<Format|StreamFormat> */
    private array $formats = [];

    /** @var list<class-string> sorted */
    private array $mappings = [];

    /** @var list<class-string<\Throwable>> */
    private array $userErrors = [];

    private ?References $references = null;

    /** @var ?\Closure(object, Context): mixed */
    private ?\Closure $again = null;

    /** @var list<Listener> */
    private array $listening = [];

    private ?Conditions $conditions = null;

    private function __construct() {}

    public static function create(): self
    {
        return new self();
    }

    /**
     * Where generated code is kept; see {@see Serializer::create()}.
     */
    public function withCacheDir(?string $cacheDir): self
    {
        $copy = clone $this;
        $copy->cacheDir = $cacheDir;

        return $copy;
    }

    /**
     * Whether a class that has changed since its code was made is noticed. It costs a look at the time of each source file,
     * once per process and type.
     */
    public function withDebug(bool $debug = true): self
    {
        $copy = clone $this;
        $copy->debug = $debug;

        return $copy;
    }

    /**
     * What holds for the whole application. The context of a call changes what it names, and keeps the rest; attributes of a
     * class go before both.
     *
     *     $serializer = SerializerBuilder::create()
     *         ->withContext(new Context(serializeNull: false, naming: NamingStrategy::Snake))
     *         ->build();
     *
     *     // without nulls, in snake case, and only the group "list"
     *     $json = $serializer->serialize($order, context: new Context(groups: 'list'));
     */
    public function withContext(Context $context): self
    {
        $copy = clone $this;
        $copy->context = $context;

        return $copy;
    }

    public function withLimits(Limits $limits): self
    {
        $copy = clone $this;
        $copy->limits = $limits;

        return $copy;
    }

    /**
     * A converter for all values of a class or interface: of those that cannot carry the attribute, or by one that needs services.
     * It stands wherever its own class is named in `#[Converter]`, too.
     *
     * @param class-string $class
     */
    public function withConverter(string $class, ValueConverter $converter): self
    {
        $copy = clone $this;
        $copy->rules[$class] = $converter;

        return $copy;
    }

    /**
     * A class whose objects are one value each and that cannot carry the attribute {@see Attribute\Value}, which says what the
     * names mean:
     *
     *     SerializerBuilder::create()->withValue(Vendor\Iban::class, write: 'toFormattedString', read: 'parse')->build();
     *
     * @param class-string                   $class
     * @param list<class-string<\Throwable>> $refusedBy
     */
    public function withValue(string $class, ?string $write = null, ?string $read = null, ?string $type = null, ?string $expected = null, array $refusedBy = []): self
    {
        $copy = clone $this;
        $copy->rules[$class] = new ValueStatement($write, $read, $type, $expected, $refusedBy);

        return $copy;
    }

    /**
     * Classes whose attributes count for classes of others; see {@see Attribute\ExtendsSerializationFor}. What they say is looked
     * at when code is made.
     *
     * @param class-string ...$mappings
     */
    public function withMapping(string ...$mappings): self
    {
        $copy = clone $this;
        $copy->mappings = \array_values(\array_unique([...$this->mappings, ...$mappings]));
        \sort($copy->mappings, \SORT_STRING);

        return $copy;
    }

    /**
     * What identifies the objects that properties with `#[Reference]` refer to.
     */
    public function withReferences(References $references): self
    {
        $copy = clone $this;
        $copy->references = $references;

        return $copy;
    }

    /**
     * What is written of an object that stands inside itself, in place of an error:
     *
     *     ->withCircularReferences(static fn(object $object): mixed => $object instanceof Entity ? $object->id() : null)
     *
     * Such a document is written slowly. `#[Ignore]`, `#[MaxDepth]` and `#[Reference]` cost nothing.
     *
     * @param \Closure(object, Context): mixed $write
     */
    public function withCircularReferences(\Closure $write): self
    {
        $copy = clone $this;
        $copy->again = $write;

        return $copy;
    }

    /**
     * What is told of objects of a class, of its subclasses, and of classes that implement it; in the order in which they were
     * registered.
     *
     *     SerializerBuilder::create()->withListener(
     *         Order::class,
     *         beforeSerialize: fn(Order $order) => $order->total = $prices->of($order),
     *         afterSerialize: fn(Order $order, array $data): array => $data + ['_links' => $links->of($order)],
     *     )->build();
     *
     * @template T of object
     *
     * @param class-string<T>                                   $class
     * @param ?callable(T, Context): mixed                 $beforeSerialize   before anything is read from an object
     * @param ?callable(T, array<mixed>, Context): ?array<mixed> $afterSerialize with what was written of it, by key; what it returns
     *                                                                             is written instead, null keeps the data. Not for
     *                                                                             inlined objects, whose members are those of the
     *                                                                             object around them
     * @param ?callable(mixed, Context, class-string): mixed    $beforeDeserialize with what an object of the class in the last argument
     *                                                                             is to be read from; what it returns is read
     *                                                                             instead, null keeps the data. Not for inlined
     *                                                                             objects
     * @param ?callable(T, Context): mixed                 $afterDeserialize  once an object and everything inside it is complete
     */
    public function withListener(string $class, ?callable $beforeSerialize = null, ?callable $afterDeserialize = null, ?callable $afterSerialize = null, ?callable $beforeDeserialize = null): self
    {
        /** @var ?callable(object, Context): mixed $before */
        $before = $beforeSerialize;
        /** @var ?callable(object, array<mixed>, Context): ?array<mixed> $written */
        $written = $afterSerialize;
        /** @var ?callable(object, Context): mixed $after */
        $after = $afterDeserialize;
        $copy = clone $this;
        $copy->listening[] = new Listener(
            $class,
            $before === null ? null : $before(...),
            $written === null ? null : $written(...),
            $beforeDeserialize === null ? null : $beforeDeserialize(...),
            $after === null ? null : $after(...),
        );

        return $copy;
    }

    /**
     * The language of the expressions in `#[When(expression: ...)]`, with functions of the application, and what expressions may
     * name besides `object` and `context`. Without it, it is a new one.
     *
     * @param array<string, mixed> $variables
     */
    public function withExpressions(ExpressionLanguage $language, array $variables = []): self
    {
        $copy = clone $this;
        $copy->conditions = new Conditions($language, $variables);

        return $copy;
    }

    /**
     * What runs the plans; without this it is the extension where it is loaded, and generated PHP code elsewhere.
     *
     *     SerializerBuilder::create()->withEngine(Engine::Php)->build();
     */
    public function withEngine(Engine $engine): self
    {
        $copy = clone $this;
        $copy->engine = $engine;

        return $copy;
    }

    /**
     * Whether only what `kiln compile` has noted is looked for; see {@see Serializer::create()}.
     */
    public function withCompiled(bool $compiled = true): self
    {
        $copy = clone $this;
        $copy->compiled = $compiled;

        return $copy;
    }

    /**
     * A format besides JSON. Calls ask for it by one of its names:
     *
     *     $serializer = SerializerBuilder::create()->withFormat(new Bencode())->build();
     *     $text = $serializer->serialize($order, 'bencode');
     */
    public function withFormat(Format|StreamFormat $format): self
    {
        $copy = clone $this;
        $copy->formats[] = $format;

        return $copy;
    }

    /**
     * What constructors, factories, setters, converters and methods with `AfterDeserialize` throw for a value that they refuse:
     * exceptions of these classes become problems of the document, beside all others. Any other exception comes out as it is, with a {@see Error\ThrownAt} in its chain.
     * A document without problems is read as ever. One with problems is read a second time, so that constructors, setters,
     * factories and methods with `AfterDeserialize` are called for new objects.
     *
     *     SerializerBuilder::create()->withUserErrors(\InvalidArgumentException::class)->build();
     *
     * @param string ...$classes of exceptions, besides those named before
     *
     * @throws \InvalidArgumentException when one is no class or interface of exceptions
     */
    public function withUserErrors(string ...$classes): self
    {
        $copy = clone $this;
        foreach ($classes as $class) {
            $copy->userErrors[] = \is_a($class, \Throwable::class, true) ? $class : throw new \InvalidArgumentException("{$class} is no class of exceptions.");
        }

        return $copy;
    }

    /**
     * @throws UnusableDirectory when someone else can write in the directory for generated code
     * @throws UnusableEngine    when the native engine is asked for, here or in php.ini, and cannot be used
     */
    public function build(): Serializer
    {
        $settings = [$this->limits, $this->rules, $this->formats, $this->mappings, $this->userErrors, $this->references, $this->again, $this->listening, $this->conditions];
        if ($settings === [null, [], [], [], [], null, null, [], null]) {
            $serializer = Serializer::create($this->cacheDir, $this->debug, $this->engine === Engine::Automatic ? null : $this->engine, $this->compiled);

            return $this->context === null ? $serializer : $serializer->with($this->context);
        }

        return Serializer::over(
            $this->runningOn(CodeLookup::in($this->cacheDir, $this->debug, $this->compiled)->withoutNotes(), Extension::isChosen($this->engine)),
            $this->context,
        );
    }

    /**
     * What {@see withContext()} has set, for the `kiln` command.
     *
     * @internal
     */
    public function context(): Context
    {
        return $this->context ?? new Context();
    }

    /**
     * Which engine it is to be, for the `kiln` command.
     *
     * @internal
     */
    public function wantedEngine(): Engine
    {
        return $this->engine;
    }

    /**
     * Whether it runs what was compiled, for the `kiln` command.
     *
     * @internal
     */
    public function isCompiled(): bool
    {
        return $this->compiled && !$this->debug;
    }

    /**
     * What the serializer runs on, for the `kiln` command.
     *
     * @internal
     *
     * @param bool|(\Closure(PhpEngine, ?Context): NativeView) $native see {@see PhpEngine}
     *
     * @throws UnusableDirectory
     */
    public function engine(bool|\Closure $native = false): PhpEngine
    {
        return $this->runningOn(CodeLookup::over(StoreFactory::create($this->cacheDir, $this->debug)), $native);
    }

    /**
     * @param bool|(\Closure(PhpEngine, ?Context): NativeView) $native see {@see PhpEngine}
     */
    private function runningOn(CodeLookup $code, bool|\Closure $native): PhpEngine
    {
        return new PhpEngine($code, $this->rules, $this->limits, $this->debug || $this->cacheDir === null, $native, $this->formats, $this->mappings, $this->userErrors, $this->references, $this->again, $this->listening, $this->conditions);
    }
}
