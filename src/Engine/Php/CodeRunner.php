<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Converters;
use Kiln\Engine\Diagnosis\IndexedObjects;
use Kiln\Engine\Diagnosis\ReadDiagnosis;
use Kiln\Engine\Diagnosis\WriteInterpreter;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Planning;
use Kiln\Engine\ReadFailure;
use Kiln\Engine\Target;
use Kiln\Engine\UserCode;
use Kiln\Engine\WritePlans;
use Kiln\Error\ConversionFailed;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\Json\IndexedDocument;
use Kiln\Format\Unbatchable;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Write\WritePlan;

/**
 * Runs generated code between values and plain data; where that gives up, a slow pass over the same plan says why, or does the
 * work. All in one context.
 *
 * @internal
 */
final class CodeRunner implements WritePlans
{
    /** @var array<string, \Closure(mixed, Writing): mixed> by type */
    private array $typeWriters = [];

    /** @var array<string, \Closure(mixed, Reading): mixed> by type */
    private array $readers = [];

    /** @var array<class-string, \Closure(object, mixed, Reading): object> by class */
    private array $populators = [];

    /** @var array<string, list<string>> by type */
    private array $largeMembers = [];

    /** @var array<string, ReadPlan> by type; only of those whose documents have made them necessary */
    private array $readPlans = [];

    private readonly Writing $jsonWriting;
    private readonly Writing $arrayWriting;
    private readonly Reading $reading;

    public function __construct(
        private readonly Planning $planning,
        private readonly CodeLoader $code,
        public readonly Converters $converters,
        private readonly Context $context,
        private readonly int $maxDepth,
    ) {
        $this->jsonWriting = $this->writing(Target::Json);
        $this->arrayWriting = $this->writing(Target::PlainArray);
        $this->reading = new Reading($context, $converters);
    }

    /**
     * @param ?string $type type string; null for what the value itself is
     *
     * @throws InvalidMetadata
     * @throws SerializationException
     *
     * @return mixed plain data
     */
    public function write(mixed $value, ?string $type, Target $target): mixed
    {
        $writing = $target === Target::Json ? $this->jsonWriting : $this->arrayWriting;
        $writing->depth = 0;
        try {
            if ($type !== null) {
                $writer = $this->typeWriters[$target->name . $type] ??= $this->code->writer($type, $this->context, $target);

                return $writer($value, $writing);
            }

            return $writing->dynamic($value);
        } catch (\Throwable $failure) {
            return $this->isFinding($failure) || self::isSpentGenerator($failure) ? $this->writeCarefully($value, $type, $target) : throw $failure;
        }
    }

    /**
     * Writes some items of a list of anything, for JSON.
     *
     * @param list<mixed> $items all of the list
     *
     * @throws SerializationException of all items from these on
     *
     * @return array<mixed> plain data
     */
    public function writeItems(array $items, int $from, int $count): array
    {
        $this->jsonWriting->depth = 0;
        try {
            return $this->jsonWriting->dynamicArray(\array_slice($items, $from, $count));
        } catch (\Throwable $failure) {
            return $this->isFinding($failure) || self::isSpentGenerator($failure) ? $this->writeItemsCarefully($items, $from, $count) : throw $failure;
        }
    }

    /**
     * As {@see writeItems()}, slowly.
     *
     * @param list<mixed> $items all of the list
     *
     * @throws SerializationException
     *
     * @return array<mixed> plain data
     */
    public function writeItemsCarefully(array $items, int $from, int $count): array
    {
        $this->converters->calls->rewind();
        $result = $this->interpreter(Target::Json)->interpretItems($this->planning->write('mixed', $this->context), $items, $from, $count);
        if (!$result->violations->isEmpty()) {
            throw new SerializationException('array', 'JSON', $result->violations);
        }

        return \is_array($result->data) ? $result->data : [];
    }

    /**
     * Writes again, slowly, what json_encode() has refused, to say why.
     *
     * @throws SerializationException
     *
     * @return mixed plain data
     */
    public function writeCarefully(mixed $value, ?string $type, Target $target): mixed
    {
        $plan = $this->planning->write($type ?? 'mixed', $this->context);

        $this->converters->calls->rewind();
        $result = $this->interpreter($target)->interpret($plan, $value);
        if (!$result->violations->isEmpty()) {
            throw new SerializationException($type ?? get_debug_type($value), $target === Target::Json ? 'JSON' : 'an array', $result->violations);
        }

        return $result->data;
    }

    /**
     * @param mixed $data plain data, or an {@see IndexedDocument}
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    public function read(string $type, mixed $data): mixed
    {
        $reader = $this->readers[$type] ??= $this->code->reader($type, $this->context);
        if ($data instanceof IndexedDocument) {
            $plan = $this->readPlans[$type] ??= $this->code->readPlan($type, $this->context);

            return $this->readIndexed($plan, $data, fn(mixed $arrays): mixed => $reader($arrays, $this->reading), null);
        }
        try {
            return $reader($data, $this->reading);
        } catch (Mismatch|ConversionFailed|\Error $failure) {
            throw $this->explain($type, $data, $failure);
        }
    }

    /**
     * What to throw where reading has failed, as a whole or in one of its parts.
     *
     * @param mixed $data plain data, all of it
     * @param int   $from items of a list before this one are right
     *
     * @throws InvalidMetadata
     */
    public function explain(string $type, mixed $data, \Throwable $failure, int $from = 0): \Throwable
    {
        return $this->isFinding($failure) ? $this->diagnose($this->planning->read($type, $this->context), $data, $failure, from: $from) : $failure;
    }

