<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Doctrine;

use Doctrine\DBAL\DriverManager;
use Doctrine\ORM\Configuration;
use Doctrine\ORM\EntityManager;
use Doctrine\ORM\Mapping\Driver\AttributeDriver;
use Doctrine\ORM\Proxy\ProxyFactory;
use Doctrine\ORM\Tools\SchemaTool;
use Kiln\Tests\TemporaryDirectory;

/**
 * A real entity manager on a database in memory, which counts the statements that it makes.
 */
final class Database
{
    public readonly EntityManager $entities;

    public readonly Statements $statements;

    /**
     * @param list<class-string> $classes
     */
    public function __construct(array $classes, bool $nativeLazyObjects = false)
    {
        $this->statements = new Statements();
        $configuration = new Configuration();
        $configuration->setMetadataDriverImpl(new AttributeDriver([]));
        $configuration->setMiddlewares([$this->statements]);
        if ($nativeLazyObjects) {
            $configuration->enableNativeLazyObjects(true);
        } else {
            $configuration->setProxyDir(TemporaryDirectory::create());
            $configuration->setProxyNamespace('Kiln\Tests\Proxies');
            $configuration->setAutoGenerateProxyClasses(ProxyFactory::AUTOGENERATE_FILE_NOT_EXISTS);
        }
        $this->entities = new EntityManager(DriverManager::getConnection(['driver' => 'pdo_sqlite', 'memory' => true], $configuration), $configuration);
        (new SchemaTool($this->entities))->createSchema(array_map($this->entities->getClassMetadata(...), $classes));
    }

    /**
     * As at the end of a request: nothing is known any more.
     */
    public function store(object ...$entities): void
    {
        foreach ($entities as $entity) {
            $this->entities->persist($entity);
        }
        $this->entities->flush();
        $this->entities->clear();
        $this->statements->made = [];
    }
}
