<?php

declare(strict_types=1);

namespace Kiln\Console;

use JMS\Serializer\ArrayTransformerInterface;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\SerializerBuilder as BridgeBuilder;
use Kiln\SerializerBuilder;

/**
 * Finds and runs the configuration file.
 *
 * @internal
 */
final class ConfigurationFile
{
    /** The first that exists counts: a developer's own before the one that the project shares. */
    private const NAMES = ['kiln.php', 'kiln.dist.php'];

    /**
     * @param ?string $path of a file that must exist; null for one of {@see NAMES} in the current working directory, or none
     *
     * @throws Failure
     */
    public static function load(?string $path): Workspace
    {
        $file = $path === null ? self::find() : (\is_file($path) ? $path : throw Failure::usage("There is no configuration file {$path}."));

        return $file === null ? new Workspace(new Configuration(), null) : new Workspace(self::run($file), $file);
    }

    private static function find(): ?string
    {
        foreach (self::NAMES as $name) {
            if (\is_file($name)) {
                return $name;
            }
        }

        return null;
    }

    private static function run(string $file): Configuration
    {
        try {
            $result = self::include((string) \realpath($file));
        } catch (\Throwable $error) {
            throw Failure::usage("The configuration file {$file} fails with " . $error::class . ": {$error->getMessage()} (line {$error->getLine()} of {$error->getFile()})");
        }

        return match (true) {
            $result instanceof Configuration => $result,
            $result instanceof SerializerBuilder => new Configuration($result),
            $result instanceof JmsBuilder, $result instanceof BridgeBuilder => new Configuration(jms: $result->build()),
            $result instanceof SerializerInterface && $result instanceof ArrayTransformerInterface => new Configuration(jms: $result),
            default => throw Failure::usage("The configuration file {$file} must return a " . SerializerBuilder::class . ' or a ' . Configuration::class . ', not ' . \get_debug_type($result) . '.'),
        };
    }

    /**
     * A function of its own, so that the file sees no variable but its path.
     */
    private static function include(string $path): mixed
    {
        return require $path;
    }
}