    /**
     * The items of a list from one on, where those before are read already.
     *
     * @param array<mixed> $list plain data
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     *
     * @return array<mixed>
     */
    public function readFrom(string $type, array $list, int $from): array
    {
        try {
            $read = $this->readBatch($type, \array_slice($list, $from));
        } catch (Unbatchable $unbatchable) {
            throw $this->explain($type, $list, $unbatchable->getPrevious() ?? $unbatchable, $from);
        }

        return \is_array($read) ? $read : [];
    }

    /**
     * Reads a part of something that is read as a whole when this fails.
     *
     * @param mixed $data plain data, with {@see \Kiln\Format\LazyArray} in the members that {@see largeMembers()} names
     *
     * @throws InvalidMetadata
     * @throws Unbatchable when the data does not fit
     */
    public function readBatch(string $type, mixed $data): mixed
    {
        $reader = $this->readers[$type] ??= $this->code->reader($type, $this->context);
        try {
            return $reader($data, $this->reading);
        } catch (Unbatchable $unbatchable) {
            throw $unbatchable;
        } catch (\Throwable $failure) {
            // Exceptions of the user's own code too: what follows may be no JSON, and then that is to be said.
            throw new Unbatchable(previous: $failure);
        }
    }

    /**
     * @throws InvalidMetadata
     *
     * @return list<string> the keys of an object of this type that hold lists of objects, where it does not matter whether they
     *                      are decoded ahead or one after another
     */
    public function largeMembers(string $type): array
    {
        return $this->largeMembers[$type] ??= $this->code->largeMembers($type, $this->context);
    }

    /**
     * @template T of object
     *
     * @param T     $object
     * @param mixed $data   plain data, or an {@see IndexedDocument}
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     *
     * @return T
     */
    public function populate(object $object, mixed $data): object
    {
        $populator = $this->populators[$object::class] ??= $this->code->populator($object::class, $this->context);
        if ($data instanceof IndexedDocument) {
            $plan = $this->code->populatePlan($object::class, $this->context);
            $this->readIndexed($plan, $data, fn(mixed $arrays): object => $populator($object, $arrays, $this->reading), $object);

            return $object;
        }
        try {
            $populator($object, $data, $this->reading);
        } catch (Mismatch|ConversionFailed|\Error $failure) {
            throw $this->isFinding($failure) ? $this->diagnose($this->planning->populate($object::class, $this->context), $data, $failure, $object) : $failure;
        }

        return $object;
    }

    /**
     * @param \Closure(mixed): mixed $read     by generated code
     * @param ?object                $existing to fill
     *
     * @throws ReadFailure
     */
    private function readIndexed(ReadPlan $plan, IndexedDocument $document, \Closure $read, ?object $existing): mixed
    {
        try {
            return $read(IndexedObjects::toRead($plan, $document));
        } catch (Mismatch|ConversionFailed|\Error $failure) {
            throw $this->isFinding($failure) ? $this->diagnose($plan, IndexedObjects::toExplain($plan, $document), $failure, $existing) : $failure;
        }
    }

    public function forClass(string $class): WritePlan
    {
        return $this->planning->writeClass($class, $this->context);
    }

    /**
     * Whether generated code has found that a value does not fit, or a converter has said so; not what user code has thrown.
     */
    private function isFinding(\Throwable $failure): bool
    {
        return $failure instanceof Mismatch || $this->converters->calls->isRefusal($failure) || ($failure instanceof \Error && !UserCode::hasThrown($failure));
    }

    /**
     * Everything that is wrong with the data; where nothing is, user code has failed, and its own error stands.
     */
    private function diagnose(ReadPlan $plan, mixed $data, \Throwable $failure, ?object $existing = null, int $from = 0): \Throwable
    {
        $violations = (new ReadDiagnosis($this->converters, $this->context))->find($plan, $data, $existing, $failure instanceof Mismatch ? $failure->at : null, $from);
        if (!$violations->isEmpty()) {
            return new ReadFailure($violations);
        }

        return $failure instanceof Mismatch
            ? new \LogicException("Kiln could not read {$plan->type}, and cannot say why: {$failure->getMessage()}. This is an error in Kiln.", previous: $failure)
            : $failure;
    }

    /**
     * PHP has no class of its own for this (php-src, Zend/zend_generators.c).
     */
    private static function isSpentGenerator(\Throwable $exception): bool
    {
        return $exception::class === \Exception::class && preg_match('/^Cannot (?:traverse an already closed|rewind a) generator/', $exception->getMessage()) === 1;
    }

    private function interpreter(Target $target): WriteInterpreter
    {
        return new WriteInterpreter($this->converters, $this, $this->context, $target, $this->maxDepth);
    }

    private function writing(Target $target): Writing
    {
        return new Writing(
            $this->maxDepth,
            $this->context,
            $target,
            $this->converters,
            fn(string $class): \Closure => $this->code->classWriter($class, $this->context, $target),
        );
    }
}
