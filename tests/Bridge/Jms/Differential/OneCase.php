<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Less;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fuzz\Differential\Call;
use Kiln\Tests\Fuzz\SmallerDocuments;

/**
 * A call: what is done with what.
 */
final readonly class OneCase implements Call
{
    /**
     * @param string        $operation one of {@see Features::OPERATIONS}, or `writeXml` or `readXml`
     * @param Shape         $shape     of the value
     * @param int           $seed      of the value that is written, or of the object that is filled
     * @param ?string       $type      named by the caller; none is only possible for writing
     * @param ?string       $document  that is read; JSON for "fromArray" as well
     * @param ?list<string> $context   see {@see ContextMaker}
     */
    public function __construct(
        public string $operation,
        public Shape $shape,
        public int $seed,
        public ?string $type,
        public ?string $document,
        public ?array $context,
    ) {}

    public function isWriting(): bool
    {
        return \in_array($this->operation, ['write', 'writeXml', 'toArray'], true);
    }

    /**
     * @return iterable<static>
     */
    public function smaller(): iterable
    {
        if ($this->context !== null) {
            yield new self($this->operation, $this->shape, $this->seed, $this->type, $this->document, null);
            foreach (array_keys($this->context) as $i) {
                yield new self($this->operation, $this->shape, $this->seed, $this->type, $this->document, Less::without($this->context, $i));
            }
        }
        if ($this->isWriting() && $this->type !== null) {
            yield new self($this->operation, $this->shape, $this->seed, null, $this->document, $this->context);
        }
        foreach ($this->document === null ? [] : ($this->operation === 'readXml' ? XmlDocumentMaker::smaller($this->document) : SmallerDocuments::of($this->document)) as $document) {
            yield new self($this->operation, $this->shape, $this->seed, $this->type, $document, $this->context);
        }
    }

    public function describe(): string
    {
        return "{$this->operation}, type " . ($this->type ?? '(none)') . ', context ' . ($this->context === null ? '(none)' : '[' . implode('; ', $this->context) . ']')
            . ($this->document === null ? '' : "\ndocument: {$this->document}\n  base64: " . base64_encode($this->document));
    }
}
