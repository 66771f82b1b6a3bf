<?php

declare(strict_types=1);

namespace Kiln\Format\Json;

use Kiln\Format\Format;
use Kiln\Format\Frame;
use Kiln\Format\StreamFormat;
use Kiln\Limits;

/**
 * A stream of one JSON document a line (NDJSON).
 *
 * @internal
 */
final readonly class JsonLines implements StreamFormat
{
    public function names(): array
    {
        return ['ndjson'];
    }

    public function item(): Format
    {
        return new Json();
    }

    public function frame(): Frame
    {
        return new Frame(end: "\n");
    }

    public function split(iterable $chunks, Limits $limits): \Generator
    {
        return (new NdjsonSplitter($limits->bytes))->split($chunks);
    }
}
