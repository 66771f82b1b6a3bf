<?php

declare(strict_types=1);

namespace Kiln\Engine\Php;

use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Engine\ReadFailure;
use Kiln\Error\InvalidMetadata;
use Kiln\Format\IndexedDocument;

/**
 * Fills objects that exist already, in one context, by generated code.
 *
 * @internal
 */
final class Populating
{
    /** @var array<class-string, \Closure(object, mixed, Reading): object> by class */
    private array $populators = [];

    public function __construct(private readonly PhpView $view) {}

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
        $engine = $this->view->engine;
        $around = $engine->begin();
        try {
            if ($engine->userErrors !== []) {
                $this->view->secondPass()->build($object::class, $data, $object);

                return $object;
            }
            $populator = $this->populators[$object::class] ??= $this->populator($object::class);
            $reading = $this->view->reading();
            if ($data instanceof IndexedDocument) {
                $this->view->secondPass()->populateIndexed($object, $data, static fn(mixed $arrays): object => $populator($object, $arrays, $reading));

                return $object;
            }
            try {
                $populator($object, $data, $reading);
            } catch (\Throwable $failure) {
                throw $engine->isFinding($failure)
                    ? $this->view->secondPass()->explainPopulating($object, $data, $failure)
                    : $engine->thrownPlaces()->note($failure, true, $data);
            }

            return $object;
        } finally {
            $engine->end($around);
        }
    }

    /**
     * @param class-string $class
     *
     * @return \Closure(object, mixed, Reading): object
     */
    private function populator(string $class): \Closure
    {
        /** @var \Closure(object, mixed, Reading): object $populator as printed by ReaderPrinter */
        $populator = CodeLookup::functionOf($this->view->classOf('populate', $class), 'populate');

        return $populator;
    }
}
