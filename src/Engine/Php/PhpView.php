<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Engine\CollectorPause;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\ReadFailure;
use Kiln\Engine\Target;
use Kiln\Engine\UserCalls;
use Kiln\Engine\View;
use Kiln\Error\SerializationException;
use Kiln\Format\Json\Batches;
use Kiln\Format\Json\IndexedDocument;
use Kiln\Format\Json\JsonText;
use Kiln\Format\SyntaxException;
use Kiln\Format\Unbatchable;

/**
 * By generated code, with ext/json between plain data and text; large lists a few items at a time.
 *
 * @internal
 */
final readonly class PhpView implements View
{
    /** How many items of a list are encoded at once; measured: from 4 to 16 no difference, without batches a fifth slower. */
    private const BATCH = 16;

    /** Type strings that surely are lists of one type. */
    private const LIST_TYPE = '/\A\\\\?(?:list<[\w\\\\<>, ]+>|[\w\\\\]+\[\])\z/';

    private UserCalls $calls;

    /**
     * @param int<1, max> $depth levels of arrays and objects
     */
    public function __construct(private CodeRunner $code, private int $depth)
    {
        $this->calls = $code->converters->calls;
    }

    public function encode(mixed $value, ?string $type): string
    {
        $around = $this->calls->running;
        if ($around !== null) {
            $this->calls->begin();
        }
        try {
            if ($type === null && \is_array($value) && \count($value) > self::BATCH && array_is_list($value)) {
                return CollectorPause::during(fn(): string => $this->encodeInBatches($value));
            }
            $data = $this->code->write($value, $type, Target::Json);
            // What user code throws is not caught here.
            try {
                return JsonText::encode($data, $this->depth);
            } catch (\JsonException $exception) {
                $this->code->writeCarefully($value, $type, Target::Json);

                throw self::unexplained($exception);
            }
        } finally {
            $this->calls->running = $around;
        }
    }

    public function decode(string $json, string $type): mixed
    {
        $around = $this->calls->running;
        if ($around !== null) {
            $this->calls->begin();
        }
        try {
            return \strlen($json) >= Batches::WORTHWHILE
                ? CollectorPause::during(fn(): mixed => $this->decodeLarge($json, $type))
                : $this->code->read($type, IndexedDocument::of($json, $this->depth) ?? JsonText::decode($json, $this->depth));
        } finally {
            $this->calls->running = $around;
        }
    }

    public function write(mixed $value, ?string $type): mixed
    {
        $around = $this->calls->running;
        if ($around !== null) {
            $this->calls->begin();
        }
        try {
            return $this->code->write($value, $type, Target::PlainArray);
        } finally {
            $this->calls->running = $around;
        }
    }

    public function read(string $type, mixed $data): mixed
    {
        $around = $this->calls->running;
        if ($around !== null) {
            $this->calls->begin();
        }
        try {
            return $this->code->read($type, $data);
        } finally {
            $this->calls->running = $around;
        }
    }

    public function populate(object $object, mixed $data): object
    {
        $around = $this->calls->running;
        if ($around !== null) {
            $this->calls->begin();
        }
        try {
            return $this->code->populate($object, $data);
        } finally {
            $this->calls->running = $around;
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
    private function encodeInBatches(array $items): string
    {
        $batches = [];
        for ($from = 0, $count = \count($items); $from < $count; $from += self::BATCH) {
            $data = $this->code->writeItems($items, $from, self::BATCH);
            try {
                $batches[] = substr(JsonText::encode($data, $this->depth), 1, -1);
            } catch (\JsonException $exception) {
                $this->code->writeItemsCarefully($items, $from, self::BATCH);

                throw self::unexplained($exception);
            }
            $this->calls->forget();
        }

        return '[' . implode(',', $batches) . ']';
    }

    private static function unexplained(\JsonException $exception): \LogicException
    {
        return new \LogicException("ext/json refused what Kiln found nothing wrong with: {$exception->getMessage()}.", previous: $exception);
    }

    /**
     * @throws ReadFailure
     * @throws SyntaxException
     */
    private function decodeLarge(string $json, string $type): mixed
    {
        $indexed = IndexedDocument::of($json, $this->depth);
        if ($indexed !== null) {
            return $this->code->read($type, $indexed);
        }
        $items = [];
        try {
            if (preg_match(self::LIST_TYPE, $type) !== 1) {
                return $this->code->readBatch($type, Batches::ofObject($json, $this->code->largeMembers($type), $this->depth));
            }
            foreach (Batches::ofArray($json, $this->depth) ?? throw new Unbatchable() as $batch) {
                $read = $this->code->readBatch($type, $batch);
                array_push($items, ...\is_array($read) ? array_values($read) : throw new Unbatchable());
                $this->calls->forget();
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
                // Nothing is read once more, for that would call user code once more.
                throw $this->code->explain($type, $data, $failure, \count($items));
            }

            return $items !== [] && \is_array($data)
                ? [...$items, ...$this->code->readFrom($type, $data, \count($items))]
                : $this->code->read($type, $data);
        }
    }
}
