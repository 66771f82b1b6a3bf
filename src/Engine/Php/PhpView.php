<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Diagnosis\Destination;
use Kiln\Engine\ItemFailure;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\ReadFailure;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\IndexedDocument;
use Kiln\Format\Item;
use Kiln\Format\Json\Batches;
use Kiln\Format\Json\Json;
use Kiln\Format\Json\JsonText;
use Kiln\Format\Json\RawText;
use Kiln\Format\Json\WholeItems;
use Kiln\Format\LimitException;
use Kiln\Format\StreamBuffer;
use Kiln\Format\SyntaxException;
use Kiln\Format\Unbatchable;
use Kiln\Plan\Leaves;
use Kiln\System\CollectorPause;

use function array_filter;
use function array_is_list;
use function array_push;
use function array_values;
use function implode;
use function json_decode;
use function json_encode;
use function preg_match;
use function substr;

/**
 * Writes and reads in one context, by generated code, with ext/json between plain data and text; large lists a few items at a
 * time. Where generated code gives up, a {@see SecondPass} says why, or does the work.
 *
 * What each request does stands in few functions: the first call of one takes a microsecond.
 *
 * @internal
 */
final class PhpView
{
    /** How many items of a list are encoded at once; measured: from 4 to 16 no difference, without batches a fifth slower. */
    private const BATCH = 16;

    /** Bytes below which batches bring nothing when reading. */
    private const WORTHWHILE = 32_768;

    /** As {@see JsonText::FLAGS}. Requests that need nothing else of that class do not load it; a test compares them. */
    private const FLAGS = \JSON_UNESCAPED_SLASHES | \JSON_UNESCAPED_UNICODE | \JSON_PRESERVE_ZERO_FRACTION;

    /** Likewise {@see JsonText::NUMBERED_OBJECT}. */
    private const NUMBERED_OBJECT = '/\{[ \t\n\r]*+"(?:0|\\\\u0030)"[ \t\n\r]*+:/';

    /** Likewise the value of the ini setting by which json_encode() writes the shortest digits of floats. */
    private const SHORTEST_FLOATS = '-1';

    /** Likewise {@see \Kiln\Limits::$depth}. */
    private const DEPTH = 512;

    /** Type strings that surely are lists of one type. */
    private const LIST_TYPE = '/\A\\\\?(?:list<[\w\\\\<>, ]+>|[\w\\\\]+\[\])\z/';

    /** @var array<string, \Closure(mixed, Reading): mixed> by type */
    private array $readers = [];

    /** @var array<class-string, \Closure(object, mixed, Reading): object> by class */
    private array $populators = [];

    /** @var array<string, list<string>> by type */
    private array $largeMembers = [];

    /** @var array<string, true> types whose documents hold no raw JSON */
    private array $withoutRaw = [];

    /** @var array<string, bool> by kind of call and type */
    private array $holdsRaw = [];

    /** The pattern of objects that an array cannot be told from. */
    private string $toldApart = self::NUMBERED_OBJECT;

    /** Of json_encode(). */
    private int $flags = self::FLAGS;

    /**
     * Of json_decode(), see {@see JsonText::decodingDepth()}.
     *
     * @var int<2, max>
     */
    private int $decodingDepth = self::DEPTH + 1;

    /** @var int<1, max> levels of arrays and objects */
    private int $depth = self::DEPTH;

    /** Null as long as nothing is needed but code that is there. */
    private ?PhpEngine $engine = null;

    /** Where that code is found; null where the engine does it. */
    public readonly ?CodeLookup $code;

    /** Null for a new one. */
    private ?Context $context = null;

    /** Of a format other than JSON; null for none. */
    private ?Leaves $leaves = null;

    /** @var array<string, string> generated classes by kind of call and type */
    private array $classes = [];

    private ?Writing $jsonWriting = null;

    private ?Writing $arrayWriting = null;

    private ?Reading $reading = null;

    private ?SecondPass $secondPass = null;

