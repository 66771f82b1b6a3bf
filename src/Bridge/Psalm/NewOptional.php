<?php

declare(strict_types=1);

namespace Kiln\Bridge\Psalm;

use Kiln\Optional;
use PhpParser\Node\Expr\New_;
use PhpParser\Node\Name;
use Psalm\Plugin\EventHandler\AfterExpressionAnalysisInterface;
use Psalm\Plugin\EventHandler\Event\AfterExpressionAnalysisEvent;
use Psalm\Type;
use Psalm\Type\Atomic\TGenericObject;
use Psalm\Type\Union;

/**
 * `new Optional()` without a value is a default for an `Optional` of any type.
 *
 * @internal
 */
final class NewOptional implements AfterExpressionAnalysisInterface
{
    public static function afterExpressionAnalysis(AfterExpressionAnalysisEvent $event): ?bool
    {
        $new = $event->getExpr();
        if ($new instanceof New_ && $new->getArgs() === [] && $new->class instanceof Name && $new->class->getAttribute('resolvedName') === Optional::class) {
            $event->getStatementsSource()->getNodeTypeProvider()->setType($new, new Union([new TGenericObject(Optional::class, [Type::getNever()])]));
        }

        return null;
    }
}
