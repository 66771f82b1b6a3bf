<?php

declare(strict_types=1);

namespace Kiln;

use Kiln\Engine\JsonProblems;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Native\Host\WriteHost;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\FormatView;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\PhpView;
use Kiln\Engine\Php\ShortWay;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\Php\Streams;
use Kiln\Engine\ReadFailure;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Error\UnusableDirectory;
use Kiln\Error\UnusableEngine;
use Kiln\Format\Json\Json;
use Kiln\Graph\PhpCode;
use Kiln\Native\Declined;
use Kiln\Native\KnownPrograms;

/**
 * Objects to JSON and back, through PHP code made for each class.
 *
 *     $serializer = Serializer::create();
 *
 *     $json = $serializer->serialize($order);
 *     $order = $serializer->deserialize($json, Order::class);
 *
 * Immutable: {@see with()} gives another one bound to a context.
 *
 * @api
 */
final class Serializer
{
    /** As in {@see CodeLookup}, which is not loaded for that; a test compares them. */
    private const GENERATOR = 44;

    /** @var array<string, self> this one with what calls have named, by what that means; only where that may take less than an engine */
    private array $bound = [];

    /** @var \WeakMap<Context, self>|null likewise, by what calls have named */
    private ?\WeakMap $boundOfContexts = null;

    /**
     * @var list<string|int>|null where code of the user's has thrown something in the call that has just failed, as the extension says
     *
     * @phpstan-ignore property.unusedType
     */
    private ?array $thrownAt = null;

    /** Null for one without any setting, which is made when it is needed. */
    private ?PhpEngine $engine = null;

    /** Null for a new one. */
    private ?Context $context = null;

    /** What the extension does without an engine; null for nothing. */
    private ?KnownPrograms $known = null;

    /** Where the extension may know programs, and of an engine that is made when it is needed. */
    private ?string $cacheDir = null;

    /** Likewise whether it runs what was compiled. */
    private bool $compiled = false;

    /** What ordinary calls go to as long as there is no engine, and what makes that; null where there is one from the beginning. */
    private ?ShortWay $short = null;

    /** Each request makes one, and the first time a property is set takes longer than all the rest: so only what differs is set. */
    private function __construct() {}

    /**
     * @internal use {@see create()} or {@see SerializerBuilder}
     */
    public static function over(PhpEngine $engine, ?Context $context): self
    {
        $serializer = new self();
        $serializer->engine = $engine;
        $serializer->context = $context;

        return $serializer;
    }

    /**
     * Works at once, without any setting.
     *
     * @param ?string $cacheDir where generated code is kept; it must belong to the user alone. Without one it is a directory of
     *                          the user's own below the system's temporary directory, or memory where that is not to be had
     * @param bool    $debug    whether a changed class is noticed; with the default directory it always is
     * @param ?Engine $engine   what runs the plans; the extension where it is loaded, unless it is named
     * @param bool    $compiled whether only what `kiln compile` has noted is looked for, without a look at the directory; what it
     *                          has not compiled is made as ever. With $debug it counts for nothing
     *
     * @throws UnusableDirectory         when someone else can write in the directory named
     * @throws UnusableEngine            when the native engine is asked for and cannot be used
     * @throws \InvalidArgumentException when what was compiled is to run, and no directory is named
     */
    public static function create(?string $cacheDir = null, bool $debug = false, ?Engine $engine = null, bool $compiled = false): self
    {
        $isLoaded = \extension_loaded('kiln');
        $mayKnow = $isLoaded && $cacheDir !== null && !$debug && $engine === null;
        $known = $mayKnow ? KnownPrograms::in($cacheDir, '', $compiled, __DIR__, self::GENERATOR) : null;
        $serializer = new self();
        if ($known !== null) {
            $serializer->known = $known;
        } else {
            $namesFiles = $debug || $cacheDir === null;
            $isNative = ($engine !== null || $isLoaded) && Extension::isChosen($engine);
            if (!$namesFiles && !$isNative) {
                $serializer->short = ShortWay::in($cacheDir, $compiled, self::GENERATOR);

                return $serializer;
            }
            $serializer->engine = new PhpEngine(CodeLookup::in($cacheDir, $debug, $compiled), namesFiles: $namesFiles, native: $isNative);
        }
        if ($mayKnow) {
            $serializer->cacheDir = $cacheDir;
            $serializer->compiled = $compiled;
        }

        return $serializer;
    }

