<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

use JMS\Serializer\Context;
use JMS\Serializer\Exclusion\DisjunctExclusionStrategy;

/**
 * Copies contexts: each serves one call only, so two calls need two of them.
 *
 * @internal
 */
final class ContextCopy
{
    /**
     * @template C of Context
     *
     * @param ?C $context that was not used yet
     *
     * @return ?C that shares with it only what the application put in: its exclusion strategies, and objects in attributes
     */
    public static function of(?Context $context): ?Context
    {
        if ($context === null) {
            return null;
        }
        $copy = clone $context;
        $strategy = $context->getExclusionStrategy();
        if ($strategy instanceof DisjunctExclusionStrategy) {
            // Two strategies of the application are in one object, to which a call then adds those for groups, version and depth.
            (new \ReflectionProperty(Context::class, 'exclusionStrategy'))->setValue($copy, clone $strategy);
        }

        return $copy;
    }
}
