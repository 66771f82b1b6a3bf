<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Diagnosis\Random;

use Kiln\Engine;
use Kiln\Error\ErrorCode;
use Kiln\Serializer;
use Kiln\Tests\Bridge\Jms\Differential\Declared;
use Kiln\Tests\Bridge\Jms\Differential\Graph;
use Kiln\Tests\Bridge\Jms\Differential\Journal;
use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Fixture\Integration\Listeners\Unfinished;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Call;
use Kiln\Tests\Fuzz\Differential\Finding;
use Kiln\Tests\Fuzz\Differential\Trial;
use Kiln\Tests\Native\Differential\OneCase;
use Kiln\Tests\Native\Differential\Operation;
use Kiln\Tests\Native\Differential\Outcome;
use Kiln\Tests\Native\Differential\Pair;
use Kiln\Tests\Native\Random\CaseMaker;
use Kiln\Tests\Warnings;

/**
 * What generated code writes, with what the slow pass writes where that code gives up.
 *
 * @implements Trial<OneCase>
 */
final readonly class PassesTrial implements Trial
{
    private const FORMATS = ['json', 'yaml', 'toml', 'cbor', 'xml', 'array'];

    private Declared $declared;

    private CaseMaker $maker;

    private Serializer $serializer;

    public function __construct(Model $model, string $directory, Chance $chance)
    {
        $this->declared = Declared::of($model, $directory);
        $builder = Pair::builder($this->declared, $directory)->withEngine(Engine::Php);
        $this->maker = new CaseMaker(new Pair($this->declared, $builder, $builder), $chance);
        $this->serializer = $builder->build();
    }

    public function call(Chance $chance): OneCase
    {
        $case = $this->maker->make($chance);

        return new OneCase(Operation::Write, $case->shape, $case->seed, $case->isOrdinary, null, null, $case->context);
    }

    public function compare(Call $call, string $name): ?Finding
    {
        // What an object shows that loads itself depends on how often it is asked, and by what.
        if (preg_match('/function __(?:get|isset)\(/', $this->declared->model->source('Model')) === 1) {
            return null;
        }
        foreach (self::FORMATS as $format) {
            $first = $this->outcome($format, $call, Finished::class);
            $second = $this->outcome($format, $call, Unfinished::class);
            // What cannot be written is found by the slow pass in both; of a generator that has been used only where generated code has begun.
            $isFailure = ($first->failure !== null && ($second->failure !== null || str_contains($first->failure, ErrorCode::GeneratorConsumed->value)))
                // Of arrays, generated code counts only the levels of what may have no end.
                || ($format === 'array' && str_contains((string) $second->failure, ErrorCode::DepthExceeded->value));
            $difference = $isFailure ? null : $first->difference($second, $call->operation);
            if ($difference !== null) {
                return new Finding($name, "{$format}: {$difference}", $this->declared->model, $call, 'value: ' . (new Graph($call->value($this->declared)[0]))->text . "\n"
                    . '--- the first pass ' . addcslashes($first->describe(), "\0..\x09\x0B..\x1F\x7F..\xFF") . "\n"
                    . '--- the second ' . addcslashes($second->describe(), "\0..\x09\x0B..\x1F\x7F..\xFF"));
            }
        }

        return null;
    }

    public function change(): void {}

    /**
     * @param class-string<Finished|Unfinished> $around
     */
    private function outcome(string $format, OneCase $case, string $around): Outcome
    {
        Journal::taken();
        [$value] = $case->value($this->declared);
        $result = $failure = null;
        $warnings = [];
        try {
            [$result, $warnings] = Warnings::of(fn(): string => $format === 'array'
                ? (new Graph($this->serializer->toArray(new $around($value), $case->context)))->text
                : $this->serializer->serialize(new $around($value), $format, $case->context));
        } catch (\Throwable $exception) {
            $failure = str_replace([$around, addslashes($around)], 'Value', Outcome::failure($exception));
        }

        return new Outcome($result, $failure, $warnings, Journal::taken(), $failure === null ? (new Graph($value))->text : '', $around === Unfinished::class);
    }
}
