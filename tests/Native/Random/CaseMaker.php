<?php

declare(strict_types=1);

namespace Kiln\Tests\Native\Random;

use Kiln\Attribute\NamingStrategy;
use Kiln\Context;
use Kiln\JsonOptions;
use Kiln\Reset;
use Kiln\Tests\Bridge\Jms\Differential\Model\Shape;
use Kiln\Tests\Fuzz\Chance;
use Kiln\Tests\Native\Differential\OneCase;
use Kiln\Tests\Native\Differential\Operation;
use Kiln\Tests\Native\Differential\Pair;

/**
 * Random calls for a model. Half of them are ordinary: right values and right documents.
 */
final class CaseMaker
{
    private const GROUPS = ['a', 'b', 'Default', ['a', 'b'], ['Default', 'b'], 'none', ['Default', 'a', 'items' => ['b'], 'id' => ['a', 'name' => ['b', 'Default']]], ['Default', '*' => ['a', 'x' => ['Default']]]];

    private const VERSIONS = [...PropertyMaker::VERSIONS, '0.9', '1.5.0', '3'];

    private const DATES = ['Y-m-d H:i:s', 'U', ['d.m.Y H:i:s.u', 'Y-m-d\TH:i:sP', 'U'], ['Y-m-d\TH:i:s.uP', 'Ymd']];

    /** @var non-empty-list<Context> few, because each is a plan of its own */
    private array $contexts;

    public function __construct(private readonly Pair $pair, Chance $chance)
    {
        $this->contexts = [new Context(), new Context(), self::context($chance), self::context($chance)];
    }

    public function make(Chance $chance): OneCase
    {
        $operation = $chance->oneOf([Operation::Write, Operation::Write, Operation::Write, Operation::Write, Operation::Write, Operation::WriteItems, Operation::Read, Operation::Read, Operation::Read, Operation::Read, Operation::Read, Operation::ReadItems]);
        $model = $this->pair->declared->model;
        $shape = $chance->oneOf($model->roots);
        $seed = $chance->int(0, PHP_INT_MAX);
        $isOrdinary = $chance->percent(50);
        $context = $chance->oneOf($this->contexts);
        if ($operation->isWriting()) {
            $type = $chance->percent(45) ? $chance->percent(94) ? $shape->type : $chance->oneOf($model->roots)->type : null;

            return new OneCase($operation, $shape, $seed, $isOrdinary && ($type === null || $type === $shape->type), $type, null, $context);
        }
        $right = $this->right($shape, $seed, $context);
        $type = $isOrdinary || $chance->percent(97) ? $shape->type : $chance->oneOf($model->roots)->type;
        $document = $isOrdinary ? DocumentMaker::right($right ?? 'null', $chance) : DocumentMaker::broken($right ?? '{}', $chance);

        return new OneCase($operation, $shape, $seed, $isOrdinary && $right !== null, $type ?? 'mixed', $document, $context);
    }

    private static function context(Chance $chance): Context
    {
        return new Context(
            groups: $chance->percent(35) ? $chance->oneOf(self::GROUPS) : null,
            version: $chance->percent(30) ? $chance->oneOf(self::VERSIONS) : null,
            serializeNull: $chance->percent(60),
            maxDepth: $chance->percent(75) ? false : $chance->oneOf([true, 0, 1, 2, 3]),
            strict: $chance->percent(30),
            naming: $chance->percent(20) ? $chance->oneOf(NamingStrategy::cases()) : null,
            dateFormats: $chance->percent(20) ? $chance->oneOf(self::DATES) : null,
            timezone: $chance->percent(15) ? $chance->oneOf(['UTC', 'Europe/Zurich', '-03:30']) : null,
            json: $chance->percent(20) ? new JsonOptions(false, $chance->percent(50), $chance->percent(50), $chance->percent(50), false, $chance->percent(50)) : null,
            keepEmptyObjects: $chance->percent(30),
            properties: $chance->percent(8) ? ['id', 'name', 'fooBar', 'items' => ['id', 'x'], 'x' => ['name', 'items'], 'a', 'kind' => ['fooBar']] : null,
        );
    }

    /**
     * What an ordinary value is written as, with everything in it.
     */
    private function right(Shape $shape, int $seed, Context $context): ?string
    {
        $everything = new Context(groups: Reset::Default, version: Reset::Default, properties: Reset::Default, serializeNull: true, maxDepth: false);

        return $this->pair->written(new OneCase(Operation::Write, $shape, $seed, true, $shape->type, null, $everything->over($context)));
    }
}
