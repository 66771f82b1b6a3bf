<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\Exclusion\ExclusionStrategyInterface;
use JMS\Serializer\SerializationContext;
use Kiln\Tests\Bridge\Jms\Differential\Model\AttributeMaker;
use Kiln\Tests\Bridge\Jms\Differential\Model\Model;
use Kiln\Tests\Fuzz\Chance;

/**
 * Random contexts, as lists of steps, and contexts by those.
 */
final readonly class ContextMaker
{
    private const GROUPS = [
        '["a"]', '["a","b"]', '["Default"]', '["Default","c"]', '"b"', '["none"]', '{"items":["a"],"x":["b","Default"]}', '{"0":"a","name":["b"],"x":{"0":"Default","x":["c"]}}', '{"0":"Default","items":{"items":["a"]}}',
        '["a",["b"]]', '{"0":"a","fooBar":[]}', '[""]',
    ];

    public function __construct(private Features $features) {}

    /**
     * @return ?list<string> steps; null for no context
     */
    public function make(Chance $chance, Model $model, bool $isWriting): ?array
    {
        if (!$this->features->has('contexts') || $chance->percent(22)) {
            return null;
        }
        $steps = [];
        $add = function (string $feature, int $percent, string $step) use ($chance, &$steps): void {
            if ($this->features->has($feature) && $chance->percent($percent)) {
                $steps[] = $step;
            }
        };
        if ($isWriting) {
            $add('nulls', 28, 'nulls ' . $chance->oneOf(['true', 'true', 'true', 'false']));
            $add('types', 5, 'type ' . ($chance->oneOf($model->roots)->type ?? 'array'));
            $add('nulls', 5, 'attribute allows_root_null true');
        }
        $add('groups', 28, 'groups ' . $chance->oneOf(self::GROUPS));
        $add('versions', 22, 'version ' . $chance->oneOf([...AttributeMaker::VERSIONS, '0.9', '1.5.0', '3']));
        $add('depth', 18, 'depth');
        $add('attributes', 8, 'attribute flag ' . $chance->oneOf(['true', '1', '"x"', 'null']));
        $add('constructors', $model->hasStep('constructor target') ? 40 : 1, 'target');
        $add('strategies', 6, 'strategy ' . $chance->oneOf(['names', 'classes', 'deep', 'never']));
        if ($isWriting && $chance->percent(1)) {
            $steps[] = 'used';
        }

        return $steps;
    }

    /**
     * @param list<string> $steps
     */
    public static function serialization(array $steps, Declared $declared): SerializationContext
    {
        $context = new SerializationContext();
        foreach ($steps as $step) {
            [$name, $argument] = explode(' ', "{$step} ", 2);
            match ($name) {
                'nulls' => $context->setSerializeNull(trim($argument) === 'true'),
                'type' => $context->setInitialType($declared->named(trim($argument))),
                default => self::step($context, $name, trim($argument)),
            };
        }

        return $context;
    }

    /**
     * @param list<string> $steps
     * @param ?object      $target to be filled
     */
    public static function deserialization(array $steps, ?object $target): DeserializationContext
    {
        $context = new DeserializationContext();
        foreach ($steps as $step) {
            [$name, $argument] = explode(' ', "{$step} ", 2);
            if ($name === 'target') {
                $context->setAttribute('target', $target);
            } else {
                self::step($context, $name, trim($argument));
            }
        }

        return $context;
    }

    private static function step(Context $context, string $name, string $argument): void
    {
        if ($name === 'attribute') {
            [$key, $value] = explode(' ', $argument, 2);
            $context->setAttribute($key, json_decode($value, true));

            return;
        }
        match ($name) {
            'groups' => $context->setGroups(self::groups($argument)),
            'version' => $context->setVersion($argument),
            'depth' => $context->enableMaxDepthChecks(),
            'strategy' => $context->addExclusionStrategy(self::strategy($argument)),
            default => null,
        };
    }

    /**
     * @return array<mixed>|string
     */
    private static function groups(string $json): array|string
    {
        $groups = json_decode($json, true);

        return \is_array($groups) || \is_string($groups) ? $groups : [];
    }

    private static function strategy(string $name): ExclusionStrategyInterface
    {
        return new NamedExclusion($name);
    }
}
