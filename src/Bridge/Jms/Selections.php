<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Context;
use JMS\Serializer\DeserializationContext;
use JMS\Serializer\SerializationContext;

/**
 * What contexts of jms/serializer select.
 *
 * @internal
 */
final class Selections
{
    private static ?\ReflectionProperty $initialized = null;

    /**
     * Whether a context has begun a call: it is good for one only.
     */
    public static function isUsed(Context $context): bool
    {
        return (self::$initialized ??= new \ReflectionProperty(Context::class, 'initialized'))->getValue($context) === true;
    }

    /**
     * @return ?Selection null for a context that only jms/serializer understands: of a class of the application's own, with an
     *                    exclusion strategy, or used before
     */
    public static function of(Context $context): ?Selection
    {
        if (($context::class !== SerializationContext::class && $context::class !== DeserializationContext::class) || $context->getExclusionStrategy() !== null || self::isUsed($context)) {
            return null;
        }
        $groups = $context->hasAttribute('groups') ? $context->getAttribute('groups') : null;
        $version = $context->hasAttribute('version') ? $context->getAttribute('version') : null;
        if (($groups !== null && (!\is_array($groups) || $groups === [])) || ($version !== null && !\is_string($version)) || $context->hasAttribute('allows_root_null')) {
            return null;
        }

        return new Selection(
            $groups,
            $version,
            $context->hasAttribute('max_depth_checks') && (bool) $context->getAttribute('max_depth_checks'),
            $context instanceof SerializationContext && $context->shouldSerializeNull(),
        );
    }
}
