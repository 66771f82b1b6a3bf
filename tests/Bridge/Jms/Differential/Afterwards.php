<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder;

/**
 * What a caller can learn from a context after the call.
 */
final readonly class Afterwards
{
    /**
     * @return array<string, mixed>
     */
    public static function of(?Context $context): array
    {
        if ($context === null) {
            return [];
        }
        $seen = [
            'format' => self::attempt(static fn(): string => $context->getFormat()),
            'depth' => self::attempt(static fn(): int => $context->getDepth()),
            'path' => self::attempt(static fn(): array => $context->getCurrentPath()),
            'stack' => self::attempt(static fn(): int => \count($context->getMetadataStack())),
            'strategy' => self::attempt(static fn(): string => get_debug_type($context->getExclusionStrategy())),
            'metadata' => self::attempt(static fn(): string => get_debug_type($context->getMetadataFactory())),
            'visitor' => self::attempt(static fn(): string => get_debug_type($context->getVisitor())),
            'navigator' => self::attempt(static fn(): string => get_debug_type($context->getNavigator())),
            'change' => self::attempt(static fn(): Context => $context->setAttribute('late', 1)),
            'groups' => self::attempt(static fn(): mixed => $context->hasAttribute('groups') ? $context->getAttribute('groups') : null),
        ];
        if ($context instanceof SerializationContext) {
            $seen['visiting'] = self::attempt(static fn(): array => [\count($context->getVisitingSet()), \count($context->getVisitingStack()), $context->getPath(), $context->getObject()]);
            $seen['type'] = self::attempt(static fn(): ?string => $context->getInitialType());
            $seen['again'] = self::attempt(static fn(): string => SerializerBuilder::create()->build()->serialize(1, 'json', $context));
        } elseif ($context instanceof DeserializationContext) {
            $seen['again'] = self::attempt(static fn(): mixed => SerializerBuilder::create()->build()->deserialize('1', 'int', 'json', $context));
        }

        return $seen;
    }

    /**
     * @param \Closure(): mixed $read
     */
    private static function attempt(\Closure $read): mixed
    {
        try {
            $value = $read();

            return $value instanceof Context ? 'a context' : $value;
        } catch (\Throwable $exception) {
            return Outcome::failure($exception);
        }
    }
}
