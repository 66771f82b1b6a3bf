<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

use JMS\Serializer\Context;
use JMS\Serializer\SerializationContext;

/**
 * Says in words what a context asks for.
 *
 * @internal
 */
final class ContextWords
{
    /**
     * @return string empty for one that asks for nothing
     */
    public static function of(?Context $context): string
    {
        if ($context === null) {
            return '';
        }
        $words = [];
        if ($context->hasAttribute('groups')) {
            $groups = $context->getAttribute('groups');
            $isFlat = \is_array($groups) && $groups === \array_filter($groups, \is_string(...));
            $words[] = 'groups ' . ($isFlat ? \implode(', ', $groups) : \json_encode($groups, \JSON_PARTIAL_OUTPUT_ON_ERROR | \JSON_UNESCAPED_SLASHES));
        }
        if ($context->hasAttribute('version') && \is_string($context->getAttribute('version'))) {
            $words[] = "version {$context->getAttribute('version')}";
        }
        if ($context->hasAttribute('max_depth_checks')) {
            $words[] = 'max depth';
        }
        if ($context instanceof SerializationContext && $context->shouldSerializeNull()) {
            $words[] = 'nulls';
        }
        if ($context->getExclusionStrategy() !== null) {
            $words[] = 'own exclusion strategy';
        }

        return \implode('; ', $words);
    }
}
