<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\Carries;
use Kiln\Format\DirectFormat;
use Kiln\Format\Expected;
use Kiln\Format\Frame;
use Kiln\Format\JoinsLists;
use Kiln\Format\LimitExceeded;
use Kiln\Format\LimitException;
use Kiln\Format\NativeFormat;
use Kiln\Format\Position;
use Kiln\Format\ResolvesScalars;
use Kiln\Format\StreamFormat;
use Kiln\Format\SyntaxException;
use Kiln\Limits;

/**
 * YAML 1.2; a stream of it is a document for each item.
 *
 * @api
 */
final readonly class Yaml implements DirectFormat, JoinsLists, NativeFormat, ResolvesScalars, StreamFormat
{
    public function __construct(private YamlOptions $options = new YamlOptions()) {}

    public function names(): array
    {
        return ['yaml', 'yml'];
    }

    public function title(): string
    {
        return 'YAML';
    }

    public function native(): ?string
    {
        $options = $this->options;

        return $options->indentation === 2 && $options->inlineFrom === null && $options->blockScalars && !$options->quoteSpaces ? 'yaml' : null;
    }

    /**
     * Generated code has the indentation in it.
     */
    public function notation(): ?string
    {
        return $this->native();
    }

    public function output(Limits $limits): Writer
    {
        return new Writer($this->options, $limits->depth);
    }

    public function joinsLists(): bool
    {
        return $this->options->inlineFrom !== 0;
    }

    public function carries(): Carries
    {
        return new Carries(bytes: true, nonFinite: true);
    }

    public function encode(mixed $tree, Limits $limits): string
    {
        return (new Writer($this->options, $limits->depth))->write($tree);
    }

    public function decode(string $text, Limits $limits): mixed
    {
        return $this->decodeAs($text, new Expected(), $limits);
    }

    public function decodeAs(string $text, Expected $expected, Limits $limits): mixed
    {
        if ($limits->bytes !== null && \strlen($text) > $limits->bytes) {
            throw new LimitException(LimitExceeded::text($text, $limits->bytes));
        }
        $source = new Source(\str_ends_with($text, "\n") ? $text : "{$text}\n", $limits->depth);
        try {
            return (new LineReader($source, $expected, $limits, $this->options->ignoreUnknownTags))->document();
        } catch (Unordinary|SyntaxException|LimitException) {
            // Read as a whole; what is wrong, if something is, is said then.
            $source = new Source($text, $limits->depth);
        }
        $document = $this->only($source);

        return $document === null ? null : $this->resolver($source, $expected, $limits)->value($document->root, $expected->root);
    }

    public function positions(string $text, array $paths): array
    {
        $source = new Source($text);
        $document = $this->only($source);

        return $document === null ? \array_map(static fn(array $path): ?Position => $path === [] ? Position::start() : null, $paths) : (new Places($source, $document->root))->of($paths);
    }

    public function item(): self
    {
        return $this;
    }

    public function frame(): Frame
    {
        return new Frame(separator: "---\n");
    }

    public function split(iterable $chunks, Limits $limits): \Generator
    {
        return (new DocumentSplitter($limits->bytes))->split($chunks);
    }

    private function resolver(Source $source, Expected $expected, Limits $limits): Resolver
    {
        return new Resolver($source, $expected, $limits, $this->options->ignoreUnknownTags);
    }

    private function only(Source $source): ?Document
    {
        $only = null;
        foreach ((new Documents($source))->all() as $document) {
            if ($only !== null) {
                $source->fail('unexpected "---": this is a second document, and one is expected; a stream of them is read item by item', $document->start);
            }
            $only = $document;
        }

        return $only;
    }
}
