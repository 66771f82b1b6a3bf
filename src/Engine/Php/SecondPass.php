<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Context;
use Kiln\Engine\Diagnosis\Destination;
use Kiln\Engine\Diagnosis\IndexedObjects;
use Kiln\Engine\Diagnosis\ReadDiagnosis;
use Kiln\Engine\Diagnosis\WriteInterpreter;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\ReadFailure;
use Kiln\Engine\Value\Elements;
use Kiln\Engine\WritePlans;
use Kiln\Error\InvalidMetadata;
use Kiln\Error\SerializationException;
use Kiln\Format\IndexedDocument;
use Kiln\Plan\Leaves;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Plan\Write\WritePlan;

/**
 * Goes over a plan once more, slowly, where generated code has given up: says why, or does the work. All in one context.
 *
 * @internal
 */
final class SecondPass implements WritePlans
{
    /** @var array<string, ReadPlan> by kind and type; only of those whose documents have made them necessary */
    private array $plans = [];

    /** @var array<string, WritePlan> by type */
    private array $writePlans = [];

    /** @var \WeakMap<Context, array<class-string, WritePlan>>|null by class; to plan takes many times as long as to write */
    private ?\WeakMap $classPlans = null;

    public function __construct(private readonly PhpEngine $engine, private readonly Context $context, private readonly ?Leaves $leaves = null) {}

    /**
     * @throws SerializationException
     *
     * @return mixed plain data
     */
    public function write(mixed $value, ?string $type, Destination $destination): mixed
    {
        $plan = $this->writePlan($type ?? 'mixed');
        $this->engine->converters()->calls->rewind();
        $result = $this->interpreter($destination)->interpret($plan, $value);
        if (!$result->violations->isEmpty()) {
            throw new SerializationException($type ?? \get_debug_type($value), $destination->title, $result->violations);
        }

        return $result->data;
    }

    /**
     * Some items of a list of anything, for JSON.
     *
     * @param list<mixed> $items all of the list
     *
     * @throws SerializationException
     *
     * @return array<mixed> plain data
     */
    public function writeItems(array $items, int $from, int $count, Destination $destination): array
    {
        $this->engine->converters()->calls->rewind();
        $result = $this->interpreter($destination)->interpretItems($this->writePlan('mixed'), $items, $from, $count);
        if (!$result->violations->isEmpty()) {
            throw new SerializationException('array', $destination->title, $result->violations);
        }

        return \is_array($result->data) ? $result->data : [];
    }

    /**
     * {@see write()} after generated code has given up. The function that has caught the failure must ask.
     *
     * @throws \Throwable the failure, with its place, where code of the user's has thrown it
     *
     * @return mixed plain data
     */
    public function writeAgain(\Throwable $failure, mixed $value, ?string $type, Destination $destination): mixed
    {
        return $this->engine->isFinding($failure) || Elements::areSpent($failure)
            ? $this->write($value, $type, $destination)
            : throw $this->engine->thrownPlaces()->note($failure, false, between: 1);
    }

    /**
     * {@see writeItems()} likewise.
     *
     * @param list<mixed> $items all of the list
     *
     * @throws \Throwable
     *
     * @return array<mixed> plain data
     */
    public function writeItemsAgain(\Throwable $failure, array $items, int $from, int $count, Destination $destination): array
    {
        return $this->engine->isFinding($failure) || Elements::areSpent($failure)
            ? $this->writeItems($items, $from, $count, $destination)
            : throw $this->engine->thrownPlaces()->note($failure, false, offset: $from, between: 1);
    }

    /**
     * @param mixed $data plain data, all of it
     * @param int   $from items of a list before this one are right
     *
     * @throws InvalidMetadata
     */
    private function explainReading(string $type, mixed $data, \Throwable $failure, int $from): \Throwable
    {
        return $this->diagnose($this->engine->planning()->read($type, $this->context, $this->leaves), $data, $failure, null, $from);
    }

    /**
     * Where reading has failed, as a whole or in one of its parts: says why, or reads where what user code throws is one of the
     * problems, and has thrown nothing this time.
     *
     * @param mixed $data plain data, all of it
     * @param int   $from items of a list before this one are right
     *
     * @throws \Throwable
     */
    public function readAgain(string $type, mixed $data, \Throwable $failure, int $from = 0): mixed
    {
        if ($this->engine->isUserError($failure)) {
            $value = $this->build($type, $data, from: $from);

            return $from === 0 ? $value : throw $failure;
        }

        throw $this->engine->isFinding($failure) ? $this->explainReading($type, $data, $failure, $from) : $failure;
    }

    /**
     * Puts the place in the chain of what code of the user's has thrown, unless it is to be one of the problems of the document.
     * The function that has caught it must ask.
     *
     * @param mixed $data plain data
     * @param int   $from the number of the first of some items of a list
     */
    public function noted(\Throwable $failure, mixed $data, int $from = 0): \Throwable
    {
        return $this->engine->isUserError($failure) || $this->engine->isFinding($failure) ? $failure : $this->engine->thrownPlaces()->note($failure, true, $data, $from, 1);
    }

