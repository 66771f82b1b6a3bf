<?php

declare(strict_types=1);

namespace Kiln\Engine\Value;

/**
 * Loads what stands for an object, by its own means. The methods are those of Doctrine's `Proxy` and of symfony/var-exporter's
 * `LazyObjectInterface`.
 *
 * @internal
 */
final readonly class Lazy
{
    private const METHODS = ['__load', 'initializeLazyObject'];

    /**
     * @return object the same, or the one that it stands for
     */
    public static function load(object $object): object
    {
        foreach (self::METHODS as $method) {
            $load = [$object, $method];
            if (\is_callable($load)) {
                $loaded = $load();

                return \is_object($loaded) ? $loaded : $object;
            }
        }

        return $object;
    }
}
