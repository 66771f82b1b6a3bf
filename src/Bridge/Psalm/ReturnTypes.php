<?php

declare(strict_types=1);

namespace Kiln\Bridge\Psalm;

use Kiln\Error\InvalidMetadata;
use Kiln\Serializer;
use Psalm\Plugin\EventHandler\Event\MethodReturnTypeProviderEvent;
use Psalm\Plugin\EventHandler\MethodReturnTypeProviderInterface;
use Psalm\Type;
use Psalm\Type\Atomic\TGenericObject;
use Psalm\Type\Union;

/**
 * What a call returns that names a type: `$serializer->deserialize($json, 'list<App\Order>')` is a `list<App\Order>`.
 *
 * @internal
 */
final class ReturnTypes implements MethodReturnTypeProviderInterface
{
    public static function getClassLikeNames(): array
    {
        return [Serializer::class];
    }

    /**
     * Null where the type is not known, or no type: then the docblock of the method counts.
     */
    public static function getMethodReturnType(MethodReturnTypeProviderEvent $event): ?Union
    {
        $method = $event->getMethodNameLowercase();
        if (!\in_array($method, ['deserialize', 'fromarray', 'read'], true)) {
            return null;
        }
        $source = $event->getSource();
        $types = new TypeStrings($source->getCodebase());
        $type = null;
        try {
            foreach (TypeStrings::of($method, $event->getCallArgs(), $source) as $text) {
                $type = Type::combineUnionTypes($type, $types->type($text));
            }
        } catch (InvalidMetadata) {
            return null;
        }

        return $type === null || $method !== 'read'
            ? $type
            : new Union([new TGenericObject(\Generator::class, [Type::getInt(), $type, Type::getMixed(), Type::getMixed()])]);
    }
}
