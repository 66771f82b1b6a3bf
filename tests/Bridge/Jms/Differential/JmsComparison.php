<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Bridge\Jms\Differential\Model\ModelMaker;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Comparison;

/**
 * Kiln with jms/serializer, in whose place it is.
 *
 * @implements Comparison<OneCase>
 */
final readonly class JmsComparison implements Comparison
{
    /** Of all models. */
    public KnownDifferences $known;

    public NativeShare $written;

    public NativeShare $read;

    private Workspace $workspace;

    public function __construct(private Features $features)
    {
        $this->known = new KnownDifferences();
        $this->written = new NativeShare();
        $this->read = new NativeShare();
        $this->workspace = new Workspace();
    }

    public function model(Chance $chance): Model
    {
        return (new ModelMaker($this->features))->make($chance);
    }

    public function trial(Model $model, Chance $chance): JmsTrial
    {
        $pair = Pair::of($model, $this->features, $this->workspace->directory(), $this->known);

        return new JmsTrial($pair, new CaseMaker($this->features), $this->written, $this->read);
    }
}