    /**
     * @param mixed $data plain data
     *
     * @throws InvalidMetadata
     */
    public function explainPopulating(object $object, mixed $data, \Throwable $failure): \Throwable
    {
        return $this->diagnose($this->engine->planning()->populate($object::class, $this->context, $this->leaves), $data, $failure, $object);
    }

    /**
     * @param \Closure(mixed): mixed $read by generated code
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    public function readIndexed(string $type, IndexedDocument $document, \Closure $read): mixed
    {
        return $this->indexed($this->plan('read plan', $type), $document, $read, null);
    }

    /**
     * @param \Closure(mixed): mixed $populate by generated code
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    public function populateIndexed(object $object, IndexedDocument $document, \Closure $populate): void
    {
        $this->indexed($this->plan('populate plan', $object::class), $document, $populate, $object);
    }

    /**
     * Reads where what user code throws is one of the problems.
     *
     * @param mixed   $data     plain data, or an {@see IndexedDocument}
     * @param ?object $existing to fill
     * @param int     $from     items of a list before this one are right, and left out
     *
     * @throws InvalidMetadata
     * @throws ReadFailure
     */
    public function build(string $type, mixed $data, ?object $existing = null, int $from = 0): mixed
    {
        $this->engine->converters()->calls->rewind();
        $plan = $this->plan($existing === null ? 'read plan' : 'populate plan', $type);

        return (new ReadDiagnosis($this->engine->converters(), $this->context))->build(
            $plan,
            $data instanceof IndexedDocument ? IndexedObjects::toExplain($plan, $data) : $data,
            $existing,
            $this->engine->userErrors,
            $from,
        );
    }

    /**
     * @param 'read'|'populate' $kind
     * @param mixed             $data    see {@see RawPlaces::fill()}
     * @param mixed             $decoded likewise
     *
     * @throws InvalidMetadata
     */
    public function withRaw(string $kind, string $type, string $json, mixed $data, mixed $decoded): mixed
    {
        return RawPlaces::fill($this->plan("{$kind} plan", $type), $json, $data, $decoded);
    }

    /**
     * Of text that ext/json does not make, where this pass has found nothing wrong.
     */
    public static function unexplained(\JsonException $exception): \LogicException
    {
        return new \LogicException("ext/json refused what Kiln found nothing wrong with: {$exception->getMessage()}.", previous: $exception);
    }

    public function forClass(string $class, Context $context): WritePlan
    {
        $this->classPlans ??= new \WeakMap();
        $plans = $this->classPlans[$context] ?? [];
        if (!isset($plans[$class])) {
            $plans[$class] = $this->engine->planning()->writeClass($class, $context, $this->leaves);
            $this->classPlans[$context] = $plans;
        }

        return $plans[$class];
    }

    private function writePlan(string $type): WritePlan
    {
        return $this->writePlans[$type] ??= $this->engine->planning()->write($type, $this->context, $this->leaves);
    }

    /**
     * The plan of a kind of call, without a look at the classes.
     */
    private function plan(string $kind, string $type): ReadPlan
    {
        if (!isset($this->plans["{$kind} {$type}"])) {
            /** @var \Closure(): ReadPlan $plan as printed by PlanPrinter */
            $plan = CodeLookup::functionOf($this->engine->classOf($kind, $type, $this->context, $this->leaves), 'plan');
            $this->plans["{$kind} {$type}"] = $plan();
        }

        return $this->plans["{$kind} {$type}"];
    }

    /**
     * @param \Closure(mixed): mixed $read     by generated code
     * @param ?object                $existing to fill
     *
     * @throws ReadFailure
     */
    private function indexed(ReadPlan $plan, IndexedDocument $document, \Closure $read, ?object $existing): mixed
    {
        try {
            return $read(IndexedObjects::toRead($plan, $document));
        } catch (\Throwable $failure) {
            if ($existing === null && $this->engine->isUserError($failure)) {
                return $this->build($plan->type, $document);
            }

            throw $this->engine->isFinding($failure)
                ? $this->diagnose($plan, IndexedObjects::toExplain($plan, $document), $failure, $existing)
                : $this->engine->thrownPlaces()->note($failure, true, $document);
        }
    }

    /**
     * Everything that is wrong with the data; where nothing is, user code has failed, and its own error stands.
     */
    private function diagnose(ReadPlan $plan, mixed $data, \Throwable $failure, ?object $existing = null, int $from = 0): \Throwable
    {
        $violations = (new ReadDiagnosis($this->engine->converters(), $this->context))->find($plan, $data, $existing, $failure instanceof Mismatch ? $failure->at : null, $from);
        if (!$violations->isEmpty()) {
            return new ReadFailure($violations);
        }

        return $failure instanceof Mismatch
            ? new \LogicException("Kiln could not read {$plan->type}, and cannot say why: {$failure->getMessage()}. This is an error in Kiln.", previous: $failure)
            : $failure;
    }

    private function interpreter(Destination $destination): WriteInterpreter
    {
        return new WriteInterpreter($this->engine->converters(), $this, $this->context, $destination, $this->engine->depth);
    }
}