    /**
     * @param PhpEngine|CodeLookup $for     a lookup stands for an engine without any setting over it, and for no context and no leaves
     * @param ?Context             $context null for a new one
     * @param ?Leaves              $leaves  of a format other than JSON; null for none
     */
    public function __construct(PhpEngine|CodeLookup $for, ?Context $context = null, ?Leaves $leaves = null)
    {
        if ($for instanceof CodeLookup) {
            $this->code = $for;

            return;
        }
        $this->code = null;
        $this->engine = $for;
        $this->context = $context;
        $this->leaves = $leaves;
        $this->depth = $for->depth;
        $this->decodingDepth = $this->depth < \PHP_INT_MAX ? $this->depth + 1 : \PHP_INT_MAX;
        if ($context?->keepEmptyObjects === true) {
            $this->toldApart = JsonText::OBJECT_LIKE_A_LIST;
        }
        if ($context?->json !== null) {
            $this->flags = $context->json->flags();
        }
    }

    public function engine(): PhpEngine
    {
        return $this->engine ??= new PhpEngine($this->code ?? throw new \LogicException('A view has an engine, or makes one.'));
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
        // Calls for each item of a stream would take a tenth of what a small item takes.
        $around = $this->engine?->calls?->begin();
        try {
            $writing = $this->jsonWriting ??= new Writing($this->code === null ? $this->engine() : $this, $this->context, Writing::JSON, function (mixed $value, ?string $type): mixed {
                if ($this->jsonWriting !== null) {
                    $this->jsonWriting->mayHoldRaw = true;
                }

                return $this->secondPass()->write($value, $type, Destination::json($this->context));
            }, $this->depth);
            if ($type === null && \is_array($value) && \count($value) > self::BATCH && array_is_list($value) && ($this->flags & \JSON_PRETTY_PRINT) === 0) {
                return CollectorPause::during(fn(): string => $this->encodeInBatches($value, $writing));
            }
            $data = $writing->write($value, $type);
            // What user code throws is not caught here.
            try {
                if ($writing->mayHoldRaw) {
                    return RawText::encode($data, $this->depth, $this->flags);
                }

                return \ini_get('serialize_precision') === self::SHORTEST_FLOATS
                    ? json_encode($data, $this->flags | \JSON_THROW_ON_ERROR, $this->depth)
                    : JsonText::encode($data, $this->depth, $this->flags);
            } catch (\JsonException $exception) {
                $this->secondPass()->write($value, $type, Destination::json($this->context));

                throw self::unexplained($exception);
            }
        } finally {
            $this->engine?->calls?->end($around);
        }
    }