    /**
     * @param string  $format  `json`, `xml`, `yaml`, `toml`, `csv`, `msgpack`, `cbor`, or a name of one of your own
     * @param ?string $type    what to write it as, `list<App\Order>`; without one, as what it is
     *
     * @throws SerializationException    with everything that cannot be written
     * @throws InvalidMetadata           when a class contradicts itself
     * @throws \InvalidArgumentException for an unknown format
     */
    public function serialize(mixed $data, string $format = 'json', ?Context $context = null, ?string $type = null): string
    {
        if ($format === 'json') {
            $serializer = $context === null ? $this : $this->bound($context);
            if ($serializer->known !== null) {
                // As NativeView::encode(), by programs that the extension finds without a view.
                $around = $serializer->engine?->begin();
                try {
                    $text = $serializer->known->encode($data, $type, $serializer);
                } catch (\Throwable $failure) {
                    return $serializer->encodeAfter($failure, $data, $type);
                } finally {
                    $serializer->engine?->end($around);
                }

                return $text ?? $serializer->view(null)->encode($data, $type);
            }
            $text = $serializer->engine === null ? $serializer->short?->encode($data, $type) : null;

            return $text ?? $this->view($context)->encode($data, $type);
        }

        return $this->engine()->formatViews()->isPhp($format)
            ? PhpCode::of($data)
            : $this->document($format, $context)->encode($data, $type);
    }

    /**
     * @template T of object
     *
     * @param class-string<T>|string $type   a class, or a type string: `list<App\Order>`, `App\Order[]`, `array<string, int>`
     * @param string                 $format `json`, `xml`, `yaml`, `toml`, `csv`, `msgpack`, `cbor`, or a name of one of your own
     *
     * @throws DeserializationException  with everything that is wrong with the document
     * @throws InvalidMetadata           when a class contradicts itself, or there is no such type
     * @throws \InvalidArgumentException for an unknown format
     *
     * @return ($type is class-string<T> ? T : mixed)
     */
    public function deserialize(string $data, string $type, string $format = 'json', ?Context $context = null): mixed
    {
        if ($format !== 'json') {
            return $this->document($format, $context)->decode($data, $type);
        }
        $serializer = $context === null ? $this : $this->bound($context);
        if ($serializer->known !== null) {
            // As NativeView::decode().
            $value = null;
            $around = $serializer->engine?->begin();
            try {
                if ($serializer->known->decode($data, $type, $serializer, $value)) {
                    return $value;
                }
            } catch (\Throwable $failure) {
                return $serializer->decodeAfter($failure, $data, $type);
            } finally {
                $serializer->engine?->end($around);
            }

            return $serializer->decode($data, $type, null);
        }
        if ($serializer->engine === null && $serializer->short !== null) {
            $value = null;
            try {
                if ($serializer->short->decode($data, $type, $value)) {
                    return $value;
                }
            } catch (\Throwable $failure) {
                throw JsonProblems::located($failure, $data, $type);
            }
        }

        return $this->decode($data, $type, $context);
    }

    /**
     * As {@see serialize()}, but to an array (or scalar) of plain data.
     *
     * @throws SerializationException
     * @throws InvalidMetadata
     */
    public function toArray(mixed $data, ?Context $context = null, ?string $type = null): mixed
    {
        return $this->view($context)->write($data, $type);
    }

