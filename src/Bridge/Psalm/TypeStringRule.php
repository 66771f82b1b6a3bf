<?php

declare(strict_types=1);

namespace Kiln\Bridge\Psalm;

use Kiln\Serializer;
use PhpParser\Node\Expr\MethodCall;
use PhpParser\Node\Expr\NullsafeMethodCall;
use Psalm\CodeLocation;
use Psalm\IssueBuffer;
use Psalm\Plugin\EventHandler\AfterMethodCallAnalysisInterface;
use Psalm\Plugin\EventHandler\Event\AfterMethodCallAnalysisEvent;

/**
 * A call of {@see Serializer} names a type that Kiln refuses, or a class that does not exist.
 *
 * @internal
 */
final class TypeStringRule implements AfterMethodCallAnalysisInterface
{
    public static function afterMethodCallAnalysis(AfterMethodCallAnalysisEvent $event): void
    {
        $call = $event->getExpr();
        [$class, $method] = \explode('::', $event->getDeclaringMethodId()) + ['', ''];
        if (\strcasecmp($class, Serializer::class) !== 0 || !($call instanceof MethodCall || $call instanceof NullsafeMethodCall) || $call->isFirstClassCallable()) {
            return;
        }
        $source = $event->getStatementsSource();
        $types = new TypeStrings($event->getCodebase());
        foreach (TypeStrings::of($method, $call->getArgs(), $source) as $text) {
            $problem = $types->problem($text);
            if ($problem !== null) {
                IssueBuffer::maybeAdd(new InvalidTypeString($problem, new CodeLocation($source, $call)), $source->getSuppressedIssues());
            }
        }
    }
}
