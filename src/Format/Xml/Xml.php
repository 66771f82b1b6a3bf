<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\Carries;
use Kiln\Format\DirectFormat;
use Kiln\Format\ElementFormat;
use Kiln\Format\FoundAtPath;
use Kiln\Format\Frame;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\NativeFormat;
use Kiln\Format\NativeOutput;
use Kiln\Format\StreamBuffer;
use Kiln\Limits;

/**
 * XML 1.0 with namespaces. How classes are written say the attributes in {@see \Kiln\Attribute\Xml}.
 *
 * @api
 */
final readonly class Xml implements DirectFormat, ElementFormat, FoundAtPath, NativeFormat, NativeOutput
{
    public function __construct(private XmlOptions $options = new XmlOptions(), private Elements $expected = new Elements()) {}

    /**
     * @internal
     */
    public function options(): XmlOptions
    {
        return $this->options;
    }

    public function names(): array
    {
        return ['xml'];
    }

    public function title(): string
    {
        return 'XML';
    }

    public function native(): string
    {
        // What is read no option changes.
        return 'xml';
    }

    public function nativeOutput(): ?string
    {
        return $this->options->isPlain() && $this->options->declaration && $this->options->encoding && $this->options->root === null ? 'xml' : null;
    }

    public function carries(): Carries
    {
        return new Carries(nonFinite: true, facts: true, objects: true);
    }

    public function notation(): ?string
    {
        return $this->options->isPlain() ? 'xml' : null;
    }

    public function output(Limits $limits): XmlOutput
    {
        return new XmlOutput($this->options, $this->declaration(), "\n", $limits->depth);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        return $this->declaration() . (new Writer($this->options, $limits->depth))->write($tree) . "\n";
    }

    public function of(Elements $expected): self
    {
        return new self($this->options, $expected);
    }

    public function decode(string $text, Limits $limits): mixed
    {
        if ($limits->bytes !== null && \strlen($text) > $limits->bytes) {
            throw new LimitException(LimitExceeded::text($text, $limits->bytes));
        }

        return Document::of($text, $limits)->tree($this->expected);
    }

    public function positions(string $text, array $paths): array
    {
        return Document::of($text, new Limits(\PHP_INT_MAX))->positions($this->expected, $paths);
    }

    public function item(): XmlItem
    {
        return new XmlItem($this, $this->options);
    }

    public function frame(): Frame
    {
        return (new Writer($this->options, 2))->frame($this->declaration());
    }

    public function split(iterable $chunks, Limits $limits): \Generator
    {
        return (new Splitter(new StreamBuffer($chunks), ItemPath::of($this->options->at), $limits->bytes, $limits->depth))->split();
    }

    public function at(string $path): self
    {
        $options = $this->options;
        ItemPath::of($path);

        return new self(new XmlOptions($options->indentation, $options->declaration, $options->encoding, $options->root, $options->item, $options->namespace, $path, $options->nil));
    }

    private function declaration(): string
    {
        return $this->options->declaration ? '<?xml version="1.0"' . ($this->options->encoding ? ' encoding="UTF-8"' : '') . "?>\n" : '';
    }
}
