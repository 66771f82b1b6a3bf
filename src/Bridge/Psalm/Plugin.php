<?php

declare(strict_types=1);

namespace Kiln\Bridge\Psalm;

use Psalm\Plugin\PluginEntryPointInterface;
use Psalm\Plugin\RegistrationInterface;

/**
 * For psalm.xml:
 *
 *     <plugins><pluginClass class="Kiln\Bridge\Psalm\Plugin"/></plugins>
 *
 * @api
 */
final class Plugin implements PluginEntryPointInterface
{
    public function __invoke(RegistrationInterface $registration, ?\SimpleXMLElement $config = null): void
    {
        foreach ([NewOptional::class, ReturnTypes::class, TypeStringRule::class] as $hooks) {
            // Psalm loads no classes here.
            \class_exists($hooks);
            $registration->registerHooksFromClass($hooks);
        }
    }
}
