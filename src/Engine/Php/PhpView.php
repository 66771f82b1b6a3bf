<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Diagnosis\Destination;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\ReadFailure;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\Frame;
use Kiln\Format\IndexedDocument;
use Kiln\Format\Json\JsonText;
use Kiln\Format\Json\ListText;
use Kiln\Format\Json\RawText;
use Kiln\Format\SyntaxException;
use Kiln\Plan\Leaves;
use Kiln\System\CollectorPause;

/**
 * Writes and reads in one context, by generated code, with ext/json between plain data and text; large lists a few items at a
 * time. Where generated code gives up, a {@see SecondPass} says why, or does the work.
 *
 * Most requests get by with a {@see ShortWay}, which loads less.
 *
 * @internal
 */
final class PhpView
{
    /** @var array<string, \Closure(mixed, Reading): mixed> by type */
    private array $readers = [];

    /** @var array<string, true> types whose documents hold no raw JSON */
    private array $withoutRaw = [];

    /** The pattern of objects that an array cannot be told from. */
    private string $toldApart = ShortWay::NUMBERED_OBJECT;

    /** Of json_encode(). */
    private int $flags = ShortWay::FLAGS;

    /**
     * Of json_decode(), see {@see JsonText::decodingDepth()}.
     *
     * @var int<2, max>
     */
    private readonly int $decodingDepth;

    /** @var int<1, max> levels of arrays and objects */
    private readonly int $depth;

    /** @var array<string, string> generated classes by kind of call and type */
    private array $classes = [];

    private ?Writing $jsonWriting = null;

    private ?Writing $arrayWriting = null;

    private ?Reading $reading = null;

    private ?SecondPass $secondPass = null;

    private ?LargeDocuments $largeDocuments = null;

    private ?Populating $populating = null;

    /**
     * @param ?Context $context null for a new one
     * @param ?Leaves  $leaves  of a format other than JSON; null for none
     */
    public function __construct(public readonly PhpEngine $engine, private readonly ?Context $context = null, private readonly ?Leaves $leaves = null)
    {
        $this->depth = $engine->depth;
        $this->decodingDepth = $this->depth < \PHP_INT_MAX ? $this->depth + 1 : \PHP_INT_MAX;
        if ($context?->keepEmptyObjects === true) {
            $this->toldApart = JsonText::OBJECT_LIKE_A_LIST;
        }
        if ($context?->json !== null) {
            $this->flags = $context->json->flags();
        }
    }

    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return string JSON
     */
    public function encode(mixed $value, ?string $type): string
    {
        $around = $this->engine->calls?->begin();
        try {
            $writing = $this->jsonWriting();
            if ($type === null && \is_array($value) && \count($value) > ShortWay::BATCH && \array_is_list($value) && ($this->flags & \JSON_PRETTY_PRINT) === 0) {
                return CollectorPause::during(fn(): string => $this->encodeInBatches($value, $writing));
            }
            try {
                $data = $writing->write($value, $type);
            } catch (\Throwable $failure) {
                $data = $this->secondPass()->writeAgain($failure, $value, $type, Destination::json($this->context));
                $writing->mayHoldRaw = true;
            }

            return $this->text($data, $writing->mayHoldRaw, $value, $type);
        } finally {
            $this->engine->calls?->end($around);
        }
    }

    /**
     * @param iterable<mixed> $items
     * @param int             $size  bytes of a part
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return \Generator<int, string, mixed, string> see {@see EncodedItems::parts()}
     */
    public function encodeItems(iterable $items, Frame $frame, int $size): \Generator
    {
        return (new EncodedItems($this, $this->jsonWriting(), $this->context, $this->flags, $this->depth))->parts($items, $frame, $size);
    }

    /**
     * @param mixed $data       plain data, of the value
     * @param bool  $mayHoldRaw see {@see Writing::$mayHoldRaw}
     *
     * @throws SerializationException
     */
    public function text(mixed $data, bool $mayHoldRaw, mixed $value, ?string $type): string
    {
        try {
            if ($mayHoldRaw) {
                return RawText::encode($data, $this->depth, $this->flags);
            }

            return \ini_get('serialize_precision') === ShortWay::SHORTEST_FLOATS
                ? \json_encode($data, $this->flags | \JSON_THROW_ON_ERROR, $this->depth)
                : JsonText::encode($data, $this->depth, $this->flags);
        } catch (\JsonException $exception) {
            $this->refuse($exception, $value, $type);
        }
    }

