<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Diagnosis\Destination;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\Runtime\DirectWriting;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\ReadFailure;
use Kiln\Error\Chain;
use Kiln\Error\DeserializationException;
use Kiln\Error\ErrorCode;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Error\ThrownAt;
use Kiln\Error\Violation;
use Kiln\Error\Violations;
use Kiln\Format\CannotEncode;
use Kiln\Format\Columns;
use Kiln\Format\CountsItems;
use Kiln\Format\DirectFormat;
use Kiln\Format\DirectMessageFormat;
use Kiln\Format\DirectRowFormat;
use Kiln\Format\ElementFormat;
use Kiln\Format\Expected;
use Kiln\Format\Format;
use Kiln\Format\IndexedDocument;
use Kiln\Format\JoinsLists;
use Kiln\Format\LimitException;
use Kiln\Format\MessageFormat;
use Kiln\Format\Messages;
use Kiln\Format\Position;
use Kiln\Format\Problems;
use Kiln\Format\ResolvesMessages;
use Kiln\Format\ResolvesScalars;
use Kiln\Format\RowFormat;
use Kiln\Format\Rows;
use Kiln\Format\SyntaxException;
use Kiln\Format\Xml\Elements;
use Kiln\Format\Xml\Xml;
use Kiln\Limits;
use Kiln\Plan\Leaves;
use Kiln\System\CollectorPause;

/**
 * Writes and reads in one context and one format: generated code makes a tree of objects, and the format makes text of it. For
 * JSON {@see PhpView} does the same with shortcuts.
 *
 * @internal
 */
final class FormatView
{
    /** How many items of a list are encoded at once: what is made of them stays small. */
    private const BATCH = 16;

    /** Bytes below which the garbage collector is not worth a thought. */
    private const WORTHWHILE = 32_768;

    private readonly Format $format;

    private readonly Writing $writing;

    private readonly Limits $limits;

    /** Null where a tree is made. */
    private readonly ?DirectWriting $direct;

    /** @var array<string, Expected> by kind of call and type */
    private array $expected = [];

    /** @var array<string, Elements> by kind of call and type */
    private array $elements = [];

    /** @var array<string, Messages> by kind of call and type */
    private array $messages = [];

    private ?DirectMessages $directMessages = null;

    /** @var array<string, ?Columns> by kind of call and type */
    private array $columns = [];

    private ?ScannedXml $scannedXml = null;

    /** @var array<string, Format> that know the type, by kind of call and type */
    private array $formats = [];

    /**
     * @param ?Context    $context null for a new one
     * @param ?Leaves     $leaves  of the format; null for none
     * @param ?NativeView $reader  of the format; null where the extension does not answer
     * @param ?NativeView $writer  likewise
     */
    public function __construct(
        private readonly PhpEngine $engine,
        private readonly ?Context $context,
        private readonly PhpView|NativeView $view,
        Format $format,
        private readonly ?Leaves $leaves = null,
        private readonly ?NativeView $reader = null,
        private readonly ?NativeView $writer = null,
    ) {
        $this->format = $format instanceof ResolvesMessages ? $format->resolving(fn(string $class): Messages => $this->messages('read', $class)) : $format;
        $this->writing = new Writing($engine, $context, Writing::TREE, $engine->depth, $leaves);
        $this->limits = $engine->limits ?? new Limits();
        $this->direct = $this->direct($format);
    }

    private function direct(Format $format): ?DirectWriting
    {
        // What the extension declines is odd.
        $notation = $format instanceof DirectFormat && $this->writer === null ? $format->notation() : null;

        return $notation === null ? null : new DirectWriting($this->engine, $this->context, $notation, $format->output($this->limits), $this->writing, $this->leaves);
    }

    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     */
    public function encode(mixed $value, ?string $type): string
    {
        $around = $this->engine->begin();
        try {
            $text = $this->writer === null ? null : $this->encodeNatively($this->writer, $value, $type);
            if ($text !== null) {
                return $text;
            }
            if ($type === null && \is_array($value) && \count($value) > self::BATCH && $this->writesItems() && \array_is_list($value)) {
                return CollectorPause::during(fn(): string => $this->encodeInBatches($value));
            }

            // A tree of a large value makes the collector run, which finds nothing.
            return ($this->format instanceof RowFormat ? $this->tryRows($this->format, $value, $type) : $this->direct?->tryWrite($value, $type)) ?? CollectorPause::during(fn(): string => $this->encodeByPhp($value, $type));
        } finally {
            $this->engine->end($around);
        }
    }

