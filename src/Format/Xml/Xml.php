<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\Carries;
use Kiln\Format\ElementFormat;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\NotedObject;
use Kiln\Format\Position;
use Kiln\Format\Xml\Parser\Parser;
use Kiln\Limits;

/**
 * XML 1.0 with namespaces. How classes are written say the attributes in {@see \Kiln\Attribute\Xml}.
 *
 * @api
 */
final readonly class Xml implements ElementFormat
{
    public function __construct(private XmlOptions $options = new XmlOptions()) {}

    public function names(): array
    {
        return ['xml'];
    }

    public function title(): string
    {
        return 'XML';
    }

    public function carries(): Carries
    {
        return new Carries(nonFinite: true, facts: true, objects: true);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        $options = $this->options;
        $declaration = $options->declaration ? '<?xml version="1.0"' . ($options->encoding ? ' encoding="UTF-8"' : '') . "?>\n" : '';

        return $declaration . (new Writer($options, $limits->depth))->write($tree, $tree instanceof NotedObject ? null : $options->root) . "\n";
    }

    public function decode(string $text, Limits $limits): mixed
    {
        return $this->decodeElements($text, new Elements(), $limits);
    }

    public function decodeElements(string $text, Elements $expected, Limits $limits): mixed
    {
        if ($limits->bytes !== null && \strlen($text) > $limits->bytes) {
            throw new LimitException(new LimitExceeded(LimitExceeded::TOO_LARGE, \sprintf('the text has %d bytes, more than the %d allowed', \strlen($text), $limits->bytes), $limits->bytes, Position::in($text, $limits->bytes)));
        }
        $parser = new Parser($text, $limits);

        return (new Reader($expected, $parser->source()->text))->read($parser->read());
    }

    public function positions(string $text, array $paths): array
    {
        return $this->positionsOf($text, new Elements(), $paths);
    }

    public function positionsOf(string $text, Elements $expected, array $paths): array
    {
        $parser = new Parser($text, new Limits(PHP_INT_MAX));
        $places = new Places();
        (new Reader($expected, $parser->source()->text, $places))->read($parser->read());
        $positions = [];
        foreach ($paths as $key => $path) {
            $found = $places->of($path);
            $positions[$key] = $found === null ? null : $parser->source()->position($found[0])->at($found[1]);
        }

        return $positions;
    }
}
