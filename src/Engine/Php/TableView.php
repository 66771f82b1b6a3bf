<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Engine\Value\Elements;
use Kiln\Error\Chain;
use Kiln\Error\DeserializationException;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\CannotEncode;
use Kiln\Format\Columns;
use Kiln\Format\LimitException;
use Kiln\Format\RowFormat;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * Writes and reads streams of rows below one header, in one context and one format.
 *
 * @internal
 */
final readonly class TableView
{
    /** How many bytes are gathered before they are passed on. */
    private const CHUNK = 65_536;

    /** For how many bytes a tree counts among these. */
    private const TREE = 512;

    public function __construct(private RowFormat $format, private FormatView $view, private Limits $limits) {}

    /**
     * @param iterable<mixed> $data
     *
     * @throws SerializationException
     * @throws InvalidMetadata
     *
     * @return \Generator<int, string> chunks of some 64 KiB. When the source or an item fails, those before it have been given
     */
    public function chunks(iterable $data): \Generator
    {
        $text = '';
        $rows = [];
        $number = $bytes = 0;
        $columns = null;
        // What writes rows without trees, and the class of these: its columns are those of the table.
        $direct = $class = $writer = $out = null;
        try {
            foreach ($data as $item) {
                try {
                    $row = null;
                    if ($writer !== null && \is_object($item) && $item::class === $class) {
                        try {
                            $row = $writer($item, $out, $direct);
                        } catch (\Throwable $failure) {
                            // The function that has caught it must ask.
                            if (!$failure instanceof CannotEncode && $direct?->engine->isFinding($failure) === false && !Elements::areSpent($failure)) {
                                throw $direct->engine->thrownPlaces()->note($failure, false);
                            }
                            $direct?->engine->calls?->rewind();
                            unset($failure);
                        }
                    }
                    $row ??= $this->view->row($item);
                } catch (SerializationException $exception) {
                    throw $exception->below([$number]);
                } catch (\Throwable $thrown) {
                    throw Chain::below($thrown, [$number]);
                }
                if ($columns === null) {
                    $columns = $this->view->columnsOf($item);
                    $direct = $columns === null ? null : $this->view->rowWriting();
                    $class = \is_object($item) ? $item::class : null;
                    $writer = $class === null ? null : $direct?->rowWriter($class);
                    $out = $direct?->out;
                    $columns ??= Columns::ofRows([$row]);
                    $text = $this->format->header($columns);
                }
                $rows[] = $row;
                ++$number;
                $bytes += \is_string($row) ? \strlen($row) : self::TREE;
                if ($bytes >= self::CHUNK) {
                    $taken = $rows;
                    $rows = [];
                    $bytes = 0;
                    $this->append($text, $taken, $columns, $number - \count($taken));
                    yield $text;
                    $text = '';
                }
            }
            if ($columns !== null) {
                $taken = $rows;
                $rows = [];
                $this->append($text, $taken, $columns, $number - \count($taken));
            }
        } catch (\Throwable $failure) {
            if ($columns !== null && $rows !== []) {
                try {
                    $this->append($text, $rows, $columns, $number - \count($rows));
                } catch (SerializationException $refusal) {
                    // Of a row before.
                    $failure = $refusal;
                }
            }
            if ($text !== '') {
                yield $text;
            }

            throw $failure;
        }
        if ($text !== '') {
            yield $text;
        }
    }

    /**
     * @param iterable<string> $chunks
     *
     * @throws DeserializationException
     * @throws InvalidMetadata
     *
     * @return \Generator<int, mixed>
     */
    public function items(iterable $chunks, string $type): \Generator
    {
        $number = 0;
        try {
            foreach ($this->format->read($chunks, $this->view->expectedOfRow($type), $this->limits) as $rows) {
                foreach ($rows->trees() as $index => $tree) {
                    yield $number => $this->view->readRow($tree, $type, $rows, $index, $number);
                    ++$number;
                }
            }
        } catch (SyntaxException|LimitException $exception) {
            throw $this->view->failure("list<{$type}>", $exception);
        }
    }

    /**
     * @param string      $text   gets the rows, of which those before one that is wrong are written all the same
     * @param list<mixed> $rows   trees, and texts of rows that are ready
     * @param int         $number of the first
     *
     * @throws SerializationException
     */
    private function append(string &$text, array $rows, Columns $columns, int $number): void
    {
        try {
            $written = $this->format->rows($rows, $columns, $number);
            $text = $text === '' ? $written : $text . $written;
        } catch (CannotEncode $refusal) {
            $index = (int) ($refusal->path[0] ?? $number) - $number;
            $text .= $this->format->rows(\array_slice($rows, 0, $index), $columns, $number);

            throw $this->view->refusedRow($rows[$index] ?? null, $columns, $refusal, $number + $index);
        }
    }
}