    /**
     * @throws InvalidMetadata
     */
    private function encodeNatively(NativeView $native, mixed $value, ?string $type): ?string
    {
        if (!$this->format instanceof MessageFormat) {
            return $native->tryEncode($value, $type);
        }
        try {
            $messages = $this->messagesToWrite($value, $type);
        } catch (InvalidMetadata|CannotEncode) {
            // Something else may be the first thing to be said.
            return null;
        }

        $bytes = $native->tryEncode($value, $type, $messages);

        return $bytes !== null && $this->format instanceof DirectMessageFormat ? $this->format->before() . $bytes : $bytes;
    }

    /**
     * @throws SerializationException
     */
    private function encodeByPhp(mixed $value, ?string $type): string
    {
        $tree = $this->written($value, $type);
        if (!$this->format->carries()->roots->has($tree)) {
            $tree = $this->writeSlowly($value, $type);
        }
        // What user code throws is not caught here.
        try {
            return match (true) {
                $this->format instanceof RowFormat => $this->table($this->format, $tree, $value, $type),
                $this->format instanceof MessageFormat => $this->format->of($this->messagesToWrite($value, $type))->encode($tree, $this->limits),
                default => $this->format->encode($tree, $this->limits),
            };
        } catch (CannotEncode $refusal) {
            $this->writeSlowly($value, $type);
            if ($refusal->path !== null) {
                throw $this->refused($type ?? \get_debug_type($value), $refusal);
            }

            throw $this->unexplained($refusal);
        }
    }

    /**
     * Whether a list can be encoded a few items at a time.
     */
    private function writesItems(): bool
    {
        return $this->format instanceof CountsItems || ($this->format instanceof JoinsLists && $this->format->joinsLists());
    }

    /**
     * @param list<mixed> $items
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     */
    private function encodeInBatches(array $items): string
    {
        $counting = $this->format instanceof CountsItems ? $this->format : null;
        $text = $counting?->headOfList(\count($items)) ?? '';
        for ($from = 0, $count = \count($items); $from < $count; $from += self::BATCH) {
            $batch = \array_slice($items, $from, self::BATCH);
            $encoded = $this->direct?->tryWrite($batch, null, $from) ?? $this->encodeBatch($batch, $items, $from);
            $text .= $counting === null ? $encoded : \substr($encoded, \strlen($counting->headOfList(\count($batch))));
            $this->engine->forget();
        }

        return $text;
    }

    /**
     * @param list<mixed> $batch
     * @param list<mixed> $items that it is a part of
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     */
    private function encodeBatch(array $batch, array $items, int $from): string
    {
        try {
            $tree = $this->writing->items($batch);
        } catch (\Throwable $failure) {
            $tree = $this->secondPass()->writeItemsAgain($failure, $items, $from, self::BATCH, Destination::of($this->format));
        }
        try {
            return $this->format->encode($tree, $this->limits);
        } catch (CannotEncode $refusal) {
            $this->secondPass()->writeItems($items, $from, self::BATCH, Destination::of($this->format));

            throw $this->unexplained($refusal);
        }
    }

    /**
     * @param ?Position        $start where the text begins in a stream; null for the start
     * @param list<string|int> $path  of the value in the stream
     *
     * @throws InvalidMetadata
     * @throws DeserializationException
     */
    public function decode(string $text, string $type, ?Position $start = null, array $path = []): mixed
    {
        $around = $this->reader === null ? null : $this->engine->begin();
        $value = null;
        $isUserError = false;
        try {
            $start ??= Position::start();
            if ($this->tryNative($text, $type, $value, $isUserError, $start, $path)) {
                return $value;
            }

            $read = fn(): mixed => $this->readDirectly($text, $type) ?? $this->located($text, 'read', $type, $start, $path, fn(mixed $data): mixed => $isUserError ? $this->view->build($type, $data) : $this->view->read($type, $data));

            return \strlen($text) >= self::WORTHWHILE ? CollectorPause::during($read) : $read();
        } finally {
            if ($this->reader !== null) {
                $this->engine->end($around);
            }
        }
    }

    /**
     * @return ?object null where it is left to the tree
     */
    private function readDirectly(string $text, string $type): ?object
    {
        // What the extension declines is odd.
        if ($this->reader !== null || !$this->format instanceof DirectMessageFormat) {
            return null;
        }
        $this->directMessages ??= new DirectMessages($this->format, $this->engine, $this->context, $this->leaves, $this->limits);

        return $this->directMessages->read($text, $type);
    }

