<?php

declare(strict_types=1);

namespace Kiln\Tests\Dialect\Jms\Metadata;

/**
 * The classes below tests/Fixture/Jms/Metadata, of which several share a file.
 */
final readonly class Fixtures
{
    public const PREFIX = 'Kiln\Tests\Fixture\Jms\Metadata\\';

    /** Has objects of attributes among the arguments of an attribute. */
    public const WITH_OBJECTS = self::PREFIX . 'OptionsAsObjects';

    /**
     * @return list<string>
     */
    public static function files(): array
    {
        $files = glob(\dirname(__DIR__, 3) . '/Fixture/Jms/Metadata/*.php');

        return $files === false ? [] : $files;
    }

    /**
     * @return non-empty-list<string> also interfaces, traits and enums
     */
    public static function classes(): array
    {
        array_map(static fn(string $file): mixed => require_once $file, self::files());
        $classes = array_filter(
            [...get_declared_classes(), ...get_declared_interfaces(), ...get_declared_traits()],
            static fn(string $class): bool => str_starts_with($class, self::PREFIX),
        );
        sort($classes);

        return $classes === [] ? throw new \LogicException('There are no fixtures.') : $classes;
    }
}
