<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Format\DirectFormat;
use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Bridge\Jms\Differential\Workspace;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Comparison;
use Kiln\Tests\Native\Differential\Census;
use Kiln\Tests\Native\Differential\OneCase;
use Kiln\Tests\Native\Random\ModelMaker;

/**
 * What generated code writes without a tree, with what becomes of a tree.
 *
 * @implements Comparison<OneCase>
 */
final readonly class DirectComparison implements Comparison
{
    public Census $census;

    private Workspace $workspace;

    /**
     * @param list<DirectFormat> $formats
     */
    public function __construct(private array $formats)
    {
        $this->census = new Census();
        $this->workspace = new Workspace();
    }

    public function model(Chance $chance): Model
    {
        return (new ModelMaker())->make($chance);
    }

    public function trial(Model $model, Chance $chance): DirectTrial
    {
        return new DirectTrial($model, $this->workspace->directory(), $this->formats, $this->census, $chance);
    }
}