    /**
     * @throws SerializationException why the data of a value is no JSON
     */
    public function refuse(\JsonException $exception, mixed $value, ?string $type): never
    {
        $this->secondPass()->write($value, $type, Destination::json($this->context));

        throw SecondPass::unexplained($exception);
    }

    /**
     * @throws InvalidMetadata
     * @throws ReadFailure
     * @throws SyntaxException
     */
    public function decode(string $json, string $type): mixed
    {
        $around = $this->engine->calls?->begin();
        try {
            if (!isset($this->withoutRaw[$type]) && $this->holdsRaw('read', $type)) {
                return $this->readData($type, $this->document($json, 'read', $type));
            }

            return \strlen($json) >= ShortWay::WORTHWHILE
                ? CollectorPause::during(fn(): mixed => $this->decodeLarge($json, $type))
                : $this->readData($type, (\preg_match($this->toldApart, $json) === 1 ? $this->indexed($json) : null) ?? \json_decode($json, true, $this->decodingDepth) ?? JsonText::decode($json, $this->depth));
        } finally {
            $this->engine->calls?->end($around);
        }
    }

    /**
     * As {@see decode()}, after the first pass of another engine has failed.
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     * @throws SyntaxException
     */
    public function decodeAgain(string $json, string $type): mixed
    {
        if ($this->engine->userErrors === []) {
            return $this->decode($json, $type);
        }

        return $this->build($type, $this->document($json, 'read', $type));
    }

    /**
     * As {@see read()}, where user code has refused something in a first pass, or may have.
     *
     * @param mixed $data plain data, or an {@see IndexedDocument}
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    public function build(string $type, mixed $data): mixed
    {
        $around = $this->engine->begin();
        try {
            return $this->secondPass()->build($type, $data);
        } finally {
            $this->engine->end($around);
        }
    }

    /**
     * Whether documents of a type are read as json_decode() gives them. Where empty objects are kept, they are told apart in each
     * text on its own, and raw JSON is cut out of it.
     */
    public function readsAsDecoded(string $type): bool
    {
        return $this->context?->keepEmptyObjects !== true && !$this->holdsRaw('read', $type);
    }

    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return mixed plain data: arrays only, no objects but what {@see Context::$keepEmptyObjects} asks for
     */
    public function write(mixed $value, ?string $type): mixed
    {
        $around = $this->engine->calls?->begin();
        try {
            return ($this->arrayWriting ??= new Writing($this->engine, $this->context, Writing::forArrays($this->context), $this->depth))->write($value, $type);
        } catch (\Throwable $failure) {
            return $this->secondPass()->writeAgain($failure, $value, $type, Destination::plainArray($this->context?->keepEmptyObjects === true));
        } finally {
            $this->engine->calls?->end($around);
        }
    }

    /**
     * @param mixed $data plain data
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    public function read(string $type, mixed $data): mixed
    {
        $around = $this->engine->calls?->begin();
        try {
            return $this->readData($type, $this->context?->keepEmptyObjects === true && !$data instanceof IndexedDocument ? IndexedDocument::of($data, true) : $data);
        } finally {
            $this->engine->calls?->end($around);
        }
    }

    /**
     * As {@see read()}, in a call that has begun.
     *
     * @param mixed $data plain data, or an {@see IndexedDocument}
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    public function readData(string $type, mixed $data): mixed
    {
        $reader = $this->readers[$type] ?? $this->reader($type);
        $reading = $this->reading ??= new Reading($this->engine, $this->context);
        if ($data instanceof IndexedDocument) {
            return $this->secondPass()->readIndexed($type, $data, static fn(mixed $arrays): mixed => $reader($arrays, $reading));
        }
        try {
            return $reader($data, $reading);
        } catch (\Throwable $failure) {
            return $this->secondPass()->readAgain($type, $data, $this->secondPass()->noted($failure, $data));
        }
    }

    /**
     * @template T of object
     *
     * @param T $object
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     * @throws SyntaxException
     *
     * @return T
     */
    public function decodeInto(object $object, string $json): object
    {
        return $this->populate($object, $this->document($json, 'populate', $object::class));
    }

    /**
     * @template T of object
     *
     * @param T     $object
     * @param mixed $data   plain data, or an {@see IndexedDocument}
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     *
     * @return T
     */
    public function populate(object $object, mixed $data): object
    {
        return ($this->populating ??= new Populating($this))->populate($object, $data);
    }

