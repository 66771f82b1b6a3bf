<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Jms\Doctrine;

use Doctrine\Persistence\ManagerRegistry;
use Doctrine\Persistence\ObjectManager;
use Doctrine\Persistence\ObjectRepository;

/**
 * One manager for the classes that are named.
 */
final class Registry implements ManagerRegistry
{
    /** @param list<class-string> $classes */
    public function __construct(private readonly ObjectManager $manager, private readonly array $classes) {}

    public function getDefaultConnectionName(): string
    {
        return 'default';
    }

    public function getConnection(?string $name = null): object
    {
        throw new \LogicException('There is none.');
    }

    public function getConnections(): array
    {
        return [];
    }

    public function getConnectionNames(): array
    {
        return [];
    }

    public function getDefaultManagerName(): string
    {
        return 'default';
    }

    public function getManager(?string $name = null): ObjectManager
    {
        return $this->manager;
    }

    public function getManagers(): array
    {
        return ['default' => $this->manager];
    }

    public function resetManager(?string $name = null): ObjectManager
    {
        return $this->manager;
    }

    public function getManagerNames(): array
    {
        return ['default' => 'default'];
    }

    public function getRepository(string $persistentObject, ?string $persistentManagerName = null): ObjectRepository
    {
        throw new \LogicException('There is none.');
    }

    public function getManagerForClass(string $class): ?ObjectManager
    {
        return \in_array($class, $this->classes, true) ? $this->manager : null;
    }
}
