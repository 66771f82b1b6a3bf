<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration\Direct;

use Kiln\Engine;
use Kiln\Error\ThrownAt;
use Kiln\Format\DirectFormat;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\Bridge\Jms\Differential\Declared;
use Kiln\Tests\Bridge\Jms\Differential\Graph;
use Kiln\Tests\Bridge\Jms\Differential\Journal;
use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Fuzz\Differential\Call;
use Kiln\Tests\Fuzz\Differential\Finding;
use Kiln\Tests\Fuzz\Differential\Trial;
use Kiln\Tests\Native\Differential\Census;
use Kiln\Tests\Native\Differential\OneCase;
use Kiln\Tests\Native\Differential\Operation;
use Kiln\Tests\Native\Differential\Outcome;
use Kiln\Tests\Native\Differential\Pair;
use Kiln\Tests\Native\Random\CaseMaker;
use Kiln\Tests\Warnings;

/**
 * @implements Trial<OneCase>
 */
final readonly class DirectTrial implements Trial
{
    private Declared $declared;

    private CaseMaker $maker;

    /** @var array<string, CountingTrees> */
    private array $counters;

    private Serializer $direct;

    private Serializer $byTree;

    /**
     * @param list<DirectFormat> $formats
     */
    public function __construct(Model $model, string $directory, array $formats, private Census $census, Chance $chance)
    {
        $this->declared = Declared::of($model, $directory);
        $builder = Pair::builder($this->declared, $directory)->withEngine(Engine::Php);
        $this->maker = new CaseMaker(new Pair($this->declared, $builder, $builder), $chance);
        $counters = [];
        foreach ($formats as $format) {
            $counters[$format->names()[0]] = new CountingTrees($format);
        }
        $this->counters = $counters;
        $this->direct = self::with($builder, $counters);
        $this->byTree = self::with($builder, array_map(static fn(DirectFormat $format): WithoutDirectWriting => new WithoutDirectWriting($format), $formats));
    }

    public function call(Chance $chance): OneCase
    {
        $case = $this->maker->make($chance);

        return $case->operation === Operation::Write ? $case : new OneCase(Operation::Write, $case->shape, $case->seed, $case->isOrdinary, $case->type, null, $case->context);
    }

    public function compare(Call $call, string $name): ?Finding
    {
        $isRight = $call->isOrdinary && $call->type !== null && $call->value($this->declared)[1];
        foreach ($this->counters as $format => $counter) {
            $expected = $this->outcome($this->byTree, $format, $call);
            $before = $counter->trees;
            $seen = $this->outcome($this->direct, $format, $call, $counter);
            $this->census->add($call, $isRight, $expected, $counter->trees > $before);
            $difference = $expected->difference($seen, $call->operation);
            if ($difference !== null && !$this->dependsOnOrder($expected, $seen)) {
                return new Finding("{$name}", "{$format}: {$difference}", $this->declared->model, $call, 'value: ' . (new Graph($call->value($this->declared)[0]))->text . "\n"
                    . '--- by a tree ' . addcslashes($expected->describe(), "\0..\x09\x0B..\x1F\x7F..\xFF") . "\n"
                    . '--- without ' . addcslashes($seen->describe(), "\0..\x09\x0B..\x1F\x7F..\xFF"));
            }
        }

        return null;
    }

    public function change(): void {}

    private function outcome(Serializer $serializer, string $format, OneCase $case, ?CountingTrees $counter = null): Outcome
    {
        Journal::taken();
        [$value] = $case->value($this->declared);
        $before = $counter?->trees;
        $failure = null;
        $text = '';
        $warnings = [];
        try {
            [$text, $warnings] = Warnings::of(fn(): string => $serializer->serialize($value, $format, $case->context, $case->type === null ? null : $this->declared->named($case->type)));
        } catch (\Throwable $exception) {
            $failure = Outcome::failure($exception);
        }

        return new Outcome($failure === null ? $text : null, $failure, $warnings, self::withoutMagic(Journal::taken()), $failure === null ? (new Graph($value))->text : '', $counter?->trees !== $before);
    }

    /**
     * Whether what is read depends on what was asked before: of a class that loads itself only when isset() asks, or once the call has
     * begun again, of any that loads itself. Getters are asked before nested objects are written, so that of two places where code of
     * the user's throws one may be met before the other.
     */
    private function dependsOnOrder(Outcome $expected, Outcome $seen): bool
    {
        if (str_contains((string) $expected->failure, ThrownAt::class) && str_contains((string) $seen->failure, ThrownAt::class)) {
            return true;
        }
        $source = $this->declared->model->source('Model');

        return str_contains($source, 'function __isset(') && ($seen->isBegunTwice || !str_contains($source, 'function __get('));
    }

    /**
     * A proxy is loaded once, by the first look at it: whether that is one with isset() is not said.
     *
     * @param list<string> $calls
     *
     * @return list<string>
     */
    private static function withoutMagic(array $calls): array
    {
        return array_values(array_filter($calls, static fn(string $call): bool => preg_match('/::__(?:get|isset)$/', $call) !== 1));
    }

    /**
     * @param array<CountingTrees|WithoutDirectWriting> $formats
     */
    private static function with(SerializerBuilder $builder, array $formats): Serializer
    {
        foreach ($formats as $format) {
            $builder = $builder->withFormat($format);
        }

        return $builder->build();
    }
}
