<?php

declare(strict_types=1);

use Kiln\Bridge\Rector\JmsAttributesRector;
use Kiln\Bridge\Rector\JmsCallsRector;
use Kiln\Serializer;
use Rector\Config\RectorConfig;
use Rector\Renaming\Rector\Name\RenameClassRector;

/*
 * From jms/serializer to Kiln; docs/migrating-from-jms.md says what stays in place. In rector.php:
 *
 *     return RectorConfig::configure()->withSets([__DIR__ . '/vendor/kiln/kiln/config/rector/jms.php']);
 */
return static function (RectorConfig $config): void {
    $config->importNames();
    $config->importShortClasses(false);
    $config->removeUnusedImports();
    $config->rules([JmsAttributesRector::class, JmsCallsRector::class]);
    $config->ruleWithConfiguration(RenameClassRector::class, [
        'JMS\Serializer\SerializerInterface' => Serializer::class,
        'JMS\Serializer\ArrayTransformerInterface' => Serializer::class,
        'JMS\Serializer\Serializer' => Serializer::class,
    ]);
};