    /**
     * As {@see deserialize()}, but from an array (or scalar) of plain data.
     *
     * @template T of object
     *
     * @param class-string<T>|string $type
     *
     * @throws DeserializationException
     * @throws InvalidMetadata
     *
     * @return ($type is class-string<T> ? T : mixed)
     */
    public function fromArray(mixed $data, string $type, ?Context $context = null): mixed
    {
        try {
            return $this->view($context)->read($type, $data);
        } catch (ReadFailure $failure) {
            throw new DeserializationException($type, 'an array', $failure->violations);
        }
    }

    /**
     * Fills an object that exists already: keys that are missing leave it as it is, objects inside it are filled likewise,
     * lists and maps are replaced. When it throws, the object may be partly filled.
     *
     * @template T of object
     *
     * @param T $object
     *
     * @throws DeserializationException
     * @throws InvalidMetadata
     * @throws \InvalidArgumentException for an unknown format
     *
     * @return T the same object
     */
    public function populate(object $object, string $data, string $format = 'json', ?Context $context = null): object
    {
        if ($format !== 'json') {
            return $this->document($format, $context)->populate($object, $data);
        }
        try {
            if ($this->engine()->limits !== null) {
                Json::refuseBeyond($data, $this->engine()->limits);
            }

            return $this->view($context)->decodeInto($object, $data);
        } catch (\Throwable $failure) {
            throw JsonProblems::located($failure, $data, $object::class);
        }
    }

    /**
     * The same serializer, with another context where a call names none. What it does not name stays as it is here.
     */
    public function with(Context $context): self
    {
        return $this->inContext($this->context === null ? $context : $context->over($this->context));
    }

    /**
     * Writes items one after another, with memory for one of them, as one JSON array or a line each (NDJSON).
     *
     *     $serializer->write($repository->all(), fopen('orders.json', 'w'));
     *     foreach ($serializer->write($orders) as $chunk) { echo $chunk; }
     *
     * @param iterable<mixed> $data
     * @param ?resource       $stream a writable stream; without one the text is returned in chunks
     * @param string          $format `json`, `ndjson`, `yaml`, `csv`, `msgpack`, `cbor`, or a name of one of your own
     *
     * @throws SerializationException
     * @throws InvalidMetadata
     * @throws \InvalidArgumentException for an unknown format or what is no stream
     * @throws \RuntimeException         when the stream does not take what is written
     *
     * @return ($stream is null ? \Generator<int, string> : int) chunks of some 64 KiB, or the number of bytes written
     */
    public function write(iterable $data, mixed $stream = null, string $format = 'json', ?Context $context = null): \Generator|int
    {
        return $this->streams($context)->write($data, $stream, $format);
    }

    /**
     * Reads the items of one JSON array, or of lines (NDJSON), one after another, with memory for one of them.
     *
     *     foreach ($serializer->read(fopen('orders.json', 'r'), Order::class) as $order) { ... }
     *     foreach ($serializer->read(fopen('map.geojson', 'r'), Feature::class, at: '/features') as $feature) { ... }
     *
     * @template T of object
     *
     * @param resource|iterable<string> $source a readable stream that need not be seekable, or chunks of text of any size
     * @param class-string<T>|string    $type   of an item
     * @param string                    $format `json`, `ndjson`, `yaml`, `csv`, `msgpack`, `cbor`, or a name of one of your own
     * @param string                    $at     where the array stands in a JSON document: a JSON pointer (RFC 6901); or where the
     *                                          elements stand in a document of XML: `/feed/entry`
     *
     * @throws DeserializationException  while iterating, at the first item that has problems, with all of that item's; or where
     *                                   the document is no JSON, or has no array there
     * @throws InvalidMetadata
     * @throws \InvalidArgumentException for an unknown format, what is no stream, and what is no JSON pointer
     *
     * @return ($type is class-string<T> ? \Generator<int, T> : \Generator<int, mixed>) numbered from 0
     */
    public function read(mixed $source, string $type, string $format = 'json', ?Context $context = null, string $at = ''): \Generator
    {
        return $this->streams($context)->read($source, $type, $format, $at);
    }

