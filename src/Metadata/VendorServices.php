<?php

declare(strict_types=1);

namespace Kiln\Metadata;

/**
 * Classes and interfaces that do work and hold no data: nobody wants their inside in a document. Known by name, as
 * {@see VendorValues} are; a converter or value of the application goes before.
 *
 * @internal
 */
final readonly class VendorServices
{
    private const SERVICES = [
        'PDO' => 'a connection',
        'PDOStatement' => 'a statement of a connection',
        'mysqli' => 'a connection',
        'Redis' => 'a connection',
        'SplFileInfo' => 'a file',
        'Reflector' => 'what reflection knows of code',
        'Doctrine\DBAL\Connection' => 'a connection',
        'Doctrine\ORM\Internal\Hydration\AbstractHydrator' => 'a part of an entity manager',
        'Doctrine\Persistence\ObjectManager' => 'an entity manager',
        'Psr\Container\ContainerInterface' => 'a container of services',
        'Psr\Log\LoggerInterface' => 'a log',
        'Symfony\Component\VarExporter\Internal\LazyObjectState' => 'the inside of a proxy',
    ];

    /**
     * @param class-string $class
     *
     * @return ?string what it is, in a few words
     */
    public static function of(string $class): ?string
    {
        $found = \array_intersect_key(self::SERVICES, [$class => $class] + \class_parents($class) + \class_implements($class));

        return \array_values($found)[0] ?? null;
    }
}