    /**
     * @throws InvalidMetadata
     *
     * @return \Closure(mixed, Reading): mixed
     */
    public function reader(string $type): \Closure
    {
        if (!isset($this->readers[$type])) {
            /** @var \Closure(mixed, Reading): mixed $reader as printed by ReaderPrinter */
            $reader = CodeLookup::functionOf($this->classOf('read', $type), 'read');
            $this->readers[$type] = $reader;
        }

        return $this->readers[$type];
    }

    public function reading(): Reading
    {
        return $this->reading ??= new Reading($this->engine, $this->context);
    }

    /**
     * @param 'read'|'populate' $kind
     *
     * @throws InvalidMetadata
     */
    public function classOf(string $kind, string $type): string
    {
        return $this->classes["{$kind} {$type}"] ??= $this->engine->classOf($kind, $type, $this->context, $this->leaves);
    }

    public function secondPass(): SecondPass
    {
        return $this->secondPass ??= new SecondPass($this->engine, $this->context ?? new Context(), $this->leaves);
    }

    /**
     * No later pass will go over what the call that runs has met so far.
     */
    public function forget(): void
    {
        $this->engine->calls?->forget();
    }

    private function jsonWriting(): Writing
    {
        return $this->jsonWriting ??= new Writing($this->engine, $this->context, Writing::JSON, $this->depth);
    }

    /**
     * The arrays of a few items are encoded and given back before the next are made: they stay in the processor's caches, and
     * the garbage collector never sees many of them.
     *
     * @param list<mixed> $items
     *
     * @throws SerializationException
     */
    private function encodeInBatches(array $items, Writing $writing): string
    {
        $text = new ListText();
        for ($from = 0, $count = \count($items); $from < $count; $from += ShortWay::BATCH) {
            try {
                $data = $writing->items(\array_slice($items, $from, ShortWay::BATCH));
            } catch (\Throwable $failure) {
                $data = $this->secondPass()->writeItemsAgain($failure, $items, $from, ShortWay::BATCH, Destination::json($this->context));
                $writing->mayHoldRaw = true;
            }
            try {
                $json = $writing->mayHoldRaw ? RawText::encode($data, $this->depth, $this->flags) : JsonText::encode($data, $this->depth, $this->flags);
            } catch (\JsonException $exception) {
                $this->secondPass()->writeItems($items, $from, ShortWay::BATCH, Destination::json($this->context));

                throw SecondPass::unexplained($exception);
            }
            $this->engine->calls?->forget();
            $text->add($json);
        }

        return $text->whole();
    }

    /**
     * @throws ReadFailure
     * @throws SyntaxException
     */
    private function decodeLarge(string $json, string $type): mixed
    {
        $indexed = $this->indexed($json);

        return $indexed === null
            ? ($this->largeDocuments ??= new LargeDocuments($this, $this->depth))->read($json, $type)
            : $this->readData($type, $indexed);
    }

    /**
     * @param 'read'|'populate' $kind
     *
     * @throws InvalidMetadata
     * @throws SyntaxException
     *
     * @return mixed plain data, or an {@see IndexedDocument}
     */
    private function document(string $json, string $kind, string $type): mixed
    {
        if (!$this->holdsRaw($kind, $type)) {
            return $this->indexed($json) ?? JsonText::decode($json, $this->depth);
        }
        $data = JsonText::decode($json, $this->depth);
        $objects = JsonText::withObjects($json, $this->depth, $this->toldApart);
        $filled = $this->secondPass()->withRaw($kind, $type, $json, $data, $objects ?? $data);

        return $objects === null ? $filled : IndexedDocument::of($filled, $this->context?->keepEmptyObjects === true);
    }

    /**
     * Whether documents of a type are to hold raw JSON.
     *
     * @param 'read'|'populate' $kind
     */
    private function holdsRaw(string $kind, string $type): bool
    {
        try {
            $class = $this->classOf($kind, $type);
        } catch (InvalidMetadata) {
            // A document that is no JSON is the first thing to be said.
            return false;
        }
        $holds = $class::HOLDS_RAW === true;
        if (!$holds && $kind === 'read') {
            $this->withoutRaw[$type] = true;
        }

        return $holds;
    }

    private function indexed(string $json): ?IndexedDocument
    {
        return IndexedDocument::in(JsonText::withObjects($json, $this->depth, $this->toldApart), $this->context?->keepEmptyObjects === true);
    }
}
