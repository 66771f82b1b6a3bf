<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms;

use JMS\Serializer\Exception\Exception as JmsException;
use JMS\Serializer\Exception\NotAcceptableException;
use JMS\Serializer\Exception\SkipHandlerException;
use JMS\Serializer\GraphNavigator\SerializationGraphNavigator;
use Kiln\Dialect\Jms\Plan\ReadPlanner;
use Kiln\Dialect\Jms\Plan\WritePlanner;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\UserCode;
use Kiln\Native\Declined;

/**
 * What it means that a call has thrown.
 *
 * @internal
 */
final class Failure
{
    /** What PHP says of a value, or of the property it is for, whoever puts it there. */
    private const SAYS_PHP = '/^(?:'
        . 'Cannot assign \S+ to (?:property|reference)'
        . '|Cannot modify (?:readonly|protected\(set\)|private\(set\)) property'
        . '|Cannot initialize readonly property'
        . '|Object of class \S+ could not be converted to string'
        . ')/';

    /**
     * Whether jms/serializer would throw the same, so that there is no need to ask it: what code of the application throws, what
     * jms/serializer itself has thrown where it was asked for a part, and what PHP says of a value in the same words.
     */
    public static function endsCall(\Throwable $thrown): bool
    {
        return match (true) {
            $thrown instanceof Mismatch, $thrown instanceof GiveUp, $thrown instanceof Declined => false,
            // jms/serializer does not let them out, whoever throws them, but goes on.
            $thrown instanceof NotAcceptableException, $thrown instanceof SkipHandlerException => false,
            !$thrown instanceof \Error && !$thrown instanceof JmsException => true,
            self::isOfPlanning($thrown), self::tellsPath($thrown) => false,
            default => UserCode::hasThrown($thrown) || UserCode::isRefusedArgument($thrown) || \preg_match(self::SAYS_PHP, $thrown->getMessage()) === 1,
        };
    }

    /**
     * jms/serializer names the objects around a value that it refuses to write; generated code does not keep all of them in mind.
     */
    private static function tellsPath(\Throwable $thrown): bool
    {
        return $thrown instanceof JmsException && ($thrown->getTrace()[0]['class'] ?? null) === SerializationGraphNavigator::class;
    }

    /**
     * Plans are made of all classes that may occur; jms/serializer looks at those that do.
     */
    private static function isOfPlanning(\Throwable $thrown): bool
    {
        return \array_intersect(\array_column($thrown->getTrace(), 'class'), [ReadPlanner::class, WritePlanner::class]) !== [];
    }
}
