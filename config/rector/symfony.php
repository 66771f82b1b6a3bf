<?php

declare(strict_types=1);

use Kiln\Bridge\Rector\SymfonyAttributesRector;
use Kiln\Bridge\Rector\SymfonyCallsRector;
use Kiln\Serializer;
use Rector\Config\RectorConfig;
use Rector\Renaming\Rector\Name\RenameClassRector;

/*
 * From symfony/serializer to Kiln; docs/migrating-from-symfony.md says what stays in place. In rector.php:
 *
 *     return RectorConfig::configure()->withSets([__DIR__ . '/vendor/kiln/kiln/config/rector/symfony.php']);
 */
return static function (RectorConfig $config): void {
    $config->importNames();
    $config->importShortClasses(false);
    $config->removeUnusedImports();
    $config->rules([SymfonyAttributesRector::class, SymfonyCallsRector::class]);
    $config->ruleWithConfiguration(RenameClassRector::class, [
        'Symfony\Component\Serializer\SerializerInterface' => Serializer::class,
    ]);
};