    /**
     * @param bool             $isUserError see {@see NativeView::tryDecode()}
     * @param list<string|int> $path
     */
    private function tryNative(string $text, string $type, mixed &$value, bool &$isUserError, Position $start, array $path): bool
    {
        $beginning = $this->format instanceof DirectMessageFormat ? $this->format->beginning($text) : 0;
        if ($beginning === null || $this->reader === null || ($beginning > 0 && $this->limits->bytes !== null && \strlen($text) > $this->limits->bytes)) {
            return false;
        }
        try {
            return $this->reader->tryDecode($beginning === 0 ? $text : \substr($text, $beginning), $type, $value, $isUserError, $this->tableToRead($type));
        } catch (\Throwable $thrown) {
            throw $this->thrown($thrown, $text, 'read', $type, $start, $path);
        }
    }

    /**
     * @throws InvalidMetadata
     */
    private function tableToRead(string $type): Expected|Elements|Messages|null
    {
        return match (true) {
            $this->format instanceof ElementFormat => $this->elementsFor('read', $type),
            $this->format instanceof MessageFormat => $this->messages('read', $type),
            default => $this->expectedFor('read', $type),
        };
    }

    /**
     * @template T of object
     *
     * @param T $object
     *
     * @throws InvalidMetadata
     * @throws DeserializationException
     *
     * @return T
     */
    public function populate(object $object, string $text): object
    {
        $this->located($text, 'populate', $object::class, Position::start(), [], fn(mixed $data): object => $this->view->populate($object, $data));

        return $object;
    }

    /**
     * The rows of a document without a tree, where all are of one class.
     *
     * @throws InvalidMetadata
     */
    private function tryRows(RowFormat $format, mixed $value, ?string $type): ?string
    {
        if ($this->direct === null || !\is_array($value) || $value === []) {
            return null;
        }
        if ($type === null) {
            foreach ($value as $item) {
                if (!\is_object($item) || $item::class !== ($class ??= $item::class)) {
                    return null;
                }
            }
        }
        $columns = $type === null ? $this->columnsOf(\reset($value)) : $this->columns('write columns', $type);
        $rows = $columns === null || $columns->kinds === [] ? null : $this->direct->tryWrite($value, $type);

        return $rows === null ? null : $format->header($columns) . $rows;
    }

    /**
     * An item of a table, not yet as text.
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     */
    public function row(mixed $value): mixed
    {
        $around = $this->engine->calls === null ? null : $this->engine->begin();
        try {
            $tree = $this->written($value, null);

            return \is_array($tree) && $tree !== [] && !\array_is_list($tree) ? $tree : $this->slowRow($value);
        } finally {
            if ($this->engine->calls !== null) {
                $this->engine->end($around);
            }
        }
    }

    /**
     * What writes rows without a tree. Null where there is no such thing, or what converters and hooks are asked has to be kept.
     */
    public function rowWriting(): ?DirectWriting
    {
        return $this->engine->calls === null ? $this->direct : null;
    }

    /**
     * The columns of an item, by its class.
     *
     * @throws InvalidMetadata
     *
     * @return ?Columns null where that does not say them
     */
    public function columnsOf(mixed $item): ?Columns
    {
        return \is_object($item) && !$item instanceof \stdClass ? $this->columns('write class columns', $item::class) : null;
    }

    /**
     * What is wrong with a row that the format has refused.
     *
     * @param mixed $row a tree, or the text of a row
     */
    public function refusedRow(mixed $row, Columns $columns, CannotEncode $refusal, int $number): SerializationException
    {
        $tree = \is_string($row) && $this->format instanceof DirectRowFormat ? $this->format->cells($row, $columns) : $row;
        try {
            // It is plain data: no code of the user's is called again.
            $this->slowRow($tree);

            return $this->refused('list', $refusal);
        } catch (SerializationException $exception) {
            return $exception->below([$number]);
        }
    }

    private function refused(string $type, CannotEncode $refusal): SerializationException
    {
        return new SerializationException($type, $this->format->title(), Violations::of(new Violation(
            ErrorCode::NotSerializable,
            $refusal->path ?? [],
            $refusal->getMessage(),
            hint: $refusal->hint,
        )), $refusal);
    }

    /**
     * @throws InvalidMetadata
     */
    public function expectedOfRow(string $type): Expected
    {
        return $this->expected["read {$type}"] ??= $this->expected('read', $type);
    }

