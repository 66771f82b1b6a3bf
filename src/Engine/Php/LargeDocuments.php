<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\ReadFailure;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\Json\Batches;
use Kiln\Format\Json\JsonText;
use Kiln\Format\SyntaxException;
use Kiln\Format\Unbatchable;

/**
 * Reads large JSON documents in one context: lists, and lists in members of an object, a few items at a time.
 *
 * @internal
 */
final class LargeDocuments
{
    /** Type strings that surely are lists of one type. */
    private const LIST_TYPE = '/\A\\\\?(?:list<[\w\\\\<>, ]+>|[\w\\\\]+\[\])\z/';

    /** @var array<string, list<string>> by type */
    private array $largeMembers = [];

    /**
     * @param int<1, max> $depth levels of arrays and objects
     */
    public function __construct(private readonly PhpView $view, private readonly int $depth) {}

    /**
     * @throws InvalidMetadata
     * @throws ReadFailure
     * @throws SyntaxException
     */
    public function read(string $json, string $type): mixed
    {
        $items = [];
        try {
            if (\preg_match(self::LIST_TYPE, $type) !== 1) {
                return $this->readBatch($type, Batches::ofObject($json, $this->largeMembers($type), $this->depth));
            }
            foreach (Batches::ofArray($json, $this->depth) ?? throw new Unbatchable() as $batch) {
                $read = $this->readBatch($type, $batch, \count($items));
                \array_push($items, ...\is_array($read) ? \array_values($read) : throw new Unbatchable());
                $this->view->forget();
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
                return $this->view->secondPass()->readAgain($type, $data, $failure, \count($items));
            }

            return $items !== [] && \is_array($data)
                ? [...$items, ...$this->readFrom($type, $data, \count($items))]
                : $this->view->readData($type, $data);
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
        $reader = $this->view->reader($type);
        try {
            return $reader($data, $this->view->reading());
        } catch (Unbatchable $unbatchable) {
            throw $unbatchable;
        } catch (\Throwable $failure) {
            // Exceptions of the user's own code too: what follows may be no JSON, and then that is to be said.
            throw new Unbatchable(previous: $this->view->secondPass()->noted($failure, $data, $from));
        }
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
            $read = $this->view->secondPass()->readAgain($type, $list, $unbatchable->getPrevious() ?? $unbatchable, $from);
        }

        return \is_array($read) ? $read : [];
    }

    /**
     * @return list<string> the keys of an object of this type that hold lists of objects, where it does not matter whether they
     *                      are decoded ahead or one after another
     */
    private function largeMembers(string $type): array
    {
        if (!isset($this->largeMembers[$type])) {
            $constant = $this->view->classOf('read', $type) . '::LARGE_MEMBERS';
            $keys = \defined($constant) ? \constant($constant) : [];
            $this->largeMembers[$type] = \is_array($keys) ? \array_values(\array_filter($keys, \is_string(...))) : [];
        }

        return $this->largeMembers[$type];
    }
}
