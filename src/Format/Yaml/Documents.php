<?php

declare(strict_types=1);

namespace Kiln\Format\Yaml;

use Kiln\Format\SyntaxException;

/**
 * Reads the documents of a stream (YAML 1.2.2, chapter 9).
 *
 * @internal
 */
final readonly class Documents
{
    private Composer $composer;

    public function __construct(private Source $source)
    {
        $this->composer = new Composer($source);
    }

    /**
     * @throws SyntaxException
     *
     * @return \Generator<int, Document>
     */
    public function all(): \Generator
    {
        $source = $this->source;
        $mayBegin = true;
        while (true) {
            do {
                $source->next();
            } while ($mayBegin && $source->skipMark());
            if ($source->isAtEnd()) {
                return;
            }
            if ($source->isMarker($source->at) && $source->text[$source->at] === '.') {
                $this->passMarker();
                $mayBegin = true;
                continue;
            }
            $start = $source->at;
            $this->composer->begin($mayBegin);
            $isExplicit = $source->isMarker($source->at);
            if ($isExplicit) {
                $source->at += 3;
            } elseif (!$mayBegin) {
                $this->failBetween();
            }
            $root = $this->composer->node(-1, false, false);
            $source->next();
            $mayBegin = $source->isAtEnd();
            $isEnded = false;
            if (!$source->isAtEnd()) {
                $source->isMarker($source->at) || $this->failBetween();
                $isEnded = $source->text[$source->at] === '.';
                if ($isEnded) {
                    $this->passMarker();
                    $mayBegin = true;
                }
            }

            yield new Document($root, $start, $source->at, $isExplicit, $isEnded);
        }
    }

    private function passMarker(): void
    {
        $this->source->at += 3;
        $this->source->endLine();
    }

    private function failBetween(): never
    {
        $this->source->at += \strspn($this->source->text, " \t", $this->source->at);
        $this->source->fail("unexpected {$this->source->found()}: expected the end of the document, or \"---\" before another one");
    }
}