    /**
     * @param Rows $rows   that it is one of
     * @param int  $index  among these
     * @param int  $number of the row
     *
     * @throws InvalidMetadata
     * @throws DeserializationException
     */
    public function readRow(mixed $tree, string $type, Rows $rows, int $index, int $number): mixed
    {
        try {
            return $this->view->read($type, $tree);
        } catch (ReadFailure $failure) {
            $cells = \array_map(static fn(Violation $violation): string|int|null => $violation->anchor()[0] ?? null, $failure->violations->items);
            $positions = $rows->positions($index, $cells);

            throw new DeserializationException($type, $this->format->title(), $failure->violations->map(static function (Violation $violation, int $which) use ($positions, $number): Violation {
                $position = $positions[$which] ?? null;

                return ($position === null ? $violation : $violation->withPosition($position->line, $position->column, $position->offset))->below([$number]);
            }));
        } catch (\Throwable $thrown) {
            throw $this->thrownInRow($thrown, $rows, $index, $number);
        }
    }

    private function thrownInRow(\Throwable $thrown, Rows $rows, int $index, int $number): \Throwable
    {
        $place = ThrownAt::find($thrown);
        if ($place !== null) {
            $position = $rows->positions($index, [$place->segments[0] ?? null])[0] ?? null;
            Chain::end($thrown, new ThrownAt([$number, ...$place->segments], true, $position?->line, $position?->column, $position?->offset));
        }

        return $thrown;
    }

    public function failure(string $type, SyntaxException|LimitException $exception): DeserializationException
    {
        return new DeserializationException($type, $this->format->title(), Problems::inText($exception, Position::start()));
    }

    /**
     * @param string                 $kind of call: `read` or `populate`
     * @param list<string|int>       $path
     * @param \Closure(mixed): mixed $read
     */
    private function located(string $text, string $kind, string $type, Position $start, array $path, \Closure $read): mixed
    {
        try {
            return $read(IndexedDocument::of($this->tree($text, $kind, $type), $this->context?->keepEmptyObjects === true));
        } catch (ReadFailure $failure) {
            $violations = Problems::located($failure->violations, $this->formatFor($kind, $type), $text, $start, $path);
        } catch (SyntaxException|LimitException $exception) {
            $violations = Problems::inText($exception, $start, $path);
        } catch (\Throwable $thrown) {
            throw $this->thrown($thrown, $text, $kind, $type, $start, $path);
        }

        throw new DeserializationException($type, $this->format->title(), $violations);
    }

    /**
     * @param list<string|int> $path of the value in a stream
     */
    private function thrown(\Throwable $thrown, string $text, string $kind, string $type, Position $start, array $path): \Throwable
    {
        return Problems::thrown($thrown, $this->formatFor($kind, $type), $text, $start, $path);
    }

    /**
     * @throws InvalidMetadata
     * @throws SyntaxException
     * @throws LimitException
     */
    private function tree(string $text, string $kind, string $type): mixed
    {
        if ($this->format instanceof Xml && $kind === 'read') {
            try {
                $this->scannedXml ??= new ScannedXml($this->engine, $this->context, $this->leaves, $this->limits);

                return $this->scannedXml->tree($text, $type);
            } catch (Mismatch) {
                // The parser reads it, or says what is wrong.
            }
        }
        $expected = $this->expectedFor($kind, $type);

        return $expected !== null && $this->format instanceof ResolvesScalars ? $this->format->decodeAs($text, $expected, $this->limits) : $this->formatFor($kind, $type)->decode($text, $this->limits);
    }

    /**
     * @throws InvalidMetadata
     */
    private function elementsFor(string $kind, string $type): Elements
    {
        $key = "{$kind} {$type}";
        if (!isset($this->elements[$key])) {
            /** @var \Closure(): Elements $expected as printed by TablePrinter */
            $expected = CodeLookup::functionOf($this->engine->classOf("{$kind} elements", $type, $this->context, $this->leaves), 'expected');
            $this->elements[$key] = $expected();
        }

        return $this->elements[$key];
    }

    /**
     * @throws InvalidMetadata
     *
     * @return ?Expected null where scalars have types of their own
     */
    private function expectedFor(string $kind, string $type): ?Expected
    {
        return $this->format instanceof ResolvesScalars ? $this->expected["{$kind} {$type}"] ??= $this->expected($kind, $type) : null;
    }

