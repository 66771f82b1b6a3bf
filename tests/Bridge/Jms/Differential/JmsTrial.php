<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Call;
use Kiln\Tests\Fuzz\Differential\Finding;
use Kiln\Tests\Fuzz\Differential\Trial;

/**
 * @implements Trial<OneCase>
 */
final readonly class JmsTrial implements Trial
{
    public function __construct(private Pair $pair, private CaseMaker $maker, private NativeShare $written, private NativeShare $read) {}

    public function call(Chance $chance): OneCase
    {
        return $this->maker->make($this->pair, $chance);
    }

    public function compare(Call $call, string $name): ?Finding
    {
        $difference = $this->pair->difference($call);
        if (NativeShare::isKnown()) {
            $this->pair->share($call, $call->operation === 'read' ? $this->read : $this->written);
        }
        if ($difference === null) {
            return null;
        }
        [$words, $jms, $kiln] = $difference;
        $value = $this->pair->shown($call);

        return new Finding($name, $words, $this->pair->declared->model, $call, ($value === null ? '' : "value: {$value}\n")
            . "--- jms/serializer {$jms->describe()}\n"
            . "--- Kiln {$kiln->describe()}"
            . ($words === Outcome::INPUTS_DIFFER ? "\n--- afterwards, jms/serializer: {$jms->inputs->text}\n--- afterwards, Kiln: {$kiln->inputs->text}" : ''));
    }

    public function change(): void
    {
        $this->pair->change();
    }
}
