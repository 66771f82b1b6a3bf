<?php

declare(strict_types=1);

namespace Kiln\Bridge\Rector;

use PhpParser\Node\Arg;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\ConstFetch;
use PhpParser\Node\Expr\MethodCall;
use PhpParser\Node\Expr\New_;
use PhpParser\Node\Expr\StaticCall;
use PhpParser\Node\Identifier;
use PhpParser\Node\Name;
use PhpParser\Node\Name\FullyQualified;

/**
 * From the context that a call passes, written where it is passed, to a new one of Kiln's.
 *
 * @internal
 */
final class ContextArgument
{
    private const JMS = '~^JMS\\\\Serializer\\\\(?:Serialization|Deserialization)Context$~D';

    private const NORMALIZER = '~^Symfony\\\\Component\\\\Serializer\\\\Normalizer\\\\\w+::~';

    /**
     * @param array<string, int> $positions of the parameter `$context`, by method
     */
    public static function of(MethodCall $call, array $positions): ?Arg
    {
        $position = $call->name instanceof Identifier ? $positions[$call->name->name] ?? null : null;
        foreach ($position === null || $call->isFirstClassCallable() ? [] : $call->getArgs() as $number => $argument) {
            if ($argument->name === null ? $number === $position : $argument->name->name === 'context') {
                return $argument;
            }
        }

        return null;
    }

    /**
     * `SerializationContext::create()->setGroups(['list'])`.
     */
    public static function fromJms(Expr $value): ?New_
    {
        $options = [];
        for (; $value instanceof MethodCall; $value = $value->var) {
            $argument = $value->isFirstClassCallable() ? null : $value->getArgs()[0]->value ?? null;
            $options += match ($value->name instanceof Identifier ? $value->name->name : '') {
                'setGroups' => ['groups' => $argument],
                'setVersion' => ['version' => $argument],
                'setSerializeNull' => ['serializeNull' => $argument],
                'enableMaxDepthChecks' => ['maxDepth' => new ConstFetch(new Name('true'))],
                default => ['' => null],
            };
        }
        $class = $value instanceof New_ || ($value instanceof StaticCall && $value->name instanceof Identifier && $value->name->name === 'create') ? $value->class : null;

        return $class instanceof FullyQualified && \preg_match(self::JMS, $class->toString()) === 1 && !\in_array(null, $options, true)
            ? self::context(\array_reverse($options))
            : null;
    }

    /**
     * `['groups' => ['list'], AbstractObjectNormalizer::SKIP_NULL_VALUES => true]`.
     */
    public static function fromSymfony(Expr $value): ?New_
    {
        $options = [];
        foreach (Attributes::members($value) ?? ['' => $value] as $key => $member) {
            $isTrue = self::bool($member);
            $options += match (\strtolower((string) \preg_replace(self::NORMALIZER, '', $key))) {
                'groups' => ['groups' => $member],
                'attributes' => ['properties' => $member],
                'skip_null_values' => ['serializeNull' => $isTrue === null ? null : self::word(!$isTrue)],
                'enable_max_depth' => ['maxDepth' => $member],
                'allow_extra_attributes' => ['strict' => $isTrue === null ? null : self::word(!$isTrue)],
                default => ['' => null],
            };
        }

        return \in_array(null, $options, true) ? null : self::context($options);
    }

    /**
     * @param array<string, ?Expr> $options
     */
    private static function context(array $options): New_
    {
        return new New_(new FullyQualified('Kiln\Context'), Attributes::arguments($options));
    }

    private static function bool(Expr $value): ?bool
    {
        return match ($value instanceof ConstFetch ? \strtolower($value->name->toString()) : '') {
            'true' => true,
            'false' => false,
            default => null,
        };
    }

    private static function word(bool $value): ConstFetch
    {
        return new ConstFetch(new Name($value ? 'true' : 'false'));
    }
}
