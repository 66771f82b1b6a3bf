<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Differential;

use Kiln\Context;
use Kiln\Tests\Bridge\Jms\Differential\Declared;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Call;
use Kiln\Tests\Fuzz\SmallerDocuments;
use Kiln\Tests\Native\Random\ValueMaker;
use Kiln\Tests\Warnings;

/**
 * A call: what is done with what.
 */
final readonly class OneCase implements Call
{
    /**
     * @param Shape   $shape      of the value
     * @param int     $seed       of the value that is written
     * @param bool    $isOrdinary whether it should be right, and no reason to decline
     * @param ?string $type       named by the caller; none is only possible for writing
     * @param ?string $document   that is read
     */
    public function __construct(
        public Operation $operation,
        public Shape $shape,
        public int $seed,
        public bool $isOrdinary,
        public ?string $type,
        public ?string $document,
        public Context $context,
    ) {}

    /**
     * @return array{mixed, bool} the value that is written, and whether all that is in it could be given what it should have
     */
    public function value(Declared $declared): array
    {
        $maker = new ValueMaker($declared, !$this->isOrdinary);
        // PHP warns of values that it converts for a property with a type.
        [$value] = Warnings::of(fn(): mixed => $maker->make($this->shape, new Chance($this->seed)));

        return [$value, $maker->isComplete];
    }

    /**
     * @return iterable<static>
     */
    public function smaller(): iterable
    {
        foreach (self::smallerContexts($this->context) as $context) {
            yield new self($this->operation, $this->shape, $this->seed, $this->isOrdinary, $this->type, $this->document, $context);
        }
        if ($this->operation->isWriting() && $this->type !== null) {
            yield new self($this->operation, $this->shape, $this->seed, $this->isOrdinary, null, $this->document, $this->context);
        }
        foreach ($this->document === null ? [] : SmallerDocuments::of($this->document) as $document) {
            yield new self($this->operation, $this->shape, $this->seed, $this->isOrdinary, $this->type, $document, $this->context);
        }
    }

    public function describe(): string
    {
        $context = $this->context;

        return "{$this->operation->value}, type " . ($this->type ?? '(none)')
            . ', context ' . json_encode(['groups' => $context->groups, 'version' => $context->version, 'nulls' => $context->serializeNull, 'depth' => $context->maxDepth, 'strict' => $context->strict, 'naming' => $context->naming, 'dates' => $context->dateFormats, 'zone' => $context->timezone, 'json' => $context->json, 'keepEmptyObjects' => $context->keepEmptyObjects, 'properties' => $context->properties])
            . ($this->document === null ? '' : "\ndocument: {$this->document}\n  base64: " . base64_encode($this->document));
    }

    /**
     * @return iterable<Context>
     */
    private static function smallerContexts(Context $context): iterable
    {
        yield from $context->key() === '' ? [] : [new Context()];
        yield from $context->groups === null ? [] : [new Context(null, $context->version, $context->serializeNull, $context->maxDepth, $context->strict)];
        yield from $context->version === null ? [] : [new Context($context->groups, null, $context->serializeNull, $context->maxDepth, $context->strict)];
        yield from $context->serializeNull ? [] : [new Context($context->groups, $context->version, true, $context->maxDepth, $context->strict)];
        yield from $context->maxDepth === false ? [] : [new Context($context->groups, $context->version, $context->serializeNull, false, $context->strict)];
        yield from !$context->strict ? [] : [new Context($context->groups, $context->version, $context->serializeNull, $context->maxDepth)];
    }
}
