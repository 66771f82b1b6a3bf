<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Engine\CollectorPause;
use Kiln\Engine\ReadFailure;
use Kiln\Engine\Target;
use Kiln\Engine\View;
use Kiln\Error\SerializationException;
use Kiln\Format\Json\Batches;
use Kiln\Format\Json\JsonText;
use Kiln\Format\Json\SyntaxException;
use Kiln\Format\Json\Unbatchable;

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

    /**
     * @param int<1, max> $depth levels of arrays and objects
     */
    public function __construct(private CodeRunner $code, private int $depth) {}

    public function encode(mixed $value, ?string $type): string
    {
        try {
            return $type === null && \is_array($value) && \count($value) > self::BATCH && array_is_list($value)
                ? CollectorPause::during(fn(): string => $this->encodeInBatches($value))
                : JsonText::encode($this->code->write($value, $type, Target::Json), $this->depth);
        } catch (\JsonException|SerializationException $exception) {
            $carefully = $this->code->writeCarefully($value, $type, Target::Json);
            if ($exception instanceof \JsonException) {
                throw new \LogicException("ext/json refused what Kiln found nothing wrong with: {$exception->getMessage()}.", previous: $exception);
            }

            return JsonText::encode($carefully, $this->depth);
        }
    }

    public function decode(string $json, string $type): mixed
    {
        return \strlen($json) >= Batches::WORTHWHILE
            ? CollectorPause::during(fn(): mixed => $this->decodeLarge($json, $type))
            : $this->code->read($type, JsonText::decode($json, $this->depth));
    }

    public function write(mixed $value, ?string $type): mixed
    {
        return $this->code->write($value, $type, Target::PlainArray);
    }

    public function read(string $type, mixed $data): mixed
    {
        return $this->code->read($type, $data);
    }

    public function populate(object $object, mixed $data): object
    {
        return $this->code->populate($object, $data);
    }

    /**
     * The arrays of a few items are encoded and given back before the next are made: they stay in the processor's caches, and
     * the garbage collector never sees many of them.
     *
     * @param list<mixed> $items
     *
     * @throws \JsonException
     */
    private function encodeInBatches(array $items): string
    {
        $batches = [];
        foreach (array_chunk($items, self::BATCH) as $batch) {
            $batches[] = substr(JsonText::encode($this->code->write($batch, null, Target::Json), $this->depth), 1, -1);
        }

        return '[' . implode(',', $batches) . ']';
    }

    /**
     * @throws ReadFailure
     * @throws SyntaxException
     */
    private function decodeLarge(string $json, string $type): mixed
    {
        try {
            return $this->decodeInBatches($json, $type);
        } catch (Unbatchable $unbatchable) {
            // What follows may be no JSON, and then that is to be said.
            $data = JsonText::decode($json, $this->depth);
            $failure = $unbatchable->getPrevious();
            if ($failure !== null) {
                // Nothing is read once more, for that would call user code once more.
                throw $this->code->explain($type, $data, $failure);
            }

            return $this->code->read($type, $data);
        }
    }

    /**
     * @throws Unbatchable
     */
    private function decodeInBatches(string $json, string $type): mixed
    {
        if (preg_match(self::LIST_TYPE, $type) !== 1) {
            return $this->code->readBatch($type, Batches::ofObject($json, $this->code->largeMembers($type), $this->depth));
        }
        $items = [];
        foreach (Batches::ofArray($json, $this->depth) ?? throw new Unbatchable() as $batch) {
            $read = $this->code->readBatch($type, $batch);
            if (!\is_array($read)) {
                throw new Unbatchable();
            }
            array_push($items, ...array_values($read));
        }

        return $items;
    }
}
