<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Bridge\Jms\Differential\Workspace;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Comparison;
use Kiln\Tests\Native\Random\ModelMaker;

/**
 * The native engine with that of plain PHP.
 *
 * @implements Comparison<OneCase>
 */
final readonly class NativeComparison implements Comparison
{
    public Census $census;

    private Workspace $workspace;

    public function __construct()
    {
        $this->census = new Census();
        $this->workspace = new Workspace();
    }

    public function model(Chance $chance): Model
    {
        return (new ModelMaker())->make($chance);
    }

    public function trial(Model $model, Chance $chance): NativeTrial
    {
        return new NativeTrial(Pair::of($model, $this->workspace->directory()), $this->census, $chance);
    }
}
