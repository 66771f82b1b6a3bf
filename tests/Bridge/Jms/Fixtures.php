<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms;

/**
 * The classes below tests/Fixture/Jms.
 */
final readonly class Fixtures
{
    public const PREFIX = 'Kiln\Tests\Fixture\Jms\\';

    /**
     * @return non-empty-list<class-string> no interfaces and no traits
     */
    public static function classes(): array
    {
        foreach (new \RecursiveIteratorIterator(new \RecursiveDirectoryIterator(\dirname(__DIR__, 2) . '/Fixture/Jms', \FilesystemIterator::SKIP_DOTS)) as $file) {
            if ($file instanceof \SplFileInfo && $file->getExtension() === 'php') {
                require_once $file->getPathname();
            }
        }
        $classes = array_filter(get_declared_classes(), static fn(string $class): bool => str_starts_with($class, self::PREFIX) && !str_contains($class, '@'));
        sort($classes, SORT_STRING);

        return $classes === [] ? throw new \LogicException('There are no fixtures.') : $classes;
    }
}
