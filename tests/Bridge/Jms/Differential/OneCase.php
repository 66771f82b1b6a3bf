<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Less;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;

/**
 * A call: what is done with what.
 */
final readonly class OneCase
{
    /**
     * @param string        $operation one of {@see Features::OPERATIONS}
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
        return $this->operation === 'write' || $this->operation === 'toArray';
    }

    /**
     * @return iterable<self> the same with one thing less
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
        $data = $this->document === null ? null : json_decode($this->document);
        if ($data !== null) {
            foreach (self::smallerData($data) as $smaller) {
                $json = json_encode($smaller, JSON_PRESERVE_ZERO_FRACTION);
                if ($json !== false && \strlen($json) < \strlen($this->document)) {
                    yield new self($this->operation, $this->shape, $this->seed, $this->type, $json, $this->context);
                }
            }
        }
    }

    /**
     * @return iterable<mixed>
     */
    private static function smallerData(mixed $data): iterable
    {
        if (!\is_array($data) && !$data instanceof \stdClass) {
            if ($data !== null && $data !== 0) {
                yield 0;
            }

            return;
        }
        $members = (array) $data;
        foreach (array_keys($members) as $key) {
            $less = $members;
            unset($less[$key]);
            yield \is_array($data) ? array_values($less) : (object) $less;
        }
        foreach ($members as $key => $member) {
            foreach (self::smallerData($member) as $smaller) {
                $less = $members;
                $less[$key] = $smaller;
                yield \is_array($data) ? array_values($less) : (object) $less;
            }
        }
    }

    public function describe(): string
    {
        return "{$this->operation}, type " . ($this->type ?? '(none)') . ', context ' . ($this->context === null ? '(none)' : '[' . implode('; ', $this->context) . ']')
            . ($this->document === null ? '' : "\ndocument: {$this->document}\n  base64: " . base64_encode($this->document));
    }
}
