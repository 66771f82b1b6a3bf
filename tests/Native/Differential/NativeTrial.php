<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Differential;

use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Call;
use Kiln\Tests\Fuzz\Differential\Finding;
use Kiln\Tests\Fuzz\Differential\Trial;
use Kiln\Tests\Native\Random\CaseMaker;

/**
 * @implements Trial<OneCase>
 */
final readonly class NativeTrial implements Trial
{
    private CaseMaker $maker;

    public function __construct(private Pair $pair, private Census $census, Chance $chance)
    {
        $this->maker = new CaseMaker($pair, $chance);
    }

    public function call(Chance $chance): OneCase
    {
        return $this->maker->make($chance);
    }

    public function compare(Call $call, string $name): ?Finding
    {
        $difference = $this->pair->difference($call, $this->census);
        if ($difference === null) {
            return null;
        }
        [$words, $php, $native] = $difference;
        $value = $this->pair->shown($call);

        return new Finding($name, $words, $this->pair->declared->model, $call, ($value === null ? '' : "value: {$value}\n")
            . "--- PHP engine {$php->describe()}\n"
            . '--- native engine' . ($native->isBegunTwice ? ', after declining,' : '') . " {$native->describe()}"
            . ($php->inputs === $native->inputs ? '' : "\n--- afterwards, PHP engine: {$php->inputs}\n--- afterwards, native engine: {$native->inputs}"));
    }

    public function change(): void {}
}
