<?php

declare(strict_types=1);

namespace Kiln\Format\Xml;

use Kiln\Format\Carries;
use Kiln\Format\DirectFormat;
use Kiln\Format\ElementFormat;
use Kiln\Format\NativeOutput;
use Kiln\Limits;

/**
 * An element of a stream: written without a declaration, and read out of the element that {@see Splitter} puts around it.
 *
 * @internal
 */
final readonly class XmlItem implements DirectFormat, ElementFormat, NativeOutput
{
    public function __construct(private Xml $format, private XmlOptions $options, private Elements $expected = new Elements()) {}

    public function names(): array
    {
        return $this->format->names();
    }

    public function title(): string
    {
        return $this->format->title();
    }

    public function carries(): Carries
    {
        return $this->format->carries();
    }

    public function notation(): ?string
    {
        return $this->format->notation();
    }

    public function nativeOutput(): ?string
    {
        return $this->options->isPlain() ? 'xml item' : null;
    }

    public function output(Limits $limits): XmlOutput
    {
        return new XmlOutput($this->options, '', '', $limits->depth);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        return (new Writer($this->options, $limits->depth))->writeItem($tree);
    }

    public function of(Elements $expected): self
    {
        return new self($this->format, $this->options, $expected);
    }

    public function decode(string $text, Limits $limits): mixed
    {
        return Document::item($text, $limits)->tree($this->expected);
    }

    public function positions(string $text, array $paths): array
    {
        return Document::item($text, new Limits(\PHP_INT_MAX))->positions($this->expected, $paths);
    }
}