    private function decode(string $json, string $type, ?Context $context): mixed
    {
        $view = $this->view($context);
        try {
            if ($this->engine?->limits !== null) {
                Json::refuseBeyond($json, $this->engine->limits);
            }

            return $view->decode($json, $type);
        } catch (\Throwable $failure) {
            throw JsonProblems::located($failure, $json, $type);
        }
    }

    private function document(string $format, ?Context $context): FormatView
    {
        return $this->engine()->formatViews()->document($format, $context, $this->context);
    }

    private function streams(?Context $context): Streams
    {
        return new Streams($this->engine(), $this->view($context), $context, $this->context);
    }

    /**
     * This one with the context of a call, where that may take less than an engine; else this one.
     */
    private function bound(Context $context): self
    {
        if ($this->cacheDir === null && ($this->short === null || $this->engine !== null)) {
            return $this;
        }
        $this->boundOfContexts ??= new \WeakMap();
        $bound = $this->boundOfContexts[$context] ?? null;
        if ($bound === null) {
            $merged = $this->context === null ? $context : $context->over($this->context);
            $bound = $this->boundOfContexts[$context] = $this->bound[$merged->variant()] ??= $this->inContext($merged);
        }
        $bound->engine ??= $this->engine;

        return $bound;
    }

    /**
     * @param Context $context in the place of the one here
     */
    private function inContext(Context $context): self
    {
        $known = $this->cacheDir === null ? null : KnownPrograms::in($this->cacheDir, $context->variant(), $this->compiled, __DIR__, self::GENERATOR);

        $serializer = new self();
        $serializer->context = $context;
        $serializer->known = $known;
        $serializer->short = $known === null ? $this->short?->with($context) : null;
        $serializer->engine = $known === null && $serializer->short === null ? $this->engine() : $this->engine;
        $serializer->cacheDir = $this->cacheDir;
        $serializer->compiled = $this->compiled;

        return $serializer;
    }

    private function engine(): PhpEngine
    {
        return $this->engine ??= $this->short === null
            ? new PhpEngine(CodeLookup::in($this->cacheDir, false, $this->compiled), native: Extension::isChosen(Engine::Native))
            : $this->short->engine();
    }

    private function view(?Context $context): PhpView|NativeView
    {
        return ($this->engine ?? $this->engine())->view($context, $this->context);
    }

    /**
     * Writes what a program has given up, or throws what it has thrown.
     */
    private function encodeAfter(\Throwable $failure, mixed $data, ?string $type): string
    {
        $view = $this->nativeView();

        return $view->isForPhp($failure) ? $view->afterFailure()->encode($data, $type) : throw NativeView::noted($failure, $this->thrownAt, false);
    }

    /**
     * Likewise when reading.
     */
    private function decodeAfter(\Throwable $failure, string $json, string $type): mixed
    {
        if (!$failure instanceof Declined && !$this->engine()->isFinding($failure)) {
            throw JsonProblems::located(NativeView::noted($failure, $this->thrownAt, true), $json, $type);
        }
        try {
            return $this->nativeView()->afterFailure()->decode($json, $type);
        } catch (\Throwable $failure) {
            throw JsonProblems::located($failure, $json, $type);
        }
    }

    private function nativeView(): NativeView
    {
        $view = $this->view(null);

        return $view instanceof NativeView ? $view : throw new \LogicException('What the extension knows is for its own views.');
    }

    /**
     * What programs leave to PHP. The extension asks for it when it is first needed.
     *
     * @phpstan-ignore method.unused
     */
    private function writeHost(): WriteHost
    {
        return $this->nativeView()->writeHost();
    }

    /** @phpstan-ignore method.unused */
    private function readHost(): ReadHost
    {
        return $this->nativeView()->readHost();
    }
}