    /**
     * @throws InvalidMetadata
     */
    private function formatFor(string $kind, string $type): Format
    {
        return match (true) {
            $this->format instanceof MessageFormat => $this->formats["{$kind} {$type}"] ??= $this->format->of($this->messages($kind, $type)),
            $this->format instanceof ElementFormat => $this->formats["{$kind} {$type}"] ??= $this->format->of($this->elementsFor($kind, $type)),
            default => $this->format,
        };
    }

    /**
     * @throws InvalidMetadata
     * @throws CannotEncode
     */
    private function messagesToWrite(mixed $value, ?string $type): Messages
    {
        $kind = $type === null ? 'write class' : 'write';
        $type ??= \is_object($value) && !$value instanceof \stdClass ? $value::class : throw new CannotEncode('a message has a class, whose properties have numbers', path: []);

        return $this->messages($kind, $type);
    }

    /**
     * @throws InvalidMetadata
     */
    private function messages(string $kind, string $type): Messages
    {
        $key = "{$kind} {$type}";
        if (!isset($this->messages[$key])) {
            /** @var \Closure(): Messages $messages as printed by TablePrinter */
            $messages = CodeLookup::functionOf($this->engine->classOf("{$kind} messages", $type, $this->context, $this->leaves), 'messages');
            $this->messages[$key] = $messages();
        }

        return $this->messages[$key];
    }

    private function expected(string $kind, string $type): Expected
    {
        /** @var \Closure(): Expected $expected as printed by TablePrinter */
        $expected = CodeLookup::functionOf($this->engine->classOf($kind . ($this->format instanceof RowFormat && $kind === 'read' ? ' cells' : ' expected'), $type, $this->context, $this->leaves), 'expected');

        return $expected();
    }

    /**
     * @throws InvalidMetadata
     * @throws CannotEncode
     */
    private function table(RowFormat $format, mixed $tree, mixed $value, ?string $type): string
    {
        $rows = \is_array($tree) ? \array_values($tree) : [];
        $columns = $type !== null ? $this->columns('write columns', $type) : (\is_array($value) ? $this->columnsOfItems($value) : null);
        $columns ??= $rows === [] ? null : Columns::ofRows($rows);

        return $columns === null ? '' : $format->header($columns) . $format->rows($rows, $columns, 0);
    }

    /**
     * @param array<mixed> $items
     *
     * @return ?Columns null where their classes do not say them
     */
    private function columnsOfItems(array $items): ?Columns
    {
        $all = null;
        $known = [];
        foreach ($items as $item) {
            if (!\is_object($item) || $item instanceof \stdClass) {
                return null;
            }
            if (isset($known[$item::class])) {
                continue;
            }
            $known[$item::class] = true;
            $columns = $this->columns('write class columns', $item::class);
            if ($columns === null) {
                return null;
            }
            $all = $all?->and($columns) ?? $columns;
        }

        return $all;
    }

    /**
     * @return ?Columns null where the type does not say them
     */
    private function columns(string $kind, string $type): ?Columns
    {
        $key = "{$kind} {$type}";
        if (!\array_key_exists($key, $this->columns)) {
            /** @var \Closure(): ?Columns $columns as printed by ColumnsPrinter */
            $columns = CodeLookup::functionOf($this->engine->classOf($kind, $type, $this->context, $this->leaves), 'columns');
            $this->columns[$key] = $columns();
        }

        return $this->columns[$key];
    }

    /**
     * @throws SerializationException
     */
    private function written(mixed $value, ?string $type): mixed
    {
        try {
            return $this->writing->write($value, $type);
        } catch (\Throwable $failure) {
            return $this->secondPass()->writeAgain($failure, $value, $type, Destination::of($this->format));
        }
    }

    /**
     * @throws SerializationException
     */
    private function slowRow(mixed $value): mixed
    {
        return $this->secondPass()->write($value, null, Destination::ofItem($this->format));
    }

    private function unexplained(CannotEncode $refusal): \LogicException
    {
        return new \LogicException("{$this->format->title()} refused what Kiln found nothing wrong with: {$refusal->getMessage()}.", previous: $refusal);
    }

    private function secondPass(): SecondPass
    {
        return new SecondPass($this->engine, $this->context ?? new Context(), $this->leaves);
    }

    /**
     * @throws SerializationException
     */
    private function writeSlowly(mixed $value, ?string $type): mixed
    {
        return $this->secondPass()->write($value, $type, Destination::of($this->format));
    }
}
