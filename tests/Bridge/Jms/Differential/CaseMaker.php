<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fuzz\Chance;

/**
 * Random calls for a model.
 */
final readonly class CaseMaker
{
    /** @var non-empty-list<string> */
    private array $operations;

    private ContextMaker $contexts;

    private DocumentMaker $documents;

    private XmlDocumentMaker $xmlDocuments;

    private bool $isXml;

    public function __construct(private Features $features)
    {
        $this->isXml = $features->isXml;
        $operations = $this->isXml ? ['writeXml', 'readXml'] : array_values(array_filter(['write', 'write', 'toArray', 'read', 'read', 'fromArray'], static fn(string $name): bool => $features->has($name)));
        $this->operations = $operations === [] ? Features::OPERATIONS : $operations;
        $this->contexts = new ContextMaker($features);
        $this->documents = new DocumentMaker($features);
        $this->xmlDocuments = new XmlDocumentMaker($features);
    }

    public function make(Pair $pair, Chance $chance): OneCase
    {
        $operation = $chance->oneOf($this->operations);
        $model = $pair->declared->model;
        $shape = $chance->oneOf($model->roots);
        for ($tries = 3; $tries > 0 && !$this->isMade($pair, $shape); --$tries) {
            $shape = $chance->oneOf($model->roots);
        }
        $seed = $chance->int(0, PHP_INT_MAX);
        $isWriting = \in_array($operation, ['write', 'writeXml', 'toArray'], true);
        $type = $shape->type ?? ($isWriting ? null : 'array');
        if ($isWriting && $chance->percent($this->features->has('types') ? 55 : 100)) {
            $type = null;
        }
        if ($this->features->has('types') && $chance->percent(3)) {
            $type = $chance->oneOf($model->roots)->type ?? $type;
        }
        $document = match (true) {
            $isWriting => null,
            $this->isXml => $this->xmlDocuments->make($pair->right(new OneCase('writeXml', $shape, $seed, null, null, null)) ?? '<result/>', $chance),
            default => $this->documents->make($this->right($pair, new OneCase('write', $shape, $seed, null, null, null)), $chance),
        };

        return new OneCase($operation, $shape, $seed, $type, $document, $this->contexts->make($chance, $model, $isWriting));
    }

    /**
     * Whether there are objects of it.
     */
    private function isMade(Pair $pair, Shape $shape): bool
    {
        $class = $shape->kind === 'class' ? $pair->declared->model->class((string) $shape->class) : null;

        return $class === null || $class->isConcrete();
    }

    private function right(Pair $pair, OneCase $case): string
    {
        return $pair->right($case) ?? '{}';
    }
}
