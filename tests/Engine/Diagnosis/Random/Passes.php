<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Random;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Bridge\Jms\Differential\Workspace;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Comparison;
use Kiln\Tests\Native\Differential\OneCase;
use Kiln\Tests\Native\Random\ModelMaker;

/**
 * @implements Comparison<OneCase>
 */
final readonly class Passes implements Comparison
{
    private Workspace $workspace;

    public function __construct()
    {
        $this->workspace = new Workspace();
    }

    public function model(Chance $chance): Model
    {
        return (new ModelMaker())->make($chance);
    }

    public function trial(Model $model, Chance $chance): PassesTrial
    {
        return new PassesTrial($model, $this->workspace->directory(), $chance);
    }
}
