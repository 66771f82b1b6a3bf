<?php

declare(strict_types=1);

namespace Kiln;

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
final readonly class SerializerBuilder
{
    /**
     * @param array<class-string, ValueConverter|ValueStatement> $rules   by the class they are for
     * @param list<Format|StreamFormat>                          $formats
     */
    private function __construct(
        private ?string $cacheDir,
        private bool $debug,
        private Context $context,
        private Limits $limits,
        private array $rules,
        private Engine $engine,
        private bool $compiled = false,
        private array $formats = [],
    ) {}

    public static function create(): self
    {
        return new self(null, false, new Context(), new Limits(), [], Engine::Automatic);
    }

    /**
     * Where generated code is kept; see {@see Serializer::create()}.
     */
    public function withCacheDir(?string $cacheDir): self
    {
        return new self($cacheDir, $this->debug, $this->context, $this->limits, $this->rules, $this->engine, $this->compiled, $this->formats);
    }

    /**
     * Whether a class that has changed since its code was made is noticed. It costs a look at the time of each source file,
     * once per process and type.
     */
    public function withDebug(bool $debug = true): self
    {
        return new self($this->cacheDir, $debug, $this->context, $this->limits, $this->rules, $this->engine, $this->compiled, $this->formats);
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
        return new self($this->cacheDir, $this->debug, $context, $this->limits, $this->rules, $this->engine, $this->compiled, $this->formats);
    }

    public function withLimits(Limits $limits): self
    {
        return new self($this->cacheDir, $this->debug, $this->context, $limits, $this->rules, $this->engine, $this->compiled, $this->formats);
    }

    /**
     * A converter for all values of a class or interface: of those that cannot carry the attribute, or by one that needs services.
     * It stands wherever its own class is named in `#[Converter]`, too.
     *
     * @param class-string $class
     */
    public function withConverter(string $class, ValueConverter $converter): self
    {
        return new self($this->cacheDir, $this->debug, $this->context, $this->limits, [$class => $converter] + $this->rules, $this->engine, $this->compiled, $this->formats);
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
        $rule = new ValueStatement($write, $read, $type, $expected, $refusedBy);

        return new self($this->cacheDir, $this->debug, $this->context, $this->limits, [$class => $rule] + $this->rules, $this->engine, $this->compiled, $this->formats);
    }

    /**
     * What runs the plans; without this it is the extension where it is loaded, and generated PHP code elsewhere.
     *
     *     SerializerBuilder::create()->withEngine(Engine::Php)->build();
     */
    public function withEngine(Engine $engine): self
    {
        return new self($this->cacheDir, $this->debug, $this->context, $this->limits, $this->rules, $engine, $this->compiled, $this->formats);
    }

    /**
     * Whether only what `kiln compile` has noted is looked for; see {@see Serializer::create()}.
     */
    public function withCompiled(bool $compiled = true): self
    {
        return new self($this->cacheDir, $this->debug, $this->context, $this->limits, $this->rules, $this->engine, $compiled, $this->formats);
    }

    /**
     * A format besides JSON. Calls ask for it by one of its names:
     *
     *     $serializer = SerializerBuilder::create()->withFormat(new Bencode())->build();
     *     $text = $serializer->serialize($order, 'bencode');
     */
    public function withFormat(Format|StreamFormat $format): self
    {
        return new self($this->cacheDir, $this->debug, $this->context, $this->limits, $this->rules, $this->engine, $this->compiled, [...$this->formats, $format]);
    }

    /**
     * @throws UnusableDirectory when someone else can write in the directory for generated code
     * @throws UnusableEngine    when the native engine is asked for, here or in php.ini, and cannot be used
     */
    public function build(): Serializer
    {
        return new Serializer(
            $this->runningOn(CodeLookup::in($this->cacheDir, $this->debug, $this->compiled), Extension::isChosen($this->engine)),
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
        return $this->context;
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
        return new PhpEngine($code, $this->rules, $this->limits, $this->debug || $this->cacheDir === null, $native, $this->formats);
    }
}