    /**
     * @throws InvalidMetadata
     * @throws ReadFailure
     * @throws SyntaxException
     */
    public function decode(string $json, string $type): mixed
    {
        $around = $this->engine?->calls?->begin();
        try {
            if (!isset($this->withoutRaw[$type]) && $this->holdsRaw('read', $type)) {
                return $this->readData($type, $this->document($json, 'read', $type));
            }

            return \strlen($json) >= self::WORTHWHILE
                ? CollectorPause::during(fn(): mixed => $this->decodeLarge($json, $type))
                : $this->readData($type, (preg_match($this->toldApart, $json) === 1 ? $this->indexed($json) : null) ?? json_decode($json, true, $this->decodingDepth) ?? JsonText::decode($json, $this->depth));
        } finally {
            $this->engine?->calls?->end($around);
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
        if ($this->engine()->userErrors === []) {
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
        $around = $this->engine()->begin();
        try {
            return $this->secondPass()->build($type, $data);
        } finally {
            $this->engine()->end($around);
        }
    }

    /**
     * Whether there may be line ends in what was encoded last: raw JSON of the user's has them, and nothing else that is written in one
     * line.
     */
    public function mayHoldLineEnds(): bool
    {
        return $this->jsonWriting?->mayHoldRaw !== false;
    }

    /**
     * Items of a stream that lie in the buffer as a whole: decoded a few at a time, and each read when it is asked for.
     *
     * @param bool $isLines whether an item is a line, and not an element of an array
     * @param int  $number  of the first
     *
     * @throws InvalidMetadata
     * @throws ItemFailure
     * @throws LimitException  when the stream is too large
     *
     * @return \Generator<int, mixed, mixed, int> returns the number of the next
     */
    public function decodeItems(StreamBuffer $buffer, string $type, bool $isLines, int $number): \Generator
    {
        $engine = $this->engine();
        $longest = $engine->longest();
        $reader = $this->readers[$type] ??= $this->reader($type);
        $reading = $this->reading();
        if ($this->context?->keepEmptyObjects === true || $this->holdsRaw('read', $type)) {
            // They are told apart in each text on its own, and raw JSON is cut out of it.
            return $number;
        }
        $whole = new WholeItems($buffer, $isLines, $engine->limits?->bytes);
        do {
            while ($whole->next()) {
                $first = $number;
                $items = $whole->length() <= $longest ? $whole->decode($this->depth) : null;
                if ($items === null) {
                    foreach ($whole->items() as $item) {
                        yield $number => $this->decodeItem($item, $number, $type);
                        ++$number;
                    }
                }
                foreach ($items ?? [] as $data) {
                    // A call for each item would take a tenth of what a small item takes.
                    $around = $engine->calls?->begin();
                    try {
                        $value = $reader($data, $reading);
                    } catch (\Throwable $failure) {
                        try {
                            $value = $this->readAgain($type, $data, $this->noted($failure, $data));
                        } catch (\Throwable $failure) {
                            throw new ItemFailure($whole->items()[$number - $first], $number, $failure);
                        }
                    } finally {
                        $engine->calls?->end($around);
                    }
                    yield $number => $value;
                    ++$number;
                }
            }
        } while ($whole->comesMore());

        return $number;
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
        $around = $this->engine?->calls?->begin();
        try {
            $writing = $this->arrayWriting ??= $this->arrayWriting();

            return $writing->write($value, $type);
        } finally {
            $this->engine?->calls?->end($around);
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
        $around = $this->engine?->calls?->begin();
        try {
            return $this->readData($type, $this->context?->keepEmptyObjects === true && !$data instanceof IndexedDocument ? IndexedDocument::of($data, true) : $data);
        } finally {
            $this->engine?->calls?->end($around);
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
        $around = $this->engine()->begin();
        try {
            if ($this->engine()->userErrors !== []) {
                $this->secondPass()->build($object::class, $data, $object);

                return $object;
            }
            $populator = $this->populators[$object::class] ??= $this->populator($object::class);
            $reading = $this->reading();
            if ($data instanceof IndexedDocument) {
                $this->secondPass()->populateIndexed($object, $data, static fn(mixed $arrays): object => $populator($object, $arrays, $reading));

                return $object;
            }
            try {
                $populator($object, $data, $reading);
            } catch (\Throwable $failure) {
                throw $this->engine()->isFinding($failure)
                    ? $this->secondPass()->explainPopulating($object, $data, $failure)
                    : $this->engine()->thrownPlaces()->note($failure, true, $data);
            }

            return $object;
        } finally {
            $this->engine()->end($around);
        }
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
        $batches = [];
        for ($from = 0, $count = \count($items); $from < $count; $from += self::BATCH) {
            $data = $writing->items(\array_slice($items, $from, self::BATCH), $from, function () use ($items, $from, $writing): array {
                $writing->mayHoldRaw = true;

                return $this->secondPass()->writeItems($items, $from, self::BATCH, Destination::json($this->context));
            });
            try {
                $json = $writing->mayHoldRaw ? RawText::encode($data, $this->depth, $this->flags) : JsonText::encode($data, $this->depth, $this->flags);
                $batches[] = substr($json, 1, -1);
            } catch (\JsonException $exception) {
                $this->secondPass()->writeItems($items, $from, self::BATCH, Destination::json($this->context));

                throw self::unexplained($exception);
            }
            $this->engine?->calls?->forget();
        }

        return '[' . implode(',', $batches) . ']';
    }

    /**
     * @throws ReadFailure
     * @throws SyntaxException
     */
    private function decodeLarge(string $json, string $type): mixed
    {
        $indexed = $this->indexed($json);
        if ($indexed !== null) {
            return $this->readData($type, $indexed);
        }
        $items = [];
        try {
            if (preg_match(self::LIST_TYPE, $type) !== 1) {
                return $this->readBatch($type, Batches::ofObject($json, $this->largeMembers($type), $this->depth));
            }
            foreach (Batches::ofArray($json, $this->depth) ?? throw new Unbatchable() as $batch) {
                $read = $this->readBatch($type, $batch, \count($items));
                array_push($items, ...\is_array($read) ? array_values($read) : throw new Unbatchable());
                $this->engine?->calls?->forget();
            }

            return $items;
        } catch (Unbatchable $unbatchable) {
            $failure = $unbatchable->getPrevious();
            if ($failure instanceof Mismatch) {
                // The trace of the first one holds what was decoded, which must not lie beside the whole.
                $failure = new Mismatch($failure->at);
            }
            unset($unbatchable, $batch, $read);
            // What follows may be no JSON, and then that is to be said.
            $data = JsonText::decode($json, $this->depth);
            if ($failure !== null) {
                // What has been read is not read once more, because that would call user code once more.
                return $this->readAgain($type, $data, $failure, \count($items));
            }

            return $items !== [] && \is_array($data)
                ? [...$items, ...$this->readFrom($type, $data, \count($items))]
                : $this->readData($type, $data);
        }
    }

    /**
     * @throws ItemFailure
     */
    private function decodeItem(Item $item, int $number, string $type): mixed
    {
        try {
            if ($this->engine()->limits !== null) {
                Json::refuseBeyond($item->text, $this->engine()->limits);
            }

            return $this->decode($item->text, $type);
        } catch (\Throwable $failure) {
            throw new ItemFailure($item, $number, $failure);
        }
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
        $holds = $this->holdsRaw["{$kind} {$type}"] ??= \defined("{$class}::HOLDS_RAW");
        if (!$holds && $kind === 'read') {
            $this->withoutRaw[$type] = true;
            /** @var \Closure(mixed, Reading): mixed $reader as printed by ReaderPrinter */
            $reader = CodeLookup::functionOf($class, 'read');
            $this->readers[$type] ??= $reader;
        }

        return $holds;
    }

    private function indexed(string $json): ?IndexedDocument
    {
        return IndexedDocument::in(JsonText::withObjects($json, $this->depth, $this->toldApart), $this->context?->keepEmptyObjects === true);
    }

    /**
     * @param mixed $data plain data, or an {@see IndexedDocument}
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    private function readData(string $type, mixed $data): mixed
    {
        $reader = $this->readers[$type] ??= $this->reader($type);
        $reading = $this->reading ??= new Reading($this->code === null ? $this->engine() : $this, $this->context);
        if ($data instanceof IndexedDocument) {
            return $this->secondPass()->readIndexed($type, $data, static fn(mixed $arrays): mixed => $reader($arrays, $reading));
        }
        try {
            return $reader($data, $reading);
        } catch (\Throwable $failure) {
            return $this->readAgain($type, $data, $this->noted($failure, $data));
        }
    }

    /**
     * Reads a part of something that is read as a whole when this fails.
     *
     * @param mixed $data plain data, with {@see \Kiln\Format\LazyArray} in the members that {@see largeMembers()} names
     * @param int   $from the number of the first of some items of a list
     *
     * @throws InvalidMetadata
     * @throws Unbatchable when the data does not fit
     */
    private function readBatch(string $type, mixed $data, int $from = 0): mixed
    {
        $reader = $this->readers[$type] ??= $this->reader($type);
        try {
            return $reader($data, $this->reading());
        } catch (Unbatchable $unbatchable) {
            throw $unbatchable;
        } catch (\Throwable $failure) {
            // Exceptions of the user's own code too: what follows may be no JSON, and then that is to be said.
            throw new Unbatchable(previous: $this->noted($failure, $data, $from));
        }
    }

    /**
     * Puts the place in the chain of what code of the user's has thrown, unless it is to be one of the problems of the document.
     * The function that has caught it must ask.
     *
     * @param int $from see {@see readBatch()}
     */
    private function noted(\Throwable $failure, mixed $data, int $from = 0): \Throwable
    {
        return $this->engine()->isUserError($failure) || $this->engine()->isFinding($failure) ? $failure : $this->engine()->thrownPlaces()->note($failure, true, $data, $from, 1);
    }

    /**
     * The items of a list from one on, where those before are read already.
     *
     * @param array<mixed> $list plain data
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     *
     * @return array<mixed>
     */
    private function readFrom(string $type, array $list, int $from): array
    {
        try {
            $read = $this->readBatch($type, \array_slice($list, $from), $from);
        } catch (Unbatchable $unbatchable) {
            $read = $this->readAgain($type, $list, $unbatchable->getPrevious() ?? $unbatchable, $from);
        }

        return \is_array($read) ? $read : [];
    }

    /**
     * Where reading has failed, as a whole or in one of its parts: says why, or reads where what user code throws is one of the
     * problems, and has thrown nothing this time.
     *
     * @param mixed $data plain data, all of it
     * @param int   $from items of a list before this one are right
     *
     * @throws \Throwable
     */
    private function readAgain(string $type, mixed $data, \Throwable $failure, int $from = 0): mixed
    {
        if ($this->engine()->isUserError($failure)) {
            $value = $this->secondPass()->build($type, $data, from: $from);

            return $from === 0 ? $value : throw $failure;
        }

        throw $this->engine()->isFinding($failure) ? $this->secondPass()->explainReading($type, $data, $failure, $from) : $failure;
    }

    /**
     * @return list<string> the keys of an object of this type that hold lists of objects, where it does not matter whether they
     *                      are decoded ahead or one after another
     */
    private function largeMembers(string $type): array
    {
        if (!isset($this->largeMembers[$type])) {
            $constant = $this->classOf('read', $type) . '::LARGE_MEMBERS';
            $keys = \defined($constant) ? \constant($constant) : [];
            $this->largeMembers[$type] = \is_array($keys) ? array_values(array_filter($keys, \is_string(...))) : [];
        }

        return $this->largeMembers[$type];
    }

    /**
     * @param 'read'|'populate' $kind
     *
     * @throws InvalidMetadata
     */
    private function classOf(string $kind, string $type): string
    {
        return $this->classes["{$kind} {$type}"] ??= $this->code?->ofCall($kind, $type) ?? $this->engine()->classOf($kind, $type, $this->context, $this->leaves);
    }

    /**
     * @return \Closure(mixed, Reading): mixed
     */
    private function reader(string $type): \Closure
    {
        /** @var \Closure(mixed, Reading): mixed $reader as printed by ReaderPrinter */
        $reader = CodeLookup::functionOf($this->classOf('read', $type), 'read');

        return $reader;
    }

    /**
     * @param class-string $class
     *
     * @return \Closure(object, mixed, Reading): object
     */
    private function populator(string $class): \Closure
    {
        /** @var \Closure(object, mixed, Reading): object $populator as printed by ReaderPrinter */
        $populator = CodeLookup::functionOf($this->classOf('populate', $class), 'populate');

        return $populator;
    }

    private function arrayWriting(): Writing
    {
        $for = Writing::forArrays($this->context);

        return new Writing($this->code === null ? $this->engine() : $this, $this->context, $for, fn(mixed $value, ?string $type): mixed => $this->secondPass()->write($value, $type, Destination::plainArray($for === Writing::TREE)), $this->depth);
    }

    private function reading(): Reading
    {
        return $this->reading ??= new Reading($this->code === null ? $this->engine() : $this, $this->context);
    }

    private function secondPass(): SecondPass
    {
        return $this->secondPass ??= new SecondPass($this->engine(), $this->context ?? new Context(), $this->leaves);
    }

    private static function unexplained(\JsonException $exception): \LogicException
    {
        return new \LogicException("ext/json refused what Kiln found nothing wrong with: {$exception->getMessage()}.", previous: $exception);
    }
}
